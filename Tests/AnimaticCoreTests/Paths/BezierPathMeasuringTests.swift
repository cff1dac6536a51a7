import AnimaticCore
import Foundation
import RandomScenes
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

struct BezierPathMeasuringTests {
  /// Lengths by scipy's adaptive quadrature, split where the speed has a kink.
  @Test(arguments: [
    ("even", [at(0, 0), at(50, 0), at(100, 50), at(100, 100)], 154.88679880318648),
    ("s", [at(0, 0), at(100, 0), at(0, 100), at(100, 100)], 167.65426274202855),
    ("loop", [at(0, 0), at(300, 200), at(-200, 200), at(100, 0)], 449.6241807656189),
    ("cusp", [at(0, 0), at(100, 100), at(0, 100), at(100, 0)], 182.84271247461902),
    ("near cusp", [at(0, 0), at(100, 100), at(0.001, 100), at(100, 0)], 182.8425838081605),
    ("quadratic", [at(0, 0), at(30, 80), at(100, -20)], 141.23851907338425),
    ("fold", [at(0, 0), at(100, 0), at(20, 0)], 91.11111111111111),
    ("stands at first", [at(0, 0), at(0, 0), at(100, 50), at(100, 100)], 146.79735679169124),
    ("straight", [at(5, 5), at(5, 5), at(105, -35), at(105, -35)], 107.70329614269006),
    ("there and back", [at(0, 0), at(200, 0), at(-100, 0), at(100, 0)], 189.4427190999916),
  ])
  func `K-13: lengths agree with scipy to ten digits`(
    name: String, points: [CGPoint], length: Double
  ) {
    #expect(abs(BezierPath(points: points).length - length) <= 1e-10 * length)
  }

  @Test func `K-13: the length of sharp turns matches scipy in small steps`() {
    let path = BezierPath([
      .move(to: at(-101.25, -138)),
      .curve(to: at(50, -174.25), control1: at(-183.5, -198), control2: at(-39.25, -64.75)),
      .curve(to: at(-95, -192.25), control1: at(20, 125.5), control2: at(-186, 166)),
    ])
    #expect(abs(path.length - 785.423901881433) <= 1e-10 * 785)
  }

  @Test func `closes have a length and moves have none`() {
    let path = BezierPath([
      .move(to: at(0, 0)), .line(to: at(3, 0)), .line(to: at(3, 4)), .close,
      .move(to: at(100, 100)), .line(to: at(100, 110)), .move(to: at(0, 0)),
    ])
    expectEqual(path.length, 3 + 4 + 5 + 10)
    expectEqual(BezierPath().length, 0)
    expectEqual(BezierPath([.move(to: at(7, 7))]).length, 0)
  }

  @Test func `the bounds fit curves tightly and leave out control points`() {
    expectEqual(BezierPath.through(at(0, 0), at(5, 10), at(10, 0)).bounds, rect(0, 0, 10, 5))
    expectEqual(
      BezierPath.through(at(0, 0), at(0, 40), at(30, 40), at(30, 0)).bounds, rect(0, 0, 30, 30))
    let wave = BezierPath.through(at(0, 0), at(100, 0), at(-100, 100), at(0, 100)).bounds
    #expect(abs(wave.width - 2 * 300 * 3.0.squareRoot() / 18) <= 1e-12 && wave.height == 100)
    let fold = BezierPath.through(at(0, 1), at(100, 1), at(20, 1)).bounds
    #expect(abs(fold.maxX - 500.0 / 9) <= 1e-12 && fold.height == 0)
    expectEqual(BezierPath.through(at(4, 5), at(1, 2)).bounds, rect(1, 2, 3, 3))
  }

