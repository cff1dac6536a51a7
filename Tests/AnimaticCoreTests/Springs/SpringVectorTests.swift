// Compares springs of all three kinds with scipy's solution of the equation of motion.

import AnimaticCore
import Foundation
import TestSupport
import Testing

struct SpringVectorTests {
  struct Case: Decodable {
    let id: String
    let `class`: String
    let mass: Double
    let stiffness: Double
    let damping: Double
    let initialVelocity: Double
    let dampingRatio: Double
    let t: [Double]
    let x: [Double]
    let v: [Double]

    var spring: SpringCurve {
      SpringCurve(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity,
        allowsOverdamping: true)
    }

    /// How fast such a spring moves.
    var speed: Double { (stiffness / mass).squareRoot() + abs(initialVelocity) }
  }

  @Test func `all springs agree with scipy to 1e-10, their velocities to 1e-10 of their speed`()
    throws
  {
    let cases = try VectorFile<Case>.read("spring")
    expectEqual(cases.count, 48)
    for example in cases {
      let spring = example.spring
      #expect(example.t.count == 21 && example.x.count == 21 && example.v.count == 21)
      for (time, (x, v)) in zip(example.t, zip(example.x, example.v)) {
        let note = Comment(rawValue: "\(example.id) at \(time)")
        #expect(abs(spring.value(at: time) - x) <= 1e-10, note)
        #expect(abs(spring.velocity(at: time) - v) <= 1e-10 * example.speed, note)
      }
    }
  }

  @Test func `S-3: the damping ratio is scipy's, and 1 at most unless overdamping is allowed`()
    throws
  {
    for example in try VectorFile<Case>.read("spring") {
      var spring = example.spring
      #expect(abs(spring.dampingRatio - example.dampingRatio) <= 4e-16 * example.dampingRatio)
      spring.allowsOverdamping = false
      #expect(spring.dampingRatio <= 1)
      guard example.dampingRatio > 1 else { continue }
      let critical = SpringCurve(
        mass: example.mass, stiffness: example.stiffness,
        damping: 2 * (example.mass * example.stiffness).squareRoot(),
        initialVelocity: example.initialVelocity)
      for time in example.t {
        #expect(abs(spring.value(at: time) - critical.value(at: time)) <= 1e-13, "\(example.id)")
      }
    }
  }
}
