import AnimaticCore
import Foundation
import TestSupport
import Testing

struct TimingFunctionTests {
  static let named: [TimingFunction] = [.linear, .easeIn, .easeOut, .easeInEaseOut, .default]

  @Test(
    arguments: [
      (TimingFunction.linear, [0.1, 0.25, 0.5, 0.75, 0.9]),
      (.easeIn, [0.0170266, 0.0934647, 0.3153568, 0.6218619, 0.8394278]),
      (.easeOut, [0.1605722, 0.3781381, 0.6846432, 0.9065353, 0.9829734]),
      (.easeInEaseOut, [0.0197225, 0.1291619, 0.5, 0.8708381, 0.9802775]),
      (.default, [0.0947963, 0.4085106, 0.8024034, 0.9604590, 0.9943165]),
    ])
  func `E-1 each named curve has the table's five values`(
    function: TimingFunction, expected: [Double]
  ) {
    for (fraction, value) in zip([0.1, 0.25, 0.5, 0.75, 0.9], expected) {
      #expect(abs(function.value(at: fraction) - value) < 1e-7, "\(function) at \(fraction)")
    }
  }

  @Test func `E-1 easeInEaseOut has the two further values`() {
    #expect(abs(TimingFunction.easeInEaseOut.value(at: 0.2) - 0.0816599) < 1e-7)
    #expect(abs(TimingFunction.easeInEaseOut.value(at: 0.4) - 0.3318839) < 1e-7)
  }

  @Test(arguments: named)
  func `E-1 a named curve's control points make that curve`(function: TimingFunction) throws {
    let first = try #require(function.controlPoint(at: 1))
    let second = try #require(function.controlPoint(at: 2))
    let made = TimingFunction(
      controlPoints: Double(first.x), Double(first.y), Double(second.x), Double(second.y))
    expectEqual(made, function)
    expectEqual(made.hashValue, function.hashValue)
    expectEqual(made.description, function.description)
    expectEqual(made.named, function.named)
    expectEqual(Set(Self.named).count, 5)
  }

  @Test func `E-1 a negative zero is the zero of a named curve`() {
    expectEqual(TimingFunction(controlPoints: 0.42, -0.0, 1, 1), .easeIn)
    #expect(TimingFunction(controlPoints: 0.42, .leastNonzeroMagnitude, 1, 1) != .easeIn)
  }

  @Test func `E-2 control points have indices 0 to 3`() {
    let function = TimingFunction(controlPoints: 0.2, 0.1, 0.4, 0.9)
    expectEqual(function.controlPoint(at: 0), CGPoint(x: 0, y: 0))
    expectEqual(function.controlPoint(at: 1), CGPoint(x: 0.2, y: 0.1))
    expectEqual(function.controlPoint(at: 2), CGPoint(x: 0.4, y: 0.9))
    expectEqual(function.controlPoint(at: 3), CGPoint(x: 1, y: 1))
    #expect(function.controlPoint(at: 4) == nil)
    #expect(function.controlPoint(at: -1) == nil)
    expectEqual(TimingFunction.default.controlPoint(at: 2), CGPoint(x: 0.25, y: 1))
  }

  @Test func `E-3 y outside 0 to 1 overshoots`() {
    let out = TimingFunction(controlPoints: 0.175, 0.885, 0.32, 1.275)
    let both = TimingFunction(controlPoints: 0.68, -0.55, 0.265, 1.55)
    #expect(abs(out.value(at: 0.5) - 1.06755) < 1e-5)
    #expect(abs(both.value(at: 0.2) - -0.0927) < 1e-4)
    #expect(out.isValid && both.isValid)
  }

  @Test func `E-3 x is clamped, and the diagnostic contains the used value`() {
    let wide = TimingFunction(controlPoints: 1.5, 0.2, -0.5, 0.7)
    let clamped = TimingFunction(controlPoints: 1, 0.2, 0, 0.7)
    for step in 1..<20 {
      let fraction = Double(step) / 20
      expectEqual(wide.value(at: fraction), clamped.value(at: fraction))
    }
    #expect(!wide.isValid && clamped.isValid)
    #expect(wide != clamped)
    expectEqual(wide.controlPoint(at: 1), CGPoint(x: 1, y: 0.2))
    expectEqual(
      wide.problem,
      """
      The timing function's control points are (1.5, 0.2, -0.5, 0.7), but each x must be within \
      0…1: cubic(1, 0.2, 0, 0.7) is used.
      """)
    #expect(clamped.problem == nil)
  }

  @Test func `E-3 x clamped to a named curve acts as it and keeps its diagnostic`() {
    let wide = TimingFunction(controlPoints: 0.42, 0, 1.25, 1)
    expectEqual(wide.value(at: 0.3), TimingFunction.easeIn.value(at: 0.3))
    expectEqual(wide.description, "easeIn")
    #expect(wide.named == nil)
    expectEqual(wide.curve?.named, .easeIn)
    #expect(!wide.isValid)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity], 0..<4)
  func `E-3 a number that is not finite makes it linear`(number: Double, index: Int) {
    var numbers = [0.3, 0.1, 0.6, 1.2]
    numbers[index] = number
    let function = TimingFunction(
      controlPoints: numbers[0], numbers[1], numbers[2], numbers[3])
    expectEqual(function.value(at: 0.3), 0.3)
    expectEqual(function.description, "linear")
    #expect(!function.isValid)
    expectEqual(function.problem?.hasSuffix("every number must be finite: linear is used."), true)
    expectEqual(function, function)
    expectEqual(Set([function, function]).count, 1)
  }

  @Test(
    arguments: named + [
      TimingFunction(controlPoints: 0, 0, 0, 1), TimingFunction(controlPoints: 1, 0, 1, 1),
      TimingFunction(controlPoints: 1, 0, 0, 1), TimingFunction(controlPoints: 0.3, 5, 0.6, -5),
    ])
  func `E-4 the ends are exact and nothing lies beyond them`(function: TimingFunction) {
    expectEqual(function.value(at: 0), 0)
    expectEqual(function.value(at: -0.25), 0)
    expectEqual(function.value(at: -.infinity), 0)
    expectEqual(function.value(at: .nan), 0)
    expectEqual(function.value(at: 1), 1)
    expectEqual(function.value(at: 1.25), 1)
    expectEqual(function.value(at: .infinity), 1)
    #expect(function.value(at: 0.5) != 0)
  }

  @Test func `it reads as its name or its control points`() {
    expectEqual(
      Self.named.map(\.description),
      [
        "linear", "easeIn", "easeOut", "easeInEaseOut", "default",
      ])
    expectEqual(
      TimingFunction(controlPoints: 0.2, -0.0, 0.4, 1).description, "cubic(0.2, 0, 0.4, 1)")
  }

  @Test func `codes name the named curves and nothing else`() {
    expectEqual(Self.named.map(\.named), NamedCurve.allCases)
    expectEqual(NamedCurve.allCases.map { TimingFunction($0) }, Self.named)
    #expect(TimingFunction(controlPoints: 0.2, 0, 0.4, 1).named == nil)
  }
}
