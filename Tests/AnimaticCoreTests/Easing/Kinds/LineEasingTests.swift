import AnimaticCore
import TestSupport
import Testing

struct LineEasingTests {
  private func values(_ stops: [EasingStop], _ fractions: [Double]) -> [Double] {
    fractions.map { TimingFunction.linear(stops).value(at: $0) }
  }

  @Test func `stops without a fraction are spread evenly`() {
    #expect(agree(values([0, 0.25, 1], [0.25, 0.5, 0.75]), [0.125, 0.25, 0.625], within: 1e-12))
    // Between stops that have one, and both ends.
    let stops: [EasingStop] = [0, 0.1, EasingStop(0.2, at: 0.6), 0.3, 0.9, EasingStop(1, at: 0.9)]
    #expect(
      agree(values(stops, [0.3, 0.6, 0.7, 0.8, 0.95]), [0.1, 0.2, 0.3, 0.9, 1.05], within: 1e-12))
  }

  @Test func `a fraction that decreases is raised to the largest so far`() {
    let stops = [EasingStop(0), EasingStop(0.5, at: 0.6), EasingStop(0.8, at: 0.2), EasingStop(1)]
    #expect(agree(values(stops, [0.3, 0.6, 0.8]), [0.25, 0.8, 0.9], within: 1e-12))
    #expect(TimingFunction.linear(stops).value(at: 0.6.nextDown) < 0.5)
    // A last stop too: the first one that is behind it counts no more.
    let late = [EasingStop(0, at: 0.5), EasingStop(1, at: 0)]
    #expect(agree(values(late, [0.4, 0.5, 0.6]), [0, 1, 1], within: 1e-12))
  }

  @Test func `of several stops at one fraction the last one counts there`() {
    let stops = [
      EasingStop(0), EasingStop(0.2, at: 0.5), EasingStop(0.4, at: 0.5),
      EasingStop(0.7, at: 0.5), EasingStop(1),
    ]
    #expect(agree(values(stops, [0.25, 0.5, 0.75]), [0.1, 0.7, 0.85], within: 1e-12))
  }

  @Test func `before the first and after the last stop the outermost lines go on`() {
    let stops = [EasingStop(0, at: 0.2), EasingStop(1, at: 0.7)]
    #expect(agree(values(stops, [0.1, 0.45, 0.9]), [-0.2, 0.5, 1.4], within: 1e-12))
    expectEqual(values(stops, [0, 1]), [0, 1])
    // Fractions outside 0…1 only determine the slope of the lines.
    let wide = [EasingStop(0, at: -1), EasingStop(1, at: 3)]
    #expect(agree(values(wide, [0.5]), [0.375], within: 1e-12))
    expectEqual(values(wide, [0, 1]), [0, 1])
  }

  @Test func `the ends are 0 and 1 for any stops`() {
    expectEqual(values([0.3, 0.6], [0, 1]), [0, 1])
    #expect(agree(values([0.3, 0.6], [1e-12, 0.5, 1 - 1e-12]), [0.3, 0.45, 0.6]))
  }

  @Test func `a thousand stops are found by searching`() {
    let stops = (0...1000).map { EasingStop(Double($0 % 2), at: Double($0) / 1000) }
    #expect(agree(values(stops, [0.0015, 0.9985, 0.5]), [0.5, 0.5, 0]))
  }

  @Test func `invalid stops make it linear and are reported`() {
    let few = TimingFunction.linear([1])
    expectEqual(
      few.problem, "The timing function's stops are 1, but must be 2 or more: linear is used.")
    for stops in [
      [], [EasingStop(.nan), 1], [0, EasingStop(.infinity)], [EasingStop(0, at: .nan), 1],
      [0, EasingStop(1, at: -.infinity)], [0, 1e101],
    ] {
      let function = TimingFunction.linear(stops)
      #expect(!function.isValid && function.value(at: 0.3) == 0.3, "\(stops)")
    }
  }

  @Test func `stops read as they are written`() {
    expectEqual(EasingStop(0.8, at: 0.5).description, "0.8 at 0.5")
    let stops: [EasingStop] = [0, 0.25, 1]
    expectEqual(stops.map(\.description), ["0", "0.25", "1"])
  }

  @Test func `a sampled function is straight between its samples`() {
    let function = TimingFunction.sampled(count: 5) { $0 * $0 }
    let values = [0.25, 0.5, 0.625].map { function.value(at: $0) }
    #expect(agree(values, [0.0625, 0.25, 0.40625], within: 1e-12))
    expectEqual(TimingFunction.sampled { $0 * $0 }, .sampled(count: 256) { $0 * $0 })
    let fine = TimingFunction.sampled { $0 * $0 * $0 }
    for step in 1..<100 {
      let x = Double(step) / 100
      let error: Double = fine.value(at: x) - x * x * x
      #expect(abs(error) < 1.16e-5)
    }
    expectEqual(TimingFunction.sampled { 0.5 + $0 }.value(at: 0), 0)
    expectEqual(TimingFunction.sampled { 0.5 + $0 }.value(at: 0.25), 0.75)
  }

  @Test func `samples that can't be used make it linear`() {
    for count in [1, 0, -3, Int.min, 1_000_001] {
      #expect(!TimingFunction.sampled(count: count) { $0 }.isValid)
    }
    for number in [Double.nan, .infinity, 1e101] {
      let function = TimingFunction.sampled { $0 > 0.5 ? number : $0 }
      #expect(!function.isValid && function.value(at: 0.7) == 0.7)
    }
  }
}
