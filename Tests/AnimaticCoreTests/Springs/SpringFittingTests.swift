import AnimaticCore
import Foundation
import RandomScenes
import TestSupport
import Testing

struct SpringFittingTests {
  @Test(arguments: [
    [0.35, 1, 0, 286.40943], [0.6, 0.8, 0, 190.21428], [0.5, 1, 0, 161.71950],
    [0.1, 1, 0, 2125.3901], [0.9, 1, 0, 71.92472], [0.99, 1, 0, 80.02518], [1, 1, 0, 85.25593],
    [0.5, 1, 1, 152.86841], [0.5, 1, -2, 175.42241], [0.7, 0.8, 0, 151.2791],
  ])
  func `U-12: N-45: UIKit's fit is the one measured`(row: [Double]) {
    let spring = SpringCurve(dampingRatio: row[0], duration: row[1], initialVelocity: row[2])
    #expect(abs(spring.stiffness / row[3] - 1) < 1e-6)
    #expect(abs(spring.damping - 2 * row[0] * row[3].squareRoot()) < 1e-4)
    expectEqual(spring.mass, 1)
    expectEqual(spring.initialVelocity, row[2])
    #expect(abs(spring.dampingRatio - row[0]) < 1e-15)
    #expect(!spring.allowsOverdamping)
    #expect(spring.problem == nil)
  }

  @Test func `U-12: N-45: the example of the rule has its values`() {
    let spring = SpringCurve(dampingRatio: 0.7, duration: 0.8)
    #expect(abs(spring.damping - 17.2194) < 5e-5)
    for (time, value) in [(0.1, 0.4112), (0.2, 0.8609), (0.3, 1.0301), (0.4, 1.0411)] {
      #expect(abs(spring.value(at: time) - value) <= 5e-5)
    }
    #expect(abs(SpringCurve(dampingRatio: 1, duration: 1).stiffness.squareRoot() - 9.23341) < 1e-5)
  }

  @Test func `U-12: the ratio is clamped to 0.01…1, and reported`() {
    let critical = SpringCurve(dampingRatio: 1, duration: 1)
    expectEqual(SpringCurve(dampingRatio: 3, duration: 1), critical)
    expectEqual(SpringCurve(dampingRatio: .nan, duration: 1), critical)
    let weak = SpringCurve(dampingRatio: 0.01, duration: 1)
    expectEqual(SpringCurve(dampingRatio: 0, duration: 1), weak)
    expectEqual(SpringCurve(dampingRatio: -5, duration: 1), weak)
    expectEqual(
      SpringCurve(dampingRatio: 3, duration: 1).problem,
      "The spring's damping ratio must be within 0.01…1: 3 was taken as 1.")
    // Near 1 the formula of the underdamped spring has no limit; S-4 defines what is critical.
    let almost = SpringCurve(dampingRatio: 1 - 0.9e-6, duration: 1)
    #expect(abs(almost.stiffness / critical.stiffness - 1) < 1e-12)
    #expect(SpringCurve(dampingRatio: 1 - 1.1e-6, duration: 1).stiffness > 170)
  }

  @Test func `U-12: of several springs it is the stiffest, and there is always one`() {
    var numbers = SeededNumbers(seed: 12)
    for round in 0..<400 {
      let ratio = round % 4 == 0 ? 1 : numbers.number(0.02...0.999)
      let duration = numbers.number(0.1...5)
      let size = [1.0, 10, 30, 1e6][round % 3 == 0 ? 3 : round % 4]
      let velocity = numbers.number(-size...size) / duration
      let spring = SpringCurve(
        dampingRatio: ratio, duration: duration, initialVelocity: velocity)
      let frequency = spring.stiffness.squareRoot()
      #expect(frequency.isFinite && frequency > 0)
      func rest(_ factor: Double) -> Double {
        left(frequency * factor, ratio: ratio, duration: duration, velocity: velocity)
      }
      #expect((rest(1 - 1e-9) - 0.001) * (rest(1 + 1e-9) - 0.001) <= 0, "\(spring)")
      for step in 1...500 { #expect(rest(1 + Double(step) / 20) < 0.001, "\(spring)") }
    }
  }

  @Test func `U-12: thrown beyond what the expression can reach, a critical spring passes first`() {
    // (1 + wD - vD) e^(-wD) = 0.001 has its top, e^(-vD), at wD = vD: a root up to vD = ln 1000.
    let reached = SpringCurve(dampingRatio: 1, duration: 1, initialVelocity: 6.9)
    #expect(reached.stiffness.squareRoot() > 6.9)
    #expect(reached.value(at: 1) < 1)
    let missed = SpringCurve(dampingRatio: 1, duration: 1, initialVelocity: 6.91)
    #expect(missed.stiffness.squareRoot() < 5.91)
    #expect(abs(missed.value(at: 1) - 1.001) < 1e-12)
  }

  @Test func `U-12: invalid numbers are replaced, and reported`() {
    let usual = SpringCurve(dampingRatio: 0.5, duration: 0.5)
    for duration in [0, -1, .nan, .infinity, 1e-200, 1e200] {
      let spring = SpringCurve(dampingRatio: 0.5, duration: duration)
      expectEqual(spring, usual)
      expectEqual(spring.problem?.hasPrefix("The spring's duration must be"), true)
    }
    let thrown = SpringCurve(dampingRatio: 0.5, duration: 0.5, initialVelocity: .infinity)
    expectEqual(thrown, usual)
    expectEqual(thrown.problem, "The spring's initial velocity must be finite: ∞ was ignored.")
    for ratio in [0.01, 0.5, 1] {
      for duration in [1e-100, 1, 1e100] {
        for velocity in [0, 1e-300, 1e300, -1e300] {
          let spring = SpringCurve(
            dampingRatio: ratio, duration: duration, initialVelocity: velocity)
          #expect(spring.problem == nil)
          #expect(abs(spring.dampingRatio - ratio) < 1e-14)
        }
      }
    }
  }

  /// What U-12 compares with a thousandth.
  private func left(
    _ frequency: Double, ratio: Double, duration: Double, velocity: Double
  ) -> Double {
    if ratio == 1 {
      return abs(1 + (frequency - velocity) * duration) * exp(-frequency * duration)
    }
    let root = (1 - ratio * ratio).squareRoot()
    return abs((ratio * frequency - velocity) / (frequency * root))
      * exp(-ratio * frequency * duration)
  }
}
