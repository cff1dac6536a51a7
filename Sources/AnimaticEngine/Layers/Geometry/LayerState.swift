// Which of a layer's values count in a question about places.

import AnimaticCore

/// Which values of the layers a question about places is asked of.
public enum LayerState: String, Sendable, Hashable, CustomStringConvertible {
  /// The values that show when nothing is animated; touches are tried on these in Core Animation.
  case model
  /// What shows now.
  case presentation

  /// The state as one word.
  public var description: String { rawValue }
}

extension Layer {
  /// The values that count in a state.
  func values(in state: LayerState) -> LayerValues {
    state == .model ? model : presentation
  }
}
