package import NestedScroll

extension ScrollEvent.Change {
  /// Changes a node so.
  package func apply(to node: inout Node) {
    switch self {
    case .nothing, .edit: break
    case .content(let content): node.content = content
    case .viewport(let viewport):
      node.viewport = viewport
      // A page can't be longer than what shows it.
      if let length = node.pager?.pageLength, length > viewport {
        node.pager?.pageLength = viewport
      }
    case .insets(let insets): node.insets = insets
    case .enabled(let isEnabled): node.isEnabled = isEnabled
    case .policy(let policy):
      // Parts of a delta would not add up with a pager that goes part of the way.
      if node.pager == nil || !policy.hasUntil { node.policy = policy }
    case .edges(let edges): node.edges = edges
    case .inputs(let inputs): node.inputs = inputs
    case .header(let height, let stay):
      node.header?.height = height
      node.header?.stay = stay
    case .pageLength(let length): node.pager?.pageLength = length.map { min($0, node.viewport) }
    case .snap(let snap): if node.header == nil, node.pager == nil { node.snap = snap }
    }
  }
}
