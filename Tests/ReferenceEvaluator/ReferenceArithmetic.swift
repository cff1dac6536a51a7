// The table of V-1, type by type: mixing, adding, subtracting, piling up and distance.

extension ReferenceValue {
  /// Whether each number of one value has its counterpart in the other (V-7).
  func matches(_ other: ReferenceValue) -> Bool {
    switch (kind, other.kind) {
    case (.discrete, _), (_, .discrete): false
    case (.array, .array): numbers.count == other.numbers.count
    case (.path(let first), .path(let second)): first == second
    default: numbers.count == other.numbers.count
    }
  }

  /// V-1, V-3, V-7: the interpolated value; an inexact fraction may be on the wrong side of a
  /// jump.
  func mixed(
    with end: ReferenceValue, at fraction: Double, isExact: Bool
  ) -> ReferenceValue {
    var result = self
    var jump: [Double] = []
    switch (kind, end.kind) {
    case (.flag, _):
      // Flags clamp, and turn where the number leaves or reaches 0.
      let inside = min(max(fraction, 0), 1)
      result.numbers = Self.between(numbers, end.numbers, inside)
      jump = [0, 1]
    case (.transform, _):
      result = ReferenceInterpolation(from: numbers, to: end.numbers).value(at: fraction)
    case (.discrete, _):
      if fraction >= 0.5 { result = end }
      jump = [0.5]
    default:
      if matches(end) {
        result = ReferenceValue(Self.between(numbers, end.numbers, fraction), kind)
      } else {
        if fraction >= 1 { result = end }
        jump = [1]
      }
    }
    result.margin = min(result.margin, margin, end.margin)
    for place in jump where !isExact || fraction != place {
      let distance = abs(fraction - place)
      if !isExact || distance < 1e-9 { result.margin = min(result.margin, distance) }
    }
    return result
  }

  private static func between(_ a: [Double], _ b: [Double], _ f: Double) -> [Double] {
    zip(a, b).map { $0 * (1 - f) + $1 * f }
  }

  /// V-1: the sum; a transform is this one first, then the other.
  ///
  /// What has another shape adds nothing.
  func plus(_ other: ReferenceValue, times factor: Double = 1) -> ReferenceValue {
    var result = self
    if kind == .transform {
      let (power, isFragile) = ReferenceMatrix.power(other.numbers, factor)
      result.numbers = ReferenceMatrix.product(numbers, power)
      if isFragile { result.margin = 0 }
    } else if matches(other) {
      result.numbers = zip(numbers, other.numbers).map { $0 + $1 * factor }
      if kind == .noColor { result.kind = .numbers }
    }
    result.margin = min(result.margin, other.margin)
    return result
  }

  /// V-1, B-4: the difference; nil where a transform can't be undone.
  func minus(_ other: ReferenceValue) -> ReferenceValue? {
    guard kind == .transform else { return plus(other, times: -1) }
    guard let inverse = ReferenceMatrix.inverse(other.numbers) else { return nil }
    return ReferenceValue(ReferenceMatrix.product(numbers, inverse), .transform)
  }

  /// P-2: this value added to an earlier one; a transform acts in the layer's own space first.
  func added(to shown: ReferenceValue) -> ReferenceValue {
    kind == .transform ? plus(shown) : shown.plus(self)
  }

  /// V-1: the distance for paced modes; nil where keyframes are spread evenly.
  func distance(to other: ReferenceValue) -> Double? {
    guard kind == .numbers || kind == .flag else { return nil }
    let squares = zip(numbers, other.numbers).map { ($1 - $0) * ($1 - $0) }
    return squares.reduce(0, +).squareRoot()
  }
}
