import AnimaticCore
import Foundation
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

struct BezierPathArcTests {
  private func arc(
    from start: Double, to end: Double, clockwise: Bool = true, radius: Double = 10
  ) -> BezierPath {
    var path = BezierPath()
    path.addArc(
      center: at(3, 4), radius: radius, startAngle: start * .pi / 180, endAngle: end * .pi / 180,
      clockwise: clockwise)
    return path
  }

  /// The middle of an arc around (3, 4), as an angle in degrees.
  private func middle(_ path: BezierPath) throws -> Double {
    let point = try #require(path.point(at: 0.5))
    return atan2(point.y - 4, point.x - 3) * 180 / .pi
  }

  @Test func `a clockwise arc goes from x to y, which is down on a screen`() throws {
    let path = arc(from: 0, to: 90)
    expectEqual(path.elements.count, 2)
    expectEqual(path.elements.first, .move(to: at(13, 4)))
    #expect(distance(path.currentPoint, at(3, 14)) <= 1e-12)
    #expect(abs(try middle(path) - 45) <= 1e-9)
    #expect(abs(try #require(path.angle(at: 0)) - .pi / 2) <= 1e-12)
    #expect(abs(try middle(arc(from: 0, to: 90, clockwise: false)) - -135) <= 1e-9)
    #expect(abs(try middle(arc(from: 90, to: 0, clockwise: false)) - 45) <= 1e-9)
  }

  @Test(
    arguments: [
      (0, 90, true, 90), (0, 90, false, 270), (90, 0, true, 270), (350, 10, true, 20),
      (0, 450, true, 360), (0, -450, false, 360), (0, -450, true, 270), (0, 450, false, 270),
      (0, 360, true, 360), (0, -360, false, 360), (0, -360, true, 0), (0, 360, false, 0),
      (30, 30, true, 0), (720, 90, true, 90), (10, 370, true, 360), (10, -350, true, 0),
      (33, 33 - 360, false, 360), (0, 1, true, 1), (0, 359, true, 359), (0, 180, false, 180),
    ] as [(Double, Double, Bool, Double)])
  func `the length of an arc is that in its direction, a full turn at most`(
    start: Double, end: Double, clockwise: Bool, degrees: Double
  ) {
    let path = arc(from: start, to: end, clockwise: clockwise)
    let expected = degrees * .pi / 18
    #expect(abs(path.length - expected) <= 2.8e-4 * expected + 1e-9)
    expectEqual(path.elements.count, 1 + Int((degrees / 90).rounded(.up)))
    let goal = degrees == 360 ? start : end
    let place = at(3 + 10 * cos(goal * .pi / 180), 4 + 10 * sin(goal * .pi / 180))
    #expect(distance(path.currentPoint, place) <= 1e-9)
  }

  @Test func `no cubic curve of an arc is longer than a quarter turn`() {
    expectEqual(arc(from: 0, to: 91).elements.count, 3)
    expectEqual(arc(from: 0, to: 181).elements.count, 4)
    let motion = PathEvaluator(arc(from: 0, to: 271))
    expectEqual(motion.segmentCount, 4)
    for (index, fraction) in motion.fractions.enumerated() {
      #expect(abs(fraction - Double(index) / 4) <= 1e-12)
    }
    for step in 0...400 {
      let point = motion.point(segment: step / 100, part: Double(step % 100) / 100)
      #expect((10 - 1e-12...10.0028).contains(distance(point, (x: 3.0, y: 4.0))))
    }
  }

  @Test func `a line leads from the current point to the start of an arc`() {
    var path = BezierPath([.move(to: at(3, 4))])
    path.addArc(center: at(3, 4), radius: 10, startAngle: 0, endAngle: 1, clockwise: true)
    expectEqual(Array(path.elements.prefix(2)), [.move(to: at(3, 4)), .line(to: at(13, 4))])
    expectEqual(path.kinds, [0, 1, 3])
    path.addArc(center: at(3, 4), radius: 10, startAngle: 1, endAngle: 2, clockwise: true)
    expectEqual(path.kinds, [0, 1, 3, 1, 3])
    var closed = BezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    closed.addArc(center: .zero, radius: 5, startAngle: 0, endAngle: 1, clockwise: true)
    #expect(PathEvaluator(closed).start(of: 4) == (0, 0))
    #expect(PathEvaluator(closed).end(of: 4) == (5, 0))
  }

  @Test func `a negative radius counts as positive, none is a point`() {
    expectEqual(arc(from: 10, to: 80, radius: -10), arc(from: 10, to: 80))
    let dot = arc(from: 10, to: 80, radius: 0)
    #expect(dot.kinds == [0, 3] && dot.length == 0)
  }

