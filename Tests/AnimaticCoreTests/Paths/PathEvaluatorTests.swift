import AnimaticCore
import Foundation
import RandomScenes
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

struct PathEvaluatorTests {
  /// The path of K-11: a line and a curve.
  private let measured = PathEvaluator(
    BezierPath([
      .move(to: at(0, 0)), .line(to: at(100, 0)),
      .curve(to: at(200, 100), control1: at(150, 0), control2: at(200, 50)),
    ]))
  private let progress = [0.1, 0.25, 0.5, 0.6, 0.75, 0.9]

  /// The values of a keyframe animation with these key times, one more than there are segments.
  private func point(
    of motion: PathEvaluator, at progress: Double, keyTimes: [Double]
  ) -> (x: Double, y: Double) {
    let index = max(0, (keyTimes.firstIndex { $0 > progress } ?? keyTimes.count - 1) - 1)
    let span = keyTimes[index + 1] - keyTimes[index]
    return motion.point(segment: index, part: (progress - keyTimes[index]) / span)
  }

  @Test func `N-37, K-11: in linear mode every segment has an equal time`() {
    let expected = [
      (20, 0), (50, 0), (100, 0), (129.6, 5.6), (168.75, 31.25), (194.4, 70.4),
    ]
    for (progress, place) in zip(progress, expected) {
      let point = point(of: measured, at: progress, keyTimes: [0, 0.5, 1])
      #expect(distance(point, place) <= 0.05, "\(progress)")
    }
  }

  @Test func `N-37, K-11: key times share out the time`() {
    let expected = [
      (50, 0), (109.36, 0.57), (153.61, 18.46), (168.75, 31.25), (186.88, 54.65), (197.75, 81.35),
    ]
    for (progress, place) in zip(progress, expected) {
      let point = point(of: measured, at: progress, keyTimes: [0, 0.2, 1])
      #expect(distance(point, place) <= 0.05, "\(progress)")
    }
  }

  @Test func `N-37, K-13: paced is even speed along the length`() {
    #expect(abs(measured.length - 254.887) <= 5e-4)
    let expected = [
      (25.49, 0), (63.72, 0), (126.87, 4.62), (149.72, 15.82), (177.88, 41.5), (195.99, 74.98),
    ]
    for (progress, place) in zip(progress, expected) {
      let found = measured.locate(progress)
      let point = measured.point(segment: found.segment, part: found.part)
      #expect(distance(point, place) <= 0.3, "\(progress)")
      // With the fractions as key times it is the same segment.
      let index = measured.fractions.lastIndex { $0 <= progress }
      expectEqual(index, found.segment)
    }
  }

  @Test func `N-37, K-12: discrete presents the start of each segment and never the end`() {
    for (progress, x) in zip(progress, [0, 0, 100, 100, 100, 100] as [Double]) {
      let slot = Int(progress * Double(measured.segmentCount))
      #expect(measured.start(of: slot) == (x, 0), "\(progress)")
    }
  }

  @Test func `K-11: every element but a move is a segment`() {
    let path = BezierPath([
      .move(to: at(0, 0)), .line(to: at(1, 0)), .quadCurve(to: at(2, 0), control: at(1, 1)),
      .curve(to: at(3, 0), control1: at(2, 1), control2: at(3, 1)), .close, .move(to: at(9, 9)),
      .line(to: at(8, 8)), .move(to: at(7, 7)),
    ])
    let motion = PathEvaluator(path)
    expectEqual(motion.segmentCount, 5)
    expectEqual(motion.fractions.count, 6)
    expectEqual(motion.segments.map(\.kind), [.line, .quadCurve, .curve, .line, .line])
    #expect(motion.start(of: 3) == (3, 0) && motion.end(of: 3) == (0, 0))
    // The jump is between two segments and takes no time.
    #expect(motion.start(of: 4) == (9, 9) && motion.end(of: 4) == (8, 8))
  }

  @Test func `K-11: a segment is evaluated by its own parameter`() {
    let curve = PathEvaluator(.through(at(0, 0), at(0, 0), at(0, 0), at(8, 16)))
    #expect(curve.point(segment: 0, part: 0.5) == (1, 2))
    let bow = PathEvaluator(.through(at(0, 0), at(4, 8), at(8, 0)))
    #expect(bow.point(segment: 0, part: 0.25) == (2, 3))
    let line = PathEvaluator(.through(at(1, 1), at(5, 9)))
    #expect(line.point(segment: 0, part: 0.25) == (2, 3))
  }

