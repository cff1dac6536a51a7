// The browser's interpolation between two keyframes as specified by CSS, to verify candidates.

import AnimaticCore

extension StyleValue {
  /// The interpolated value at a fraction of the interval to another value.
  func inBrowser(to end: StyleValue, at fraction: Double) -> StyleValue {
    guard form == end.form, numbers.count == end.numbers.count else {
      return fraction < 0.5 ? self : end
    }
    func straight(_ range: Range<Int>) -> [Double] {
      range.map { .between(numbers[$0], end.numbers[$0], at: fraction) }
    }
    switch form {
    case .words: return self
    case .number, .integer, .pixels, .dash, .path, .moved, .scaled, .angle, .place:
      return StyleValue(form, straight(0..<numbers.count))
    case .color: return StyleValue(form, mixed(end, from: 0, fraction))
    case .boxShadow: return StyleValue(form, straight(0..<4) + mixed(end, from: 4, fraction))
    case .dropShadow: return StyleValue(form, straight(0..<3) + mixed(end, from: 3, fraction))
    case .wholePlace:
      let own = mixedMatrix(end, from: 5, fraction)
      return StyleValue(form, straight(0..<5) + own + straight(21..<24))
    case .matrix: return StyleValue(form, mixedMatrix(end, from: 0, fraction))
    }
  }

  /// Interpolates colors premultiplied.
  private func mixed(_ end: StyleValue, from first: Int, _ fraction: Double) -> [Double] {
    let (start, end) = (Array(numbers[first..<first + 4]), Array(end.numbers[first..<first + 4]))
    let alpha = Double.between(start[3], end[3], at: fraction)
    guard alpha > 0 else { return [0, 0, 0, 0] }
    return (0..<3).map {
      Double.between(start[$0] * start[3], end[$0] * end[3], at: fraction) / alpha
    } + [alpha]
  }

  /// Interpolates decomposed matrices; one without a decomposition switches at half of the
  /// interval.
  private func mixedMatrix(_ end: StyleValue, from first: Int, _ fraction: Double) -> [Double] {
    let start = Array(numbers[first..<first + 16])
    let goal = Array(end.numbers[first..<first + 16])
    if start == goal { return start }
    let (from, to) = (Transform3D(components: start), Transform3D(components: goal))
    guard TransformParts(from) != nil, TransformParts(to) != nil else {
      return fraction < 0.5 ? start : goal
    }
    return from.interpolated(to: to, at: fraction).components
  }
}

// MARK: How far apart

extension StyleValue {
  /// The distance to the value that the browser displays, in units of the tolerance; more than 1 is
  /// too large.
  ///
  /// - Parameters:
  ///   - other: The displayed value.
  ///   - reach: The largest distance of the layer from its origin, in points.
  func distance(to other: StyleValue, reach: Double) -> Double {
    if isPlace, other.isPlace {
      return PlaceDistance(matrix, other.matrix, reach: reach).value
    }
    guard form == other.form, numbers.count == other.numbers.count else { return .infinity }
    func apart(_ range: Range<Int>, _ tolerance: Double) -> Double {
      range.reduce(0) { max($0, abs(numbers[$1] - other.numbers[$1])) } / tolerance
    }
    switch form {
    case .words: return 0
    case .number, .scaled: return apart(0..<numbers.count, Tolerance.number)
    case .integer: return apart(0..<numbers.count, 0.4)
    case .pixels, .path, .moved: return apart(0..<numbers.count, Tolerance.points)
    case .dash: return apart(0..<numbers.count, Tolerance.dash)
    case .angle: return apart(0..<numbers.count, Tolerance.angle)
    case .color: return colorDistance(to: other, from: 0)
    case .boxShadow: return max(apart(0..<4, Tolerance.points), colorDistance(to: other, from: 4))
    case .dropShadow:
      return max(apart(0..<3, Tolerance.points), colorDistance(to: other, from: 3))
    case .place, .wholePlace, .matrix: return .infinity
    }
  }

  /// The distance of two colors over any background.
  private func colorDistance(to other: StyleValue, from first: Int) -> Double {
    let (own, its) = (numbers[first..<first + 4], other.numbers[first..<first + 4])
    let (alpha, otherAlpha) = (own[first + 3], its[first + 3])
    let channels = (first..<first + 3).map { abs(own[$0] * alpha - its[$0] * otherAlpha) }
    return max(channels.max() ?? 0, abs(alpha - otherAlpha)) / Tolerance.channel
  }
}

/// The tolerances of keyframes, stricter than those promised for the page.
enum Tolerance {
  static let points = 0.004
  /// For the corners of a layer, where all errors of a matrix add up.
  static let corner = 0.02
  static let number = 0.0004
  static let channel = 0.7 / 255
  static let dash = 2e-5
  static let angle = 1e-4
}
