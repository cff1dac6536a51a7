// The explanation of a value: the animations that determine it, overridden ones, and others.

import Animatic
import RandomScenes
import TestSupport
import Testing

struct `Why` {
  private let box = makeBox("box")

  private func explain(
    _ chain: some Composable, at time: Double
  ) -> Explanation? {
    chain.timeline.why(.positionX, on: box, at: time)
  }

  @Test func `nothing animates it: the model`() throws {
    let why = try #require(explain(Animate(box).fade(to: 0), at: 0.5))
    #expect(why.steps.isEmpty && why.value == "50" && why.model == "50")
    #expect(why.description.contains("so the model shows"))
  }

  @Test func `a layer that takes no part has no answer`() {
    #expect(Animate(makeBox()).fade(to: 0).timeline.why(.opacity, on: box, at: 0) == nil)
  }

  @Test func `local time, progress and what easing makes of it`() throws {
    let line: UInt = #line + 1
    let chain = Animate(box).move(x: 150, duration: 2, easing: .easeIn, at: .start + 1)
    let step = try #require(explain(chain, at: 2)?.steps.first)
    expectEqual(step.local.phase, .active)
    #expect(step.local.time == 1 && step.local.progress == 0.5)
    let eased = TimingFunction.easeIn.value(at: 0.5)
    expectEqual(step.local.eased, eased)
    expectEqual(step.place?.line, line)
    expectEqual(step.role, .shows)
    expectEqual(step.before, "50")
    expectEqual(step.after, chain.timeline.value(of: .positionX, on: box, at: 2)?.text)
  }

