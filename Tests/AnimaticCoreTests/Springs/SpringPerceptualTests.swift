import AnimaticCore
import RandomScenes
import TestSupport
import Testing

struct SpringPerceptualTests {
  @Test(arguments: [
    [0.5, 0, 157.91367, 25.13274, 0.8],
    [1, 0, 39.47842, 12.56637, 1.5],
    [0.25, 0, 631.65468, 50.26548, 0.4],
    [0.5, 0.3, 157.91367, 17.59292, 0.86295528],
    [0.5, 0.7, 157.91367, 7.53982, 1.90487262],
    [0.35, 0.15, 322.27280, 30.51833, 0.51565549],
    [1, 0.5, 39.47842, 6.28319, 2.34387538],
  ])
  func `S-10: N-44: a perceptual spring is the one measured`(row: [Double]) {
    let spring = SpringCurve(perceptualDuration: row[0], bounce: row[1])
    expectEqual(spring.mass, 1)
    #expect(spring.allowsOverdamping)
    expectEqual(spring.initialVelocity, 0)
    // The table has five decimals.
    #expect(abs(spring.stiffness - row[2]) <= 5.1e-6)
    #expect(abs(spring.damping - row[3]) <= 5.1e-6)
    #expect(abs(spring.settlingDuration - row[4]) < 1e-8)
    #expect(spring.dampingRatio <= 1)
  }

  @Test func `S-10: a negative bounce divides the damping`() {
    let spring = SpringCurve(perceptualDuration: 0.5, bounce: -0.3)
    #expect(abs(spring.damping - 35.9039) < 1e-4)
    #expect(abs(spring.damping - 4 * .pi / (0.5 * 0.7)) < 1e-12)
    #expect(spring.dampingRatio > 1.4)
  }

  @Test func `S-10: duration and bounce are read back`() {
    #expect(abs(SpringCurve().perceptualDuration - 0.6283) < 1e-4)
    expectEqual(SpringCurve().bounce, 0.5)
    expectEqual(SpringCurve(damping: 40, allowsOverdamping: true).bounce, -0.5)
    // A damping that is not used as overdamping is not described so.
    expectEqual(SpringCurve(damping: 40).bounce, 0)
    var numbers = SeededNumbers(seed: 3)
    for _ in 0..<500 {
      let duration = numbers.number(0.01...10)
      let bounce = numbers.number(-0.99...1)
      let spring = SpringCurve(perceptualDuration: duration, bounce: bounce)
      #expect(abs(spring.perceptualDuration / duration - 1) < 1e-14)
      #expect(abs(spring.bounce - bounce) < 1e-14)
    }
    let heavy = SpringCurve(mass: 4, stiffness: 16, damping: 4)
    #expect(abs(heavy.perceptualDuration - .pi) < 1e-14)
    expectEqual(heavy.bounce, 0.75)
  }

  @Test func `S-10: at a bounce of 1 it swings forever, at -1 it never leaves its start`() {
    let swinging = SpringCurve(perceptualDuration: 2, bounce: 1)
    expectEqual(swinging.damping, 0)
    #expect(abs(swinging.value(at: 1001) - 2) < 1e-9)
    expectEqual(swinging.bounce, 1)
    let stuck = SpringCurve(perceptualDuration: 2, bounce: -1)
    expectEqual(stuck.damping, .infinity)
    expectEqual(stuck.value(at: 1001), 0)
    expectEqual(stuck.bounce, -1)
  }

  @Test func `S-10: invalid numbers are replaced, and reported`() {
    let usual = SpringCurve(perceptualDuration: 0.5, bounce: 0)
    #expect(usual.problem == nil)
    for duration in [0, -1, .nan, .infinity, 1e-200, 1e200] {
      let spring = SpringCurve(perceptualDuration: duration, bounce: 0)
      expectEqual(spring, usual)
      expectEqual(spring.problem?.contains("perceptual duration"), true)
    }
    expectEqual(SpringCurve(bounce: .nan), usual)
    expectEqual(SpringCurve(bounce: .infinity), usual)
    expectEqual(SpringCurve(bounce: 2), SpringCurve(bounce: 1))
    expectEqual(SpringCurve(bounce: -1.5), SpringCurve(bounce: -1))
    expectEqual(
      SpringCurve(bounce: 2).problem, "The spring's bounce must be within -1…1: 2 was taken as 1.")
    expectEqual(
      SpringCurve(bounce: .nan).problem, "The spring's bounce must be within -1…1: nan was ignored."
    )
    let thrown = SpringCurve(bounce: 0, initialVelocity: .nan)
    expectEqual(thrown, usual)
    expectEqual(thrown.problem?.contains("initial velocity"), true)
    for duration in [1e-100, 1e100] {
      let spring = SpringCurve(perceptualDuration: duration, bounce: -0.5)
      #expect(spring.problem == nil)
      #expect(abs(spring.perceptualDuration / duration - 1) < 1e-14)
      #expect(abs(spring.dampingRatio - 2) < 1e-14)
    }
  }

  @Test(arguments: [(0.0, 1.0), (0.15, 0.85), (0.3, 0.7)])
  func `S-11: smooth, snappy and bouncy are half a second with less and less damping`(
    bounce: Double, fraction: Double
  ) {
    let preset = SpringCurve(bounce: bounce)
    expectEqual(preset, SpringCurve(perceptualDuration: 0.5, bounce: bounce))
    #expect(abs(preset.perceptualDuration - 0.5) < 1e-15)
    #expect(abs(preset.dampingRatio - fraction) < 1e-15)
    // SwiftUI's response and damping fraction, turned into the physical numbers.
    let response = 2 * Double.pi / 0.5
    #expect(abs(preset.stiffness - response * response) < 1e-10)
    #expect(abs(preset.damping - 2 * fraction * response) < 1e-12)
  }

  @Test func `U-13: a spring of no more than a bounce is UIKit's default`() {
    let spring = SpringCurve(bounce: 0)
    #expect(abs(spring.stiffness - 157.9137) < 5e-5)
    #expect(abs(spring.damping - 25.1327) < 5e-5)
    #expect(abs(spring.settlingDuration - 0.8) < 1e-9)
    expectEqual(spring, SpringCurve(perceptualDuration: 0.5))
  }
}
