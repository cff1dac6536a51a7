// Numbers as text for HTML, SVG, CSS, and JSON: finite, and short.

import AnimaticCore

extension Double {
  /// The number, or 0 if it can't be drawn.
  var ifFinite: Double { isFinite && magnitude < 1e15 ? self : 0 }

  /// The number clamped to a range; the lower bound for NaN.
  func clamped(_ low: Double, _ high: Double) -> Double {
    isNaN ? low : Swift.min(Swift.max(self, low), high)
  }

  /// The number rounded to a number of decimal places, if it has that many.
  func rounded(places: Int) -> Double {
    guard magnitude < 1e9 else { return self }
    let unit = (0..<places).reduce(1.0) { unit, _ in unit * 10 }
    return (self * unit).rounded() / unit
  }

  /// The number as JSON; 0 if it is not finite.
  var json: String { isFinite ? exactText : "0" }

  /// The number for people, with a limited number of decimal places.
  func short(_ places: Int = 3) -> String {
    isFinite ? rounded(places: places).exactText : "0"
  }

  /// A fraction as a percentage.
  var percent: String { "\((self * 100).rounded(places: 4).exactText)%" }

  /// The number as CSS.
  var css: String { ifFinite.rounded(places: magnitude < 0.01 ? 10 : 7).exactText }

  /// The number as a length in pixels.
  var px: String { ifFinite.rounded(places: 4).exactText + "px" }
}

extension CGFloat {
  /// The number, or 0 if it can't be drawn.
  var ifFinite: Double { Double(self).ifFinite }
}

extension CGSize {
  /// The size without numbers that can't be drawn.
  var drawn: CGSize { CGSize(width: width.ifFinite, height: height.ifFinite) }
}

extension Int {
  /// The number with thousands separators.
  var grouped: String {
    var digits = String(magnitude)
    for place in stride(from: digits.count - 3, to: 0, by: -3) {
      digits.insert(",", at: digits.index(digits.startIndex, offsetBy: place))
    }
    return (self < 0 ? "-" : "") + digits
  }

  /// The number with its noun.
  func counted(_ one: String, _ many: String) -> String { "\(grouped) \(self == 1 ? one : many)" }
}
