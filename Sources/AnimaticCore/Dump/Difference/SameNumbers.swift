// When two values are the same, and in words what is not: texts are cut, so they can't tell.

extension Double {
  /// Whether two numbers are the same; what is no number is the same as itself.
  func isSame(as other: Double) -> Bool { self == other || isNaN && other.isNaN }
}

extension Collection<Double> {
  func isSame(as other: some Collection<Double>) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.isSame(as: $1) }
  }
}

extension FlatValue {
  func isSame(as other: FlatValue) -> Bool {
    shape == other.shape && numbers.isSame(as: other.numbers)
  }

  /// More numbers than a transform has are not listed.
  private static let mostListed = 16

  /// What became of a value: both of them, or of a long one the number that is another.
  func change(from old: FlatValue, as type: any AnimatableValue.Type) -> String {
    let (new, was) = (text(as: type), old.text(as: type))
    if new != was, max(numbers.count, old.numbers.count) <= Self.mostListed {
      return "now \(new), was \(was)"
    }
    if numbers.count != old.numbers.count {
      return "now of \(numbers.count) numbers, was of \(old.numbers.count)"
    }
    guard let place = numbers.indices.first(where: { !numbers[$0].isSame(as: old.numbers[$0]) })
    else { return "now of another shape" }
    return "number \(place + 1) now \(numbers[place].text), was \(old.numbers[place].text)"
  }
}
