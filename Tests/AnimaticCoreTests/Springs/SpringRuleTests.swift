import AnimaticCore
import TestSupport
import Testing

struct SpringRuleTests {
  private let times = [0.05, 0.15, 0.25, 0.45]

  @Test func `S-1: the defaults are Core Animation's`() {
    let spring = SpringCurve()
    expectEqual(spring.mass, 1)
    expectEqual(spring.stiffness, 100)
    expectEqual(spring.damping, 10)
    expectEqual(spring.initialVelocity, 0)
    #expect(!spring.allowsOverdamping)
    // If one parameter is given the others keep these defaults, not those of another description
    // of a spring.
    let thrown = SpringCurve(initialVelocity: 5)
    #expect(thrown.stiffness == 100 && thrown.damping == 10 && !thrown.allowsOverdamping)
  }

  @Test func `S-1: setting what cannot be used changes nothing`() {
    var spring = SpringCurve(mass: 2, stiffness: 50, damping: 3, initialVelocity: 4)
    let before = spring
    spring.mass = 0
    spring.mass = -1
    spring.stiffness = 0
    spring.stiffness = -100
    spring.damping = -0.1
    expectEqual(spring, before)
    expectEqual(spring.value(at: 0.2), before.value(at: 0.2))
    spring.damping = 0
    #expect(spring.damping == 0 && spring.value(at: 0.2) != before.value(at: 0.2))
  }

  @Test func `S-2: velocity is in distances per second, positive towards the target`() {
    for velocity in [1, 5, -5] {
      let spring = SpringCurve(initialVelocity: Double(velocity))
      expectEqual(spring.velocity(at: 0), Double(velocity))
      #expect(abs(spring.value(at: 1e-6) - 1e-6 * Double(velocity)) < 1e-9)
    }
    #expect(SpringCurve(initialVelocity: 5).value(at: 0.05) > SpringCurve().value(at: 0.05))
    #expect(SpringCurve(initialVelocity: -5).value(at: 0.05) < 0)
  }

