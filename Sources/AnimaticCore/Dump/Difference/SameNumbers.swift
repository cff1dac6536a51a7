// Equality of values, and a description of differences that truncated texts would hide.

extension Double {
  /// Returns whether two numbers are equal; NaN equals itself.
  func isSame(as other: Double) -> Bool { self == other || isNaN && other.isNaN }
}

extension FlatValue {
  func isSame(as other: FlatValue) -> Bool {
    matches(other) && zip(numbers, other.numbers).allSatisfy { $0.isSame(as: $1) }
  }

  /// Lists beyond the size of a transform are truncated.
  private static let mostListed = 16

  /// Returns the change of a value: both values, or for a long one the changed number.
  func change(from old: FlatValue, _ text: (FlatValue) -> String) -> String {
    let (new, was) = NumberText.distinct(self, old, text)
    if new != was, max(numbers.count, old.numbers.count) <= Self.mostListed {
      return "now \(new), was \(was)"
    }
    if numbers.count != old.numbers.count {
      return "now of \(numbers.count) numbers, was of \(old.numbers.count)"
    }
    guard let place = numbers.indices.first(where: { !numbers[$0].isSame(as: old.numbers[$0]) })
    else { return "now of another shape" }
    return "number \(place + 1) now "
      + NumberText.change(from: old.numbers[place], to: numbers[place], \.text)
  }
}
