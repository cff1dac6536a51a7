import AnimaticCore
import Foundation
import TestSupport
import Testing

struct PennerTests {
  @Test func `each family has the published values, in each direction`() throws {
    for (name, make) in PennerTable.families {
      let rows = try #require(PennerTable.values[name])
      for (fraction, values) in rows {
        for (way, value) in zip(EasingWay.allCases, values) {
          let found = make(way).value(at: fraction)
          #expect(abs(found - value) < 1e-11, "\(name) \(way) at \(fraction)")
        }
      }
    }
  }

  @Test func `out turns in around, and the halves of the others are the two`() {
    for (name, make) in PennerTable.families {
      for step in 1..<200 {
        let x = Double(step) / 200
        let both = make(.inOut)
        // An elastic out with a greater amplitude oscillates with another phase.
        if name != "elastic2" {
          let turned = 1 - make(.in).value(at: 1 - x)
          #expect(abs(make(.out).value(at: x) - turned) < 1e-12, "\(name)")
          let sum = both.value(at: x) + both.value(at: 1 - x)
          #expect(abs(sum - 1) < 1e-12, "\(name)")
        }
        // The inOut of back and elastic has other numbers.
        let other = halves(make(.out), make(.in), at: x)
        #expect(abs(make(.outIn).value(at: x) - other) < 1e-12, "\(name)")
        guard !name.hasPrefix("back"), !name.hasPrefix("elastic") else { continue }
        let inOut = halves(make(.in), make(.out), at: x)
        #expect(abs(both.value(at: x) - inOut) < 1e-12, "\(name)")
      }
    }
  }

  private func halves(
    _ first: TimingFunction, _ second: TimingFunction, at fraction: Double
  ) -> Double {
    if fraction < 0.5 { return first.value(at: 2 * fraction) / 2 }
    return 0.5 + second.value(at: 2 * fraction - 1) / 2
  }

  @Test func `quad, cubic and back of one end are cubic curves, with the same values`() throws {
    for (name, make) in PennerTable.families {
      for way in EasingWay.allCases {
        let function = make(way)
        let isPolynomial = ["quad", "cubic", "back"].contains { name.hasPrefix($0) }
        guard isPolynomial, [.in, .out].contains(way) else {
          #expect(!function.isCubic && function.controlPoint(at: 1) == nil, "\(function)")
          continue
        }
        let first = try #require(function.controlPoint(at: 1))
        let second = try #require(function.controlPoint(at: 2))
        let curve = TimingFunction(controlPoints: first.x, first.y, second.x, second.y)
        for step in 0...100 {
          let fraction = Double(step) / 100
          let difference = curve.value(at: fraction) - function.value(at: fraction)
          #expect(abs(difference) < 1e-12, "\(function) at \(fraction)")
        }
        #expect(function != curve && function.description.hasPrefix(name.prefix(4)))
      }
    }
  }

  @Test func `the ends are exact and are arrived at without a jump`() {
    for (name, make) in PennerTable.families {
      for way in EasingWay.allCases {
        let function = make(way)
        for fraction in [0, -1, -Double.infinity, .nan] {
          expectEqual(function.value(at: fraction), 0)
        }
        for fraction in [1, 2, Double.infinity] { expectEqual(function.value(at: fraction), 1) }
        // A circle is as steep as a square root there.
        #expect(abs(function.value(at: 1e-20)) < 1e-9, "\(name) \(way)")
        #expect(abs(function.value(at: 1.0.nextDown) - 1) < 2e-8, "\(name) \(way)")
        let middle = function.value(at: 0.5.nextDown) - function.value(at: 0.5)
        #expect(abs(middle) < 2e-8)
      }
    }
  }

