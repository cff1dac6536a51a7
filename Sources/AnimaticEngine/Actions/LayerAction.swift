// What happens on a change of a layer: the protocol, and the answers of whoever is asked for one.

package import AnimaticCore

/// What a layer does when something on it changes: as a rule, an animation that adds itself.
///
/// ```swift
/// box.actions["opacity"] = .run(BasicAnimation(.opacity, duration: 1))
/// ```
public protocol LayerAction {
  /// Does it; the model has changed already, and what shows has not.
  ///
  /// - Parameters:
  ///   - key: What changed, such as opacity or onOrderIn.
  ///   - layer: The layer on which it changed.
  func run(forKey key: String, on layer: Layer)
}

/// An answer to the question for an action; whoever has none answers nil, and the next is asked.
public enum LayerActionAnswer: CustomStringConvertible {
  /// This is the action.
  case run(any LayerAction)
  /// There is to be none, whoever else might have one: Core Animation's NSNull.
  case stop

  /// The answer as one word.
  public var description: String {
    switch self {
    case .run: "run"
    case .stop: "stop"
    }
  }
}

/// A property of a layer that was changed.
package struct LayerChange {
  package let layer: Layer
  /// What was written: a whole property, or a component of a transform.
  package let path: PropertyPath
  /// The model before it was changed.
  package let old: LayerValues
}

/// Answers for the layers that it is the delegate of.
public protocol LayerDelegate: AnyObject {
  /// Says what to do on a change; it is asked before anybody else (I-7).
  ///
  /// What properties do that are changed in a block of the stage is the block's, and nobody is asked.
  ///
  /// - Parameters:
  ///   - layer: The layer that changes.
  ///   - key: What changes on it.
  /// - Returns: The answer; nil to let the layer look further.
  func action(for layer: Layer, forKey key: String) -> LayerActionAnswer?
}

/// What many layers have in common: the third to be asked for an action (I-7).
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
