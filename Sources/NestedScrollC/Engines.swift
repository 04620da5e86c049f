public import CNestedScroll
import NestedScroll

@c @implementation
public func ns_create() -> ns_engine { Hosts.all.create() }

@c @implementation
public func ns_destroy(_ engine: ns_engine) { Hosts.all.destroy(engine) }

@c @implementation
public func ns_describe_physics(_ preset: Int32, _ physics: UnsafeMutablePointer<ns_physics>?) {
  let presets: [Physics] = [
    .ios, .iosFast, .android, .androidSpline, .flutterBouncing, .flutterDesktop,
    .flutterClamping, .compose, .chromium, .webKit, .gtk, .qt,
  ]
  let isOne = presets.indices.contains(Int(preset))
  physics?.pointee = ns_physics(isOne ? presets[Int(preset)] : .ios)
}

@c @implementation
public func ns_set_physics(_ engine: ns_engine, _ physics: UnsafePointer<ns_physics>?) {
  if let physics { host(engine)?.engine.physics = physics.pointee.physics }
}

@c @implementation
public func ns_set_velocity_estimator(
  _ engine: ns_engine, _ estimator: Int32, _ seconds: Double
) {
  host(engine)?.engine.velocityEstimator =
    switch estimator {
    case 1: .impulse(seconds: Swift.max(0, seconds.given ?? 0.1))
    case 2: .ios
    case 3: .macOS
    default: .leastSquares
    }
}

@c @implementation
public func ns_set_slop(_ engine: ns_engine, _ slop: Double) {
  if slop.isFinite { host(engine)?.engine.slop = Swift.max(0, slop) }
}

@c @implementation
public func ns_set_pixel_length(_ engine: ns_engine, _ length: Double) {
  host(engine)?.engine.pixelLength = length.given
}

@c @implementation
public func ns_set_reduces_motion(_ engine: ns_engine, _ reduces: Int32) {
  host(engine)?.engine.reducesMotion = reduces != 0
}

@c @implementation
public func ns_set_explains(_ engine: ns_engine, _ explains: Int32) {
  host(engine)?.engine.explains = explains != 0
}

@c @implementation
public func ns_describe_node(_ axis: Int32, _ place: UnsafeMutablePointer<ns_description>?) {
  place?.pointee = ns_description(Node(axis.choice(), viewport: 0, content: nil))
}

@c @implementation
public func ns_describe_policy(
  _ preset: Int32, _ until: Double, _ place: UnsafeMutablePointer<ns_description>?
) {
  guard let place else { return }
  let policy: Policy =
    switch preset {
    case 1: .contain
    case 2: .stickyHeader
    case 3: .floatingHeader
    case 4: .floatingCollapsed(until: until.given ?? 0)
    case 5: .parentFirst
    case 6: .parallel
    default: .chain
    }
  place.pointee.forward = ns_turn(policy.forward)
  place.pointee.backward = ns_turn(policy.backward)
}

@c @implementation
public func ns_describe_header_rows(
  _ rows: UnsafePointer<ns_header_row>?, _ count: Int32,
  _ place: UnsafeMutablePointer<ns_description>?
) {
  guard let place else { return }
  let (header, policy) = Header.rows(
    list(rows, count).map {
      HeaderRow(
        height: $0.height.given ?? 0, stay: $0.stay.given ?? 0, returns: $0.returns.given ?? 0)
    })
  place.pointee.header_height = header.height
  place.pointee.header_stay = header.stay
  place.pointee.forward = ns_turn(policy.forward)
  place.pointee.backward = ns_turn(policy.backward)
}
