// The differences that a page does not show.

import AnimaticCore

/// The tolerances of keyframes, stricter than those promised for the page.
enum Tolerance {
  static let points = 0.004
  /// For the corners of a layer, where all errors of a matrix add up.
  static let corner = 0.02
  static let number = 0.0004
  static let channel = 0.7 / 255
}
