// Paths of whole shapes. A shape has the same elements for all parameters, so two of a kind can be
// interpolated.

extension BezierPath {
  /// Creates a closed rectangle: a move, three lines, and a close.
  ///
  /// The rectangle starts at the smallest x and y and runs along x first: clockwise if y points
  /// down.
  ///
  /// ```swift
  /// BezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10)).length  // 80
  /// ```
  ///
  /// - Parameter rect: The rectangle; a negative size is standardized.
  public init(rect: CGRect) {
    self.init()
    addRect(rect)
  }

  /// Creates the ellipse inscribed in a rectangle.
  ///
  /// The path is a move, four cubic curves, and a close; it starts at the largest x and runs
  /// clockwise if y points down. The error is below 0.03 % of the size. The close has no length; in
  /// a keyframe animation that is not paced, it is still a fifth segment in which the layer pauses
  /// (K-11).
  ///
  /// ```swift
  /// let circle = BezierPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
  /// circle.point(at: 0.25)  // about (10, 20)
  /// ```
  ///
  /// - Parameter rect: The bounding rectangle; a negative size is standardized.
  public init(ellipseIn rect: CGRect) {
    self.init()
    append(.move(to: CGPoint(x: rect.maxX, y: rect.midY)))
    addCorner(x: rect.maxX, y: rect.maxY, to: CGPoint(x: rect.midX, y: rect.maxY))
    addCorner(x: rect.minX, y: rect.maxY, to: CGPoint(x: rect.minX, y: rect.midY))
    addCorner(x: rect.minX, y: rect.minY, to: CGPoint(x: rect.midX, y: rect.minY))
    addCorner(x: rect.maxX, y: rect.minY, to: CGPoint(x: rect.maxX, y: rect.midY))
    append(.close)
  }

  /// Creates a rectangle with rounded corners.
  ///
  /// The path is a move, four pairs of a line and a curve, and a close for every radius, including
  /// 0 and the maximum, so any two can be interpolated (V-7). It starts at the end of the upper
  /// left corner and runs along x first: clockwise if y points down. The close has no length.
  ///
  /// - Parameters:
  ///   - rect: The rectangle; a negative size is standardized.
  ///   - cornerRadius: The radius of all four corners, clamped to 0…half of the shorter side; NaN
  ///     counts as 0.
  public init(roundedRect rect: CGRect, cornerRadius: Double) {
    self.init()
    let largest = Double(min(rect.maxX - rect.minX, rect.maxY - rect.minY)) / 2
    let radius = cornerRadius > 0 ? min(cornerRadius, largest) : 0
    append(.move(to: CGPoint(x: rect.minX + radius, y: rect.minY)))
    append(.line(to: CGPoint(x: rect.maxX - radius, y: rect.minY)))
    addCorner(x: rect.maxX, y: rect.minY, to: CGPoint(x: rect.maxX, y: rect.minY + radius))
    append(.line(to: CGPoint(x: rect.maxX, y: rect.maxY - radius)))
    addCorner(x: rect.maxX, y: rect.maxY, to: CGPoint(x: rect.maxX - radius, y: rect.maxY))
    append(.line(to: CGPoint(x: rect.minX + radius, y: rect.maxY)))
    addCorner(x: rect.minX, y: rect.maxY, to: CGPoint(x: rect.minX, y: rect.maxY - radius))
    append(.line(to: CGPoint(x: rect.minX, y: rect.minY + radius)))
    addCorner(x: rect.minX, y: rect.minY, to: CGPoint(x: rect.minX + radius, y: rect.minY))
    append(.close)
  }

  /// Adds a quarter of an ellipse from the current point, tangent to two lines.
  private mutating func addCorner(x: Double, y: Double, to end: CGPoint) {
    // 4/3 (√2 - 1) places the middle of the curve on the circle.
    let share = 0.5522847498307936
    func control(from point: CGPoint) -> CGPoint {
      CGPoint(
        x: Double(point.x) + (x - Double(point.x)) * share,
        y: Double(point.y) + (y - Double(point.y)) * share)
    }
    let start = currentPoint ?? end
    append(.curve(to: end, control1: control(from: start), control2: control(from: end)))
  }

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
