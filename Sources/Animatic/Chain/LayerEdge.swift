// The sides of a layer, for what slides in and out.

import AnimaticCore

/// A side from which a layer comes, or to which it goes; y grows downwards.
public enum LayerEdge: String, Sendable, Hashable, CaseIterable, CustomStringConvertible {
  /// Where x is smaller.
  case left
  /// Where x is larger.
  case right
  /// Where y is smaller.
  case top
  /// Where y is larger.
  case bottom

  /// What moves a layer to and from the side.
  var translation: LayerProperty<Double> {
    switch self {
    case .left, .right: .translationX
    case .top, .bottom: .translationY
    }
  }

  /// Which way the side lies.
  var sign: Double {
    switch self {
    case .left, .top: -1
    case .right, .bottom: 1
    }
  }

  /// The name.
  public var description: String { rawValue }
}
