// Lints of values that jump at the begin of a raw animation.

import Animatic
import TestSupport
import Testing

struct `Lints about starts` {
  /// From nothing to the model, a second late.
  private let late = BasicAnimation(.opacity, from: 0, to: 1, duration: 1, line: 1)
    .with { $0.beginTime = 1 }

  // MARK: L-12

  @Test func `L-12 a start that is not presented before the begin`() {
    expectEqual(lints(late), ["L-12 warning layer 1/opacity 1"])
    expectEqual(lints(late.with { $0.fillMode = .forwards }), ["L-12 warning layer 1/opacity 1"])
    #expect(lints(late.with { $0.fillMode = .backwards }).isEmpty)
    #expect(lints(late.with { $0.beginTime = 0 }).isEmpty)
    #expect(lints(late.with { $0.beginTime = -0.5 }, key: nil).isEmpty)
    expectEqual(
      lints(
        late.with {
          $0.fromValue = 1
          $0.byValue = 0.5
          $0.toValue = nil
        }),
      ["L-8 warning layer 1/opacity 1"])
    expectEqual(
      lints(
        late.with {
          $0.fromValue = nil
          $0.toValue = 0.5
        }),
      ["L-8 warning layer 1/opacity 1"])
    expectEqual(
      lints(
        late.with {
          $0.fromValue = nil
          $0.byValue = 0.5
        }),
      ["L-12 warning layer 1/opacity 1"])
  }

  @Test func `L-12 the first keyframe is a start too`() {
    let frames = KeyframeAnimation(.opacity, values: [0, 0.5, 1], duration: 1, line: 1)
    expectEqual(lints(frames.with { $0.beginTime = 1 }), ["L-12 warning layer 1/opacity 1"])
    expectEqual(
      lints(
        frames.with {
          $0.beginTime = 1
          $0.values[0] = 1
        }), [])
    #expect(lints(frames).isEmpty)
  }

  @Test func `L-12 is not reported for additive or invisible animations`() {
    let added = late.with {
      $0.isAdditive = true
      $0.fromValue = -1
      $0.toValue = 0
    }
    #expect(lints(added).isEmpty)
    let move = BasicAnimation(.positionX, from: 0, to: 50, duration: 1, line: 1)
      .with { $0.beginTime = 1 }
    expectEqual(lints(move), ["L-12 warning layer 1/position.x 1"])
    #expect(lints(move) { $0.opacity = 0 }.isEmpty)
  }

  @Test func `L-12 in a group`() {
    expectEqual(lints([late], in: 2), ["L-12 warning layer 1/opacity 1"])
    #expect(lints([late.with { $0.fillMode = .backwards }], in: 2).isEmpty)
    // The earlier value is that of another animation, not the model.
    let before = BasicAnimation(.opacity, from: 1, to: 0, duration: 1, line: 2)
    #expect(lints([before, late], in: 2).isEmpty)
    #expect(lints([late, before], in: 2).isEmpty)
    let elsewhere = BasicAnimation(.positionX, from: 50, to: 0, duration: 1, line: 2)
      .with { $0.autoreverses = true }
    expectEqual(lints([elsewhere, late], in: 2), ["L-12 warning layer 1/opacity 1"])
    #expect(lints([AnimationGroup([before], duration: 1), late], in: 2).isEmpty)
  }

  @Test func `L-12 a group that begins later`() {
    let group = AnimationGroup([late.with { $0.beginTime = 0 }], duration: 1)
      .with { $0.beginTime = 1 }
    expectEqual(lints(group), ["L-12 warning layer 1/opacity 1"])
    #expect(lints(group.with { $0.fillMode = .backwards }).isEmpty)
    // A child fills only while its group is in effect.
    let filling = late.with {
      $0.beginTime = 0
      $0.fillMode = .both
    }
    expectEqual(lints(group.with { $0.animations = [filling] }), ["L-12 warning layer 1/opacity 1"])
    let inside = AnimationGroup([late], duration: 2).with {
      $0.beginTime = 1
      $0.fillMode = .backwards
    }
    expectEqual(lints(inside), ["L-12 warning layer 1/opacity 1"])
  }

  @Test func `L-12 is not reported if another animation of the layer is active`() {
    let box = makeBox()
    let stage = makeStage(box)
    let pulse = BasicAnimation(.opacity, from: 0, to: 1, duration: 1).with {
      $0.repeatCount = .infinity
    }
    box.add(pulse, forKey: "pulse")
    box.add(late.with { $0.beginTime += stage.mediaTime }, forKey: "late")
    #expect(box.diagnostics.isEmpty)
  }

  // MARK: L-47

  @Test func `L-47 keyframes that begin and end beside the model`() {
    let shake = KeyframeAnimation(.rotation, values: [0.2, -0.2, 0.2], duration: 1, line: 1)
    expectEqual(lints(shake), ["L-47 warning layer 1/transform.rotation.z 1"])
    #expect(lints(shake.with { $0.values = [0, 0.2, -0.2, 0] }).isEmpty)
    #expect(lints(shake) { $0[.rotation] = 0.2 }.isEmpty)
    expectEqual(lints(shake.with { $0.isAdditive = true }).contains { $0.hasPrefix("L-47") }, false)
    expectEqual(lints(shake.with { $0.repeatCount = 4 }).count, 1)
    // A loop may live elsewhere.
    #expect(lints(shake.with { $0.repeatCount = .infinity }).isEmpty)
    expectEqual(
      lints(shake.with { $0.values[2] = 0.3 }),
      ["L-8 warning layer 1/transform.rotation.z 1"])
  }

