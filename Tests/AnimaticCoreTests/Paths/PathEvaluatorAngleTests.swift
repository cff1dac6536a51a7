import AnimaticCore
import Foundation
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

struct PathEvaluatorAngleTests {
  private func angles(_ path: BezierPath, at parts: [Double]) -> [Double] {
    let motion = PathEvaluator(path)
    return parts.map { motion.angle(segment: motion.segmentCount - 1, part: $0) / .pi }
  }

  @Test func `K-14: the angle is that of the tangent`() {
    expectEqual(angles(.through(at(0, 0), at(-5, 0)), at: [0, 0.5, 1]), [1, 1, 1])
    expectEqual(angles(.through(at(0, 0), at(0, -5)), at: [0.5]), [-0.5])
    let bow = BezierPath.through(at(0, 0), at(5, 5), at(10, 0))
    expectEqual(angles(bow, at: [0, 0.5, 1]), [0.25, 0, -0.25])
    let turn = BezierPath.through(at(0, 0), at(5, 0), at(10, 5), at(10, 10))
    expectEqual(angles(turn, at: [0, 0.5, 1]), [0, 0.25, 0.5])
  }

  @Test func `K-14: a zero tangent at an end is the direction to the next control point`() {
    let first = BezierPath.through(at(0, 0), at(0, 0), at(5, 5), at(10, 5))
    expectEqual(angles(first, at: [0, 1]), [0.25, 0])
    let last = BezierPath.through(at(0, 0), at(5, 0), at(10, 10), at(10, 10))
    #expect(abs(angles(last, at: [1])[0] - atan2(10, 5) / .pi) <= 1e-15)
    let both = BezierPath.through(at(0, 0), at(0, 0), at(0, 0), at(0, -9))
    expectEqual(angles(both, at: [0, 0.5, 1]), [-0.5, -0.5, -0.5])
    let ends = BezierPath.through(at(0, 0), at(0, 0), at(3, 3), at(3, 3))
    expectEqual(angles(ends, at: [0, 0.5, 1]), [0.25, 0.25, 0.25])
    expectEqual(angles(.through(at(0, 0), at(0, 0), at(-3, 3)), at: [0, 1]), [0.75, 0.75])
    expectEqual(angles(.through(at(0, 0), at(-3, 3), at(-3, 3)), at: [0, 1]), [0.75, 0.75])
    // Near the end the tangent nearly has that direction already.
    let motion = PathEvaluator(first)
    #expect(abs(motion.angle(segment: 0, part: 1e-6) - .pi / 4) <= 1e-5)
  }

  @Test func `K-14: at a cusp it is the direction in which the curve continues`() {
    let cusp = BezierPath.through(at(0, 0), at(100, 100), at(0, 100), at(100, 0))
    let found = angles(cusp, at: [0.4999999, 0.5, 0.5000001])
    #expect(abs(found[0] - 0.5) <= 1e-6)
    expectEqual(found[1], -0.5)
    #expect(abs(found[2] - -0.5) <= 1e-6)
    // Turned, the speed there is zero only but for rounding.
    for step in -9...9 {
      let turn = Double(step) / 3
      let turned = PathEvaluator(cusp.transformed(by: .rotation(by: turn)))
      let angle = turned.angle(segment: 0, part: 0.5)
      #expect(angularDistance(angle, turn - .pi / 2) <= 1e-9, "\(turn)")
    }
    let fold = BezierPath.through(at(0, 0), at(100, 0), at(0, 0))
    expectEqual(angles(fold, at: [0.4, 0.5, 0.6]), [0, 1, 1])
    let pause = BezierPath.through(at(0, 0), at(30, 30), at(0, 0), at(30, 30))
    expectEqual(angles(pause, at: [0.4, 0.5, 0.6]), [0.25, 0.25, 0.25])
  }

  @Test func `K-14: a segment of length 0 keeps the angle before it`() {
    let stay: [BezierPath.Element] = [
      .line(to: at(0, 9)), .quadCurve(to: at(0, 9), control: at(0, 9)),
      .curve(to: at(0, 9), control1: at(0, 9), control2: at(0, 9)), .move(to: at(5, 5)),
      .line(to: at(5, 5)), .close,
    ]
    let path = BezierPath([.move(to: .zero), .line(to: at(0, 9))] + stay)
    let motion = PathEvaluator(path)
    expectEqual(
      (0..<motion.segmentCount).map { motion.angle(segment: $0, part: 0.5) },
      Array(repeating: .pi / 2, count: 6))
    expectEqual(
      angles(.through(at(3, 3), at(3, 3), at(3, 3), at(3, 3)), at: [0, 0.5, 1]), [0, 0, 0])
    expectEqual(angles(.through(at(3, 3), at(3, 3)), at: [0, 1]), [0, 0])
    // The segment after it has its own direction again.
    let on = BezierPath([
      .move(to: .zero), .line(to: at(0, 9)), .close, .close, .line(to: at(-9, 0)),
    ])
    expectEqual(angles(on, at: [0]), [1])
  }

  @Test func `K-14: angles that point along negative x are half a turn, never minus half`() {
    expectEqual(angles(.through(at(0, 0.0), at(-5, -0.0)), at: [0]), [1])
    expectEqual(angles(.through(at(0, -0.0), at(5, -0.0)), at: [0])[0].sign, .plus)
  }
}
