import AnimaticCore
import Foundation
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

struct BezierPathShapeTests {
  private let box = CGRect(x: 10, y: 20, width: 40, height: 30)

  @Test func `a rectangle runs along x first and is closed`() {
    expectEqual(
      BezierPath(rect: box).elements,
      [
        .move(to: at(10, 20)), .line(to: at(50, 20)), .line(to: at(50, 50)), .line(to: at(10, 50)),
        .close,
      ])
    var path = BezierPath.through(at(0, 0), at(1, 1))
    path.addRect(box)
    #expect(path.elements.count == 7 && path.length == 140 + 2.0.squareRoot())
  }

  @Test func `a negative size is a reflection`() {
    let turned = CGRect(x: 50, y: 50, width: -40, height: -30)
    expectEqual(BezierPath(rect: turned), BezierPath(rect: box))
    expectEqual(BezierPath(ellipseIn: turned), BezierPath(ellipseIn: box))
    expectEqual(
      BezierPath(roundedRect: turned, cornerRadius: 7),
      BezierPath(roundedRect: box, cornerRadius: 7))
  }

  @Test func `an ellipse touches its box and lies on the ellipse`() {
    let path = BezierPath(ellipseIn: box)
    expectEqual(path.kinds, [0, 3, 3, 3, 3, 4])
    let motion = PathEvaluator(path)
    let sides = [(50.0, 35.0), (30, 50), (10, 35), (30, 20)]
    for (index, side) in sides.enumerated() {
      #expect(motion.start(of: index) == side)
    }
    #expect(motion.start(of: 4) == sides[0] && motion.end(of: 4) == sides[0])
    for step in 0...400 {
      let point = motion.point(segment: step / 100, part: Double(step % 100) / 100)
      let radius = hypot((point.x - 30) / 20, (point.y - 35) / 15)
      #expect((1 - 1e-12...1.00028).contains(radius), "\(step)")
    }
    expectEqual(path.bounds, box)
  }

  @Test func `the length of a circle matches its radius`() {
    let circle = BezierPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    #expect(abs(circle.length / (20 * .pi) - 1) <= 2.8e-4)
    #expect(distance(circle.point(at: 0.25), at(0, 10)) <= 1e-9)
    #expect(abs((circle.angle(at: 0.25) ?? 0) - .pi) <= 1e-9)
  }

  @Test(arguments: [-3, 0, 1e-9, 8, 15, 15.001, 1e9, .infinity, .nan] as [Double])
  func `V-7: round corners have the same elements at every radius`(radius: Double) {
    let path = BezierPath(roundedRect: box, cornerRadius: radius)
    expectEqual(path.kinds, [0, 1, 3, 1, 3, 1, 3, 1, 3, 4])
    expectEqual(path.bounds, box)
    let used = radius > 0 ? min(radius, 15) : 0
    let arc = 2 * Double.pi * used
    #expect(abs(path.length - (140 - 8 * used + arc)) <= 2.8e-4 * arc + 1e-12)
    expectEqual(path.elements.first, .move(to: at(10 + used, 20)))
    expectEqual(path.currentPoint, path.elements.dropLast().last.flatMap(\.drawnEnd))
  }
}

extension BezierPath.Element {
  fileprivate var drawnEnd: CGPoint? {
    if case .curve(let end, _, _) = self { end } else { nil }
  }
}
