// The entries of a chain: `forEach`, `entries`, `animation(forKey:)`, and `groups`.

import Animatic
import TestSupport
import Testing

struct `Taking animations out` {
  private let box = makeBox()

  @Test func `forEach visits every entry in order while its closure returns true`() {
    var seen: [String] = []
    // swift-format-ignore: ReplaceForEachWithForLoop
    let chain = Animate(box).fade().move(x: 1).key("move").forEach { layer, key, animation in
      seen.append("\(layer === box) \(key) \(animation.keyPath ?? "group")")
      return true
    }
    expectEqual(seen, ["true animatic.0 opacity", "true move position.x"])
    expectEqual(chain.duration, 1)
  }

  @Test func `forEach stops on false`() {
    var seen = 0
    // swift-format-ignore: ReplaceForEachWithForLoop
    _ = Animate(box).fade().move(x: 1).scale(to: 2).forEach { _, _, _ in
      seen += 1
      return seen < 2
    }
    expectEqual(seen, 2)
  }

  @Test func `forEach leaves the chain as it was`() {
    let chain = Animate(box).fade().move(x: 1).forEach { _, _, _ in true }.group().repeats(2)
    expectEqual(chain.duration, 2)
    expectEqual(chain.children.count, 2)
  }

  @Test func `forEach on an empty chain calls no closure`() {
    var seen = 0
    // swift-format-ignore: ReplaceForEachWithForLoop
    _ = Animate(box).forEach { _, _, _ in
      seen += 1
      return true
    }
    expectEqual(seen, 0)
  }

  @Test func `entries are the verbs and groups as written, resolved`() {
    let entries = Animate(box).move(x: 100).then().move(x: 200).entries
    expectEqual(entries.map(\.key), ["animatic.0", "animatic.1"])
    let second = entries.last?.animation as? BasicAnimation<Double>
    expectEqual(second?.fromValue, 100)
    expectEqual(second?.isFromInferred, true)
    expectEqual(second?.beginTime, 1)
  }

  @Test func `a group is one entry, whatever its children`() {
    let entries = Animate(box).fade().move(x: 1).group().scale(to: 2).entries
    expectEqual(entries.map { $0.animation.keyPath ?? "group" }, ["group", "transform.scale"])
  }

  @Test func `entries are in order of application`() {
    let entries = Animate(box).fade().after(begin: 1).move(x: 1).entries
    expectEqual(entries.map { $0.animation.keyPath ?? "" }, ["position.x", "opacity"])
  }

  @Test func `an animation is found by its key`() {
    let chain = Animate(box).fade(to: 0.5).key("fade").move(x: 1)
    expectEqual((chain.animation(forKey: "fade") as? BasicAnimation<Double>)?.toValue, 0.5)
    expectEqual(chain.animation(forKey: "animatic.1")?.keyPath, "position.x")
    #expect(chain.animation(forKey: "nothing") == nil)
  }

  @Test func `a chain without a layer gives its animations`() {
    let animations = Animate().fade(from: 1, to: 0).move(to: [1, 2]).entries.map(\.animation)
    expectEqual(animations.map { $0.keyPath ?? "" }, ["opacity", "position"])
    #expect(Animate().fade().entries.first?.layer == nil)
  }

  @Test func `groups are available by layer`() {
    let other = makeBox()
    let both = Parallel {
      Animate(box).fade()
      Animate(other).move(x: 1)
    }
    expectEqual(both.groups.count, 2)
    expectEqual(both.groups[box].count, 1)
    #expect(both.groups[other].first?.layer === other)
    #expect(both.groups[makeBox()].isEmpty)
  }

  @Test func `entries added manually present the same values`() {
    let stage = makeStage(box)
    let chain = Animate(box).move(x: 100).then().move(x: 200)
    for entry in chain.groups { box.add(entry.animation, forKey: entry.key) }
    stage.advance(by: 1.5)
    expectEqual(box.presentation.position.x, 150)
    expectEqual(chain.timeline.value(of: .positionX, on: box, at: 1.5), 150)
  }

  @Test func `forEach stops after its closure returns false`() {
    var seen: [String] = []
    // swift-format-ignore: ReplaceForEachWithForLoop
    _ = Animate(box).fade().move(x: 1).scale(to: 2).forEach { _, _, animation in
      seen.append(animation.keyPath ?? "")
      return animation.keyPath != "position.x"
    }
    expectEqual(seen, ["opacity", "position.x"])
  }

  @Test func `a chain without a layer has entries and animations by key, and does not start`() {
    let chain = Animate().fade(from: 1, to: 0).key("fade").move(to: [1, 2])
    let all: [any LayerAnimation] = chain.entries.map(\.animation)
    expectEqual(all.count, 2)
    expectEqual(chain.animation(forKey: "fade")?.keyPath, "opacity")
    expectEqual(chain.animation(forKey: "animatic.1")?.keyPath, "position")
    let playback = chain.run()
    expectEqual(playback.outcome, .notStarted)
    #expect(playback.diagnostics.map(\.id).contains("R-5"))
  }
}
