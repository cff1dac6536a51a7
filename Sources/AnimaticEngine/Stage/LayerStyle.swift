// Values and actions that layers share.

import AnimaticCore

/// Actions shared by several layers, searched third (I-7).
public struct LayerStyle: CustomStringConvertible {
  /// The actions by key.
  public var actions: [String: LayerActionAnswer]

  /// Creates a style.
  ///
  /// - Parameter actions: The actions by key.
  public init(actions: [String: LayerActionAnswer] = [:]) {
    self.actions = actions
  }

  /// The keys that have an action, on one line.
  public var description: String {
    "style \(actions.keys.sorted().joined(separator: " "))".oneLine
  }
}
