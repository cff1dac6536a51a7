// Layer actions: the protocol, and the answers of delegates, styles and action tables.

package import AnimaticCore

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

/// An answer to the search for an action; nil instead of an answer continues the search.
public enum LayerActionAnswer: CustomStringConvertible {
  /// Runs an action.
  case run(any LayerAction)
  /// Runs no action and ends the search, like Core Animation's NSNull.
  case stop

  /// The answer as one word.
  public var description: String {
    switch self {
    case .run: "run"
    case .stop: "stop"
    }
  }
}

/// A change of a layer's property.
package struct LayerChange {
  package let layer: Layer
  /// The changed property, or the changed component of a transform.
  package let path: PropertyPath
  /// The model before the change.
  package let old: LayerValues
}

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
    "style \(actions.keys.ascending { $0 }.joined(separator: " "))".oneLine
  }
}
