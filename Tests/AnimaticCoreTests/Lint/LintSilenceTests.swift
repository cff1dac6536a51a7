// Cases without diagnostics: correct animations, invalid ones with another diagnostic, generated
// ones, and those corrected by a later modifier.

import Animatic
import TestSupport
import Testing

struct `Cases without diagnostics` {
  private let box = makeBox()
  private let stage = Stage(clock: ManualClock())

  init() { stage.add(box) }

  @Test func `the recipe for an end that stays: the model first, then a from`() {
    box.position = CGPoint(x: 150, y: 50)
    var move = BasicAnimation(.position, from: CGPoint(x: 50, y: 50), duration: 1)
    box.add(move, forKey: "move")
    move.fillMode = .backwards
    move.beginTime = stage.mediaTime + 1
    box.add(move, forKey: "move")
    #expect(box.diagnostics.isEmpty)
  }

  @Test func `the raw animations of the pages`() {
    var fade = BasicAnimation(.opacity, from: 0, to: 1, duration: 1)
    fade.delegate = AnimationTarget(begin: { _ in }, end: { _ in })
    box.add(fade, forKey: "fade")
    box.add(BasicAnimation(.rotation, from: 0, to: 2 * .pi, duration: 2), forKey: "turn")
    box.add(fade)
    var lap = KeyframeAnimation(
      .position,
      values: [
        CGPoint(x: 50, y: 50), CGPoint(x: 250, y: 50), CGPoint(x: 250, y: 150),
        CGPoint(x: 50, y: 150), CGPoint(x: 50, y: 50),
      ],
      keyTimes: [0, 0.6, 0.7, 0.8, 1],
      timingFunctions: [.easeInEaseOut, .linear, .easeIn, .easeOut], duration: 10)
    lap.repeatCount = 2
    box.add(lap, forKey: "lap")
    #expect(box.diagnostics.isEmpty)
  }

  @Test func `the README's chain, as it is and as raw groups`() {
    let chain = Animate(box)
      .move(to: [100, 100]).stay()
      .fade(from: 1, to: 0).modify { $0?.autoreverses = true }.stay()
      .move(to: [300, 400]).after(begin: 1, willGroup: true).stay()
      .shakeR(radian: 10, times: 4, duration: 0.5).after(begin: 1.5, willGroup: true)
      .group().duration(2).modify { $0?.autoreverses = true }
    #expect(chain.diagnostics.isEmpty)
    for entry in chain.groups { box.add(entry.animation, forKey: entry.key) }
    #expect(box.diagnostics.isEmpty)
  }

  @Test func `UKAnimation's own groups show what its users report`() {
    var first = BasicAnimation(.position, to: CGPoint(x: 100, y: 100), duration: 1, line: 1)
    first.fillMode = .forwards
    var second = BasicAnimation(.position, to: CGPoint(x: 300, y: 400), duration: 1, line: 2)
    second.beginTime = 1
    second.fillMode = .forwards
    var shake = KeyframeAnimation(.rotation, values: [0.2, -0.2, 0.2], duration: 0.125, line: 3)
    shake.repeatCount = 4
    shake.beginTime = 1.5
    var group = AnimationGroup([first, second, shake], duration: 2, line: 4)
    group.autoreverses = true
    expectEqual(
      lints(group),
      [
        "L-51 warning layer 1/position 2", "L-47 warning layer 1/transform.rotation.z 3",
      ])
  }

  @Test func `verbs with any modifiers`() {
    let chain = Animate(box)
      .move(x: 90).modify {
        $0.isRemovedOnCompletion = false
        $0.beginTime = 1
      }
      .fade(from: 0, to: 1).after(begin: 1).repeats(2.5).modify { $0.repeatDuration = 3 }
      .rotate(by: .turns(1)).repeats(.infinity).onEnd {}
      .move(y: 50)
    #expect(chain.diagnostics.filter { $0.id.hasPrefix("L-") }.isEmpty)
  }

  @Test func `an invalid or invisible animation has only one diagnostic`() {
    func odd(_ animation: BasicAnimation<Double>) -> [String] {
      lints(
        animation.with {
          $0.beginTime = 1
          $0.byValue = 3
          $0.repeatCount = 2
          $0.repeatDuration = 9
          $0.fillMode = .forwards
        }
      ).map { String($0.prefix(4)) }
    }
    expectEqual(odd(BasicAnimation(keyPath: "oppacity", from: 0, to: 2, duration: 1)), ["L-1 "])
    expectEqual(odd(BasicAnimation(.opacity, from: .nan, to: 2, duration: 1)), ["L-49"])
    expectEqual(odd(BasicAnimation(.opacity, from: 0, to: 2, duration: -1)), ["C-4 "])
    #expect(odd(BasicAnimation(.opacity, from: 0, to: 2, duration: 1)).count > 2)
    let late = BasicAnimation(.opacity, from: 0, to: 1, duration: 1).with { $0.beginTime = 9 }
    let refused = AnimationGroup([late], duration: 1).with { $0.speed = .nan }
    expectEqual(lints(refused).map { String($0.prefix(4)) }, ["L-49"])
    expectEqual(lints([late], in: 1).map { String($0.prefix(4)) }, ["L-3 "])
  }

  @Test func `corrections by a later modifier`() {
    let kept = BasicAnimation(.opacity, from: 1, to: 0.5, duration: 1).with {
      $0.isRemovedOnCompletion = false
    }
    expectEqual(Animate(box).add(animation: kept).problemIDs, ["L-11"])
    #expect(Animate(box).add(animation: kept).stay().diagnostics.isEmpty)
    expectEqual(
      Animate(box).add(animation: kept).modify { $0.fillMode = .forwards }.diagnostics, [])
    let late = Animate(box).add(animation: BasicAnimation(.opacity, from: 0, to: 1, duration: 1))
      .after(begin: 1)
    expectEqual(late.diagnostics.map(\.id), ["L-12"])
    expectEqual(late.modify { $0.fillMode = .both }.diagnostics, [])
  }

  @Test func `a dump ends with the diagnostics, and a playback has them too`() {
    let late = BasicAnimation(.opacity, from: 0, to: 1, duration: 1).with { $0.beginTime = 1 }
    let chain = Animate(box).add(animation: late)
    #expect(chain.debugDump().contains("warning L-12 [layer 1/opacity]"))
    expectEqual(chain.run().diagnostics, chain.diagnostics)
    #expect(throws: LintReport.self) { try chain.validated() }
  }
}
