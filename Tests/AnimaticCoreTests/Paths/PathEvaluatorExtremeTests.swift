import AnimaticCore
import Foundation
import RandomScenes
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

struct PathEvaluatorExtremeTests {
  private let cusp = [at(0, 0), at(100, 100), at(0, 100), at(100, 0)]

  @Test func `K-13: speed is even through a cusp`() {
    // With v = 1 - 2u the speed is 300 |v| √(v² + 1), so the length up to u is known.
    let motion = PathEvaluator(BezierPath(points: cusp))
    let whole = pow(2, 1.5)
    for step in 0...200 {
      let fraction = Double(step) / 200
      let part = motion.locate(fraction).part
      let v = 1 - 2 * part
      let half = pow(v * v + 1, 1.5) - 1
      let length = v > 0 ? 50 * (whole - 1 - half) : 50 * (whole - 1 + half)
      #expect(abs(length - fraction * 100 * (whole - 1)) <= 1e-9 * 183, "\(fraction)")
    }
  }

  @Test func `K-13: speed is even where a curve turns back on itself`() {
    // x = 200 u - 180 u²: 500/9 there and 320/9 back.
    let motion = PathEvaluator(.through(at(0, 0), at(100, 0), at(20, 0)))
    for step in 0...100 {
      let length = Double(step) / 100 * 820 / 9
      let expected = length < 500.0 / 9 ? length : 1000.0 / 9 - length
      let place = motion.locate(Double(step) / 100)
      let x = motion.point(segment: 0, part: place.part).x
      #expect(abs(x - expected) <= 1e-9 * 92, "\(step)")
    }
  }

  @Test(arguments: [0x1p-1064, 1e-300, 1e-150, 1e-90, 1e90, 1e150, 1e300] as [Double])
  func `a path of any size is the same path`(size: Double) throws {
    let path = BezierPath([
      .move(to: at(0, 0)), .line(to: at(96, 0)),
      .curve(to: at(192, 96), control1: at(144, 0), control2: at(192, 48)), .close,
      .quadCurve(to: at(-96, 0), control: at(0, 48)),
    ])
    let scaled = path.transformed(by: .scale(x: size, y: size))
    let (plain, other) = (PathEvaluator(path), PathEvaluator(scaled))
    // Denormal coordinates have few digits.
    let digits = size < 1e-307 ? 1e-3 : 1e-12
    #expect(abs(other.length / size / plain.length - 1) <= digits)
    for (mine, theirs) in zip(other.fractions, plain.fractions) {
      #expect(abs(mine - theirs) <= digits)
    }
    for step in 1..<40 {
      let fraction = Double(step) / 40
      let point = try #require(scaled.point(at: fraction))
      let expected = try #require(path.point(at: fraction))
      #expect(distance(at(point.x / size, point.y / size), expected) <= 200 * max(digits, 1e-9))
      let angle = try #require(scaled.angle(at: fraction))
      #expect(angularDistance(angle, try #require(path.angle(at: fraction))) <= max(digits, 1e-6))
    }
  }

  @Test func `a segment that is too small relative to the rest has no length`() {
    let motion = PathEvaluator(
      BezierPath([
        .move(to: at(0, 0)), .line(to: at(1e-200, 0)), .line(to: at(1e150, 0)),
        .curve(to: at(1e150, 1e-9), control1: at(1e150, 0), control2: at(1e150, 1e-9)),
      ]))
    expectEqual(motion.fractions, [0, 0, 1, 1])
    #expect(motion.locate(0.5) == (1, 0.5))
  }

  @Test func `coordinates that are not finite have no length and spoil nothing`() {
    for odd in [Double.nan, .infinity, -.infinity] {
      let motion = PathEvaluator(
        BezierPath([
          .move(to: at(0, 0)), .line(to: at(10, 0)),
          .curve(
            to: at(10, odd), control1: at(odd, 0), control2: at(3, 3)), .line(to: at(odd, odd)),
          .move(to: at(0, 0)), .line(to: at(0, 30)),
        ]))
      expectEqual(motion.fractions, [0, 0.25, 0.25, 0.25, 1])
      expectEqual(motion.length, 40)
      #expect(motion.locate(0.25) == (3, 0) && motion.locate(0.625) == (3, 0.5))
      #expect(motion.angle(segment: 1, part: 0.5).isFinite)
    }
    // Steps that a double cannot hold count as none.
    let huge = PathEvaluator(
      BezierPath([.move(to: at(-1.7e308, 0)), .line(to: at(1.7e308, 0)), .line(to: at(1.7e308, 1))])
    )
    expectEqual(huge.fractions, [0, 0, 1])
  }

  @Test func `many elements are measured and found`() {
    let count = Campaign.count(1_000_000)
    var path = BezierPath([.move(to: .zero)])
    for index in 1...count {
      path.addLine(to: at(Double(index), index % 2 == 0 ? 0 : 1))
    }
    let motion = PathEvaluator(path)
    #expect(motion.segmentCount == count && motion.pieces.count == count)
    #expect(abs(motion.length / (2.0.squareRoot() * Double(count)) - 1) <= 1e-9)
    for index in stride(from: 0, to: count, by: count / 10 - 9) {
      let place = motion.locate((Double(index) + 0.5) / Double(count))
      #expect(place.segment == index && abs(place.part - 0.5) <= 1e-3)
    }
    expectEqual(path.bounds, CGRect(x: 0, y: 0, width: Double(count), height: 1))
    expectEqual(path.reversed().currentPoint, .zero)
    #expect(path.description.hasSuffix("… and \(count - 15) more)"))
  }

  @Test func `curves of every shape need few pieces`() {
    var random = SeededNumbers(seed: 5)
    var pieces = 0
    for _ in 0..<300 {
      pieces += PathEvaluator(BezierPath(points: random.points(4))).pieces.count
    }
    #expect(pieces <= 300 * 8)
    // Two cusps, a kink in the speed each: the depth of the cuts bounds them.
    let worst = PathEvaluator(.through(at(0, 0), at(200, 0), at(-100, 0), at(100, 0)))
    #expect(worst.pieces.count <= 60)
    #expect(PathEvaluator(BezierPath(points: cusp)).pieces.count <= 30)
  }
}
