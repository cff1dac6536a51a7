import AnimaticCore
import Foundation
import RandomScenes
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

struct BezierPathTests {
  private let square = BezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test func `a path drawn step by step is the path of the same elements`() {
    var path = BezierPath()
    path.move(to: at(1, 2))
    path.addLine(to: at(3, 4))
    path.addQuadCurve(to: at(7, 8), control: at(5, 6))
    path.addCurve(to: at(13, 14), control1: at(9, 10), control2: at(11, 12))
    path.closeSubpath()
    let elements: [BezierPath.Element] = [
      .move(to: at(1, 2)), .line(to: at(3, 4)), .quadCurve(to: at(7, 8), control: at(5, 6)),
      .curve(to: at(13, 14), control1: at(9, 10), control2: at(11, 12)), .close,
    ]
    expectEqual(path.elements, elements)
    expectEqual(path, BezierPath(elements))
    #expect(path != BezierPath(elements.dropLast()))
  }

  @Test(arguments: [
    BezierPath.Element.line(to: at(5, 5)), .quadCurve(to: at(5, 5), control: at(1, 2)),
    .curve(to: at(5, 5), control1: at(1, 2), control2: at(3, 4)),
  ])
  func `a path that does not begin with a move begins at the origin`(
    element: BezierPath.Element
  ) {
    expectEqual(BezierPath([element]).elements, [.move(to: .zero), element])
  }

  @Test func `closing a closed or empty path has no effect`() {
    #expect(BezierPath([.close, .close]).isEmpty)
    var path = square
    path.closeSubpath()
    expectEqual(path, square)
    let dot = BezierPath([.move(to: at(3, 3)), .close, .close])
    expectEqual(dot.elements, [.move(to: at(3, 3)), .close])
  }

  @Test func `a segment after a close starts at the start of the closed subpath`() {
    var path = BezierPath([.move(to: at(1, 1)), .line(to: at(4, 1)), .line(to: at(4, 5)), .close])
    expectEqual(path.currentPoint, at(1, 1))
    path.addLine(to: at(1, 8))
    expectEqual(path.currentPoint, at(1, 8))
    expectEqual(path.length, 12 + 7)
    path.closeSubpath()
    expectEqual(path.currentPoint, at(1, 1))
    expectEqual(path.length, 12 + 14)
    path.addLine(to: at(0, 1))
    expectEqual(path.length, 12 + 14 + 1)
  }

  @Test func `the current point is the end of what was drawn`() {
    #expect(BezierPath().currentPoint == nil)
    expectEqual(BezierPath([.move(to: at(1, 2))]).currentPoint, at(1, 2))
    expectEqual(BezierPath.through(at(1, 2), at(3, 4)).currentPoint, at(3, 4))
    expectEqual(BezierPath.through(at(1, 2), at(9, 9), at(3, 4)).currentPoint, at(3, 4))
    expectEqual(BezierPath.through(at(1, 2), at(9, 9), at(8, 8), at(3, 4)).currentPoint, at(3, 4))
    expectEqual(square.currentPoint, .zero)
    expectEqual(BezierPath(square.elements + [.move(to: at(7, 7))]).currentPoint, at(7, 7))
  }

  @Test func `only a path without elements is empty`() {
    #expect(BezierPath().isEmpty && BezierPath([]).isEmpty)
    #expect(!BezierPath([.move(to: .zero)]).isEmpty)
  }

  @Test func `a description is one line in the letters of SVG`() {
    expectEqual("\(BezierPath())", "path()")
    let path = BezierPath([
      .move(to: at(-0.0, 1.5)), .line(to: at(100, 0)), .quadCurve(to: at(3, 4), control: at(1, 2)),
      .curve(to: at(9, 10), control1: at(5, 6), control2: at(7, 8)), .close,
    ])
    expectEqual("\(path)", "path(M 0 1.5 L 100 0 Q 1 2 3 4 C 5 6 7 8 9 10 Z)")
    let lines = Array(repeating: BezierPath.Element.line(to: at(1, 1)), count: 16)
    let long = "\(BezierPath([.move(to: .zero)] + lines))"
    #expect(long.hasPrefix("path(M 0 0 L 1 1 ") && long.hasSuffix(" L 1 1 … and 1 more)"))
    #expect(!"\(BezierPath([.move(to: .zero)] + lines.dropLast()))".contains("…"))
  }

  @Test func `V-7: the numbers of a path make it again`() throws {
    let path = BezierPath([
      .move(to: at(1, 2)), .line(to: at(3, 4)), .quadCurve(to: at(7, 8), control: at(5, 6)),
      .curve(to: at(13, 14), control1: at(9, 10), control2: at(11, 12)), .close,
    ])
    expectEqual(path.kinds, [0, 1, 2, 3, 4])
    expectEqual(path.coordinates, (1...14).map(Double.init))
    expectEqual(BezierPath(kinds: path.kinds, coordinates: path.coordinates), path)
    expectEqual(BezierPath(kinds: [], coordinates: []), BezierPath())
    var random = SeededNumbers(seed: 7)
    for _ in 0..<50 {
      let path = random.path()
      expectEqual(BezierPath(kinds: path.kinds, coordinates: path.coordinates), path)
    }
  }

  @Test func `V-7: interpolated coordinates move every point on a straight line`() {
    let small = BezierPath(roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerRadius: 0)
    let large = BezierPath(roundedRect: CGRect(x: 0, y: 0, width: 30, height: 20), cornerRadius: 8)
    let mixed = zip(small.coordinates, large.coordinates).map { ($0 + $1) / 2 }
    let middle = BezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 15), cornerRadius: 4)
    let path = BezierPath(kinds: small.kinds, coordinates: mixed)
    expectEqual(path?.kinds, middle.kinds)
    for (mine, theirs) in zip(path?.coordinates ?? [], middle.coordinates) {
      #expect(abs(mine - theirs) <= 1e-12)
    }
  }

  @Test(
    arguments: [
      ([5], []), ([0], [1]), ([0], []), ([0], [1, 2, 3]), ([1], [1, 2]), ([4], []),
      ([0, 4, 4], [1, 2]), ([0, 2], [1, 2, 3, 4, 5]), ([0, 3], [1, 2, 3, 4, 5, 6]),
      ([0, 255], [1, 2]),
    ] as [([UInt8], [Double])])
  func `V-7: numbers that are not those of a path make none`(kinds: [UInt8], numbers: [Double]) {
    #expect(BezierPath(kinds: kinds, coordinates: numbers) == nil)
  }

  @Test func `numbers that are not finite stay and trap nothing`() {
    let strange: [Double] = [.nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude]
    for x in strange {
      for y in strange {
        var path = BezierPath(ellipseIn: CGRect(x: x, y: y, width: y, height: x))
        path.addArc(center: at(x, y), radius: y, startAngle: x, endAngle: y, clockwise: x < y)
        path.addArc(to: at(y, 1), radii: CGSize(width: x, height: y), isClockwise: true)
        path.addArc(
          to: at(1, 1), radii: CGSize(width: 2, height: y), rotation: x, isClockwise: false)
        path.addCurve(to: at(x, 0), control1: at(0, y), control2: at(y, x))
        expectEqual(path.currentPoint?.y, 0)
        _ = (path.bounds, path.length, path.reversed(), path.description)
        _ = path.transformed(by: Transform3D(affine: x, b: y))
        for fraction in [-1, 0, 0.3, 1, 2, x] {
          #expect(path.point(at: fraction) != nil)
          expectEqual(path.angle(at: fraction)?.isFinite, true)
        }
      }
    }
  }
}
