import AnimaticCore
import RandomScenes
import TestSupport
import Testing

struct EasingPartTests {
  /// Compares the parts of an interval with the function.
  private func expectSame(_ function: TimingFunction, from low: Double, to high: Double) {
    let parts = function.parts(from: low, to: high)
    #expect(parts.first?.low == 0 && parts.last?.high == 1)
    let range = function.range
    let size = max(1, range.upperBound - range.lowerBound)
    for part in parts {
      #expect(part.easing.value(at: 0) == 0 && part.easing.value(at: 1) == 1)
      for step in 0...40 {
        // Off round numbers: next to a jump rounding decides.
        let share = step == 0 || step == 40 ? Double(step) / 40 : Double(step) / 40 + 1e-4 / 3
        let place = low + (part.low + share * (part.high - part.low)) * (high - low)
        let eased = part.easing.value(at: share)
        let value = eased == 1 ? part.end : part.start + (part.end - part.start) * eased
        let difference = value - function.value(at: place)
        let near = [place - 1e-12, place + 1e-12].map { function.value(at: $0) }
        let jumps = abs(near[0] - near[1]) > 1e-6
        #expect(
          abs(difference) < 1e-9 * size || jumps,
          "\(function) \(low)…\(high) at \(place): off by \(difference)")
      }
    }
  }

  @Test func `the parts of a random interval equal the function`() {
    var numbers = SeededNumbers(seed: 9)
    for _ in 0..<4 {
      for function in EasingSamples.functions(&numbers) {
        let ends = [numbers.number(0...1), numbers.number(0...1)].sorted()
        expectSame(function, from: ends[0], to: ends[1])
        expectSame(function, from: 0, to: ends[1])
        expectSame(function, from: ends[0], to: 1)
      }
    }
  }

  @Test func `a part of a cubic curve is one, for narrow intervals too`() {
    let curves: [TimingFunction] = [
      .easeIn, .default, TimingFunction(controlPoints: 0.68, -0.55, 0.265, 1.55),
      TimingFunction(controlPoints: 0, 1, 1, 0), TimingFunction(controlPoints: 0.9, 0.1, 0.2, 0.8),
    ]
    for curve in curves {
      for (low, high) in [(0.1, 0.9), (0.3, 0.30001), (0, 0.001), (0.999, 1), (0.5, 0.6)] {
        expectSame(curve, from: low, to: high)
        let parts = curve.parts(from: low, to: high)
        #expect(parts.allSatisfy { $0.easing.isCubic }, "\(curve) \(low)…\(high)")
      }
    }
    // By hand: y is x² where both thirds are those of a parabola; its second half is y = (x² + 2x)/3.
    let parabola = TimingFunction(controlPoints: 1.0 / 3, 0, 2.0 / 3, 1.0 / 3)
    let part = parabola.parts(from: 0.5, to: 1)[0]
    #expect(agree([part.start, part.end], [0.25, 1], within: 1e-12))
    #expect(abs(part.easing.value(at: 0.5) - 0.4166666666666667) < 1e-12)
    let points = part.easing.points?.numbers ?? []
    #expect(agree(points.map { $0 * 9 }, [3, 2, 6, 5], within: 1e-12))
  }

  @Test func `a curve with a zero derivative has parts without control points`() {
    let still = TimingFunction(controlPoints: 1, 0.2, 0, 0.9)
    expectSame(still, from: 0, to: 0.6)
    expectSame(still, from: 0.1, to: 0.95)
  }

  @Test func `an interval that returns to its start value has two parts`() {
    let down = [EasingStop(0), EasingStop(0.8, at: 0.5), EasingStop(0, at: 0.5), EasingStop(1)]
    for function in [TimingFunction.linear([0, 1, 0, 1]), .linear(down), .bounce()] {
      let ends = function == .bounce() ? (4.0 / 11, 8.0 / 11) : (0, 0.5)
      expectSame(function, from: ends.0, to: ends.1)
    }
    let there = TimingFunction.linear([0, 1, 0, 1]).parts(from: 0, to: 2.0 / 3)
    #expect(there.count == 2 && there[0].start == 0 && abs(there[1].end) < 1e-12)
  }

  @Test func `a constant interval is linear between equal ends`() {
    let parts = TimingFunction.steps(4).parts(from: 0.3, to: 0.45)
    #expect(parts.map(\.easing) == [.linear] && parts.map(\.start) == [0.25])
    #expect(parts.map(\.end) == [0.25] && parts[0].low == 0 && parts[0].high == 1)
    let point = TimingFunction.quad(.in).parts(from: 0.5, to: 0.5)
    #expect(point.count == 1 && point[0].start == 0.25 && point[0].end == 0.25)
  }

  @Test func `the whole is the function, and invalid ends are clamped`() {
    expectEqual(TimingFunction.bounce().parts(from: -1, to: 2).map(\.easing), [.bounce()])
    expectEqual(TimingFunction.bounce().parts(from: .nan, to: .nan).map(\.easing), [.bounce()])
    expectEqual(TimingFunction.linear.parts(from: 0.25, to: 0.5).map(\.easing), [.linear])
    expectEqual(TimingFunction.quad(.in).parts(from: 0.7, to: 0.2).first?.start, 0.7 * 0.7)
  }

  @Test func `parts of parts stay parts of the whole`() throws {
    var function = TimingFunction.elastic(.in)
    for _ in 0..<200 {
      function = try #require(function.parts(from: 0.01, to: 1).last?.easing).reversed
    }
    #expect(function.easing.value(at: 0.5).isFinite)
    #expect(function.description.count < 200)
  }
}
