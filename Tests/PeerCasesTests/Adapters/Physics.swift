extension Adapters {
  static var physics: [any PeerAdapter.Type] { [] }
}
