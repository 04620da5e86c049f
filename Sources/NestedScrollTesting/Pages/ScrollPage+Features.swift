import NestedScroll

extension ScrollPage {
  /// What there is in the page.
  public var features: PageFeatures {
    var features: PageFeatures = []
    if nodes.count(where: { $0.parent == nil }) > 1 { features.insert(.forests) }
    if physics != .ios { features.insert(.physics) }
    for entry in nodes { features.formUnion(entry.node.features) }
    return features
  }
}

extension Node {
  /// What the node brings into a page.
  var features: PageFeatures {
    var features = policy.features
    func add(_ feature: PageFeatures, if condition: Bool) {
      if condition { features.insert(feature) }
    }
    add(.horizontal, if: axis == .horizontal)
    add(.bounce, if: edges != .clamp)
    add(.snaps, if: snap != nil || header?.snap != nil)
    add(.refreshes, if: refreshAtStart != nil || refreshAtEnd != nil)
    add(.rightToLeft, if: direction == .rightToLeft)
    add(.disabled, if: !isEnabled)
    add(.inputs, if: inputs != nil)
    add(.anchors, if: anchor != 0)
    add(.pins, if: stopsAtPin)
    add(.views, if: view != nil)
    add(.connections, if: connection != nil || landing != nil)
    add(.insets, if: pager == nil && insets != .zero)
    add(.pagerInsets, if: pager != nil && insets != .zero)
    if let header {
      add(.headers, if: true)
      add(.cappedHeaders, if: header.collapse == .whenNeeded)
      add(.empty, if: header.travel == 0)
    } else if let pager {
      add(.pagers, if: true)
      add(.pageOffsets, if: pager.pageOffsets != .keep)
      add(.shortPages, if: pager.pageLength.map { $0 != viewport } ?? false)
      add(.snaps, if: pager.rule != SnapRule())
    } else if let content {
      add(.empty, if: content + insets.start + insets.end <= viewport)
    } else {
      add(.unknownContent, if: true)
    }
    return features
  }
}

extension Policy {
  fileprivate var features: PageFeatures {
    var features: PageFeatures = self == .chain ? [] : .policies
    if forward.mode == .parallel || backward.mode == .parallel { features.insert(.parallel) }
    if hasUntil { features.insert(.untils) }
    return features
  }

  /// Whether it goes part of the way somewhere.
  var hasUntil: Bool {
    [forward.preScroll, forward.postScroll, backward.preScroll, backward.postScroll].contains {
      if case .until = $0 { true } else { false }
    }
  }
}