  @Test func `S-3: the ratio of damping is clamped to 1 unless overdamping is allowed`() {
    expectEqual(SpringCurve().dampingRatio, 0.5)
    expectEqual(SpringCurve(mass: 4, stiffness: 25, damping: 5).dampingRatio, 0.25)
    expectEqual(SpringCurve(damping: 30).dampingRatio, 1)
    expectEqual(SpringCurve(damping: 30, allowsOverdamping: true).dampingRatio, 1.5)
    let twenty = SpringCurve(damping: 20)
    var thirty = SpringCurve(damping: 30)
    for time in times { expectEqual(thirty.value(at: time), twenty.value(at: time)) }
    expectEqual(thirty.settlingDuration, twenty.settlingDuration)
    thirty.allowsOverdamping = true
    for time in times { #expect(thirty.value(at: time) < twenty.value(at: time)) }
    #expect(thirty.settlingDuration > twenty.settlingDuration)
  }

  @Test func `S-4: a spring is 0 at its start and 1 in the end`() {
    for damping in [1.0, 10, 20, 40] {
      for velocity in [0.0, 8, -8] {
        let spring = SpringCurve(
          damping: damping, initialVelocity: velocity, allowsOverdamping: true)
        expectEqual(spring.value(at: 0), 0)
        expectEqual(spring.value(at: 200), 1)
        #expect(abs(spring.velocity(at: 200)) < 1e-40)
        expectEqual(spring.velocity(at: 2000), 0)
      }
    }
  }

  @Test func `S-4: a damped spring overshoots, a critical one does not`() {
    // The first extremum is at π / wd, with an overshoot of e^(-π z / √(1 - z²)).
    let turn = Double.pi / 75.0.squareRoot()
    #expect(abs(SpringCurve().value(at: turn) - 1.163_033_534_821_580_2) < 1e-13)
    #expect(abs(SpringCurve().velocity(at: turn)) < 1e-13)
    let critical = SpringCurve(damping: 20)
    for step in 1...300 {
      let time = Double(step) / 100
      #expect(critical.value(at: time) < 1)
      #expect(critical.value(at: time) > critical.value(at: time - 0.01))
    }
  }

  @Test func `S-4: without damping it is a cosine forever`() {
    let spring = SpringCurve(stiffness: 4, damping: 0)
    for turn in 0..<50 {
      let time = Double(turn) * .pi
      #expect(abs(spring.value(at: time)) < 1e-12)
      #expect(abs(spring.value(at: time + .pi / 4) - 1) < 1e-12)
      #expect(abs(spring.value(at: time + .pi / 2) - 2) < 1e-12)
      #expect(abs(spring.velocity(at: time + .pi / 4) - 2) < 1e-12)
    }
  }

  @Test func `S-5: N-41: springs agree with what was measured to 1e-2`() {
    let still = [9.0204, 44.2175, 71.2703, 93.8901]
    let measured: [(SpringCurve, [Double])] = [
      (SpringCurve(), [10.4405, 61.0493, 102.3360, 111.8446]),
      (SpringCurve(damping: 20), still),
      (SpringCurve(damping: 30), still),
      (SpringCurve(initialVelocity: 5), [29.3078, 87.3205, 116.0415, 107.6722]),
      (SpringCurve(initialVelocity: -5), [-8.4267, 34.7780, 88.6305, 116.0171]),
    ]
    for (spring, values) in measured {
      for (time, value) in zip(times, values) {
        #expect(abs(100 * spring.value(at: time) - value) < 1e-2, "\(spring) at \(time)")
      }
    }
  }

  @Test func `S-5: N-41: springs agree with the formula in eighty digits`() {
    let still = [
      9.020_401_043_104_987_4, 44.217_459_962_892_541, 71.270_250_481_635_422,
      93.890_051_903_966_732,
    ]
    let exact: [(SpringCurve, [Double])] = [
      (
        SpringCurve(),
        [
          10.440_547_345_507_941, 61.049_253_455_742_806, 102.335_957_990_669_24,
          111.844_605_073_172_75,
        ]
      ),
      (SpringCurve(damping: 20), still),
      (SpringCurve(damping: 30), still),
      (
        SpringCurve(initialVelocity: 5),
        [
          29.307_807_519_253_283, 87.320_475_022_502_322, 116.041_452_925_954_36,
          107.672_156_630_581_4,
        ]
      ),
      (
        SpringCurve(initialVelocity: -5),
        [
          -8.426_712_828_237_401_5, 34.778_031_888_983_291, 88.630_463_055_384_115,
          116.017_053_515_764_1,
        ]
      ),
    ]
    for (spring, values) in exact {
      for (time, value) in zip(times, values) {
        #expect(abs(100 * spring.value(at: time) - value) < 1e-12, "\(spring) at \(time)")
      }
    }
  }

  @Test func `S-6: a duration cuts the motion off and does not scale it`() {
    let spring = SpringCurve()
    let timing = MediaTiming(duration: 0.5)
    for (time, value) in [(0.1, 34.029_984_660_829_837), (0.49, 108.343_876_874_381_13)] {
      let sample = timing.sample(at: time)
      expectEqual(sample.phase, .active)
      #expect(abs(100 * spring.value(at: sample.localTime) - value) < 1e-12)
    }
    expectEqual(timing.sample(at: 0.51).phase, .after)
    #expect(spring.settlingDuration > 0.5)
  }

  @Test func `S-14: speed scales time`() {
    let spring = SpringCurve()
    let timing = MediaTiming(duration: spring.settlingDuration, speed: 2)
    for (time, value) in zip(times, [10.4405, 61.0493, 102.3360, 111.8446]) {
      let sample = timing.sample(at: time / 2)
      #expect(abs(100 * spring.value(at: sample.localTime) - value) < 1e-2)
    }
    expectEqual(timing.sample(at: 0.74).phase, .after)
  }
}
