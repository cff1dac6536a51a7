// The directions of slides.

import AnimaticCore

extension LayerEdge {
  /// The translation toward the edge.
  var translation: LayerProperty<Double> {
    switch self {
    case .left, .right: .translationX
    case .top, .bottom: .translationY
    }
  }

  /// The sign of the direction toward the edge.
  var sign: Double {
    switch self {
    case .left, .top: -1
    case .right, .bottom: 1
    }
  }
}
