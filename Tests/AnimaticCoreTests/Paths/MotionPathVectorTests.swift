// Compares motion along a path with numbers from Chromium and scipy.

import AnimaticCore
import Foundation
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

struct MotionPathVectorTests {
  @Test func `K-13: points by arc length agree with scipy`() throws {
    var count = 0
    for sample in try VectorFile<MotionPathCase>.read("motionpath") {
      guard let points = sample.refPoints, let length = sample.refLength else { continue }
      let motion = PathEvaluator(sample.path)
      // The reference is off by 1.1e-8 in path-27, according to another integration: see
      // BezierPathMeasuringTests.
      #expect(abs(motion.length - length) <= 2e-8 * length, sample.note)
      for (fraction, expected) in zip(sample.fractions, points) {
        let distance = motion.distance(at: fraction, from: expected)
        #expect(distance <= 1e-8 * length, "\(sample.id) at \(fraction): \(distance)")
        count += 1
      }
    }
    expectEqual(count, 20 * 21)
  }

  @Test func `K-13: points by arc length agree with Chromium`() throws {
    var count = 0
    for sample in try VectorFile<MotionPathCase>.read("motionpath") {
      let motion = PathEvaluator(sample.path)
      let share = sample.hasEnlargedArc ? 5e-5 : 3e-6
      #expect(abs(motion.length - sample.length) <= share * sample.length, sample.note)
      for (fraction, expected) in zip(sample.fractions, sample.points) {
        let distance = motion.distance(at: fraction, from: expected)
        #expect(distance <= share * sample.length, "\(sample.id) at \(fraction): \(distance)")
        count += 1
      }
    }
    expectEqual(count, 23 * 21)
  }

  @Test func `K-14: directions agree with Chromium and scipy away from corners`() throws {
    var count = 0
    for sample in try VectorFile<MotionPathCase>.read("motionpath") {
      let motion = PathEvaluator(sample.path)
      for (index, fraction) in sample.fractions.enumerated()
      where !sample.nearCorner.contains(index) {
        let place = motion.locate(fraction)
        let angle = motion.angle(segment: place.segment, part: place.part)
        let note = Comment(rawValue: "\(sample.id) at \(fraction): \(angle)")
        // For points Chromium makes cubic curves of arcs, for angles it takes the true arcs.
        let most = sample.hasArc ? 2.5e-3 : 3e-4
        #expect(angularDistance(angle, sample.angle[index]) <= most, note)
        if let reference = sample.refAngle?[index] {
          #expect(angularDistance(angle, reference) <= 1e-5, note)
        }
        count += 1
      }
    }
    #expect(count > 450)
  }
}

extension PathEvaluator {
  func distance(at fraction: Double, from expected: [Double]) -> Double {
    let place = locate(fraction)
    let point = point(segment: place.segment, part: place.part)
    return hypot(point.x - expected[0], point.y - expected[1])
  }
}

/// How far two angles are apart, a whole turn being nothing.
func angularDistance(_ first: Double, _ second: Double) -> Double {
  abs((first - second).remainder(dividingBy: 2 * .pi))
}

private struct MotionPathCase: Decodable {
  var id: String
  var segments: [Step]
  var fractions: [Double]
  var length: Double
  var hasArc: Bool
  var points: [[Double]]
  var angle: [Double]
  var nearCorner: [Int]
  var refLength: Double?
  var refPoints: [[Double]]?
  var refAngle: [Double]?

  var note: Comment { Comment(rawValue: id) }

  var path: BezierPath {
    segments.reduce(into: BezierPath()) { $1.draw(into: &$0) }
  }

  /// Whether an arc had radii too small to reach.
  ///
  /// Its center is the middle of its ends. Chromium finds it in float32 as the root of a difference
  /// that should be zero, and so misses it by up to 2.5e-4 radii.
  var hasEnlargedArc: Bool {
    var current: CGPoint = .zero
    var path = BezierPath()
    return segments.contains { step in
      step.draw(into: &path)
      defer { current = path.currentPoint ?? .zero }
      return step.isEnlarged(from: current)
    }
  }
}

/// One command of SVG: a letter and its numbers, angles in degrees.
private struct Step: Decodable {
  var letter: String
  var numbers: [Double] = []

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    letter = try list.decode(String.self)
    while !list.isAtEnd { numbers.append(try list.decode(Double.self)) }
  }

  func draw(into path: inout BezierPath) {
    switch letter {
    case "M": path.move(to: point(0))
    case "L": path.addLine(to: point(0))
    case "Q": path.addQuadCurve(to: point(2), control: point(0))
    case "C": path.addCurve(to: point(4), control1: point(0), control2: point(2))
    case "A":
      path.addArc(
        to: point(5), radii: CGSize(width: numbers[0], height: numbers[1]),
        rotation: numbers[2] * .pi / 180, isLarge: numbers[3] == 1, isClockwise: numbers[4] == 1)
    case "Z": path.closeSubpath()
    default: Issue.record("\(letter) is no command")
    }
  }

  func isEnlarged(from start: CGPoint) -> Bool {
    guard letter == "A" else { return false }
    let turn = numbers[2] * .pi / 180
    let (x, y) = ((start.x - numbers[5]) / 2, (start.y - numbers[6]) / 2)
    let along = (x * cos(turn) + y * sin(turn)) / numbers[0]
    let across = (y * cos(turn) - x * sin(turn)) / numbers[1]
    return hypot(along, across) > 1
  }

  private func point(_ index: Int) -> CGPoint {
    CGPoint(x: numbers[index], y: numbers[index + 1])
  }
}
