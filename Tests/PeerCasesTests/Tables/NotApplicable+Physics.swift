extension NotApplicable {
  static let physics: [String: NotApplicable] = [
    "android_edge_stretch": .noCounterpart(
      "a stretch of the picture, not of the scroll; a band and a spring are the effects here"),
    "android_overfling": .noCounterpart(
      "a constant deceleration past the edge; a critical spring here"),
    "android_spline_table_101": .noCounterpart(
      "the spline that a power law stands in for: as far, as long, and the same from any of its points"
    ),
    "chromium_wheel_animation": .noCounterpart(
      "an ease of fixed duration, started anew by every notch; a spring here"),
    "gtk_edge_switch_at_tick_vs_root": .peerBug(
      "what comes of an edge that is noticed a frame late"),
    "gtk_stop_rule_frame_rate_dependence": .peerBug("where it stops depends on the frame rate"),
    "handover_android_spline_restart_at_boundary": .peerBug(
      "how much further a spline goes that is started anew at a boundary"),
    "restart_error_android_spline_density1": .peerBug(
      "how much further a spline goes that is started anew in every frame"),
    "models/android_spline_density_1": .noCounterpart(
      "the spline that a power law stands in for: as far, as long, and the same from any of its points"
    ),
    "models/android_spline_density_2": .noCounterpart("the same spline on a denser screen"),
    "models/android_spline_density_3": .noCounterpart("the same spline on a denser screen"),
    "models/chromium_fling_curve": .noCounterpart(
      "a third law of decay; two are enough here, with free constants"),
    "models/chromium_snap_fling_curve": .noCounterpart(
      "a settle in frames; the curve of a snap is the fling's own, retargeted"),
    "models/flutter_macos_drag0.135_plus_1400": .noCounterpart(
      "a third law of decay; two are enough here, with free constants"),
    "models/ios_decay_msum_fast_0.99": .noCounterpart(
      "a sum over milliseconds of the law that is here in closed form"),
    "models/ios_decay_msum_normal_0.998": .noCounterpart(
      "a sum over milliseconds of the law that is here in closed form"),
    "models/qt_constant_deceleration_1500": .noCounterpart(
      "a third law of decay; two are enough here, with free constants"),
    "peer_test_expectations": .noCounterpart(
      "restates rows of the other tables, and curves that have none here"),
    "rubber_band/chromium_bezier_tanh": .noCounterpart(
      "a band of another shape; the one here has a free constant"),
    "rubber_band/flutter_incremental_0.52": .peerBug(
      "what is shown depends on how many events a drag comes in"),
    "rubber_band/macos_elastic_1_20": .noCounterpart("a band without a limit"),
    "rubber_band/qt_half": .noCounterpart("a band without a limit"),
    "spring_return/chromium_android_exponential_0.2_1.1": .peerBug(
      "the velocity jumps at the edge"),
    "spring_return/macos_elastic_0.31_1.6": .peerBug("the velocity jumps at the edge"),
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