  @Test func `bounce touches 1 three times before the end and turns where it should`() {
    let turns = TimingFunction.bounce().extremaFractions
    let places: [Double] = [4, 6, 8, 9, 10, 10.5]
    #expect(agree(turns.map { $0 * 11 }, places, within: 1e-12))
    let values = turns.map { TimingFunction.bounce().value(at: $0) }
    #expect(agree(values, [1, 0.75, 1, 0.9375, 1, 0.984375], within: 1e-12))
  }

  @Test func `back without overshoot is cubic, and below 1 an amplitude is 1`() {
    for step in 1..<50 {
      let x = Double(step) / 50
      let flat = TimingFunction.back(.in, overshoot: 0).value(at: x)
      #expect(abs(flat - TimingFunction.cubic(.in).value(at: x)) < 1e-15)
    }
    expectEqual(TimingFunction.elastic(amplitude: 0.3), .elastic(amplitude: 1))
    expectEqual(TimingFunction.elastic(amplitude: -4), .elastic())
  }

  @Test func `elastic out with an amplitude above 1 is Penner's`() {
    for amplitude in [1, 1.25, 2, 7, 1e3] {
      for period in [0.1, 0.3, 0.5, 2] {
        let function = TimingFunction.elastic(amplitude: amplitude, period: period)
        for step in 1..<100 {
          let x = Double(step) / 100
          let fall = (pow(2, 10 * (1 - x)) - 1) / 1023
          let value = 1 + amplitude * fall * sin(x * 2 * .pi / period - asin(1 / amplitude))
          #expect(abs(function.value(at: x) - value) < 1e-11 * amplitude)
        }
      }
    }
    #expect(abs(TimingFunction.elastic(amplitude: 2).value(at: 0.05) - 1.7068204730547651) < 1e-12)
  }

  @Test func `an elastic function reversed is turned around at each amplitude`() {
    for way in EasingWay.allCases {
      let function = TimingFunction.elastic(way, amplitude: 2)
      expectEqual(function.reversed.reversed, function)
      for x in stride(from: 0.03, to: 1, by: 0.07) {
        let turned = 1 - function.value(at: 1 - x)
        #expect(abs(function.reversed.value(at: x) - turned) < 1e-12)
      }
    }
  }

  @Test func `the extrema of each elastic direction are extrema`() {
    for way in EasingWay.allCases {
      let function = TimingFunction.elastic(way, amplitude: 3, period: 0.4)
      let turns = function.extremaFractions.filter { $0 != 0.5 }
      #expect(turns.count >= 4)
      for turn in turns {
        let peak = function.value(at: turn)
        let sides = [turn - 1e-4, turn + 1e-4].map { function.value(at: $0) - peak }
        #expect(sides[0] * sides[1] > 0, "\(way) at \(turn)")
      }
    }
  }

  @Test func `a family is out unless another direction is given`() {
    expectEqual(TimingFunction.quad(), .quad(.out))
    expectEqual(TimingFunction.elastic(), .elastic(.out, amplitude: 1, period: 0.3))
    expectEqual(TimingFunction.back(), .back(.out, overshoot: 1.70158))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e101])
  func `an invalid overshoot makes it linear and is reported`(overshoot: Double) {
    let function = TimingFunction.back(.in, overshoot: overshoot)
    #expect(!function.isValid && function.value(at: 0.3) == 0.3)
    expectEqual(
      function.problem,
      """
      The timing function's overshoot is \(overshoot.text), but must be within -1e100…1e100: \
      linear is used.
      """)
  }

  @Test func `an amplitude or a period that can't be used does as well`() {
    for function in [
      TimingFunction.elastic(amplitude: .nan), .elastic(amplitude: .infinity),
      .elastic(period: 0), .elastic(period: -1), .elastic(period: .nan), .elastic(period: 1e-4),
      .elastic(period: .infinity),
    ] {
      #expect(!function.isValid && function.value(at: 0.3) == 0.3)
      #expect(function.description == "linear" && function.isCubic)
      expectEqual(function, function)
    }
    #expect(TimingFunction.elastic(amplitude: 1e100, period: 0.001).isValid)
  }
}
