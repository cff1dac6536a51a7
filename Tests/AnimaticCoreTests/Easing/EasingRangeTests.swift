import AnimaticCore
import RandomScenes
import TestSupport
import Testing

struct EasingRangeTests {
  @Test func `range and isMonotone match dense sampling`() {
    var numbers = SeededNumbers(seed: 31)
    for _ in 0..<Campaign.count(5) {
      for function in EasingSamples.functions(&numbers) {
        let range = function.range
        let size = max(1, range.upperBound - range.lowerBound)
        var (low, high) = (0.0, 1.0)
        var falls = false
        func sample(_ count: Int) {
          var last = 0.0
          for step in 1...count {
            let value = function.value(at: Double(step) / Double(count))
            if value < last - 1e-12 * size { falls = true }
            (low, high, last) = (min(low, value), max(high, value), value)
          }
        }
        sample(4000)
        // A narrow feature may lie between samples.
        let isMissed = low - range.lowerBound > 0.01 * size || range.upperBound - high > 0.01 * size
        if isMissed { sample(400_000) }
        let slack: Double = 1e-9 * size
        #expect(range.lowerBound <= low + slack, "\(function)")
        #expect(range.upperBound >= high - slack, "\(function)")
        // Sampling is approximate: a jump or a steep part may lie in between.
        let near = 0.02 * size
        #expect(low - range.lowerBound < near, "\(function)")
        #expect(range.upperBound - high < near, "\(function)")
        if falls { #expect(!function.isMonotone, "\(function)") }
        if !falls, range.lowerBound > -1e-6, range.upperBound < 1 + 1e-6, !function.isMonotone {
          // It falls less than between two samples.
          let runs = function.easing.runs(from: 0, to: 1).filter { !$0.rises }
          #expect(runs.allSatisfy { $0.start - $0.end < 0.01 }, "\(function)")
        }
        expectEqual(function.overshoots, (range.lowerBound < 0 || range.upperBound > 1))
      }
    }
  }

  @Test func `known ranges`() {
    // s³·4/27/(s+1)² below 0.
    let below = 4 * 1.70158 * 1.70158 * 1.70158 / 27 / (2.70158 * 2.70158)
    #expect(abs(TimingFunction.back(.in).range.lowerBound + below) < 1e-15)
    expectEqual(TimingFunction.back(.in).range.upperBound, 1)
    #expect(abs(TimingFunction.back().range.upperBound - 1 - below) < 1e-15)
    expectEqual(TimingFunction.bounce(.inOut).range, 0...1)
    #expect(!TimingFunction.bounce().overshoots && !TimingFunction.bounce().isMonotone)
    // The first swing of a default spring: e^(-π/√3).
    let spring = TimingFunction.spring(SpringCurve())
    #expect(abs(spring.range.upperBound - 1.163033534821581) < 1e-12)
    let points = TimingFunction(controlPoints: 0.175, 0.885, 0.32, 1.275)
    #expect(points.overshoots && points.range.upperBound > 1.0675)
  }

  @Test(
    arguments: [
      .linear, .easeIn, .default, .sine(.inOut), .quad(), .cubic(.outIn), .quart(), .quint(),
      .expo(.inOut), .circ(.outIn), .steps(5, jump: .both), .steps(1_000_000),
      .linear([0, 0.5, 1]),
      .spring(duration: 1, bounce: 0), .spring(duration: 1, bounce: -0.5),
      .back(overshoot: -2), .sampled { $0 * $0 },
    ] as [TimingFunction])
  func `these never fall and stay within their ends`(function: TimingFunction) {
    #expect(function.isMonotone && !function.overshoots && function.range == 0...1)
    #expect(function.extremaFractions.isEmpty)
  }

  @Test func `a fall at a jump counts`() {
    let stops = [EasingStop(0), EasingStop(0.9, at: 0.5), EasingStop(0.2, at: 0.5), EasingStop(1)]
    #expect(!TimingFunction.linear(stops).isMonotone && !TimingFunction.linear(stops).overshoots)
    // A stop between others at the same position has no effect, nor has one on a constant first line.
    let hidden = [
      EasingStop(0.1, at: 0.5), EasingStop(1.8, at: 0.5), EasingStop(0.2, at: 0.5), EasingStop(1),
    ]
    expectEqual(TimingFunction.linear(hidden).range, 0...1)
    expectEqual(TimingFunction.linear([1.5, 0.5]).range, 0...1.5)
    expectEqual(TimingFunction.linear([0, -0.5]).range, -0.5...1)
  }

  @Test func `only cubic curves are cubic and have control points`() {
    var numbers = SeededNumbers(seed: 8)
    for function in EasingSamples.functions(&numbers) {
      expectEqual(function.isCubic, (function.controlPoint(at: 1) != nil))
      expectEqual(function.isCubic, (function.curve != nil))
      #expect(function.isCubic || function.named == nil)
    }
    #expect(TimingFunction(controlPoints: 2, 0, 0, 1).isCubic)
    #expect(TimingFunction.cubic().isCubic && !TimingFunction.cubic(.inOut).isCubic)
    #expect(!TimingFunction.linear([0, 1]).isCubic)
  }
}
