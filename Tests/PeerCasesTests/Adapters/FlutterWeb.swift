extension Adapters {
  static var flutterWeb: [any PeerAdapter.Type] {
    [
      FlutterNested.self, FlutterScrolling.self, FlutterPages.self, FlutterPhysics.self,
      FlutterSections.self, SnapScrolling.self, WebScrolling.self, BrowserControls.self,
      ElasticOverscroll.self, WebKitScrolling.self, GeckoScrolling.self, BetterScroll.self,
      MobilePages.self,
    ]
  }
}
