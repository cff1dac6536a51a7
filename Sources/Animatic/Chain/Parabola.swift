// Trajectories as exact curves.

import AnimaticCore

extension TimingFunction {
  /// Decelerates like a rising object: 1 - (1 - t)².
  static let rising = TimingFunction(controlPoints: 1.0 / 3, 2.0 / 3, 2.0 / 3, 1)

  /// Accelerates like a falling object: t².
  static let falling = TimingFunction(controlPoints: 1.0 / 3, 0, 2.0 / 3, 1.0 / 3)
}

extension BezierPath {
  /// The trajectory from one point to another, as one quadratic curve; y grows downward.
  ///
  /// - Parameters:
  ///   - start: The start.
  ///   - end: The end.
  ///   - height: The height of the apex above the higher end; a negative one hangs below the lower
  ///     end.
  static func thrown(from start: CGPoint, to end: CGPoint, height: Double) -> BezierPath {
    let isThrown = height >= 0
    let top = Double(isThrown ? min(start.y, end.y) : max(start.y, end.y)) - height
    // A fall's distance is the square of its time, so times are square roots of distances.
    let rise = abs(Double(start.y) - top).squareRoot()
    let fall = abs(Double(end.y) - top).squareRoot()
    let y = isThrown ? top - rise * fall : top + rise * fall
    // Halved first, because the sum may overflow.
    let control = CGPoint(x: start.x / 2 + end.x / 2, y: y)
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
