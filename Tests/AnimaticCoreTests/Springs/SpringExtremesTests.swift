// Springs near critical damping, of all magnitudes, and invalid arguments.

import AnimaticCore
import RandomScenes
import TestSupport
import Testing

struct SpringExtremesTests {
  /// A spring, a time, and its value and velocity by 80-digit arithmetic.
  struct Exact: Sendable, CustomTestStringConvertible {
    let spring: SpringCurve
    let time: Double
    let value: Double
    let velocity: Double

    init(
      _ mass: Double, _ stiffness: Double, _ damping: Double, _ initialVelocity: Double,
      _ time: Double, _ value: Double, _ velocity: Double
    ) {
      spring = SpringCurve(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity,
        allowsOverdamping: true)
      self.time = time
      self.value = value
      self.velocity = velocity
    }

    var testDescription: String { "\(spring) at \(time)" }

    /// The velocity of a spring that is not thrown, and how often this one's is that.
    var speed: Double { spring.stiffness.squareRoot() / spring.mass.squareRoot() }
    var throwSize: Double { max(1, abs(spring.initialVelocity) / speed) }
  }

  private static let least = Double.leastNonzeroMagnitude

  static let nearCritical = [
    Exact(1, 100, 20.019999999999996, 0, 0.3, 0.80040391159068561, 1.4936116033362307),
    Exact(1, 100, 19.98, 7, 0.3, 0.90585289134673784, 0.7955458610475583),
    Exact(1, 100, 20.000022, 0, 0.3, 0.80085123363689265, 1.4936120510353762),
    Exact(1, 100, 19.999978, 7, 0.3, 0.90540506299332273, 0.7965919438024835),
    Exact(1, 100, 20.000018, 0, 0.3, 0.80085132325350818, 1.4936120510355555),
    Exact(1, 100, 19.999982, 7, 0.3, 0.90540497337650466, 0.79659215290885177),
    Exact(1, 100, 20.0000002, 0, 0.3, 0.80085172204770811, 1.4936120510359184),
    Exact(1, 100, 19.999999799999998, 7, 0.3, 0.90540457458189473, 0.79659308343053851),
    Exact(1, 100, 20.000000000020002, 0, 0.3, 0.80085172652809609, 1.4936120510359184),
    Exact(1, 100, 19.99999999998, 7, 0.3, 0.90540457010150654, 0.79659309388477772),
    Exact(1, 100, 20.000000000000004, -30, 0.12, -0.74692642909077208, 5.4214958144196371),
    Exact(1, 100, 19.999999999999996, 0, 1.7, 0.99999925481121062, 7.0378941219346871e-6),
  ]

  static let extreme = [
    Exact(1, 1e-300, 1e-150, 0, 1e+150, 0.34029984660829834, 5.3350719511469299e-151),
    Exact(1e-300, 1e-300, 1e-300, 0, 2.5, 1.0233595799066924, 0.27410989870570243),
    Exact(1e+200, 1e+200, 1e+200, 3, 1.25, 2.1135233476978787, 0.48034145198769248),
    Exact(1e-200, 1e+100, 1e-60, 1e+149, 3e-150, 2.0041044972487605, 4.2120758392798754e+148),
    Exact(1, 100, 2_000_000_000, 0, 10_000_000, 0.39346934028736657, 3.0326532985631672e-8),
    Exact(1, 100, 2_000_000_000, 5, 3e-10, 1.1279709134852248e-9, 2.7440582030295504),
    Exact(1, 1e-12, 5, 2, 0.5, 0.36716600055048986, 0.16416999724792416),
    Exact(1, 100, 1e-09, 0, 123.456, 1.9963116980896384, 0.85807207070267432),
    Exact(3, 7, 0, -2, 50, -0.64459421832746056, 0.14963176947340082),
    Exact(1, 1e12, 100_000, 0, 1e-05, 1.5292088189070195, -323979.55310035543),
    Exact(1, 1e12, 3_000_000, -4_000_000, 2e-06, -0.36828104043190908, 499319.80283219849),
    Exact(1, 100, 10, 1e12, 0.7, -764371370.33257847, 33284752098.762476),
    Exact(1, 100, 40, 1e12, 0.7, 4424124979.833785, -11854407148.417044),
    Exact(1, 100, 20, -1e12, 0.7, -638317374.89545664, 5471291793.390931),
    Exact(least, least, least, 0, 1.5, 0.61049253455742809, 0.52542443133519031),
    Exact(1e308, 1e308, 1e308, 0, 1.5, 0.61049253455742809, 0.52542443133519031),
  ]

  @Test(arguments: nearCritical)
  func `S-4: next to critical damping both sides are exact`(exact: Exact) {
    #expect(abs(exact.spring.value(at: exact.time) - exact.value) < 1e-14)
    #expect(abs(exact.spring.velocity(at: exact.time) - exact.velocity) < 1e-13)
  }

  @Test(arguments: extreme)
  func `S-4: springs of any size are exact`(exact: Exact) {
    let error = exact.spring.value(at: exact.time) - exact.value
    #expect(abs(error) < 1e-12 * exact.throwSize)
    let slip = exact.spring.velocity(at: exact.time) - exact.velocity
    #expect(abs(slip) < 1e-12 * exact.throwSize * exact.speed)
  }

