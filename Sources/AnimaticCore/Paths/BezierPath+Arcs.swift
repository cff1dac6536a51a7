// Owns the two ways to ask for an arc: around a center, and from point to point as SVG does.

#if canImport(CoreGraphics)
  public import CoreGraphics
#else
  public import Foundation
#endif

extension BezierPath {
  /// Draws an arc of a circle around a center.
  ///
  /// A straight line leads from the current point to where the arc starts, even if that is where it
  /// is; in an empty path the arc begins the subpath. The arc itself becomes equal cubic curves of
  /// at most 90 degrees, off the true circle by less than 0.03 % of the radius.
  ///
  /// Clockwise is meant as it looks where y points down, as on a screen, and as UIBezierPath has
  /// it: angles grow from x towards y. The flag of a CGPath means the opposite, because it thinks
  /// of y as pointing up.
  ///
  /// The arc goes in the given direction from one angle to the next place where the other is met,
  /// so it is shorter than a turn; only where the angles are a whole turn or more apart in that
  /// direction, it is the whole circle and ends where it started. Equal angles draw no arc, and
  /// neither do angles that are not numbers.
  ///
  /// ```swift
  /// var path = BezierPath()
  /// path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
  /// path.currentPoint       // about (0, 10)
  /// path.elements.count     // 2: a move to (10, 0) and a curve
  /// ```
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius of the circle; a negative one counts as positive.
  ///   - startAngle: Where the arc starts, in radians from the x axis toward the y axis.
  ///   - endAngle: Where it ends, in radians.
  ///   - clockwise: Whether the angle grows on the way.
  public mutating func addArc(
    center: CGPoint, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
  ) {
    let arc = EllipticArc(
      center: SIMD2(center), radii: SIMD2(repeating: abs(radius)), startAngle: startAngle,
      sweep: sweep(from: startAngle, to: endAngle, clockwise: clockwise))
    let start = CGPoint(arc.start)
    append(isEmpty ? .move(to: start) : .line(to: start))
    if arc.sweep != 0 { addCurves(of: arc, to: nil) }
  }

  /// Draws an arc of an ellipse from the current point, in the form of SVG.
  ///
  /// Of the four arcs that join two points on an ellipse of these radii the two flags choose one.
  /// Radii too small to reach are enlarged together until they do. An arc to the current point
  /// draws nothing, and one with a radius of 0 is a straight line: all of it as in SVG. The arc
  /// becomes equal cubic curves of at most 90 degrees.
  ///
  /// ```swift
  /// var path = BezierPath([.move(to: CGPoint(x: -10, y: 0))])
  /// path.addArc(to: CGPoint(x: 10, y: 0), radii: CGSize(width: 10, height: 10), isClockwise: true)
  /// path.point(at: 0.5)  // about (0, -10)
  /// ```
  ///
  /// - Parameters:
  ///   - end: Where the arc ends.
  ///   - radii: The two radii of the ellipse; negative ones count as positive.
  ///   - rotation: How far the first radius is turned from the x axis toward the y axis, in
  ///     radians.
  ///   - isLarge: Whether the arc is the longer one of two, half an ellipse or more.
  ///   - isClockwise: Whether the angle grows on the way: clockwise where y points down.
  public mutating func addArc(
    to end: CGPoint, radii: CGSize, rotation: Double = 0, isLarge: Bool = false, isClockwise: Bool
  ) {
    let start = currentPoint ?? .zero
    if start == end { return }
    let arc = EllipticArc(
      from: SIMD2(start), to: SIMD2(end),
      radii: SIMD2(Double(radii.width), Double(radii.height)), rotation: rotation,
      isLarge: isLarge, isClockwise: isClockwise)
    if let arc { addCurves(of: arc, to: end) } else { append(.line(to: end)) }
  }

  /// How far an arc goes, positive where the angle grows: a whole turn at most.
  private func sweep(from start: Double, to end: Double, clockwise: Bool) -> Double {
    let turn = 2 * Double.pi
    // Angles that are equal but for rounding must not make the difference of a whole turn.
    let rounding = 1e-13 * max(1, abs(start), abs(end))
    var sweep = clockwise ? end - start : start - end
    if sweep >= turn - rounding {
      sweep = turn
    } else {
      sweep = sweep.truncatingRemainder(dividingBy: turn)
      if sweep < 0 { sweep += turn }
      if sweep <= rounding || sweep >= turn - rounding { sweep = 0 }
    }
    return clockwise ? sweep : -sweep
  }

  /// Adds the curves of an arc; the last one ends exactly where it shall.
  private mutating func addCurves(of arc: EllipticArc, to end: CGPoint?) {
    let curves = arc.curves
    for (index, curve) in curves.enumerated() {
      let isLast = index == curves.count - 1
      append(
        .curve(
          to: (isLast ? end : nil) ?? CGPoint(curve.end), control1: CGPoint(curve.control1),
          control2: CGPoint(curve.control2)))
    }
  }
}
