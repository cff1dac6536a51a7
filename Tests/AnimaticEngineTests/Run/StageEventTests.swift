// The event log: what happened, when and why, as values.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

struct StageEventTests {
  let scene = LiveScene()
  var stage: Stage { scene.stage }
  var box: Layer { scene.layer }

  private var lines: [String] { stage.events.map(\.description) }

  @Test func `nothing is logged unless requested`() {
    box.add(BasicAnimation(.opacity, from: 0, to: 1, duration: 1), forKey: "fade")
    stage.advance(by: 2)
    #expect(stage.events.isEmpty)
  }

  @Test func `begin, repeats, removal, and end are logged without observers`() {
    stage.recordsEvents = true
    var animation = BasicAnimation(.opacity, from: 0, to: 1, duration: 1)
    animation.repeatCount = 1.5
    animation.autoreverses = true
    box.add(animation, forKey: "fade")
    box.add(BasicAnimation(.cornerRadius, from: 0, to: 1, duration: 1))
    stage.advance(by: 5)
    expectEqual(
      stage.events,
      [
        StageEvent(time: 0, .begin, layer: "box", animation: "fade"),
        StageEvent(time: 0, .begin, layer: "box", animation: "cornerRadius"),
        StageEvent(time: 1, .removal(.finished), layer: "box", animation: "cornerRadius"),
        StageEvent(time: 1, .end(finished: true), layer: "box", animation: "cornerRadius"),
        StageEvent(
          time: 2, .repetition(cycle: 1, direction: .forwards), layer: "box", animation: "fade"),
        StageEvent(time: 3, .removal(.finished), layer: "box", animation: "fade"),
        StageEvent(time: 3, .end(finished: true), layer: "box", animation: "fade"),
      ])
  }

  @Test func `children of groups are written down as well`() {
    stage.recordsEvents = true
    var child = BasicAnimation(.opacity, from: 0, to: 1, duration: 1)
    child.beginTime = 0.5
    box.add(AnimationGroup([child], duration: 2), forKey: "both")
    stage.advance(by: 2)
    expectEqual(
      lines,
      [
        "0  box  both  begin", "0.5  box  opacity  begin", "1.5  box  opacity  end finished",
        "2  box  both  removal finished", "2  box  both  end finished",
      ])
  }

  @Test func `every removal has its cause`() {
    stage.recordsEvents = true
    for key in ["a", "b", "c"] {
      box.add(BasicAnimation(.opacity, from: 0, to: 1, duration: 9), forKey: key)
    }
    stage.advance(by: 0.5)
    stage.removeAllEvents()
    box.removeAnimation(forKey: "a")
    box.add(BasicAnimation(.opacity, from: 0, to: 1, duration: 9), forKey: "b")
    stage.remove(box)
    stage.advance(by: 0.5)
    let causes = stage.events.compactMap { event in
      if case .removal(let cause) = event.kind { "\(event.animation ?? "") \(cause)" } else { nil }
    }
    expectEqual(causes, ["a cancelled at 0.5", "b replaced by b", "c layer gone", "b layer gone"])
  }

  @Test func `commits and completion blocks are written down`() {
    stage.recordsEvents = true
    stage.transaction { transaction in
      transaction.completionBlock = {}
      transaction.animationDuration = 1
      box.opacity = 0
    }
    stage.advance(by: 1)
    expectEqual(
      lines,
      [
        "0  commit", "0  box  opacity  begin", "1  box  opacity  removal finished",
        "1  completion", "1  box  opacity  end finished",
      ])
  }

  @Test func `unnamed layers are numbered as they appear`() {
    stage.recordsEvents = true
    let (first, second) = (Layer(), Layer())
    stage.add(first)
    stage.add(second)
    second.add(BasicAnimation(.opacity, from: 0, to: 1, duration: 1))
    first.add(BasicAnimation(.opacity, from: 0, to: 1, duration: 1))
    stage.update()
    expectEqual(lines, ["0  layer 1  opacity  begin", "0  layer 2  opacity  begin"])
  }

  @Test func `events of a deallocated layer have its name`() {
    stage.recordsEvents = true
    let parent = Layer(name: "parent")
    stage.add(parent)
    do {
      let child = Layer(name: "child")
      parent.addSublayer(child)
      child.add(BasicAnimation(.opacity, from: 0, to: 1, duration: 1), forKey: "fade")
      stage.update()
      child.removeFromSuperlayer()
    }
    stage.update()
    let last = stage.events.filter { $0.animation == "fade" }.suffix(2)
    expectEqual(last.map(\.layer), ["child", "child"])
    expectEqual(last.map(\.kind), [.removal(.layerGone), .end(finished: false)])
  }
}
