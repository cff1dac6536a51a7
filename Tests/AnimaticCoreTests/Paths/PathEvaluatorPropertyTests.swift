import AnimaticCore
import Foundation
import RandomScenes
import TestSupport
import Testing

struct PathEvaluatorPropertyTests {
  @Test func `K-13: a located point has the requested length`() {
    var random = SeededNumbers(seed: 21)
    for round in 0..<120 {
      let points = random.points(round % 3 + 2)
      let path = BezierPath(points: points)
      let motion = PathEvaluator(path)
      for _ in 0..<10 {
        let fraction = random.number(0...1)
        let part = motion.locate(fraction).part
        let first = BezierPath(points: cut(points, at: part).first)
        #expect(abs(first.length - fraction * path.length) <= 1e-9 * path.length, "\(path)")
      }
    }
  }

  @Test func `K-13: the speed of a paced motion varies by less than one percent`() {
    var random = SeededNumbers(seed: 22)
    for round in 0..<40 {
      let motion = PathEvaluator(BezierPath(points: random.points(round % 2 + 3)))
      let places = (0...1000).map { step in
        let place = motion.locate(Double(step) / 1000)
        return motion.point(segment: place.segment, part: place.part)
      }
      let steps = zip(places, places.dropFirst()).map { distance($0, $1) }
      let mean = steps.reduce(0, +) / 1000
      let variance = steps.reduce(0) { $0 + ($1 / mean - 1) * ($1 / mean - 1) } / 1000
      #expect(variance.squareRoot() < 0.01, "\(motion.segments)")
    }
  }

  @Test func `lengths add up, however a path is put together`() {
    var random = SeededNumbers(seed: 23)
    for round in 0..<100 {
      let (one, other) = (random.path(), random.path())
      let both = BezierPath(one.elements + other.elements)
      #expect(abs(both.length - one.length - other.length) <= 1e-9 * both.length)
      let points = random.points(round % 2 + 3)
      let halves = cut(points, at: random.number(0...1))
      let (first, second) = (BezierPath(points: halves.first), BezierPath(points: halves.second))
      let whole = BezierPath(points: points).length
      #expect(abs(first.length + second.length - whole) <= 1e-9 * whole)
      let joined = PathEvaluator(first.followed(by: second))
      #expect(abs(joined.fractions[1] * joined.length - first.length) <= 1e-9 * whole)
    }
  }

  @Test func `a reversed path is symmetrical to the path`() {
    var random = SeededNumbers(seed: 24)
    for _ in 0..<100 {
      let path = random.path()
      let back = path.reversed()
      #expect(abs(back.length - path.length) <= 1e-9 * path.length)
      let (box, other) = (path.bounds, back.bounds)
      for (mine, theirs) in zip(box.components, other.components) {
        #expect(abs(mine - theirs) <= 1e-12 * 400)
      }
      for _ in 0..<10 {
        let fraction = random.number(0.001...0.999)
        let (there, here) = (path.point(at: fraction), back.point(at: 1 - fraction))
        #expect(distance(there, here) <= 1e-8 * path.length, "\(path) at \(fraction)")
      }
      let twice = back.reversed()
      #expect(distance(twice.point(at: 0.3), path.point(at: 0.3)) <= 1e-8 * path.length)
    }
  }

  @Test func `the fractions are key times, and both ways to locate a point agree`() {
    var random = SeededNumbers(seed: 25)
    for _ in 0..<100 {
      let motion = PathEvaluator(random.path())
      #expect(motion.fractions.first == 0 && motion.fractions.last == 1)
      expectEqual(motion.fractions, motion.fractions.sorted())
      expectEqual(motion.fractions.count, motion.segmentCount + 1)
      for index in 0..<motion.segmentCount
      where motion.fractions[index] < motion.fractions[index + 1] {
        #expect(motion.locate(motion.fractions[index]) == (index, 0))
        let middle = (motion.fractions[index] + motion.fractions[index + 1]) / 2
        expectEqual(motion.locate(middle).segment, index)
      }
    }
  }

  @Test func `rotating a path rotates its angles and keeps its length`() throws {
    var random = SeededNumbers(seed: 26)
    for _ in 0..<50 {
      let path = BezierPath(points: random.points(4))
      let angle = random.number(-3...3)
      let turned = path.transformed(by: .rotation(by: angle))
      #expect(abs(turned.length - path.length) <= 1e-9 * path.length)
      let fraction = random.number(0...1)
      let plain = try #require(path.angle(at: fraction))
      #expect(angularDistance(try #require(turned.angle(at: fraction)), plain + angle) <= 1e-5)
    }
  }
}
