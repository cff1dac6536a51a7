// When children of a group begin and end whose time is eased by more than a cubic curve.

import AnimaticCore
import AnimaticEngine
import RandomScenes
import TestSupport
import Testing

struct EasedEventRuleTests {
  /// The span of a child of a group of 4 seconds with this easing.
  private func span(
    _ function: TimingFunction, begin: Double, duration: Double, autoreverses: Bool = false
  ) throws -> ActiveInterval {
    var child = BasicAnimation(.opacity, from: 0, to: 1, duration: duration)
    child.beginTime = begin
    var group = AnimationGroup([child], duration: 4, timingFunction: function)
    group.autoreverses = autoreverses
    var builder = PlanBuilder()
    builder.beginLayer(id: nil, label: "layer")
    builder.add(raw: group, zeroDuration: 0.25)
    return try #require(builder.finish(duration: 8).activeInterval(of: 1))
  }

  @Test func `G-3: a child that steps leap over begins and ends at the leap`() throws {
    let over = try span(.steps(4), begin: 0.2, duration: 0.6)
    #expect(over.enter == 1 && over.exit == 1)
    let across = try span(.steps(4), begin: 0.5, duration: 2)
    #expect(across.enter == 1 && across.exit == 3)
    let last = try span(.steps(4, jump: .none), begin: 3, duration: 1)
    expectEqual(last.enter, 3)
  }

  @Test func `G-3: the first and the last time that the children's time is reached count`() throws {
    // Bounce falls onto 4 s at 4/11 of the pass; 3.5 s of the children is √(0.875/7.5625).
    let bounced = try span(.bounce(), begin: 3.5, duration: 0.2)
    #expect(abs(bounced.enter - 4 * 0.340150671524904) < 1e-9)
    // 3.7 s is passed for the last time after the first bounce: 6/11 + √(0.175/7.5625).
    #expect(abs(bounced.exit - 4 * 0.697574550278923) < 1e-9)
  }

  @Test func `G-3: active intervals under any easing match sampling`() throws {
    var numbers = SeededNumbers(seed: 1)
    let steps = Campaign.isComplete ? 80_000 : 10_000
    for function in LoweringRuleTests.functions where function != .steps(2500) {
      for autoreverses in [false, true] {
        let begin = numbers.number(0.1...2.5)
        let duration = numbers.number(0.3...1.2)
        let found = try span(
          function, begin: begin, duration: duration, autoreverses: autoreverses)
        let times = (0...steps).map { Double($0) / Double(steps) * (autoreverses ? 8 : 4) }
        let inside = times.filter { time in
          let folded = time <= 4 ? time : 8 - time
          let local = function.value(at: folded / 4) * 4
          return local >= begin && local <= begin + duration
        }
        guard let first = inside.first, let last = inside.last else { continue }
        // A jump across it is found by the search only.
        #expect(found.enter <= first + 1e-3 && found.exit >= last - 1e-3, "\(function)")
        let leaps = function.easing.edges.contains(where: \.jumps)
        if !leaps {
          #expect(abs(found.enter - first) < 1e-3 && abs(found.exit - last) < 1e-3, "\(function)")
        }
      }
    }
  }

  @Test func `G-3: an easing that swings very often is searched quickly`() throws {
    let often = TimingFunction.elastic(.out, period: 0.001)
    let found = try span(often, begin: 1, duration: 1)
    #expect(found.enter > 0 && found.enter < found.exit && found.exit < 4)
  }
}
