// The text of dumps, which is the same on every system.

import Animatic
import RandomScenes
import TestSupport
import Testing

/// The dump without source locations, which would change with every edit of this file.
private func dump(_ composition: some Composable) -> String {
  composition.debugDump().split(separator: "\n", omittingEmptySubsequences: false)
    .map { line in
      guard let place = line.range(of: "  AnimaticCoreTests/") else { return String(line) }
      return String(line[..<place.lowerBound])
    }
    .joined(separator: "\n")
}

extension Substring {
  /// Where a text begins; without Foundation.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}

struct `Dumps` {
  private let box = makeBox()

  @Test func `the README example`() {
    let chain = Animate(box)
      .move(to: [100, 100]).stay()
      .fade(from: 1, to: 0).modify { $0?.autoreverses = true }.stay()
      .move(to: [300, 400]).after(begin: 1, willGroup: true).stay()
      .shakeX(range: 10, times: 1, duration: 0.5).after(begin: 1.5, willGroup: true)
      .group().duration(2).modify { $0?.autoreverses = true }
    expectEqual(
      dump(chain),
      """
      timeline of 4 s, 1 layer
      layer 1
      └ animatic.0  group  0…4 s  duration 2  autoreverses  linear  fill removed
        ├ position  basic  model → (100, 100)  0…1 s  linear  fill forwards
        ├ opacity  basic  1 → 0  0…2 s  duration 1  autoreverses  linear  fill forwards
        ├ position  basic  (100, 100) (inferred) → (300, 400)  1…2 s  linear  fill forwards
        └ transform.translation.x  keyframes  0 at 0 → 10 at 0.25 → -10 at 0.75 → 0 at 1  1.5…2 s  linear  fill forwards
      """)
  }

  @Test func `a builder over two layers with a condition and a loop`() {
    let title = makeBox("title")
    let isOn = true
    let sequence = Sequential(gap: 0.5) {
      Animate(title).fade(from: 0, to: 1, duration: 0.25)
      if isOn { Animate(box).scale(from: 0.5, to: 1, easing: .easeOut) }
      for x in [10.0, 20.0] { Animate(title).move(x: x).settle() }
    }
    expectEqual(
      dump(sequence),
      """
      timeline of 4.75 s, 2 layers
      title
      ├ animatic.0  group  0…4.75 s  linear  fill removed
      │ └ opacity  basic  0 → 1  0…0.25 s  linear  fill forwards
      └ animatic.1  group  0…4.75 s  linear  fill forwards  kept  settles
        ├ position.x  basic  model → 10  2.25…3.25 s  linear  fill forwards
        └ position.x  basic  10 (inferred) → 20  3.75…4.75 s  linear  fill forwards
      layer 2
      └ animatic.0  group  0…4.75 s  linear  fill removed
        └ transform.scale  basic  0.5 → 1  0.75…1.75 s  easeOut  fill both
      """)
  }

  @Test func `a nested group with speed`() {
    let chain = Animate(box).fade(from: 1, to: 0).after(begin: 1).key("out")
      .group().modify { $0.speed = 2 }.after(begin: 0.5)
      .move(x: 9, duration: 0.5)
      .group().repeats(3).key("all").stay()
    expectEqual(
      dump(chain),
      """
      timeline of 4.5 s, 1 layer
      layer 1
      └ all  group  0…4.5 s  duration 1.5  repeats 3  linear  fill forwards  kept
        ├ position.x  basic  model → 9  0…0.5 s  linear  fill forwards
        └ group  0.5…1.5 s  duration 2  speed 2  linear  fill both
          └ key out  opacity  basic  1 → 0  1…1.5 s  in group 1…2 s  linear  fill both
      """)
  }

  @Test func `keyframes, offsets, targets and tags`() {
    var keyframes = KeyframeAnimation(.opacity, values: [0, 1, 0.5], duration: 2)
    keyframes.keyTimes = [0, 0.25, 1]
    keyframes.timingFunctions = [.easeIn, .linear]
    keyframes.tag = "pulse"
    let chain = Animate(box).add(key: "own", animation: keyframes)
      .move(offset: [10, 20]).onEnd {}
      .rotate(by: .radians(1))
      .modify(BasicAnimation<Double>.self) { $0.isAdditive = true }
      .flip(duration: 0.5, easing: .easeInEaseOut)
      .group().settle()
    expectEqual(
      dump(chain),
      """
      timeline of 2 s, 1 layer
      layer 1
      └ animatic.0  group  0…2 s  linear  fill forwards  kept  settles
        ├ key own  opacity  keyframes  0 at 0 → 1 at 0.25 easeIn → 0.5 at 1  0…2 s  linear  fill removed  tag pulse
        ├ position  basic  model by (10, 20)  0…1 s  linear  fill forwards  target
        ├ transform.rotation.z  basic  0° by ≈57.2958°  0…1 s  linear  fill forwards  additive
        └ transform.rotation.y  keyframes  0° at 0 → 360° at 1 → 0° at 1  0…0.5 s  easeInEaseOut  fill forwards
      """)
  }