  @Test func `L-47 along a path`() {
    func lap(_ start: CGPoint) -> KeyframeAnimation<CGPoint> {
      let square = CGRect(origin: start, size: CGSize(width: 80, height: 80))
      return KeyframeAnimation(.position, path: BezierPath(rect: square), duration: 1, line: 1)
    }
    expectEqual(lints(lap(.zero)), ["L-47 warning layer 1/position 1"])
    #expect(lints(lap(CGPoint(x: 50, y: 50))).isEmpty)
  }

  @Test func `L-47 in a group, and later`() {
    let shake = KeyframeAnimation(.rotation, values: [0.2, -0.2, 0.2], duration: 0.5, line: 1)
      .with { $0.beginTime = 1 }
    expectEqual(lints([shake], in: 2), ["L-47 warning layer 1/transform.rotation.z 1"])
    let turned = BasicAnimation(.rotation, to: 0.2, duration: 1, line: 2).with {
      $0.fillMode = .forwards
    }
    expectEqual(lints([turned, shake], in: 2), ["L-8 warning layer 1/transform.rotation.z 1"])
  }

  // MARK: L-51

  private let first = BasicAnimation(.position, to: CGPoint(x: 100, y: 100), duration: 1, line: 1)
    .with { $0.fillMode = .forwards }
  private let second = BasicAnimation(.position, to: CGPoint(x: 300, y: 300), duration: 1, line: 2)
    .with { $0.beginTime = 1 }

  @Test func `L-51 a move that starts from the model where another one led elsewhere`() {
    let jump = "L-51 warning layer 1/position 2"
    let snap = "L-8 warning layer 1/position 2"
    expectEqual(lints([first, second], in: 2), [jump, snap])
    expectEqual(lints([first.with { $0.fillMode = .removed }, second], in: 2), [jump, snap])
    expectEqual(lints([first, second.with { $0.beginTime = 1.5 }], in: 2.5), [jump, snap])
    expectEqual(
      lints([first.with { $0.fillMode = .removed }, second.with { $0.beginTime = 1.5 }], in: 2.5),
      [snap])
    // An explicit start is another diagnostic, and so is a move that begins while another runs.
    let stated = "C-23 warning layer 1/position 2"
    let both = "C-22 warning layer 1/position 2"
    expectEqual(
      lints([first, second.with { $0.fromValue = CGPoint(x: 9, y: 9) }], in: 2), [stated, snap])
    expectEqual(
      lints([first, second.with { $0.byValue = CGPoint(x: 9, y: 9) }], in: 2), [stated, snap])
    expectEqual(lints([first, second.with { $0.beginTime = 0 }], in: 2), [both, snap])
  }

  @Test func `L-51 components and presentation values are compared`() {
    let along = BasicAnimation(.positionX, to: 300, duration: 1, line: 2).with { $0.beginTime = 1 }
    #expect(lints([first, along], in: 2).contains("L-51 warning layer 1/position.x 2"))
    let fade = BasicAnimation(.opacity, from: 0, to: 1, duration: 1, line: 2)
    expectEqual(lints([first, fade], in: 2), ["L-8 warning layer 1/position 1"])
    // It came back to the model, so nothing jumps.
    let back = first.with {
      $0.duration = 0.5
      $0.autoreverses = true
    }
    expectEqual(lints([back, second], in: 2), ["L-8 warning layer 1/position 2"])
    // A full turn is invisible.
    let turn = BasicAnimation(.rotation, from: 0, to: 2 * .pi, duration: 1, line: 1)
    let again = BasicAnimation(.rotation, to: 2 * .pi, duration: 1, line: 2).with {
      $0.beginTime = 1
    }
    #expect(lints([turn, again], in: 2).isEmpty)
    expectEqual(
      lints([turn.with { $0.toValue = 3 }, again], in: 2),
      ["L-51 warning layer 1/transform.rotation.z 2"])
  }

  @Test func `L-51 not of what was applied first, or is added`() {
    expectEqual(
      lints([second, first], in: 2),
      [
        "C-24 warning layer 1/position 2", "L-8 warning layer 1/position 1",
      ])
    let added = second.with {
      $0.fromValue = .zero
      $0.isAdditive = true
    }
    expectEqual(lints([first, added], in: 2), ["L-8 warning layer 1/position 2"])
  }

  @Test func `L-51 of an animation value after a verb of a chain`() {
    let chain = Animate(makeBox()).move(to: [100, 100]).then()
      .add(animation: second.with { $0.beginTime = 0 })
    expectEqual(chain.problemIDs, ["L-51"])
    expectEqual(chain.finding("L-51")?.message.contains("(100, 100) to (50, 50)"), true)
    let given = second.with {
      $0.beginTime = 0
      $0.fromValue = CGPoint(x: 100, y: 100)
    }
    expectEqual(
      Animate(makeBox()).move(to: [100, 100]).then().add(animation: given).problemIDs, [])
    #expect(
      Animate(makeBox()).move(to: [100, 100]).then().move(to: [300, 300]).problemIDs.isEmpty)
  }
}
