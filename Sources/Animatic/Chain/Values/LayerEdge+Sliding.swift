// The directions of slides.

import AnimaticCore

extension LayerEdge {
  /// The translation toward the edge.
  var translation: LayerProperty<Double> { direction.x == 0 ? .translationY : .translationX }

  /// The sign of the direction toward the edge.
  var sign: Double { direction.x + direction.y }
}