  @Test func `K-15: outside 0 to 1 a segment continues linearly at the speed of its end`() {
    let line = PathEvaluator(.through(at(1, 1), at(5, 9)))
    #expect(line.point(segment: 0, part: 1.5) == (7, 13))
    #expect(line.point(segment: 0, part: -0.5) == (-1, -3))
    let bow = PathEvaluator(.through(at(0, 0), at(4, 8), at(8, 0)))
    #expect(bow.point(segment: 0, part: 1.25) == (10, -4))
    #expect(bow.point(segment: 0, part: -0.25) == (-2, -4))
    #expect(measured.point(segment: 1, part: 2) == (200, 250))
    #expect(measured.point(segment: 1, part: -1) == (-50, 0))
    let standing = PathEvaluator(.through(at(0, 0), at(0, 0), at(9, 0), at(9, 0)))
    #expect(standing.point(segment: 0, part: 1.5) == (9, 0))
    expectEqual(bow.angle(segment: 0, part: 1.25), bow.angle(segment: 0, part: 1))
    expectEqual(bow.angle(segment: 0, part: -3), bow.angle(segment: 0, part: 0))
  }

  @Test func `the ends of a segment are exact`() {
    var random = SeededNumbers(seed: 3)
    for count in [2, 3, 4, 2, 3, 4] {
      let points = random.points(count)
      let motion = PathEvaluator(BezierPath(points: points))
      let (start, end) = (motion.start(of: 0), motion.end(of: 0))
      #expect(at(start.x, start.y) == points[0] && at(end.x, end.y) == points[count - 1])
    }
  }

  @Test func `K-13: the fractions are the key times of even speed`() {
    let motion = PathEvaluator(BezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10)))
    expectEqual(motion.fractions, [0, 0.375, 0.5, 0.875, 1])
    #expect(motion.locate(0.375) == (1, 0))
    #expect(motion.locate(0.25) == (0, 2.0 / 3))
    #expect(motion.locate(1) == (3, 1))
    #expect(motion.locate(-1) == (0, 0) && motion.locate(.nan) == (0, 0))
    #expect(motion.locate(.infinity) == (3, 1))
  }

  @Test func `K-13: at a jump the point after it counts`() {
    let motion = PathEvaluator(
      BezierPath([
        .move(to: at(0, 0)), .line(to: at(10, 0)), .move(to: at(50, 50)), .line(to: at(50, 80)),
      ]))
    expectEqual(motion.fractions, [0, 0.25, 1])
    #expect(motion.locate(0.25) == (1, 0))
    expectEqual(motion.locate(0.25.nextDown).segment, 0)
    expectEqual(motion.locate(0.5).segment, 1)
  }

  @Test func `K-8: in a path without any length the segments share it evenly`() {
    let dot: [BezierPath.Element] = [
      .move(to: at(5, 5)), .line(to: at(5, 5)), .quadCurve(to: at(5, 5), control: at(5, 5)),
      .curve(to: at(5, 5), control1: at(5, 5), control2: at(5, 5)), .close,
    ]
    let motion = PathEvaluator(BezierPath(dot))
    expectEqual(motion.length, 0)
    expectEqual(motion.fractions, [0, 0.25, 0.5, 0.75, 1])
    #expect(motion.locate(0) == (0, 0) && motion.locate(0.625) == (2, 0.5))
    #expect(motion.locate(0.75) == (3, 0) && motion.locate(1) == (3, 1))
    let jumps = PathEvaluator(
      BezierPath([.move(to: at(0, 0)), .close, .move(to: at(9, 9)), .close]))
    #expect(jumps.start(of: jumps.locate(0.49).segment) == (0, 0))
    #expect(jumps.start(of: jumps.locate(0.5).segment) == (9, 9))
  }

  @Test func `segments without a length take no time when paced`() {
    let motion = PathEvaluator(
      BezierPath([
        .move(to: at(0, 0)), .line(to: at(0, 0)), .line(to: at(10, 0)), .line(to: at(10, 0)),
        .curve(to: at(10, 0), control1: at(10, 0), control2: at(10, 0)), .line(to: at(10, 30)),
        .line(to: at(10, 30)),
      ]))
    expectEqual(motion.fractions, [0, 0, 0.25, 0.25, 0.25, 1, 1])
    #expect(motion.locate(0) == (1, 0))
    #expect(motion.locate(0.25) == (4, 0))
    #expect(motion.locate(1) == (5, 1))
    expectEqual(motion.angle(segment: 5, part: 1), .pi / 2)
  }

  @Test func `an index outside the path is that of the nearest segment`() {
    #expect(measured.point(segment: -7, part: 0.5) == (50, 0))
    #expect(measured.point(segment: 7, part: 1) == (200, 100))
    expectEqual(measured.angle(segment: Int.max, part: 1), .pi / 2)
    for path in [BezierPath(), BezierPath([.move(to: at(1, 1))])] {
      let motion = PathEvaluator(path)
      #expect(motion.segmentCount == 0 && motion.length == 0 && motion.fractions == [0])
      #expect(motion.locate(0.5) == (0, 0) && motion.locate(1) == (0, 0))
      #expect(motion.point(segment: 0, part: 0.5) == (0, 0))
      expectEqual(motion.angle(segment: 0, part: 0.5), 0)
    }
  }
}
