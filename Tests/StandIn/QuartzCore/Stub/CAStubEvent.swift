// Events as values for tests.

/// Something that happened in a world.
public enum CAStubEvent {
  /// Why a layer let go of an animation.
  public enum Reason: String, Sendable {
    /// It was removed by its key or with all others.
    case removed
    /// Another was added under its key.
    case replaced
    /// It was over.
    case completed
    /// The layer was on no screen when the transaction was committed.
    case offScreen
  }

  /// A property of a model was set; the flag is whether actions were disabled.
  case write(layer: CALayer, keyPath: String, value: Any?, actionsDisabled: Bool)
  /// A layer took the copy of an animation.
  case add(layer: CALayer, key: String?, animation: CAAnimation)
  /// A layer let go of an animation.
  case remove(layer: CALayer, key: String?, animation: CAAnimation, reason: Reason)
  /// The outermost transaction was committed.
  case commit
  /// The delegate of an animation receives its begin.
  case start(key: String?, animation: CAAnimation)
  /// The delegate of an animation receives its end.
  case stop(key: String?, animation: CAAnimation, finished: Bool)
  /// A completion block is called.
  case completion
}

extension CAStubEvent: CustomStringConvertible {
  /// One line, with the name of the layer where it has one.
  public var description: String {
    switch self {
    case .write(let layer, let keyPath, let value, let actionsDisabled):
      let text = value.map { "\($0)" } ?? "nil"
      return "\(Self.name(layer)).\(keyPath) = \(text)\(actionsDisabled ? ", no actions" : "")"
    case .add(let layer, let key, _): return "add \(Self.name(key)) to \(Self.name(layer))"
    case .remove(let layer, let key, _, let reason):
      return "remove \(Self.name(key)) from \(Self.name(layer)), \(reason.rawValue)"
    case .commit: return "commit"
    case .start(let key, _): return "start \(Self.name(key))"
    case .stop(let key, _, let finished): return "stop \(Self.name(key)) \(finished)"
    case .completion: return "completion"
    }
  }

  private static func name(_ layer: CALayer) -> String { layer.name ?? "layer" }

  private static func name(_ key: String?) -> String { key ?? "(no key)" }
}
