// The value of a CSS property: its form and its numbers.

import AnimaticCore

/// The form of a CSS value; only values of one form can be interpolated.
enum StyleForm: Hashable, Sendable {
  /// Text that switches without interpolation.
  case words(String)
  case number
  /// An integer, rounded when it is written.
  case integer
  case pixels
  /// Red, green, blue and alpha, from 0 to 1.
  case color
  /// x, y, blur, spread and a color: the outer or inner shadow of a box.
  case boxShadow(isInside: Bool)
  /// x, y, blur and a color: the shadow of the drawing.
  case dropShadow
  /// The start and the length of a stroke, as fractions of its path length.
  case dash
  /// The coordinates of a path.
  case path([UInt8])
  /// x and y.
  case moved
  case scaled
  case angle
  /// The placement of a layer in components that the browser interpolates separately.
  case place(PlaceFrame)
  /// The placement of a layer, with its own transform as one matrix.
  case wholePlace(PlaceFrame)
  /// The placement of a layer as one matrix.
  case matrix
}

/// The constant parts of a layer's placement.
struct PlaceFrame: Hashable, Sendable {
  /// The sublayer transform of the superlayer; nil for none.
  var outer: Transform3D?
  /// The fourth column of a perspective applied last; nil for none.
  var perspective: [Double]?
  /// The three skews; nil for none.
  var skew: [Double]?
}

/// The value of a CSS property.
struct StyleValue: Equatable, Sendable {
  var form: StyleForm
  var numbers: [Double]

  init(_ form: StyleForm, _ numbers: [Double] = []) {
    self.form = form
    self.numbers = numbers.map(\.ifFinite)
  }

  /// Returns a keyword value.
  static func word(_ word: String) -> StyleValue { StyleValue(.words(word)) }

  /// Whether the form contains a matrix.
  var isPlace: Bool {
    switch form {
    case .place, .wholePlace, .matrix: true
    default: false
    }
  }
}