  @Test func `S-4: the motion does not jump where the formula changes`() {
    var numbers = SeededNumbers(seed: 4)
    for _ in 0..<500 {
      let frequency = numbers.number(0.1...50)
      let thrown = numbers.number(-5...5)
      let time = numbers.number(0...15) / frequency
      func spring(_ ratio: Double) -> SpringCurve {
        SpringCurve(
          stiffness: frequency * frequency, damping: 2 * ratio * frequency,
          initialVelocity: thrown * frequency, allowsOverdamping: true)
      }
      let critical = spring(1)
      for exponent in 2...15 {
        let margin = (0..<exponent).reduce(1.0) { size, _ in size / 10 }
        let bound = (1 + abs(thrown)) * (2 * margin + 1e-14)
        for other in [spring(1 - margin), spring(1 + margin)] {
          #expect(abs(other.value(at: time) - critical.value(at: time)) < bound)
          let slip = other.velocity(at: time) - critical.velocity(at: time)
          #expect(abs(slip) < bound * frequency)
        }
      }
    }
  }

  @Test func `the velocity is the derivative of the value`() {
    var numbers = SeededNumbers(seed: 17)
    for _ in 0..<2000 {
      let (spring, time, speed) = random(&numbers)
      let h = 1e-5 / speed
      let slope = (spring.value(at: time + h) - spring.value(at: time - h)) / (2 * h)
      let scale = speed + abs(spring.initialVelocity)
      #expect(abs(spring.velocity(at: time) - slope) < 1e-8 * scale, "\(spring) at \(time)")
    }
  }

  @Test func `the motion obeys the equation of a spring`() {
    var numbers = SeededNumbers(seed: 18)
    for _ in 0..<2000 {
      let (spring, time, speed) = random(&numbers)
      let h = 1e-5 / speed
      let acceleration = (spring.velocity(at: time + h) - spring.velocity(at: time - h)) / (2 * h)
      let braking = spring.damping * spring.velocity(at: time)
      let pulling = spring.stiffness * (1 - spring.value(at: time))
      let scale = spring.mass * speed * (speed + abs(spring.initialVelocity))
      let rest = spring.mass * acceleration + braking - pulling
      #expect(abs(rest) < 1e-8 * scale, "\(spring) at \(time)")
    }
  }

  /// A spring, a time after its start, and the largest of its rates.
  private func random(_ numbers: inout SeededNumbers) -> (SpringCurve, Double, Double) {
    let mass = numbers.number(0.1...5)
    let frequency = numbers.number(0.1...50)
    let ratio = numbers.number(0...1) < 0.5 ? numbers.number(0...1) : 3
    let spring = SpringCurve(
      mass: mass, stiffness: mass * frequency * frequency, damping: 2 * ratio * mass * frequency,
      initialVelocity: numbers.number(-3...3) * frequency, allowsOverdamping: true)
    let time = numbers.number(0.001...10) / frequency
    return (spring, time, frequency * max(1, 2 * ratio))
  }

  @Test func `before the start and at no time nothing moves`() {
    let spring = SpringCurve(initialVelocity: 5)
    for time in [-1e-300, -1, -.infinity, .nan] {
      expectEqual(spring.value(at: time), 0)
      expectEqual(spring.velocity(at: time), 0)
    }
    expectEqual(spring.value(at: -0.0), 0)
    expectEqual(spring.velocity(at: -0.0), 5)
  }

  @Test func `at infinity every spring is at its target, the swinging ones too`() {
    for damping in [0, 1e-300, 1, 20, 1e9, 1e300] {
      let spring = SpringCurve(damping: damping, allowsOverdamping: true)
      expectEqual(spring.value(at: .infinity), 1)
      expectEqual(spring.velocity(at: .infinity), 0)
    }
  }

  @Test func `no number makes a value infinite or NaN`() {
    let sizes = [Self.least, 0x1p-1030, 1e-300, 1e-150, 1e-9, 1, 1e9, 1e150, 1e300, 1.79e308]
    let velocities = [0, Self.least, 1, -1, 1e160, -1e308, 1.79e308]
    for mass in sizes {
      for stiffness in sizes {
        for damping in sizes + [0, .infinity] {
          for velocity in velocities {
            let motion = SpringCurve(
              mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity,
              allowsOverdamping: true
            ).evaluator
            let isFinite = sizes.allSatisfy {
              motion.value(at: $0).isFinite && motion.velocity(at: $0).isFinite
            }
            #expect(isFinite, "\(mass) \(stiffness) \(damping) \(velocity)")
          }
        }
      }
    }
  }

  @Test func `a prepared motion is plain bytes and answers as its spring`() {
    func isPlain(_: (some BitwiseCopyable).Type) -> Bool { true }
    #expect(isPlain(SpringEvaluator.self))
    for damping in [0.0, 10, 20, 40] {
      let spring = SpringCurve(damping: damping, initialVelocity: 2, allowsOverdamping: true)
      let motion = spring.evaluator
      for time in [-1, 0, 0.1, 0.5, 3, 1e6] {
        expectEqual(motion.value(at: time), spring.value(at: time))
        expectEqual(motion.velocity(at: time), spring.velocity(at: time))
      }
    }
  }
}
