// The protocol of layer actions.

import AnimaticCore

/// The response of a layer to a change, usually an animation that attaches itself.
///
/// ```swift
/// box.actions["opacity"] = .run(BasicAnimation(.opacity, duration: 1))
/// ```
public protocol LayerAction {
  /// Runs the action, after the model has changed and before the presentation does.
  ///
  /// - Parameters:
  ///   - key: What changed, such as opacity or onOrderIn.
  ///   - layer: The layer on which it changed.
  func run(forKey key: String, on layer: Layer)
}
