// The way of something thrown, as exact curves: where its top is, and what draws it.

import AnimaticCore

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// A parabola from one height to another; y grows downwards.
struct Parabola {
  /// The y where it turns.
  let top: Double
  /// When it turns, 0 to 1.
  let moment: Double
  /// The y of the control point that makes a quadratic curve of it.
  let control: Double

  /// - Parameters:
  ///   - start: The y at the start.
  ///   - end: The y at the end.
  ///   - height: How far the top lies above the higher end; below 0 it hangs under the lower one.
  init(from start: Double, to end: Double, height: Double) {
    let isThrown = height >= 0
    top = (isThrown ? min(start, end) : max(start, end)) - height
    // Fallen ways are as the squares of their times, so times are as the roots of the ways.
    let rise = abs(start - top).squareRoot()
    let fall = abs(end - top).squareRoot()
    moment = rise + fall > 0 ? rise / (rise + fall) : 0.5
    control = isThrown ? top - rise * fall : top + rise * fall
  }
}

extension TimingFunction {
  /// Slows down as something thrown up: 1 - (1 - t)².
  static let rising = TimingFunction(controlPoints: 1.0 / 3, 2.0 / 3, 2.0 / 3, 1)

  /// Speeds up as something that falls: t².
  static let falling = TimingFunction(controlPoints: 1.0 / 3, 0, 2.0 / 3, 1.0 / 3)
}

extension BezierPath {
  /// The way of something thrown from one point to another: one quadratic curve.
  static func thrown(from start: CGPoint, to end: CGPoint, height: Double) -> BezierPath {
    let way = Parabola(from: Double(start.y), to: Double(end.y), height: height)
    // Half of each, because a sum may leave the range of numbers.
    let control = CGPoint(x: start.x / 2 + end.x / 2, y: way.control)
    var path = BezierPath()
    path.move(to: start)
    path.addQuadCurve(to: end, control: control)
    return path
  }
}

extension Animate {
  /// Adds a jump: a path along a parabola that begins where the layer is.
  consuming func leap(by way: CGPoint, height: Double, _ options: VerbOptions) -> Animate {
    write(
      KeyframeAnimation(.position, path: .thrown(from: .zero, to: way, height: height)),
      flags: .offsets, options)
  }
}
