// The delegate of a layer.

public import Foundation

/// Provides actions of a layer; all methods are optional.
public protocol CALayerDelegate: NSObjectProtocol {
  /// What to do when something happens; NSNull is nothing, nil leaves it to others.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Leaves it to others, as a method that is not there.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
