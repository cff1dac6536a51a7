import AnimaticCore
import TestSupport
import Testing

struct StepEasingTests {
  @Test func `each jump term has the steps of CSS`() {
    let places = [0.1, 0.3, 0.6, 0.9]
    func shown(_ jump: StepJump) -> [Double] {
      places.map { TimingFunction.steps(4, jump: jump).value(at: $0) }
    }
    expectEqual(shown(.start), [0.25, 0.5, 0.75, 1])
    expectEqual(shown(.end), [0, 0.25, 0.5, 0.75])
    let third = 1.0 / 3
    expectEqual(shown(.none), [0, third, 2 * third, 1])
    expectEqual(shown(.both), [0.2, 0.4, 0.6, 0.8])
    expectEqual(TimingFunction.steps(4), .steps(4, jump: .end))
  }

  @Test func `at a multiple of the length the step has happened, just before it has not`() {
    // The product of 49 and 1/49 is below 1.
    for count in [1, 2, 3, 7, 10, 49, 98, 103, 999_983] {
      for step in Set([1, 2, count / 3, count / 2, count - 1]) where step > 0 && step < count {
        let place = Double(step) / Double(count)
        let function = TimingFunction.steps(count)
        expectEqual(function.value(at: place), Double(step) / Double(count))
        expectEqual(function.value(at: place.nextDown), Double(step - 1) / Double(count))
      }
    }
  }

  @Test(arguments: StepJump.allCases)
  func `the ends are 0 and 1 for any jump term`(jump: StepJump) {
    let function = TimingFunction.steps(3, jump: jump)
    #expect(function.value(at: 0) == 0 && function.value(at: 1) == 1)
    expectEqual(function.value(at: 1e-300), (jump == .start ? 1.0 / 3 : jump == .both ? 0.25 : 0))
  }

  @Test func `one step is a jump at an end`() {
    expectEqual(TimingFunction.steps(1).value(at: 0.999), 0)
    expectEqual(TimingFunction.steps(1, jump: .start).value(at: 0.001), 1)
    expectEqual(TimingFunction.steps(1, jump: .both).value(at: 0.5), 0.5)
  }

  @Test(arguments: [0, -1, Int.min, Int.max, 1_000_001])
  func `an invalid count makes it linear and is reported`(count: Int) {
    let function = TimingFunction.steps(count)
    #expect(!function.isValid && function.value(at: 0.3) == 0.3)
    expectEqual(
      function.problem,
      """
      The timing function's steps are \(count), but must be within 1…1000000: linear is used.
      """)
  }

  @Test func `without a jump at the ends two steps are the least`() {
    #expect(!TimingFunction.steps(1, jump: .none).isValid)
    expectEqual(TimingFunction.steps(2, jump: .none).value(at: 0.5), 1)
    #expect(TimingFunction.steps(1_000_000).isValid)
  }
}
