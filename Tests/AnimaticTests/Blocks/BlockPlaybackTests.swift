// The time of a block as a playback reports it, and what a cancelled block writes.

import Animatic
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

struct `Playbacks of blocks` {
  private let box = Layer(name: "box")
  private let stage: Stage

  init() {
    stage = makeStage(box)
    stage.update()
  }

  @Test func `a block with a delay begins and ends at exact times`() {
    stage.recordsEvents = true
    stage.animate(duration: 1, delay: 0.1) { box.opacity = 0 }
    stage.advance(by: 2)
    let times = stage.events.filter { $0.kind == .begin || $0.kind == .end(finished: true) }
      .map(\.time)
    expectEqual(times, [0.1, 1.1])
  }

  @Test func `a paused block at its end finishes only after it resumes`() {
    var outcomes: [Bool] = []
    let playback = stage.animate(
      duration: 1, animations: { box.opacity = 0 }, completion: { outcomes.append($0) })
    stage.advance(by: 0.25)
    playback.pause()
    playback.seek(toProgress: 1)
    stage.update()
    #expect(outcomes == [] && playback.outcome == nil)
    playback.resume()
    stage.update()
    #expect(outcomes == [true] && playback.outcome == .finished)
  }

  @Test func `a block lasts as long as its modified animations`() {
    let playback = stage.animate(duration: 0.2) {
      stage.modifyAnimations(repeatCount: 3, autoreverses: true) { box.opacity = 0 }
    }
    #expect(abs(playback.duration - 1.2) < 1e-12 && playback.outcome == nil)
    stage.advance(by: 0.6)
    #expect(abs(playback.progress - 0.5) < 1e-12)
    playback.cancel()
    stage.update()
    #expect(playback.outcome == .cancelled(at: 0.6) && box.animationKeys == [])
  }

  @Test func `holding a block of several changes writes all of them to the model`() {
    let playback = stage.animate(duration: 1, options: .curveLinear) {
      box.position.x = 100
      box.position.y = 100
    }
    stage.advance(by: 0.5)
    playback.cancel(.hold)
    expectEqual(box.position, CGPoint(x: 50, y: 50))
    expectEqual(box.presentation.position, CGPoint(x: 50, y: 50))
  }

  @Test func `U-5: a block around one that does not finish does not finish`() {
    let (stage, box, disk) = (Stage(clock: ManualClock()), Layer(), Layer())
    for layer in [box, disk] { stage.add(layer) }
    stage.update()
    var finished: [String] = []
    stage.animate(duration: 1) {
      box.position.x = 100
      stage.animate(duration: 1) {
        disk.position.x = 100
        disk.opacity = 0
      } completion: {
        finished.append("inner \($0)")
      }
    } completion: {
      finished.append("outer \($0)")
    }
    stage.advance(by: 0.5)
    disk.removeAnimation(forKey: "opacity")
    stage.advance(by: 1)
    expectEqual(finished, ["inner false", "outer false"])
  }
}
