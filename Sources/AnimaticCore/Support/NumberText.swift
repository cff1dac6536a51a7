// The number format of all texts: shortest round trip, no locale, no "-0", no ".0".

extension Double {
  /// The number as text, identical on every machine: `1`, `0.1`, `inf`.
  @inline(never)
  package var text: String {
    if self == 0 { return "0" }
    let plain = description
    return plain.hasSuffix(".0") ? String(plain.dropLast(2)) : plain
  }

  /// Seconds in a message, without rounding errors.
  package var secondsText: String { rounded(to: 1e9).text }

  /// Returns the number rounded to parts of 1, given by their count; a large one stays.
  func rounded(to parts: Double) -> Double {
    abs(self) < 1e6 ? (self * parts).rounded() / parts : self
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

extension Collection<Double> {
  /// The numbers in parentheses, or a single number without.
  package var tupleText: String { count == 1 ? listText : "(\(listText))" }
}

extension ClosedRange<Double> {
  /// An interval in a message.
  package var secondsText: String {
    let start = lowerBound.secondsText
    if lowerBound == upperBound { return "\(start) s" }
    return upperBound.isFinite ? "\(start)…\(upperBound.secondsText) s" : "\(start) s…"
  }
}