  @Test func `what a later one hides is overridden by it`() throws {
    let chain = Animate(box).move(x: 10, duration: 2).move(x: 90, duration: 1, at: .start + 1)
    let steps = try #require(explain(chain, at: 1.5)).steps
    expectEqual(steps.map(\.role), [.overridden(by: 1), .shows])
    try expectEqual(#require(explain(chain, at: 0.5)).steps.map(\.role), [.shows])
  }

  @Test func `a component hides only its component of the whole`() throws {
    let chain = Animate(box).move(to: [10, 20], duration: 2).move(x: 90, duration: 2)
    let timeline = chain.timeline
    let whole = try #require(timeline.why(.position, on: box, at: 1))
    expectEqual(whole.steps.map(\.role), [.shows, .shows])
    let part = try #require(timeline.why(.positionX, on: box, at: 1))
    expectEqual(part.steps.map(\.role), [.overridden(by: 1), .shows])
    try expectEqual(#require(timeline.why(.positionY, on: box, at: 1)).steps.count, 1)
  }

  @Test func `an additive animation has the role adds`() throws {
    var nudge = BasicAnimation(.positionX, from: 0, to: 10, duration: 2)
    nudge.isAdditive = true
    let chain = Animate(box).move(x: 100, duration: 2).add(animation: nudge)
    let why = try #require(explain(chain, at: 1))
    expectEqual(why.steps.map(\.role), [.shows, .adds])
    expectEqual(why.value, "80")
  }

  @Test func `the sentence counts additive animations`() throws {
    var nudge = BasicAnimation(.positionX, from: 0, to: 10, duration: 2)
    nudge.isAdditive = true
    let why = try #require(explain(Animate(box).add(animation: nudge), at: 1))
    #expect(why.description.hasSuffix("the model shows, and 1 adds to it"), "\(why)")
    let both = try #require(
      explain(Animate(box).move(x: 100, duration: 2).add(animation: nudge), at: 1))
    #expect(both.description.hasSuffix(", and 1 adds to it"), "\(both)")
    #expect(!both.description.contains("the model shows"))
  }

  @Test func `the eased fraction matches the values`() throws {
    func local(_ chain: some Composable, _ time: Double) throws -> Explanation.Local {
      try #require(explain(chain, at: time)?.steps.first).local
    }
    // A verb's spring is at its target at its end.
    let spring = Animate(box).move(x: 150, easing: .spring(duration: 0.5, bounce: 0.3)).stay()
    try expectEqual(local(spring, 100).eased, 1)
    // The easing of a spring bends its time.
    var bent = SpringAnimation(.positionX, from: 0, to: 1, duration: 1)
    bent.timingFunction = .easeIn
    let chain = Animate(box).add(animation: bent)
    let found = try #require(try local(chain, 0.25).eased)
    let value = try #require(chain.timeline.value(of: .positionX, on: box, at: 0.25))
    #expect(abs(found - value) < 1e-12)
    // The easing of keyframes bends theirs.
    var keys = KeyframeAnimation(.positionX, values: [0, 1], duration: 1)
    keys.timingFunction = .easeIn
    try expectEqual(
      local(Animate(box).add(animation: keys), 0.25).eased, TimingFunction.easeIn.value(at: 0.25))
  }

  @Test func `a whole that is hidden part by part is overridden`() throws {
    let chain = Animate(box).move(to: [10, 20], duration: 2).move(x: 90, duration: 2)
      .animate(.positionY, to: 5, duration: 2)
    let whole = try #require(chain.timeline.why(.position, on: box, at: 1))
    expectEqual(whole.steps.map(\.role), [.overridden(by: 2), .shows, .shows])
    let part = try #require(chain.timeline.why(.positionX, on: box, at: 1))
    expectEqual(part.steps.map(\.role), [.overridden(by: 1), .shows])
  }

  @Test func `many groups around it are counted`() throws {
    var animation: any LayerAnimation = BasicAnimation(.positionX, from: 0, to: 1, duration: 1)
    for _ in 0..<30 { animation = AnimationGroup([animation], duration: 1) }
    let why = try #require(explain(Animate(box).add(animation: animation), at: 0.5))
    let step = try #require(why.steps.first)
    #expect(step.enclosing.count == 12 && step.omittedGroups == 18)
    #expect(why.text.contains("in 18 more groups"), "\(why.text)")
  }

  @Test func `holding, and the groups around it`() throws {
    let chain = Animate(box).move(x: 100).fade(to: 0, duration: 3).group().autoreverses()
    let step = try #require(explain(chain, at: 4)?.steps.first)
    // Three seconds there, one back: the group is at 2 s, and the move has ended at 1 s.
    expectEqual(step.enclosing.map(\.local.time), [2])
    #expect(step.local.phase == .after && step.local.progress == 1)
    #expect(step.enclosing[0].description.contains("local time 2 s"))
  }

  @Test func `what does nothing now, and why`() throws {
    let chain = Animate(box).add(animation: BasicAnimation(.positionX, to: 5, duration: 1))
      .move(x: 90, at: .start + 3)
    let early = try #require(explain(chain, at: 2))
    #expect(early.steps.isEmpty)
    expectEqual(early.absent.count, 2)
    #expect(early.absent[0].contains("ended at 1 s"), "\(early.absent)")
    #expect(early.absent[1].contains("begins at 3 s"), "\(early.absent)")
    #expect(early.text.contains("nothing animates it at this time"))
  }

  @Test func `what has no effect does not wait, and at no time nothing does`() throws {
    let still = KeyframeAnimation(.positionX, values: [7], duration: 1)
    let chain = Animate(box).add(animation: still).move(x: 90, at: .start + 1)
    let why = try #require(explain(chain, at: 0.5))
    #expect(why.absent.first?.contains("has no effect") ?? false, "\(why.absent)")
    let never = try #require(explain(chain, at: .nan))
    #expect(never.absent.last?.contains("begins at 1 s") ?? false, "\(never.absent)")
  }

  @Test func `the value is the timeline's, at any time`() throws {
    var generator = SeededNumbers(seed: 7)
    let chain = Animate(box).move(x: 100, easing: .easeInEaseOut).autoreverses().repeats(2)
      .move(x: -30, duration: 2, at: .start + 0.7).rotate(by: .degrees(90)).group()
    let timeline = chain.timeline
    for _ in 0..<300 {
      let time = Double.random(in: -1...6, using: &generator)
      let why = try #require(timeline.why(.positionX, on: box, at: time))
      let value = try #require(timeline.value(of: .positionX, on: box, at: time))
      expectEqual(why.value, value.text)
      expectEqual((why.steps.last?.after ?? why.model), why.value)
    }
  }

  @Test func `extreme times`() {
    let timeline = Animate(box).move(x: 100).timeline
    for time in [-1, .nan, .infinity, -.infinity, 1e300] {
      expectEqual(timeline.why(.positionX, on: box, at: time)?.text.isEmpty, false)
    }
  }

  @Test func `many that do nothing now are counted`() throws {
    var chain = Animate(box)
    for x in 1...30 {
      chain = chain.add(animation: BasicAnimation(.positionX, to: Double(x), duration: 1))
    }
    let why = try #require(explain(chain, at: 5))
    #expect(why.absent.count == 9 && why.absent.last == "… 22 more")
  }
}
