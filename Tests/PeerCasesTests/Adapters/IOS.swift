extension Adapters {
  static var ios: [any PeerAdapter.Type] { [] }
}
