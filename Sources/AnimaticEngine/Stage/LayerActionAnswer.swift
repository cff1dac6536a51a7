// The answer to a search for an action.

import AnimaticCore

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
