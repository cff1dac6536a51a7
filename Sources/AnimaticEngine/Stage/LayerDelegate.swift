// The delegate of a layer.

import AnimaticCore

/// A delegate that provides actions for its layers.
public protocol LayerDelegate: AnyObject {
  /// Returns the action for a change; the delegate is asked first (I-7).
  ///
  /// Changes inside a block of the stage are animated by the block, without asking the delegate.
  ///
  /// - Parameters:
  ///   - layer: The layer that changes.
  ///   - key: What changes on it.
  /// - Returns: The answer; nil to continue the search.
  func action(for layer: Layer, forKey key: String) -> LayerActionAnswer?
}
