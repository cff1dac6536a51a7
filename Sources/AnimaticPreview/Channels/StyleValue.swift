// A value of one CSS property: what kind of value it is, and its numbers.

import AnimaticCore

/// What kind of CSS value some numbers are; only values of one form have something in between.
enum StyleForm: Hashable, Sendable {
  /// Text that turns over at once.
  case words(String)
  case number
  /// A whole number, rounded where it is written.
  case integer
  case pixels
  /// Red, green, blue and alpha, 0 to 1.
  case color
  /// x, y, blur, spread and a colour: the shadow of a box, around it or inside.
  case boxShadow(isInside: Bool)
  /// x, y, blur and a colour: the shadow of what is drawn.
  case dropShadow
  /// Where a line starts, and how long it is, in lengths of its path.
  case dash
  /// The coordinates of a path.
  case path([UInt8])
  /// x and y.
  case moved
  case scaled
  case angle
  /// Where a layer is, in parts that the browser interpolates number by number.
  case place(PlaceFrame)
  /// Where a layer is, its own transform as one matrix.
  case wholePlace(PlaceFrame)
  /// Where a layer is, all as one matrix.
  case matrix
}

/// What of a layer's place is the same all the time.
struct PlaceFrame: Hashable, Sendable {
  /// The sublayer transform of what the layer is in; nil for none.
  var outer: Transform3D?
  /// The fourth column of a perspective that acts after all else; nil for none.
  var perspective: [Double]?
  /// The three skews; nil for none.
  var skew: [Double]?
}

/// A value of a CSS property.
struct StyleValue: Equatable, Sendable {
  var form: StyleForm
  var numbers: [Double]

  init(_ form: StyleForm, _ numbers: [Double] = []) {
    self.form = form
    self.numbers = numbers.map(\.ifFinite)
  }

  /// A value that is a word.
  static func word(_ word: String) -> StyleValue { StyleValue(.words(word)) }

  /// Whether the form has a matrix.
  var isPlace: Bool {
    switch form {
    case .place, .wholePlace, .matrix: true
    default: false
    }
  }
}
