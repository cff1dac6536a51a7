import AnimaticCore
import RandomScenes
import TestSupport
import Testing

struct TimingFunctionInverseTests {
  /// Falls below 0 first and rises above 1 later.
  let both = TimingFunction(controlPoints: 0.68, -0.55, 0.265, 1.55)

  @Test func `a found time has the value, on random curves and intervals`() throws {
    var numbers = SeededNumbers(seed: 21)
    for _ in 0..<1500 {
      let function = TimingFunction(
        controlPoints: numbers.number(0...1), numbers.number(-2...3),
        numbers.number(0...1), numbers.number(-2...3))
      let fraction = numbers.number(0...1)
      let value = function.value(at: fraction)
      for start in [0.0, 1] {
        let found = try #require(
          function.firstFraction(reaching: value, from: start, to: fraction))
        #expect(abs(function.value(at: found) - value) < 1e-9, "\(function) at \(fraction)")
        // Nothing before it has the value: the curve stays on one side.
        let side = function.value(at: start) < value
        for step in 1..<50 {
          let earlier = start + (found - start) * Double(step) / 50 * 0.999_999
          let isBefore = abs(function.value(at: earlier) - value) < 1e-9
          #expect(isBefore || (function.value(at: earlier) < value) == side)
        }
      }
    }
  }

  @Test(arguments: TimingFunctionTests.named)
  func `a named curve gives its fractions back`(function: TimingFunction) throws {
    for step in 1..<100 {
      let fraction = Double(step) / 100
      let value = function.value(at: fraction)
      let found = try #require(function.firstFraction(reaching: value, from: 0, to: 1))
      #expect(abs(found - fraction) < 1e-8)
    }
    expectEqual(function.firstFraction(reaching: 0, from: 0, to: 1), 0)
    expectEqual(function.firstFraction(reaching: 1, from: 0, to: 1), 1)
    expectEqual(function.firstFraction(reaching: 1, from: 1, to: 0), 1)
    #expect(function.firstFraction(reaching: 1.0001, from: 0, to: 1) == nil)
    #expect(function.firstFraction(reaching: -0.0001, from: 0, to: 1) == nil)
    #expect(function.extremaFractions.isEmpty)
  }

  @Test func `the middle of easeInEaseOut is the middle`() {
    expectEqual(TimingFunction.easeInEaseOut.firstFraction(reaching: 0.5, from: 0, to: 1), 0.5)
  }

  @Test func `the first of several crossings is the nearest to the begin of the interval`() throws {
    let turns = both.extremaFractions
    expectEqual(turns.count, 2)
    let forwards = try #require(both.firstFraction(reaching: -0.05, from: 0, to: 1))
    let backwards = try #require(both.firstFraction(reaching: -0.05, from: 1, to: 0))
    #expect(forwards < turns[0] && backwards > turns[0] && backwards < turns[1])
    let above = try #require(both.firstFraction(reaching: 1.02, from: 0, to: 1))
    let aboveBackwards = try #require(both.firstFraction(reaching: 1.02, from: 1, to: 0))
    #expect(above < turns[1] && aboveBackwards > turns[1])
    #expect(both.firstFraction(reaching: -0.05, from: turns[1], to: 1) == nil)
    #expect(both.firstFraction(reaching: 1.02, from: 0, to: turns[0]) == nil)
    // It crosses 1 while rising, before it ends there.
    #expect(try #require(both.firstFraction(reaching: 1, from: 0, to: 1)) < turns[1])
  }

  @Test func `the curve turns at its extrema and nowhere else`() {
    for function in [both, TimingFunction(controlPoints: 0.175, 0.885, 0.32, 1.275)] {
      for turn in function.extremaFractions {
        let peak = function.value(at: turn)
        let left = function.value(at: turn - 0.01) - peak
        let right = function.value(at: turn + 0.01) - peak
        #expect(left * right > 0, "\(function) at \(turn)")
        expectEqual(function.firstFraction(reaching: peak, from: 0, to: 1), turn)
      }
    }
    expectEqual(TimingFunction(controlPoints: 0.175, 0.885, 0.32, 1.275).extremaFractions.count, 1)
    // The slope touches zero in the middle without changing its sign; a little more makes it turn
    // twice.
    #expect(TimingFunction(controlPoints: 0.3, 1, 0.7, 0).extremaFractions.isEmpty)
    expectEqual(TimingFunction(controlPoints: 0.3, 1.01, 0.7, 0).extremaFractions.count, 2)
    #expect(TimingFunction(controlPoints: 0.3, 1.01, 0.7, 0.5).extremaFractions.isEmpty)
  }

  @Test func `ends outside 0 to 1 are clamped and NaN finds nothing`() {
    expectEqual(both.firstFraction(reaching: 0, from: -3, to: 2), 0)
    expectEqual(TimingFunction.easeIn.firstFraction(reaching: 1, from: -3, to: .infinity), 1)
    #expect(both.firstFraction(reaching: .nan, from: 0, to: 1) == nil)
    #expect(both.firstFraction(reaching: 0.5, from: .nan, to: 1) == nil)
    #expect(both.firstFraction(reaching: 0.5, from: 0, to: .nan) == nil)
    #expect(both.firstFraction(reaching: .infinity, from: 0, to: 1) == nil)
  }

  @Test func `both ends of the interval count, and nothing outside`() {
    let function = TimingFunction.easeOut
    let value = function.value(at: 0.3)
    expectEqual(function.firstFraction(reaching: value, from: 0.3, to: 0.6), 0.3)
    expectEqual(function.firstFraction(reaching: value, from: 0.1, to: 0.3), 0.3)
    expectEqual(function.firstFraction(reaching: value, from: 0.3, to: 0.3), 0.3)
    #expect(function.firstFraction(reaching: value, from: 0.31, to: 0.6) == nil)
    #expect(function.firstFraction(reaching: value, from: 0.29, to: 0.1) == nil)
  }
}
