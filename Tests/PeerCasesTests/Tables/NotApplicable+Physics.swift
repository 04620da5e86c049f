extension NotApplicable {
  static let physics: [String: NotApplicable] = [
    "android_edge_stretch": .noCounterpart(
      "a stretch of the picture, not of the scroll; a band and a spring are the effects here"),
    "android_overfling": .noCounterpart(
      "a constant deceleration past the edge; a critical spring here"),
    "chromium_wheel_animation": .noCounterpart(
      "an ease of fixed duration, started anew by every notch; a spring here"),
    "gtk_edge_switch_at_tick_vs_root": .peerBug(
      "what comes of an edge that is noticed a frame late"),
    "gtk_stop_rule_frame_rate_dependence": .peerBug("where it stops depends on the frame rate"),
    "handover_android_spline_restart_at_boundary": .peerBug(
      "how much further a spline goes that is started anew at a boundary"),
    "restart_error_android_spline_density1": .peerBug(
      "how much further a spline goes that is started anew in every frame"),
    "models/chromium_snap_fling_curve": .noCounterpart(
      "a settle in frames; the curve of a snap is the fling's own, retargeted"),
    "models/ios_decay_msum_fast_0.99": .noCounterpart(
      "a sum over milliseconds of the law that is here in closed form"),
    "models/ios_decay_msum_normal_0.998": .noCounterpart(
      "a sum over milliseconds of the law that is here in closed form"),
    "peer_test_expectations": .noCounterpart(
      "restates rows of the other tables, and curves that have none here; checked one by one where"
        + " the curves are"),
    "rubber_band/flutter_incremental_0.52": .peerBug(
      "what is shown depends on how many events a drag comes in"),
    "spring_return/chromium_android_exponential_0.2_1.1": .peerBug(
      "the velocity jumps when a stretch is let go; a fling that hits the edge does the same here"),
    "spring_return/macos_elastic_0.31_1.6": .peerBug(
      "the velocity jumps when a stretch is let go; a fling that hits the edge does the same here"),
    "spring_return/xn_two_rate_0.998_0.99": .noCounterpart(
      "two decays one over the other; a spring here"),
    "webkit_basic_snap_progress": .noCounterpart(
      "an ease of one second; the curve of a snap is the fling's own, retargeted"),
  ]
}

extension Difference {
  static let physicsDifferences: [Difference] = [
    Difference(
      id: "velocity_tracker", path: "cases.4.computed.lsq2", ours: -7.326175001465285,
      why: "a parabola whose end points against the way the finger went is not believed"),
    Difference(
      id: "velocity_tracker", path: "cases.5.computed.lsq2", ours: 285.7133912881192,
      why: "a parabola whose end points against the way the finger went is not believed"),
    Difference(
      id: "velocity_tracker", path: "cases.6.computed.lsq2", ours: 1357.7732518669382,
      why: "a parabola whose end points against the way the finger went is not believed"),
    Difference(
      id: "velocity_tracker", path: "cases.16.computed.lsq2", ours: 10000,
      why: "two samples make a line; theirs want three"),
    Difference(
      id: "velocity_tracker", path: "cases.23.computed.lsq2", ours: 0,
      why: "a parabola whose end points against the way the finger went is not believed"),
  ]
}
