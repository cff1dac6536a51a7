// Events of children of groups, and the order at one time.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

struct CallbackRuleTests {
  private let log = DelegateLog()

  private var lines: [String] { log.entries.map(\.description) }

  private func move(
    _ tag: String, begin: Double = 0, duration: Double = 1
  ) -> BasicAnimation<Double> {
    var animation = BasicAnimation(.positionX, from: 0, to: 1, duration: duration)
    animation.beginTime = begin
    animation.tag = tag
    animation.delegate = log.delegate(tag)
    return animation
  }

  private func group(
    _ tag: String, duration: Double, _ children: [any LayerAnimation],
    _ change: (inout AnimationGroup) -> Void = { _ in }
  ) -> AnimationGroup {
    var group = AnimationGroup(children, duration: duration)
    group.tag = tag
    group.delegate = log.delegate(tag)
    change(&group)
    return group
  }

  private func play(_ animation: some LayerAnimation) {
    let scene = Scene()
    scene.layer.add(animation)
    scene.stage.advance(by: 100)
  }

  @Test func `a group reports before its children begin and after they end`() {
    play(group("g", duration: 1, [move("a"), move("b")]))
    expectEqual(
      lines,
      [
        "begin g 0.0", "begin a 0.0", "begin b 0.0", "end a 1.0 finished", "end b 1.0 finished",
        "end g 1.0 finished",
      ])
  }

  @Test func `ends are reported before begins at the same time`() {
    play(group("g", duration: 3, [move("late", begin: 1), move("early")]))
    expectEqual(
      lines,
      [
        "begin g 0.0", "begin early 0.0", "end early 1.0 finished", "begin late 1.0",
        "end late 2.0 finished", "end g 3.0 finished",
      ])
  }

  @Test func `iterations in between are not reported`() {
    play(group("g", duration: 2, [move("a", begin: 0.5)]) { $0.repeatCount = 3 })
    expectEqual(lines, ["begin g 0.0", "begin a 0.5", "end a 5.5 finished", "end g 6.0 finished"])
  }

  @Test func `in reverse a child is last active at its begin`() {
    play(group("g", duration: 2, [move("a", begin: 0.5)]) { $0.autoreverses = true })
    expectEqual(lines[1...2], ["begin a 0.5", "end a 3.5 finished"])
  }

  @Test func `a cut child does not finish, one that never begins reports nothing`() {
    play(group("g", duration: 1, [move("long", duration: 3), move("never", begin: 2)]))
    expectEqual(lines, ["begin g 0.0", "begin long 0.0", "end long 1.0 cut", "end g 1.0 finished"])
  }

  @Test func `the last pass may cut a child off`() {
    play(group("g", duration: 2, [move("a", begin: 0.5)]) { $0.repeatCount = 1.5 })
    expectEqual(lines[1...2], ["begin a 0.5", "end a 3.0 cut"])
  }

  @Test func `an easing moves the instants`() {
    let late = move("a", begin: 0.5, duration: 0.5)
    play(group("g", duration: 1, [late]) { $0.timingFunction = .easeIn })
    let begin = log.entries(of: "a").first?.time ?? 0
    // easeIn reaches one half at 0.6534….
    #expect(abs(TimingFunction.easeIn.value(at: begin) - 0.5) < 1e-9)
    #expect(begin > 0.65 && begin < 0.66)
  }

  @Test func `a child that begins at the end of a group that repeats reports nothing`() {
    play(group("g", duration: 1, [move("a", begin: 1)]) { $0.repeatCount = 3 })
    expectEqual(lines, ["begin g 0.0", "end g 3.0 finished"])
  }

  @Test func `a child at the end of a repeating group reports nothing`() {
    play(group("g", duration: 1, [move("a", begin: 1)]) { $0.timeOffset = 0.5 })
    expectEqual(lines, ["begin g 0.0", "end g 1.0 finished"])
  }

  @Test func `nothing finishes while time is stopped`() {
    let still = group("still", duration: 1, [move("a")]) { $0.speed = 0 }
    play(group("g", duration: 1, [still]))
    expectEqual(lines.suffix(3), ["end a 1.0 cut", "end still 1.0 cut", "end g 1.0 finished"])
  }

  @Test func `in a callback the stage's time is the event's`() {
    let scene = Scene()
    var seen: [Double] = []
    let stage = scene.stage
    var animation = BasicAnimation(.positionX, from: 0, to: 1, duration: 1)
    animation.delegate = AnimationTarget(end: { [log] event in
      seen = [stage.time, event.time]
      var next = BasicAnimation(.positionX, from: 0, to: 1, duration: 1)
      next.delegate = log.delegate("next")
      scene.layer.add(next)
    })
    scene.layer.add(animation)
    stage.advance(by: 10)
    expectEqual(seen, [1, 1])
    expectEqual(lines, ["begin next 1.0", "end next 2.0 finished"])
    expectEqual(stage.time, 10)
  }
}
