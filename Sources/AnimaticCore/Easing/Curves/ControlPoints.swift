// The two inner control points of a cubic curve, with their validation and replacement (E-3).

/// The four numbers of a cubic timing curve; its ends are (0, 0) and (1, 1).
///
/// Equality compares bits, so points with NaN equal themselves; negative zero is normalized to
/// zero.
package struct ControlPoints: Sendable, Hashable, CustomStringConvertible {
  package let firstX: Double
  package let firstY: Double
  package let secondX: Double
  package let secondY: Double

  package init(_ firstX: Double, _ firstY: Double, _ secondX: Double, _ secondY: Double) {
    self.firstX = firstX + 0
    self.firstY = firstY + 0
    self.secondX = secondX + 0
    self.secondY = secondY + 0
  }

  /// The numbers in source order.
  package var numbers: [Double] { [firstX, firstY, secondX, secondY] }

  /// Whether no number is infinite or NaN.
  package var isFinite: Bool {
    firstX.isFinite && firstY.isFinite && secondX.isFinite && secondY.isFinite
  }

  /// Whether the points are valid: finite, with both x within 0…1.
  package var isLegal: Bool {
    isFinite && (0...1).contains(firstX) && (0...1).contains(secondX)
  }

  /// The valid points: x clamped to 0…1; a straight line if a number is not finite.
  package var legal: ControlPoints {
    guard !isLegal else { return self }
    guard isFinite else { return NamedCurve.linear.controlPoints }
    return ControlPoints(
      min(max(firstX, 0), 1), firstY, min(max(secondX, 0), 1), secondY)
  }

  private var bits: SIMD4<UInt64> {
    SIMD4(firstX.bitPattern, firstY.bitPattern, secondX.bitPattern, secondY.bitPattern)
  }

  package static func == (left: ControlPoints, right: ControlPoints) -> Bool {
    left.bits == right.bits
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(bits) }

  /// The name of the curve, or its numbers.
  package var description: String {
    NamedCurve(self)?.name ?? "cubic\(numbers.map(\.text).tupleText)"
  }
}
