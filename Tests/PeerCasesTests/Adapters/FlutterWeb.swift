extension Adapters {
  static var flutterWeb: [any PeerAdapter.Type] { [] }
}
