import AnimaticCore
import RandomScenes
import TestSupport
import Testing

struct EasingInverseTests {
  @Test func `the first time of a value is found`() throws {
    var numbers = SeededNumbers(seed: 77)
    for _ in 0..<Campaign.count(4) {
      for function in EasingSamples.functions(&numbers) {
        let range = function.range
        let size = max(1, range.upperBound - range.lowerBound)
        for _ in 0..<6 {
          let fraction = numbers.number(0...1)
          let value = function.value(at: fraction)
          for start in [0.0, 1, numbers.number(0...1)] {
            let found = try #require(
              function.firstFraction(reaching: value, from: start, to: fraction),
              "\(function) \(value) from \(start) to \(fraction)")
            #expect((min(start, fraction)...max(start, fraction)).contains(found))
            expectNothingBefore(function, value, from: start, found: found, size: size)
          }
        }
      }
    }
  }

  /// The curve has the value at the time or jumps over it, and stays on one side before.
  private func expectNothingBefore(
    _ function: TimingFunction, _ value: Double, from start: Double, found: Double, size: Double
  ) {
    let around = [found.nextDown, found, found.nextUp].map { function.value(at: $0) - value }
    // Steep ends of circles move by more than a bit.
    let near = 3e-8 * size
    let isThere = (around.min() ?? 1) <= near && (around.max() ?? -1) >= -near
    #expect(isThere, "\(function) at \(found)")
    let side = function.value(at: start) < value
    for step in 1..<40 {
      let earlier = start + (found - start) * Double(step) / 40 * 0.999_999
      let difference = function.value(at: earlier) - value
      #expect(
        abs(difference) < 1e-8 * size || (difference < 0) == side,
        "\(function) reaches \(value) at \(earlier), before \(found)")
    }
  }

  @Test func `random values are found where sampling crosses them`() {
    var numbers = SeededNumbers(seed: 12)
    for function in EasingSamples.functions(&numbers) {
      for _ in 0..<Campaign.count(4) {
        let value = numbers.number(-0.5...1.5)
        var seen: Int?
        for step in 1...2000 where seen == nil {
          let pair = [step - 1, step].map { function.value(at: Double($0) / 2000) }
          if (pair[0] - value) * (pair[1] - value) <= 0 { seen = step }
        }
        let found = function.firstFraction(reaching: value, from: 0, to: 1)
        if let seen {
          #expect((found ?? 2) <= Double(seen) / 2000, "\(function) \(value)")
        } else if let found {
          // A peak between two samples.
          let after = function.value(at: min(1, found + 1e-9))
          #expect(abs(after - value) < 1e-5 || function.isCubic, "\(function) \(value)")
        }
      }
    }
  }

  @Test func `steps are reached at their jumps, exactly`() throws {
    let steps = TimingFunction.steps(10)
    expectEqual(steps.firstFraction(reaching: 0.3, from: 0, to: 1), 0.3)
    expectEqual(steps.firstFraction(reaching: 0.25, from: 0, to: 1), 0.3)
    expectEqual(steps.firstFraction(reaching: 0.95, from: 0, to: 1), 1)
    expectEqual(steps.firstFraction(reaching: 0.25, from: 1, to: 0), 0.3)
    #expect(steps.firstFraction(reaching: 0.25, from: 0.31, to: 0.39) == nil)
    // Backwards from 1 the value 0.3 applies until just before 0.4.
    expectEqual(steps.firstFraction(reaching: 0.3, from: 1, to: 0), 0.4.nextDown)
    let early = TimingFunction.steps(4, jump: .start)
    let first = try #require(early.firstFraction(reaching: 0.1, from: 0, to: 1))
    #expect(first < 1e-300)
    expectEqual(early.firstFraction(reaching: 0.5, from: 0, to: 1), 0.25)
    expectEqual(TimingFunction.steps(1_000_000).firstFraction(reaching: 0.5, from: 0, to: 1), 0.5)
  }

  @Test func `of lines a jump over the value is where it is reached`() throws {
    let stops = [EasingStop(0), EasingStop(0.9, at: 0.5), EasingStop(0.2, at: 0.5), EasingStop(1)]
    let function = TimingFunction.linear(stops)
    expectEqual(function.extremaFractions, [0.5])
    let up = try #require(function.firstFraction(reaching: 0.45, from: 0, to: 1))
    #expect(abs(up - 0.25) < 1e-15)
    expectEqual(function.firstFraction(reaching: 0.45, from: 0.4, to: 0.5), 0.5)
    #expect(function.firstFraction(reaching: 0.95, from: 0, to: 0.6) == nil)
    let back = try #require(function.firstFraction(reaching: 0.6, from: 1, to: 0))
    #expect(abs(back - 0.75) < 1e-15)
    expectEqual(function.firstFraction(reaching: 0.6, from: 0.55, to: 0), 0.5)
  }

  @Test func `elastic and bounce turn as often as they should`() {
    let turns = TimingFunction.elastic().extremaFractions
    for turn in turns {
      let sides = [turn - 1e-4, turn + 1e-4].map { TimingFunction.elastic().value(at: $0) }
      let peak = TimingFunction.elastic().value(at: turn)
      #expect((sides[0] - peak) * (sides[1] - peak) > 0)
    }
    expectEqual(turns.count, 7)
    expectEqual(TimingFunction.bounce(.inOut).extremaFractions.count, 12)
  }

  @Test func `ends are clamped and NaN finds nothing`() {
    let function = TimingFunction.elastic()
    expectEqual(function.firstFraction(reaching: 0, from: -3, to: 2), 0)
    #expect(function.firstFraction(reaching: .nan, from: 0, to: 1) == nil)
    #expect(function.firstFraction(reaching: 0.5, from: .nan, to: 1) == nil)
    #expect(function.firstFraction(reaching: .infinity, from: 0, to: 1) == nil)
    #expect(function.firstFraction(reaching: 9, from: 0, to: 1) == nil)
  }
}
