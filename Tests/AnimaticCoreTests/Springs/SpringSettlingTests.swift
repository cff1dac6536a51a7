import AnimaticCore
import RandomScenes
import TestSupport
import Testing

struct SpringSettlingTests {
  @Test(arguments: [
    (SpringCurve(), 1.4727003346780927),
    (SpringCurve(stiffness: 300, damping: 20), 0.7442555275721707),
    (SpringCurve(mass: 2, damping: 5), 5.658348137358159),
    (SpringCurve(initialVelocity: 5), 1.3815510557964275),
    (SpringCurve(initialVelocity: -5), 1.5350814063145797),
    (SpringCurve(damping: 1), 13.91321015404625),
  ])
  func `S-7: N-42: a swinging spring settles when it was measured to`(
    spring: SpringCurve, seconds: Double
  ) {
    #expect(abs(spring.settlingDuration - seconds) < 1e-12)
  }

  @Test func `S-7: N-42: the springs of the documentation have its settling durations`() {
    #expect(abs(SpringCurve(damping: 5).settlingDuration - 2.85497) < 1e-5)
    #expect(abs(SpringCurve(damping: 15).settlingDuration - 1.02209) < 1e-5)
  }

  @Test(arguments: [
    (SpringCurve(damping: 20), 1.0), (SpringCurve(stiffness: 400, damping: 40), 0.5),
    (SpringCurve(stiffness: 25, damping: 10), 1.9), (SpringCurve(stiffness: 1, damping: 2), 9.3),
    (SpringCurve(damping: 30), 1.0), (SpringCurve(damping: .infinity), 1.0),
  ])
  func `S-8: N-42: a critical spring settles at the first tenth that is close enough`(
    spring: SpringCurve, seconds: Double
  ) {
    #expect(abs(spring.settlingDuration - seconds) < 1e-9)
    var sum = 0.0
    while sum < seconds - 0.05 { sum += 0.1 }
    expectEqual(spring.settlingDuration, sum)
    #expect(abs(1 - spring.value(at: sum)) < 0.001)
    #expect(abs(1 - spring.value(at: sum - 0.1)) >= 0.001)
  }

  @Test func `S-8: without damping it settles at the greatest Float`() {
    let endless = Double(Float.greatestFiniteMagnitude)
    expectEqual(SpringCurve(damping: 0).settlingDuration, endless)
    expectEqual(SpringCurve(damping: -0.0, initialVelocity: 3).settlingDuration, endless)
    expectEqual(SpringCurve(damping: 1e-300).settlingDuration, endless)
    #expect(SpringCurve(damping: 1e-30).settlingDuration < endless)
  }

  @Test func `S-8: within 1e-6 of critical it counts as critical`() {
    expectEqual(SpringCurve(damping: 20 * (1 - 0.9e-6)).settlingDuration, 0.9999999999999999)
    // The envelope's formula, which is far from the motion here.
    #expect(abs(SpringCurve(damping: 20 * (1 - 1.1e-6)).settlingDuration - 1.342_277_796_2) < 1e-9)
    let over = SpringCurve(damping: 20 * (1 + 1.1e-6), allowsOverdamping: true)
    expectEqual(over.settlingDuration, 0.9999999999999999)
  }

  @Test func `S-8: tenths are added up one by one, however many there are`() {
    for frequency in [100.0, 7, 0.3, 0.1, 0.01, 0.001, 0.0004] {
      for velocity in [0, 0.5 * frequency, -20 * frequency, 3 * frequency] {
        let spring = SpringCurve(
          stiffness: frequency * frequency, damping: 2 * frequency, initialVelocity: velocity)
        var sum = 0.1
        while abs(1 - spring.value(at: sum)) >= 0.001 { sum += 0.1 }
        expectEqual(spring.settlingDuration, sum, "\(spring)")
      }
    }
  }