  @Test func `angles that are not numbers draw no arc`() {
    expectEqual(arc(from: 0, to: .nan).elements, [.move(to: at(13, 4))])
    expectEqual(arc(from: .nan, to: 0).elements.count, 1)
  }

  private func ellipticArc(
    isLarge: Bool, isClockwise: Bool, radius: Double = 10, end: CGPoint = at(6, 0)
  ) -> BezierPath {
    var path = BezierPath([.move(to: at(-6, 0))])
    path.addArc(
      to: end, radii: CGSize(width: radius, height: radius), isLarge: isLarge,
      isClockwise: isClockwise)
    return path
  }

  @Test(
    arguments: [
      (false, true, -2), (true, true, -18), (false, false, 2), (true, false, 18),
    ] as [(Bool, Bool, Double)])
  func `the flags choose one of four arcs between two points`(
    isLarge: Bool, isClockwise: Bool, y: Double
  ) {
    let path = ellipticArc(isLarge: isLarge, isClockwise: isClockwise)
    #expect(distance(path.point(at: 0.5), at(0, y)) <= 3e-3)
    expectEqual(path.currentPoint, at(6, 0))
    let angle = isLarge ? 2 * .pi - 2 * asin(0.6) : 2 * asin(0.6)
    #expect(abs(path.length / (10 * angle) - 1) <= 2.8e-4)
  }

  @Test func `radii too small are enlarged until they reach`() {
    let half = ellipticArc(isLarge: false, isClockwise: true, radius: 1)
    expectEqual(half.kinds, [0, 3, 3])
    #expect(distance(half.point(at: 0.5), at(0, -6)) <= 1e-9)
    expectEqual(ellipticArc(isLarge: true, isClockwise: true, radius: 6).kinds, [0, 3, 3])
    var flat = BezierPath([.move(to: at(-6, 0))])
    flat.addArc(to: at(6, 0), radii: CGSize(width: 2, height: 1), isClockwise: false)
    #expect(distance(flat.point(at: 0.5), at(0, 3)) <= 1e-9)
  }

  @Test func `rounding makes no further curve of half a turn or a quarter`() {
    for degrees in 0..<180 {
      let turn = Double(degrees) * .pi / 180
      let (x, y) = (7 * cos(turn), 7 * sin(turn))
      var path = BezierPath([.move(to: at(-x, -y))])
      path.addArc(to: at(x, y), radii: CGSize(width: 7, height: 7), isClockwise: true)
      expectEqual(path.kinds, [0, 3, 3], "\(degrees)")
      #expect(abs(path.length - 7 * .pi) <= 7 * .pi * 2.8e-4)
      expectEqual(arc(from: Double(degrees), to: Double(degrees) + 90).kinds, [0, 3])
    }
  }

  @Test func `the first radius is turned from x towards y`() {
    var path = BezierPath([.move(to: at(-6, -6))])
    path.addArc(
      to: at(6, 6), radii: CGSize(width: 2, height: 1), rotation: .pi / 4, isClockwise: true)
    let reach = 72.0.squareRoot() / 2
    let middle = at(reach * sin(.pi / 4), -reach * cos(.pi / 4))
    #expect(distance(path.point(at: 0.5), middle) <= 1e-9)
  }

  @Test func `an arc with a radius of zero is a line, one to the current point is nothing`() {
    let line = BezierPath.through(at(-6, 0), at(6, 0))
    expectEqual(ellipticArc(isLarge: false, isClockwise: true, radius: 0), line)
    expectEqual(ellipticArc(isLarge: false, isClockwise: true, radius: .nan), line)
    expectEqual(
      ellipticArc(isLarge: true, isClockwise: true, end: at(-6, 0)),
      BezierPath([.move(to: at(-6, 0))]))
    expectEqual(
      ellipticArc(isLarge: false, isClockwise: true, radius: -10),
      ellipticArc(isLarge: false, isClockwise: true))
    var path = BezierPath()
    path.addArc(to: at(10, 0), radii: CGSize(width: 5, height: 5), isClockwise: true)
    #expect(path.elements.first == .move(to: .zero) && path.currentPoint == at(10, 0))
  }

  @Test(arguments: [1e3, 1e6, 1e9, 1e150, 1e300] as [Double])
  func `an arc of a huge ellipse stays near its chord`(radius: Double) {
    let path = ellipticArc(isLarge: false, isClockwise: true, radius: radius)
    let sagitta = 18 / radius
    #expect(abs(path.length - 12) <= 12 * 1e-5)
    expectEqual(path.bounds.width, 12)
    #expect(abs(path.bounds.height - sagitta) <= 0.01 * sagitta + 1e-6)
  }
}