  @Test func `the bounds of many curves are those of many points on them`() {
    var random = SeededNumbers(seed: 11)
    for _ in 0..<60 {
      let path = BezierPath(points: random.points(4))
      let segment = PathEvaluator(path).segments[0]
      let points = (0...2000).map { segment.point(at: Double($0) / 2000) }
      let (xs, ys) = (points.map(\.x), points.map(\.y))
      let box = path.bounds
      for (mine, theirs) in [
        (box.minX, xs.min()), (box.maxX, xs.max()), (box.minY, ys.min()), (box.maxY, ys.max()),
      ] {
        #expect(abs(mine - (theirs ?? .nan)) <= 1e-3, "\(path)")
      }
      #expect(box.insetBy(dx: -1e-12, dy: -1e-12).contains(at(xs[700], ys[700])))
    }
  }

  @Test func `the bounds hold every point moved to, and only finite ones`() {
    expectEqual(BezierPath().bounds, .zero)
    expectEqual(BezierPath([.move(to: at(7, 8))]).bounds, rect(7, 8, 0, 0))
    expectEqual(BezierPath([.move(to: at(7, 8)), .move(to: at(1, 1))]).bounds, rect(1, 1, 6, 7))
    let odd = BezierPath([.move(to: at(1, 1)), .line(to: at(.nan, 5)), .line(to: at(2, 3))])
    expectEqual(odd.bounds, rect(1, 1, 1, 2))
    expectEqual(BezierPath([.move(to: at(.infinity, 0))]).bounds, .zero)
    let large = BezierPath.through(at(0, 0), at(0, 4e150), at(3e150, 4e150), at(3e150, 0)).bounds
    #expect(abs(large.height / 3e150 - 1) <= 1e-12)
  }

  @Test func `a point is found by its fraction of the length`() {
    let path = BezierPath(rect: rect(0, 0, 30, 10))
    for (fraction, x, y) in [
      (0, 0, 0), (0.125, 10, 0), (0.375, 30, 0), (0.4375, 30, 5), (0.5, 30, 10), (0.75, 10, 10),
      (1, 0, 0), (-5, 0, 0), (.nan, 0, 0), (0.9375, 0, 5), (7, 0, 0),
    ] as [(Double, Double, Double)] {
      #expect(distance(path.point(at: fraction), at(x, y)) <= 1e-12, "\(fraction)")
    }
    #expect(BezierPath().point(at: 0.5) == nil)
    expectEqual(BezierPath([.move(to: at(7, 8))]).point(at: 0.5), at(7, 8))
  }

  @Test func `a direction is found by its fraction of the length`() {
    let path = BezierPath(rect: rect(0, 0, 30, 10))
    for (fraction, angle) in [
      (0, 0), (0.3, 0), (0.375, 0.5), (0.45, 0.5), (0.5, 1), (0.8, 1), (0.95, -0.5), (1, -0.5),
      (-1, 0), (2, -0.5), (.nan, 0),
    ] as [(Double, Double)] {
      expectEqual(path.angle(at: fraction), angle * .pi, "\(fraction)")
    }
    #expect(BezierPath().angle(at: 0.5) == nil)
    expectEqual(BezierPath([.move(to: at(7, 8))]).angle(at: 0.5), 0)
  }

  @Test func `the examples of the documentation hold`() {
    var path = BezierPath()
    path.move(to: .zero)
    path.addLine(to: at(100, 0))
    path.addCurve(to: at(200, 100), control1: at(150, 0), control2: at(200, 50))
    #expect(abs(path.length - 254.8868) <= 5e-5)
    let circle = BezierPath(ellipseIn: rect(0, 0, 20, 20))
    #expect(distance(circle.point(at: 0.25), at(10, 20)) <= 1e-9)
    var arch = BezierPath([.move(to: at(-10, 0))])
    arch.addArc(to: at(10, 0), radii: CGSize(width: 10, height: 10), isClockwise: true)
    #expect(distance(arch.point(at: 0.5), at(0, -10)) <= 1e-9)
    expectEqual(BezierPath([.line(to: at(1, 0)), .close, .close]).elements.count, 3)
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }
}
