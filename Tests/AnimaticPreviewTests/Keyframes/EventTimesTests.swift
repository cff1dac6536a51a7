import Animatic
import AnimaticCore
import TestSupport
import Testing

@testable import AnimaticPreview

struct `The times of events` {
  private func times(_ composition: some Composable) -> [Double] {
    let plan = composition.preview().timeline.plan
    var events = EventTimes(plan: plan, horizon: plan.duration)
    let roots = Set(plan.roots.map(\.root.name))
    return events.times(of: events.leaves(of: 0, writing: roots)).times
  }

  private func expect(_ times: [Double], _ wanted: [Double]) {
    expectEqual(times.count, wanted.count, "\(times)")
    for (time, right) in zip(times, wanted) { #expect(abs(time - right) < 1e-8, "\(times)") }
  }

  @Test func `are begins and ends`() {
    expect(times(Animate(tile()).fade(to: 0, duration: 1).after(begin: 0.5)), [0, 0.5, 1.5])
  }

  @Test func `include repeats and turns, in every iteration of enclosing groups`() {
    let chain = Animate(tile()).fade(to: 0, duration: 0.25).autoreverses().repeats(2)
    expect(times(chain), [0, 0.25, 0.5, 0.75, 1])
    let twice = Animate(tile()).fade(to: 0, duration: 0.5).then(gap: 0.5).move(x: 9, duration: 1)
      .composition.repeated(2)
    expect(times(twice), [0, 0.5, 1, 2, 2.5, 3, 4])
  }

  @Test func `are key times`() {
    let lap = KeyframeAnimation(
      .positionX, values: [0, 1, 5, 2], keyTimes: [0, 0.2, 0.7, 1], duration: 2)
    expect(times(Animate(tile()).add(animation: lap)), [0, 0.4, 1.4, 2])
  }

  @Test func `in eased groups are where the easing passes them`() throws {
    let chain = Animate(tile()).fade(to: 0, duration: 1).then().move(x: 9, duration: 1)
    let fraction = try #require(TimingFunction.easeIn.firstFraction(reaching: 0.5, from: 0, to: 1))
    expect(times(chain.composition.eased(.easeIn)), [0, 2 * fraction, 2])
  }

  @Test func `are the corners of an easing`() {
    let chain = Animate(tile()).fade(to: 0, duration: 1, easing: .steps(4))
    expect(times(chain), [0, 0.25, 0.5, 0.75, 1])
  }

  @Test func `are bounded`() {
    let chain = Animate(tile()).fade(to: 0, duration: 0.001).repeats(1_000_000)
    #expect(times(chain).count <= EventTimes.mostOfProperty + 2)
  }
}
