/// The only handle of a node that leaves the engine: a place and the generation that lives there.
///
/// When a node is removed its place may be used again, by another generation: a stale id finds
/// nothing, everywhere and for ever, and never another node.
public struct NodeID: Sendable, Hashable {
  let index: UInt32
  let generation: UInt32
}
