// Interruptions while a change of the model waits for its commit: the presentation stays.

import Animatic
import TestSupport
import Testing

struct InterruptionInTransactionTests {
  private let box = Layer(name: "box")
  private let stage = Stage(clock: ManualClock())

  /// Moves down to 100, and stops halfway.
  private func moveHalfway() {
    stage.add(box)
    Animate(box).move(y: 100, duration: 1).settle().run()
    stage.advance(by: 0.5)
    expectEqual(box.presentation.position.y, 50)
  }

  private func moveBack(_ interruption: Interruption) -> Playback {
    Animate(box).move(y: 0, duration: 1).settle().run(interrupting: interruption)
  }

  @Test(arguments: [Interruption.fromPresentation, .keepingVelocity])
  func `a run after a change of another property starts from the presentation value`(
    interruption: Interruption
  ) {
    moveHalfway()
    box.contents = "two"
    _ = moveBack(interruption)
    expectEqual(box.presentation.position.y, 50)
    stage.advance(by: 0)
    expectEqual(box.presentation.position.y, 50)
  }

  @Test func `a second run in the same transaction starts from the presentation value`() {
    moveHalfway()
    box.cornerRadius = 4
    _ = moveBack(.fromPresentation)
    _ = moveBack(.fromPresentation)
    expectEqual(box.presentation.position.y, 50)
    stage.advance(by: 0)
    expectEqual(box.presentation.position.y, 50)
    stage.advance(by: 0.5)
    expectEqual(box.presentation.position.y, 25)
    stage.advance(by: 0.5)
    expectEqual(box.position.y, 0)
  }

  @Test func `holding it in the same transaction keeps the presentation value`() {
    moveHalfway()
    box.opacity = 0.5
    moveBack(.fromPresentation).cancel(.hold)
    stage.advance(by: 0)
    expectEqual(box.presentation.position.y, 50)
    expectEqual(box.position.y, 50)
  }

  @Test func `a change of another layer, and an explicit transaction, are no different`() {
    moveHalfway()
    let other = Layer(name: "other")
    stage.add(other)
    stage.update()
    other.opacity = 0.5
    _ = moveBack(.fromPresentation)
    expectEqual(box.presentation.position.y, 50)
    stage.advance(by: 0.5)
    expectEqual(box.presentation.position.y, 25)
    stage.transaction { _ in
      Animate(box).move(y: 100, duration: 1).settle().run()
      expectEqual(box.presentation.position.y, 25)
    }
    expectEqual(box.presentation.position.y, 25)
    stage.advance(by: 1)
    expectEqual(box.position.y, 100)
  }
}
