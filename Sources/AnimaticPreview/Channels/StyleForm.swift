// The forms of CSS values.

import AnimaticCore

/// The form of a CSS value; only values of one form can be interpolated.
enum StyleForm: Hashable, Sendable {
  /// Text that switches without interpolation.
  case keyword(String)
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

  /// The index of the first of the four numbers of a color.
  var colorIndex: Int? {
    switch self {
    case .color: 0
    case .dropShadow: 3
    case .boxShadow: 4
    default: nil
    }
  }

  /// The index of the first of the sixteen numbers of a matrix.
  var matrixIndex: Int? {
    switch self {
    case .matrix: 0
    case .wholePlace: 5
    default: nil
    }
  }

  /// Whether the form is the placement of a layer.
  var isPlace: Bool {
    if case .place = self { true } else { matrixIndex != nil }
  }

  /// Whether a browser interpolates all numbers by one curve without rounding.
  var isStraight: Bool {
    switch self {
    case .keyword, .integer, .boxShadow, .dropShadow, .wholePlace, .matrix: false
    default: true
    }
  }

  /// The largest error of a number outside of colors.
  var tolerance: Double {
    switch self {
    case .number, .scaled: Tolerance.number
    case .integer: 0.4
    case .dash: 2e-5
    case .angle: 1e-4
    default: Tolerance.points
    }
  }
}