  @Test func `S-8: a spring thrown at its target may settle as it passes`() {
    // 1 - s = (1 - 10 t) e^(-10 t): nothing is left at 0.1, an eighth too much at 0.2.
    let passing = SpringCurve(damping: 20, initialVelocity: 20)
    expectEqual(passing.settlingDuration, 0.1)
    // Passes between two tenths, and is measured after it has turned.
    let thrown = SpringCurve(damping: 20, initialVelocity: 30)
    #expect(thrown.value(at: 0.1) > 1)
    #expect(abs(thrown.settlingDuration - 1) < 1e-9)
    #expect(abs(1 - thrown.value(at: 0.9)) >= 0.001)
  }

  @Test func `S-9: an overdamped spring settles by its own values`() {
    let mild = SpringCurve(perceptualDuration: 0.5, bounce: -0.3)
    #expect(abs(mild.settlingDuration - 1.4) < 1e-9)
    let strong = SpringCurve(perceptualDuration: 1, bounce: -0.5)
    #expect(abs(strong.settlingDuration - 4.2) < 1e-9)
    for spring in [mild, strong] {
      let seconds = spring.settlingDuration
      #expect(abs(1 - spring.value(at: seconds)) < 0.001)
      #expect(abs(1 - spring.value(at: seconds - 0.1)) >= 0.001)
    }
  }

  @Test func `S-9: infinite damping settles at once and never leaves the start`() {
    let stuck = SpringCurve(damping: .infinity, initialVelocity: 5, allowsOverdamping: true)
    expectEqual(stuck.settlingDuration, 0)
    for time in [0, 1e-9, 1, 1e300, .infinity] { expectEqual(stuck.value(at: time), 0) }
    expectEqual(stuck.velocity(at: 0), 5)
    expectEqual(stuck.velocity(at: 1), 0)
  }

  @Test func `after settling less than a thousandth of the distance is left`() {
    var numbers = SeededNumbers(seed: 31)
    for _ in 0..<600 {
      let frequency = numbers.number(0.5...40)
      let ratio = numbers.number(0.01...3)
      // Over critical only such that do not pass the target.
      let velocity = numbers.number(-3...(ratio < 1 ? 3 : 1)) * frequency
      let spring = SpringCurve(
        mass: 2, stiffness: 2 * frequency * frequency, damping: 4 * ratio * frequency,
        initialVelocity: velocity, allowsOverdamping: true)
      let seconds = spring.settlingDuration
      for step in 0..<200 {
        let time = seconds * (1 + Double(step) / 100)
        #expect(abs(1 - spring.value(at: time)) <= 0.001, "\(spring) at \(time)")
      }
    }
  }

  @Test func `springs of any size settle at a finite time`() {
    let longest = Double(Float.greatestFiniteMagnitude)
    // 9.23 / w0, long after a tenth is too little to be added.
    let slow = SpringCurve(stiffness: 1e-60, damping: 2e-30).settlingDuration
    #expect(abs(slow / 9.233_413_476_451_507e30 - 1) < 1e-12)
    expectEqual(SpringCurve(stiffness: 1e-300, damping: 2e-150).settlingDuration, longest)
    expectEqual(SpringCurve(stiffness: 1e-300).settlingDuration, longest)
    // Overdamped by far it creeps with the rate k / c.
    let creeping = SpringCurve(damping: 1e12, allowsOverdamping: true).settlingDuration
    #expect(abs(creeping / 6.907_755_278_982_137e10 - 1) < 1e-9)
    expectEqual(SpringCurve(damping: 1e300, allowsOverdamping: true).settlingDuration, longest)
    expectEqual(SpringCurve(stiffness: 1e300, damping: 1e300).settlingDuration, 0.1)
    let extremes = [
      Double.leastNonzeroMagnitude, 1e-300, 1e-100, 1, 1e100, 1e300, .greatestFiniteMagnitude,
    ]
    for mass in extremes {
      for stiffness in extremes {
        for damping in extremes + [0, .infinity] {
          for velocity in [0, 1, -1e300, 1e300] {
            let spring = SpringCurve(
              mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity,
              allowsOverdamping: true)
            let seconds = spring.settlingDuration
            #expect(seconds >= 0 && seconds <= longest, "\(spring)")
          }
        }
      }
    }
  }
}
