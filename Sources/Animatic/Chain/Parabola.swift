// Trajectories as exact curves: their apex, and their Bézier form.

import AnimaticCore

/// A parabola from one height to another; y grows downward.
struct Parabola {
  /// The y of the apex.
  let top: Double
  /// The time of the apex, 0 to 1.
  let moment: Double
  /// The y of the control point of the equivalent quadratic curve.
  let control: Double

  /// - Parameters:
  ///   - start: The y at the start.
  ///   - end: The y at the end.
  ///   - height: The height of the apex above the higher end; a negative one hangs below the lower
  ///     end.
  init(from start: Double, to end: Double, height: Double) {
    let isThrown = height >= 0
    top = (isThrown ? min(start, end) : max(start, end)) - height
    // A fall's distance is the square of its time, so times are square roots of distances.
    let rise = abs(start - top).squareRoot()
    let fall = abs(end - top).squareRoot()
    moment = rise + fall > 0 ? rise / (rise + fall) : 0.5
    control = isThrown ? top - rise * fall : top + rise * fall
  }
}

extension TimingFunction {
  /// Decelerates like a rising object: 1 - (1 - t)².
  static let rising = TimingFunction(controlPoints: 1.0 / 3, 2.0 / 3, 2.0 / 3, 1)

  /// Accelerates like a falling object: t².
  static let falling = TimingFunction(controlPoints: 1.0 / 3, 0, 2.0 / 3, 1.0 / 3)
}

extension BezierPath {
  /// The trajectory from one point to another, as one quadratic curve.
  static func thrown(from start: CGPoint, to end: CGPoint, height: Double) -> BezierPath {
    let way = Parabola(from: Double(start.y), to: Double(end.y), height: height)
    // Halved first, because the sum may overflow.
    let control = CGPoint(x: start.x / 2 + end.x / 2, y: way.control)
    var path = BezierPath()
    path.move(to: start)
    path.addQuadCurve(to: end, control: control)
    return path
  }
}

extension Animate {
  /// Adds a jump: a parabolic path that begins at the layer's position.
  consuming func leap(by way: CGPoint, height: Double, _ options: VerbOptions) -> Animate {
    write(
      KeyframeAnimation(.position, path: .thrown(from: .zero, to: way, height: height)),
      flags: .offsets, options)
  }
}
