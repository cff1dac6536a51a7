// Invalid numbers of springs, and springs in archives and texts.

import AnimaticCore
import Foundation
import TestSupport
import Testing

struct SpringInputTests {
  @Test(arguments: [0, -1, -0.0, .nan, .infinity, -.infinity])
  func `S-1: an invalid mass or stiffness is ignored, and reported`(number: Double) {
    var spring = SpringCurve(mass: number, stiffness: number)
    expectEqual(spring, SpringCurve())
    expectEqual(
      spring.problem,
      "The spring's mass must be above 0 and finite: \(number.text) was ignored. "
        + "The spring's stiffness must be above 0 and finite: \(number.text) was ignored.")
    spring = SpringCurve(mass: 3, stiffness: 7)
    #expect(spring.problem == nil)
    spring.mass = number
    expectEqual(spring.mass, 3)
    expectEqual(
      spring.problem, "The spring's mass must be above 0 and finite: \(number.text) was ignored.")
    spring.stiffness = number
    expectEqual(spring.stiffness, 7)
    expectEqual(spring.problem?.contains("stiffness"), true)
  }

  @Test(arguments: [-1, -Double.leastNonzeroMagnitude, .nan, -.infinity])
  func `S-1: an invalid damping is ignored, and reported`(number: Double) {
    var spring = SpringCurve(damping: number)
    expectEqual(spring, SpringCurve())
    expectEqual(
      spring.problem, "The spring's damping must be 0 or more: \(number.text) was ignored.")
    spring.damping = 4
    spring.damping = number
    expectEqual(spring.damping, 4)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a velocity that is not finite is ignored, and reported`(number: Double) {
    var spring = SpringCurve(initialVelocity: number)
    expectEqual(spring, SpringCurve())
    expectEqual(
      spring.problem, "The spring's initial velocity must be finite: \(number.text) was ignored.")
    spring.initialVelocity = -4
    spring.initialVelocity = number
    expectEqual(spring.initialVelocity, -4)
  }

  @Test func `a mistake is reported once however often it occurs, and remains reported`() {
    var spring = SpringCurve()
    for number in 1...10_000 { spring.mass = -Double(number) }
    spring.mass = 2
    expectEqual(spring.mass, 2)
    expectEqual(spring.problem, "The spring's mass must be above 0 and finite: -10000 was ignored.")
  }

  @Test func `springs are equal by what they do`() {
    let spring = SpringCurve(mass: 2, stiffness: 3, damping: 4, initialVelocity: 5)
    var others = Array(repeating: spring, count: 5)
    others[0].mass = 1
    others[1].stiffness = 1
    others[2].damping = 1
    others[3].initialVelocity = 1
    others[4].allowsOverdamping = true
    for other in others { #expect(other != spring) }
    expectEqual(Set(others + [spring]).count, 6)
    var told = spring
    told.mass = -1
    #expect(told == spring && told.hashValue == spring.hashValue)
    let still = SpringCurve(damping: -0.0)
    #expect(still == SpringCurve(damping: 0) && still.damping.sign == .plus)
  }

  @Test func `a spring reads as its numbers`() {
    expectEqual(SpringCurve().description, "spring(mass 1, stiffness 100, damping 10)")
    expectEqual(
      SpringCurve(mass: 0.5, damping: .infinity, initialVelocity: -5, allowsOverdamping: true)
        .description, "spring(mass 0.5, stiffness 100, damping ∞, velocity -5, overdamped)")
    expectEqual(
      SpringCurve(allowsOverdamping: true).description, SpringCurve().description)
  }

  @Test(arguments: [
    SpringCurve(),
    SpringCurve(
      mass: 1.0 / 3, stiffness: .leastNonzeroMagnitude, damping: 0, initialVelocity: -1e300),
    SpringCurve(perceptualDuration: 0.4, bounce: -1), SpringCurve(damping: .infinity),
    SpringCurve(dampingRatio: 0.7, duration: 0.8),
  ])
  func `a spring comes back equal`(spring: SpringCurve) throws {
    let data = try JSONEncoder().encode(spring)
    try expectEqual(JSONDecoder().decode(SpringCurve.self, from: data), spring)
  }

  @Test func `it is written as its five parameters`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    func text(_ spring: SpringCurve) throws -> String {
      String(decoding: try encoder.encode(spring), as: UTF8.self)
    }
    try expectEqual(
      text(SpringCurve(initialVelocity: 2.5)),
      #"{"allowsOverdamping":false,"damping":10,"initialVelocity":2.5,"mass":1,"#
        + #""stiffness":100}"#)
    #expect(try text(SpringCurve(damping: .infinity)).contains(#""damping":"infinite""#))
  }

  @Test(arguments: ["mass", "stiffness", "damping", "initialVelocity", "allowsOverdamping"])
  func `a parameter that is missing or no number is refused`(key: String) throws {
    var parts = [
      "mass": "1", "stiffness": "100", "damping": "10", "initialVelocity": "0",
      "allowsOverdamping": "false",
    ]
    func decode() throws -> SpringCurve {
      let text = parts.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",")
      return try JSONDecoder().decode(SpringCurve.self, from: Data("{\(text)}".utf8))
    }
    try expectEqual(decode(), SpringCurve())
    for wrong in ["\"endless\"", "null", nil] {
      parts[key] = wrong
      #expect(throws: DecodingError.self) { try decode() }
    }
  }

  @Test func `an archive with invalid numbers is reported`() throws {
    let text = #"""
      {"mass":-1,"stiffness":50,"damping":-2,"initialVelocity":0,"allowsOverdamping":true}
      """#
    let spring = try JSONDecoder().decode(SpringCurve.self, from: Data(text.utf8))
    expectEqual(spring, SpringCurve(stiffness: 50, allowsOverdamping: true))
    expectEqual(spring.problem?.contains("mass"), true)
    expectEqual(spring.problem?.contains("damping"), true)
  }
}
