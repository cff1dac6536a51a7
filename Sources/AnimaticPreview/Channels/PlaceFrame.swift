// The frame in which a layer is placed.

import AnimaticCore

/// The constant parts of a layer's placement.
struct PlaceFrame: Hashable, Sendable {
  /// The sublayer transform of the superlayer; nil for none.
  var outer: Transform3D?
  /// The fourth column of a perspective applied last; nil for none.
  var perspective: [Double]?
  /// The three skews; nil for none.
  var skew: [Double]?
}
