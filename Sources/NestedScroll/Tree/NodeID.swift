/// The only handle of a node that leaves the engine: a place and the generation that lives there.
///
/// When a node is removed its place may be used again, by another generation: a stale id finds
/// nothing, everywhere and for ever, and never another node.
/// It means something only to the engine that gave it, and to copies of that.
///
/// Its raw value is a number that a host written in another language can keep. Any number may come
/// back from there: one that was never given out finds nothing.
public struct NodeID: Sendable, Hashable, RawRepresentable {
  let index: UInt32
  let generation: UInt32

  init(index: UInt32, generation: UInt32) {
    self.index = index
    self.generation = generation
  }

  public init(rawValue: UInt64) {
    index = UInt32(truncatingIfNeeded: rawValue)
    generation = UInt32(truncatingIfNeeded: rawValue >> 32)
  }

  public var rawValue: UInt64 { UInt64(generation) << 32 | UInt64(index) }
}
