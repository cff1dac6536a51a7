// Lints of the end of a raw animation: snaps back, animations that stay, and stops midway.

import Animatic
import TestSupport
import Testing

struct `Lints about ends` {
  private func fade(to end: Double = 0.5, line: UInt = 7) -> BasicAnimation<Double> {
    BasicAnimation(.opacity, from: 1, to: end, duration: 1, line: line)
  }

  // MARK: L-8

  @Test func `L-8 an end value that differs from the model is reported`() {
    expectEqual(lints(fade()), ["L-8 warning layer 1/opacity 7"])
    #expect(lints(fade()) { $0.opacity = 0.5 }.isEmpty)
    #expect(lints(fade(to: 1).with { $0.fromValue = 0 }).isEmpty)
  }

  @Test func `L-8 on a layer the diagnostic has the file and a remedy`() {
    let box = makeBox("card")
    let stage = makeStage(box)
    box.add(fade(), forKey: "fade")
    expectEqual(box.diagnostics.first?.place, SourcePlace(file: #fileID, line: 7))
    expectEqual(box.diagnostics.first?.path, "card/opacity")
    expectEqual(box.diagnostics.first?.remedy.contains("settle"), false)
    expectEqual(Animate(box).add(animation: fade()).finding("L-8")?.remedy.contains("settle"), true)
    stage.advance(by: 2)
  }

  @Test func `L-8 is not reported for animations that stay, return, or never end`() {
    let kept = fade().with {
      $0.fillMode = .forwards
      $0.isRemovedOnCompletion = false
    }
    #expect(lints(kept).isEmpty)
    #expect(lints(fade().with { $0.autoreverses = true }).isEmpty)
    #expect(lints(fade().with { $0.repeatCount = .infinity }).isEmpty)
    #expect(lints(fade().with { $0.repeatDuration = .infinity }).isEmpty)
    #expect(lints(fade().with { $0.speed = 0 }).isEmpty)
  }

  @Test func `L-8 not on a layer that is invisible before and after`() {
    let move = BasicAnimation(.positionX, to: 9, duration: 1, line: 7)
    #expect(lints(move) { $0.opacity = 0 }.isEmpty)
    #expect(lints(fade(to: 0)) { $0.opacity = 0 }.isEmpty)
    expectEqual(lints(fade(to: 0.25)) { $0.opacity = 0 }, ["L-8 warning layer 1/opacity 7"])
  }

  @Test func `L-8 not of a whole turn, which ends as it began`() {
    let turn = BasicAnimation(.rotation, from: 0, to: 2 * .pi, duration: 1, line: 7)
    #expect(lints(turn).isEmpty)
    expectEqual(lints(turn.with { $0.toValue = 3 }), ["L-8 warning layer 1/transform.rotation.z 7"])
  }

  @Test func `L-8 a group reports each property once, at its last animation`() {
    let group =
      [
        fade(line: 1), BasicAnimation(.positionX, to: 9, duration: 1, line: 2),
        BasicAnimation(.position, to: CGPoint(x: 1, y: 2), duration: 1, line: 3),
        BasicAnimation(.zPosition, to: 5, duration: 0.5, line: 4),
      ] as [any LayerAnimation]
    expectEqual(
      lints(group, in: 1),
      [
        "C-22 warning layer 1/position 3", "L-8 warning layer 1/opacity 1",
        "L-8 warning layer 1/position 3",
      ])
  }

  @Test func `L-8 not where another animation of the layer may still show`() {
    let box = makeBox()
    let stage = makeStage(box)
    box.add(fade(line: 1).with { $0.repeatCount = .infinity }, forKey: "pulse")
    box.add(fade(line: 2), forKey: "fade")
    #expect(box.diagnostics.isEmpty)
    box.removeAllAnimations()
    box.add(fade(line: 3), forKey: "fade")
    box.add(fade(line: 4), forKey: "fade")
    expectEqual(box.diagnostics.map(\.place?.line), [3, 4])
    stage.advance(by: 2)
  }

  @Test func `each diagnostic is reported once`() {
    let box = makeBox()
    let stage = makeStage(box)
    for _ in 1...3 {
      box.add(fade(), forKey: "fade")
      stage.advance(by: 2)
    }
    expectEqual(box.diagnostics.count, 1)
    expectEqual(Animate(box).add(animation: fade()).add(animation: fade()).diagnostics.count, 1)
    expectEqual(Animate(box).add(animation: fade()).run().diagnostics.count, 1)
  }

  // MARK: L-10, L-11

  @Test func `L-10 a forwards fill of a removed animation`() {
    for fill in [FillMode.forwards, .both] {
      expectEqual(lints(fade().with { $0.fillMode = fill }), ["L-10 warning layer 1/opacity 7"])
      // The end value is the model, so the fill makes no difference.
      #expect(lints(fade().with { $0.fillMode = fill }) { $0.opacity = 0.5 }.isEmpty)
    }
    expectEqual(lints(fade().with { $0.fillMode = .backwards }), ["L-8 warning layer 1/opacity 7"])
    let group = AnimationGroup([fade(line: 1)], duration: 1, line: 9)
    expectEqual(lints(group.with { $0.fillMode = .forwards }), ["L-10 warning layer 1 9"])
  }

  @Test func `L-10 not of a child, whose fill counts inside its group`() {
    let filling = fade(line: 1).with { $0.fillMode = .forwards }
    expectEqual(lints([filling], in: 2), ["L-8 warning layer 1/opacity 1"])
    // The composition is the group there.
    let chain = Animate(makeBox()).add(animation: filling).move(x: 9, duration: 2)
    #expect(chain.finding("L-10") == nil)
    #expect(Animate(makeBox()).add(animation: filling).stay().diagnostics.isEmpty)
    #expect(Animate(makeBox()).add(animation: filling).settle().diagnostics.isEmpty)
  }

  @Test func `L-11 staying without effect`() {
    let kept = fade().with { $0.isRemovedOnCompletion = false }
    expectEqual(lints(kept) { $0.opacity = 0.5 }, ["L-11 warning layer 1/opacity 7"])
    expectEqual(
      lints(kept.with { $0.fillMode = .backwards }),
      ["L-11 warning layer 1/opacity 7", "L-8 warning layer 1/opacity 7"])
    #expect(lints(kept.with { $0.fillMode = .both }).isEmpty)
    // It is never over.
    #expect(lints(kept.with { $0.repeatCount = .infinity }).isEmpty)
    #expect(lints([kept], in: 1) { $0.opacity = 0.5 }.isEmpty)
    #expect(Animate(makeBox()).add(animation: kept).stay().diagnostics.isEmpty)
  }

  @Test func `L-11 staying without a key`() {
    let kept = fade().with {
      $0.isRemovedOnCompletion = false
      $0.fillMode = .forwards
    }
    expectEqual(lints(kept, key: nil), ["L-11 warning layer 1/opacity 7"])
    #expect(lints(kept, key: "fade").isEmpty)
    #expect(Animate(makeBox()).add(animation: kept).diagnostics.isEmpty)
    #expect(lints(kept.with { $0.repeatCount = .infinity }, key: nil).isEmpty)
  }

  // MARK: L-39, L-40

  @Test func `L-39 staying after a return`() {
    let back = fade().with {
      $0.isRemovedOnCompletion = false
      $0.fillMode = .forwards
      $0.autoreverses = true
    }
    expectEqual(lints(back), ["L-39 warning layer 1/opacity 7"])
    expectEqual(lints(back.with { $0.repeatCount = 3 }), ["L-39 warning layer 1/opacity 7"])
    expectEqual(lints(back.with { $0.repeatDuration = 4 }), ["L-39 warning layer 1/opacity 7"])
    #expect(lints(back.with { $0.repeatCount = 1.5 }).isEmpty)
    #expect(lints(back.with { $0.repeatDuration = 3 }).isEmpty)
    #expect(lints(back.with { $0.repeatCount = .infinity }).isEmpty)
    #expect(lints(back.with { $0.autoreverses = false }).isEmpty)
    #expect(lints(back.with { $0.isRemovedOnCompletion = true }).isEmpty)
    let stays = Animate(makeBox()).add(animation: fade()).autoreverses().stay()
    expectEqual(stays.diagnostics.map(\.brief), ["L-39 warning layer 1/opacity 7"])
  }

  @Test func `L-40 repeats that end in the middle of a pass`() {
    let half = fade().with { $0.repeatCount = 2.5 }
    expectEqual(lints(half), ["L-40 info layer 1/opacity 7", "L-8 warning layer 1/opacity 7"])
    expectEqual(lints(half.with { $0.repeatCount = 2 }), ["L-8 warning layer 1/opacity 7"])
    // Two and a half times forth and back are five whole passes.
    expectEqual(lints(half.with { $0.autoreverses = true }), ["L-8 warning layer 1/opacity 7"])
    #expect(lints(half) { $0.opacity = 0.75 }.isEmpty)
    let kept = half.with {
      $0.isRemovedOnCompletion = false
      $0.fillMode = .forwards
    }
    #expect(lints(kept).isEmpty)
  }
}
