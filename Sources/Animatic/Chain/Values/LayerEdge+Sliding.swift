// Which way a layer slides to and from its sides.

import AnimaticCore

extension LayerEdge {
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
}
