extension Adapters {
  static var android: [any PeerAdapter.Type] { [] }
}
