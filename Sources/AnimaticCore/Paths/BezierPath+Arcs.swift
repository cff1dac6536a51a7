// Arcs, defined by a center or by end points as in SVG.

extension BezierPath {
  /// Draws a circular arc around a center.
  ///
  /// A straight line connects the current point to the start of the arc, even if they are equal; in
  /// an empty path, the arc begins the subpath. The arc consists of equal cubic curves of at most
  /// 90°, with an error below 0.03 % of the radius.
  ///
  /// Clockwise assumes that y points down, as on a screen and in UIBezierPath: angles increase from
  /// x toward y. The flag of CGPath has the opposite meaning, because it assumes that y points up.
  ///
  /// The arc is shorter than a full circle, unless the angles are at least a full turn apart in the
  /// given direction: then it is the full circle and ends where it started. Equal angles draw no
  /// arc, and neither do NaN angles.
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
  ///   - startAngle: The start angle in radians from the x-axis toward the y-axis.
  ///   - endAngle: The end angle in radians.
  ///   - clockwise: Whether the angle increases along the arc.
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

  /// Draws an elliptical arc from the current point, as in SVG.
  ///
  /// The two flags select one of the four arcs that join two points on an ellipse with these radii.
  /// Radii that are too small are scaled up together. An arc to the current point draws nothing,
  /// and one with a radius of 0 is a straight line, as in SVG. The arc consists of equal cubic
  /// curves of at most 90°.
  ///
  /// ```swift
  /// var path = BezierPath([.move(to: CGPoint(x: -10, y: 0))])
  /// path.addArc(to: CGPoint(x: 10, y: 0), radii: CGSize(width: 10, height: 10), isClockwise: true)
  /// path.point(at: 0.5)  // about (0, -10)
  /// ```
  ///
  /// - Parameters:
  ///   - end: The end point.
  ///   - radii: The two radii of the ellipse; negative ones count as positive.
  ///   - rotation: The rotation of the first radius from the x-axis toward the y-axis, in radians.
  ///   - isLarge: Whether to draw the longer of two arcs, half an ellipse or more.
  ///   - isClockwise: Whether the angle increases along the arc: clockwise if y points down.
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

  /// Returns the angle of an arc, positive if increasing: a full turn at most.
  private func sweep(from start: Double, to end: Double, clockwise: Bool) -> Double {
    let turn = 2 * Double.pi
    // Angles that are equal up to rounding must not give a full turn.
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

  /// Adds the curves of an arc; the last one ends exactly at its end point.
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
