// The two inner control points of a cubic curve, as given. Owns what is legal and what is used
// instead (E-3). Knows nothing of solving.

/// The four numbers that make a cubic timing curve; its ends are (0, 0) and (1, 1).
///
/// Equality is that of the bits, so that points with NaN equal themselves; a negative zero becomes
/// zero.
package struct ControlPoints: Sendable, Hashable {
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

  /// The numbers in the order in which they are written.
  package var numbers: [Double] { [firstX, firstY, secondX, secondY] }

  /// Whether no number is infinite or NaN.
  package var isFinite: Bool {
    firstX.isFinite && firstY.isFinite && secondX.isFinite && secondY.isFinite
  }

  /// Whether the curve can be used as it is given: finite, with both x within 0…1.
  package var isLegal: Bool {
    isFinite && (0...1).contains(firstX) && (0...1).contains(secondX)
  }

  /// What is used: x clamped to 0…1; the straight line where a number is not finite.
  package var legal: ControlPoints {
    guard isFinite else { return NamedCurve.linear.controlPoints }
    return ControlPoints(
      min(max(firstX, 0), 1), firstY, min(max(secondX, 0), 1), secondY)
  }

  package static func == (left: ControlPoints, right: ControlPoints) -> Bool {
    left.firstX.bitPattern == right.firstX.bitPattern
      && left.firstY.bitPattern == right.firstY.bitPattern
      && left.secondX.bitPattern == right.secondX.bitPattern
      && left.secondY.bitPattern == right.secondY.bitPattern
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(firstX.bitPattern)
    hasher.combine(firstY.bitPattern)
    hasher.combine(secondX.bitPattern)
    hasher.combine(secondY.bitPattern)
  }
}
