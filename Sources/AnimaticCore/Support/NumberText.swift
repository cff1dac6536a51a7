// The number format of all texts: no locale, no "-0", no ".0".

/// How the numbers of texts are written.
package enum NumberText {
  /// Whether numbers have all their digits, and angles are in radians.
  @TaskLocal package static var isExact = false

  /// Returns the texts of two values, with all digits if they are equal except for `≈`.
  package static func distinct(_ texts: () -> (String, String)) -> (String, String) {
    let short = texts()
    if short.0.filter({ $0 != "≈" }) != short.1.filter({ $0 != "≈" }) { return short }
    return $isExact.withValue(true, operation: texts)
  }

  /// Returns the text of a new value, and of the old one after "was".
  package static func change(_ texts: () -> (new: String, old: String)) -> String {
    let (new, old) = distinct(texts)
    return "\(new), was \(old)"
  }
}

extension Double {
  /// The number as people write it: at most six digits, with a mark if they are not all, such as
  /// `0.3`, `100`, and `≈0.333333`.
  ///
  /// Whole numbers have all their digits.
  @inline(never)
  package var text: String {
    if NumberText.isExact || isNaN { return exactText }
    if isInfinite { return self < 0 ? "-∞" : "∞" }
    let short = roundedToSixDigits
    let isShortened = abs(short - self) > 1e-9 * abs(self)
    return (isShortened ? "≈" : "") + short.exactText
  }

  /// All digits of the number, identical on every machine: `1`, `0.1`, `inf`.
  @inline(never)
  package var exactText: String {
    if self == 0 { return "0" }
    let plain = description
    return plain.hasSuffix(".0") ? String(plain.dropLast(2)) : plain
  }

  /// The number itself if it is whole, or too small for an exact power of ten.
  private var roundedToSixDigits: Double {
    guard self != rounded(), abs(self) > 1e-16 else { return self }
    var power = 1.0
    while abs(self) * power < 1e5 { power *= 10 }
    return (self * power).rounded() / power
  }
}

extension Int {
  /// The number with a noun: `1 layer`, `2 layers`.
  @inline(never)
  package func of(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

extension Sequence<Double> {
  /// The numbers separated by commas.
  package var listText: String { map(\.text).joined(separator: ", ") }
}

extension Sequence<String> {
  /// The texts in parentheses, or a single text without.
  var tupleText: String {
    let texts = Array(self)
    return texts.count == 1 ? texts[0] : "(\(texts.joined(separator: ", ")))"
  }
}

extension ClosedRange<Double> {
  /// An interval in a message.
  package var secondsText: String {
    let start = lowerBound.text
    if lowerBound == upperBound { return "\(start) s" }
    return "\(start)…\(upperBound.text) s"
  }
}