  @Test func `a composition without a layer, and an unnamed one`() {
    let both = Parallel {
      Animate().fade(to: 1)
      Animate(box).fade(to: 1)
    }
    expectEqual(
      dump(both),
      """
      timeline of 1 s, 2 layers
      layer 1
      └ animatic.0  group  0…1 s  linear  fill removed
        └ opacity  basic  model → 1  0…1 s  linear  fill forwards
      no layer
      └ animatic.0  group  0…1 s  linear  fill removed
        └ opacity  basic  model → 1  0…1 s  linear  fill forwards
      warning R-5: A chain of the composition has no layer, so it does not run. Start it with \
      Animate(layer).
      """)
  }

  @Test func `diagnostics are at the end, one line each`() {
    let chain = Animate(box).duration(2).move(to: [1]).fade(from: 1, to: 0)
    let lines = dump(chain).split(separator: "\n").map(String.init)
    expectEqual(
      lines,
      [
        "timeline of 1 s, 1 layer",
        "layer 1",
        "└ animatic.0  group  0…1 s  linear  fill removed",
        "  ├ position  basic  model → (0, 0)  0…1 s  linear  fill forwards  rejected",
        "  └ opacity  basic  1 → 0  0…1 s  linear  fill forwards",
        "error C-1: .duration(_:) has no verb to modify. Write it after a verb or after .group().",
        "error C-2 [position]: position needs two numbers, [x, y], but got 1. "
          + "Write both numbers, or a CGPoint.",
        "warning L-8 [layer 1/opacity]: opacity snaps back to the model when the animation ends. "
          + "Write .settle() to keep the value, or end where it began.",
      ])
  }

  @Test func `endless and without effect`() {
    let unknown = BasicAnimation<Double>(keyPath: "alpha", to: 1, duration: 1)
    let chain = Animate(box).fade(to: 0.5).repeats(.infinity).add(animation: unknown)
    let lines = dump(chain).split(separator: "\n").prefix(5)
    expectEqual(
      lines,
      [
        "endless timeline, 1 layer",
        "layer 1",
        "└ animatic.0  group  0…∞ s  linear  fill removed",
        "  ├ opacity  basic  model → 0.5  0…∞ s  duration 1  repeats ∞  linear  fill forwards",
        "  └ alpha  basic  model → 1  0…1 s  linear  fill removed  no effect",
      ])
  }

  @Test func `every line ends with its source location`() {
    let line: UInt = #line + 2
    let text = Animate(box)
      .fade()
      .move(x: 1)
      .debugDump()
    let lines = text.split(separator: "\n").map(String.init)
    let file = "AnimaticCoreTests/DumpTests.swift"
    #expect(lines[3].hasSuffix("  \(file):\(line)"))
    #expect(lines[4].hasSuffix("  \(file):\(line + 1)"))
  }

  @Test func `equal compositions have equal dumps, on other layers and at other times`() {
    func make(_ layer: Layer) -> some Composable {
      Sequential {
        Animate(layer).move(x: 100).then().move(offsetX: 10).key("b")
        Parallel {
          Animate(layer).fade(from: 1, to: 0).stay()
          Animate(layer).shakeR().settle()
        }
      }
    }
    let text = make(box).debugDump()
    expectEqual(make(box).debugDump(), text)
    expectEqual(make(makeBox()).debugDump(), text)
    let stage = makeStage(box)
    make(box).run()
    stage.advance(by: 0.5)
    expectEqual(make(box).debugDump(), text)
  }

  @Test func `no line has an absolute path, an address or a space at its end`() {
    let text = Parallel {
      Animate(box).fade().onEnd {}.move(to: [1]).group().duration(0.5)
      Animate(makeBox("b")).flip().shakeX(times: 0).then(gap: .nan).scale(to: 2).stay()
    }.debugDump()
    #expect(!text.contains(" /"))
    #expect(!text.contains("0x"))
    #expect(text.split(separator: "\n").allSatisfy { !$0.hasSuffix(" ") })
    #expect(
      text.split(separator: "\n").allSatisfy { $0.contains("Dump") == $0.contains(".swift:") })
    #expect(!text.hasSuffix("\n"))
  }

  @Test func `many statements have as many lines`() {
    let count = Campaign.count(10_000)
    let sequence = Sequential {
      for index in 0..<count { Animate(box).fade(to: Double(index % 2), duration: 0.1).stay() }
    }
    let all = sequence.debugDump(isFolded: false)
    expectEqual(all.split(separator: "\n").count, count + 3)
    // Animations that one line creates in a loop are counted, unless all are requested.
    let folded = sequence.debugDump()
    expectEqual(folded.split(separator: "\n").count, 8)
    #expect(folded.contains("├ … \(count - 4) more like it  0.3"))
  }

  @Test func `a name or key with line breaks takes one line`() {
    let dump = Animate(Layer(name: "a\nb")).fade().settle().key("x\ny").debugDump()
    expectEqual(dump.split(separator: "\n").count, 3)
    #expect(dump.contains("a\\nb"))
    #expect(Animate(box).fade().settle().key("").debugDump().contains("\"\"  opacity"))
  }
}
