import AnimaticCore
import Foundation
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

struct BezierPathChangingTests {
  @Test func `V-8: a transform maps every point as a row vector`() {
    let path = BezierPath([
      .move(to: at(1, 2)), .line(to: at(3, 4)), .quadCurve(to: at(7, 8), control: at(5, 6)),
      .curve(to: at(13, 14), control1: at(9, 10), control2: at(11, 12)), .close,
    ])
    let transform = Transform3D(affine: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
    let moved = path.transformed(by: transform)
    expectEqual(moved.kinds, path.kinds)
    var expected: [Double] = []
    for index in stride(from: 0, to: path.coordinates.count, by: 2) {
      let (x, y) = (path.coordinates[index], path.coordinates[index + 1])
      expected += [2 * x + 5 * y + 11, 3 * x + 7 * y + 13]
    }
    expectEqual(moved.coordinates, expected)
    expectEqual(moved.currentPoint, at(2 + 10 + 11, 3 + 14 + 13))
    expectEqual(path.transformed(by: .identity), path)
  }

  @Test func `only what a transform does in the plane counts`() {
    let path = BezierPath.through(at(1, 2), at(3, 4))
    var transform = Transform3D.scale(x: 2, y: 3, z: 9)
    transform.m14 = 5
    transform.m34 = -0.5
    transform.m44 = 2
    transform.m43 = 7
    expectEqual(path.transformed(by: transform), .through(at(2, 6), at(6, 12)))
  }

  @Test func `a segment after a close starts at the transformed start`() {
    let path = BezierPath([
      .move(to: at(1, 1)), .line(to: at(2, 1)), .close, .line(to: at(1, 5)),
    ])
    let moved = PathEvaluator(path.transformed(by: .translation(x: 10)))
    #expect(moved.start(of: 2) == (11, 1))
  }

  @Test func `an open path backwards has its elements and control points in reverse`() {
    let path = BezierPath([
      .move(to: at(1, 2)), .line(to: at(3, 4)), .quadCurve(to: at(7, 8), control: at(5, 6)),
      .curve(to: at(13, 14), control1: at(9, 10), control2: at(11, 12)),
    ])
    let back: [BezierPath.Element] = [
      .move(to: at(13, 14)), .curve(to: at(7, 8), control1: at(11, 12), control2: at(9, 10)),
      .quadCurve(to: at(3, 4), control: at(5, 6)), .line(to: at(1, 2)),
    ]
    expectEqual(path.reversed().elements, back)
    expectEqual(path.reversed().reversed(), path)
  }

  @Test func `a closed path backwards starts where it started and is closed`() {
    let square = BezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 7))
    expectEqual(
      square.reversed().elements,
      [
        .move(to: .zero), .line(to: at(0, 7)), .line(to: at(9, 7)), .line(to: at(9, 0)), .close,
      ])
    expectEqual(square.reversed().reversed(), square)
    let circle = BezierPath(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 7))
    expectEqual(circle.reversed().kinds, circle.kinds)
    expectEqual(circle.reversed().reversed(), circle)
    let drop = BezierPath([
      .move(to: at(1, 1)), .quadCurve(to: at(5, 1), control: at(3, 9)), .close,
    ])
    expectEqual(
      drop.reversed().elements,
      [
        .move(to: at(1, 1)), .line(to: at(5, 1)), .quadCurve(to: at(1, 1), control: at(3, 9)),
        .close,
      ])
    let dot = BezierPath([.move(to: at(1, 1)), .close])
    expectEqual(dot.reversed(), dot)
  }

  @Test func `reversed subpaths are in reverse order, each with its own move`() {
    let path = BezierPath([
      .move(to: at(0, 0)), .line(to: at(1, 0)), .line(to: at(1, 1)), .close, .line(to: at(0, 5)),
      .move(to: at(7, 7)), .line(to: at(8, 8)), .move(to: at(9, 9)),
    ])
    expectEqual(
      path.reversed().elements,
      [
        .move(to: at(9, 9)), .move(to: at(8, 8)), .line(to: at(7, 7)), .move(to: at(0, 5)),
        .line(to: at(0, 0)), .move(to: at(0, 0)), .line(to: at(1, 1)), .line(to: at(1, 0)), .close,
      ])
    #expect(BezierPath().reversed().isEmpty)
  }
}
