public import CNestedScroll
import NestedScroll

@c @implementation
public func ns_touch_began(
  _ engine: ns_engine, _ pointer: Int32, _ node: ns_node, _ x: Double, _ y: Double,
  _ time: Double, _ area: Int32, _ isFree: Int32, _ latch: Int32
) {
  guard let host = host(engine), let id = host.id(node) else { return }
  host.engine.touchBegan(
    Int(pointer), on: id, at: Point(x: x, y: y), time: time, area: area.choice(),
    free: isFree != 0, latch: latch.option())
}

@c @implementation
public func ns_touch_moved(
  _ engine: ns_engine, _ pointer: Int32, _ x: Double, _ y: Double, _ time: Double
) {
  host(engine)?.engine.touchMoved(Int(pointer), to: Point(x: x, y: y), time: time)
}

@c @implementation
public func ns_touch_ended(_ engine: ns_engine, _ pointer: Int32, _ time: Double) {
  host(engine)?.engine.touchEnded(Int(pointer), time: time)
}

@c @implementation
public func ns_touch_flung(
  _ engine: ns_engine, _ pointer: Int32, _ time: Double, _ x: Double, _ y: Double
) {
  host(engine)?.engine.touchEnded(Int(pointer), time: time, velocity: Vector(x: x, y: y))
}

@c @implementation
public func ns_touch_cancelled(_ engine: ns_engine, _ pointer: Int32, _ time: Double) {
  host(engine)?.engine.touchCancelled(Int(pointer), time: time)
}

@c @implementation
public func ns_wheel(
  _ engine: ns_engine, _ node: ns_node, _ x: Double, _ y: Double, _ time: Double,
  _ phase: Int32, _ latch: Int32, _ latchPause: Double, _ isFree: Int32, _ isSmooth: Int32
) {
  guard let host = host(engine), let id = host.id(node) else { return }
  host.engine.wheel(
    id, by: Vector(x: x, y: y), time: time, phase: phase.option(), latch: latch.option(),
    latchPause: Swift.max(0, latchPause.given ?? 0.1), free: isFree != 0, smooth: isSmooth != 0)
}

@c @implementation
public func ns_drag(
  _ engine: ns_engine, _ node: ns_node, _ x: Double, _ y: Double, _ area: Int32
) {
  guard let host = host(engine), let id = host.id(node) else { return }
  host.engine.drag(id, by: Vector(x: x, y: y), area: area.choice())
}

@c @implementation
public func ns_fling(
  _ engine: ns_engine, _ node: ns_node, _ x: Double, _ y: Double, _ area: Int32
) {
  guard let host = host(engine), let id = host.id(node) else { return }
  host.engine.fling(id, velocity: Vector(x: x, y: y), area: area.choice())
}

@c @implementation
public func ns_advance(_ engine: ns_engine, _ time: Double) {
  host(engine)?.engine.advance(to: time)
}

@c @implementation
public func ns_settle(_ engine: ns_engine, _ limit: Double) {
  host(engine)?.engine.settle(limit: Swift.max(0, limit.given ?? 60))
}
