// Smooth keyframes meet every key, and paced ones move at one speed.

import AnimaticCore
import AnimaticEngine
import RandomScenes
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// Keys with times and shapes.
private struct SmoothKeys: RandomCase {
  var values: [Double]
  var times: [Double]
  var tensions: [Double]
  var continuities: [Double]
  var biases: [Double]
  var isPaced: Bool

  init(from random: inout SeededNumbers) {
    let count = Int.random(in: 2...7, using: &random)
    values = (0..<count).map { _ in .random(in: -100...100, using: &random) }
    let inner = (0..<count - 2).map { _ in Double.random(in: 0.01...0.99, using: &random) }
    times = [0] + inner.sorted() + [1]
    func shapes() -> [Double] {
      (0..<Int.random(in: 0...count, using: &random)).map { _ in
        .random(in: -1.5...1.5, using: &random)
      }
    }
    tensions = shapes()
    continuities = shapes()
    biases = shapes()
    isPaced = Bool.random(using: &random)
  }

  var simpler: [Self] {
    var plain = [self, self, self]
    plain[0].tensions = []
    plain[1].continuities = []
    plain[2].biases = []
    return plain.filter { $0.description != description }
  }

  var description: String {
    "\(values) at \(isPaced ? [] : times), t \(tensions) c \(continuities) b \(biases)"
  }

  func scene() -> Scene {
    let scene = Scene()
    var animation = KeyframeAnimation(
      .cornerRadius, values: values, keyTimes: times,
      calculationMode: isPaced ? .cubicPaced : .cubic, duration: 1)
    animation.tensionValues = tensions
    animation.continuityValues = continuities
    animation.biasValues = biases
    animation.isRemovedOnCompletion = false
    scene.add(animation)
    return scene
  }

  /// The times at which the values are reached.
  var reached: [Double] {
    guard isPaced else { return times }
    let ways = zip(values, values.dropFirst()).map { abs($1 - $0) }
    let total = ways.reduce(0, +)
    return values.indices.map { ways.prefix($0).reduce(0, +) / total }
  }
}

/// A path of up to five curves.
private struct RandomPath: RandomCase {
  var elements: [BezierPath.Element]

  init(from random: inout SeededNumbers) {
    func point() -> CGPoint {
      CGPoint(
        x: Double.random(in: -200...200, using: &random),
        y: Double.random(in: -200...200, using: &random))
    }
    elements = [.move(to: point())]
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      switch Int.random(in: 0...3, using: &random) {
      case 0: elements.append(.line(to: point()))
      case 1: elements.append(.quadCurve(to: point(), control: point()))
      case 2: elements.append(.close)
      default: elements.append(.curve(to: point(), control1: point(), control2: point()))
      }
    }
  }

  var simpler: [Self] {
    guard elements.count > 2 else { return [] }
    return (1..<elements.count).map { index in
      var shorter = self
      shorter.elements.remove(at: index)
      return shorter
    }
  }

  var description: String { "\(elements)" }
}

struct KeyframePropertyTests {
  @Test func `K-9: a smooth curve passes through all keys`() {
    expectForAll(SmoothKeys.self, seeds: 70_001...70_600) { keys in
      let scene = keys.scene()
      for (value, time) in zip(keys.values, keys.reached) {
        let shown = scene.value(of: .cornerRadius, at: time)
        // A hair beside the key, the slope counts.
        if abs(shown - value) > 1e-7 * 100 { return "\(shown) instead of \(value) at \(time)" }
      }
      return nil
    }
  }

  @Test func `K-13: along a path paced is one speed, within one per cent`() {
    expectForAll(RandomPath.self, seeds: 71_001...71_060) { path in
      let whole = BezierPath(path.elements)
      guard whole.length > 1 else { return nil }
      let scene = Scene()
      scene.add(
        KeyframeAnimation(.position, path: whole, calculationMode: .paced, duration: 1)
      ) { $0.isRemovedOnCompletion = false }
      // Over steps this short a chord is the arc, but at corners, where it is shorter.
      var last: CGPoint?
      var slow = 0
      for step in 0...500 {
        let shown = scene.value(of: .position, at: Double(step) / 500) as CGPoint
        if let last {
          let way =
            ((shown.x - last.x) * (shown.x - last.x)
            + (shown.y - last.y) * (shown.y - last.y)).squareRoot()
          let expected = whole.length / 500
          if way > expected * 1.01 { return "\(way) instead of \(expected) at step \(step)" }
          if way < expected * 0.99 { slow += 1 }
        }
        last = shown
      }
      return slow > 25 ? "\(slow) slow steps" : nil
    }
  }
}
