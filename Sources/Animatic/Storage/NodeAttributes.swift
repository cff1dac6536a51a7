// The rare attributes of a node.

import AnimaticCore

/// The rare attributes of a node.
package struct NodeAttributes: Sendable, Hashable {
  package var nodeOperator: NodeOperator?
  /// The position; nil for the cursor.
  package var position: Position?
  /// The initial velocity of its spring, in units per second; nil for none.
  package var initialVelocity: [Double]?

  package init() {}

  /// The attributes in a composition with preceding observers.
  func shifted(by count: Int) -> NodeAttributes {
    var shifted = self
    if case .observed(let index) = nodeOperator { shifted.nodeOperator = .observed(index + count) }
    return shifted
  }
}
