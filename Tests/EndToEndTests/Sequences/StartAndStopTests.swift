// Starting and stopping: an image sequence, a rotating ship, and a repeating composition that is
// canceled in the middle. They are ordinary compositions.

import Animatic
import Testing

struct `Start and stop` {
  private let stage = Stage(clock: ManualClock())
  private let view = Layer(name: "view")

  init() {
    stage.add(view)
    view.contents = "still"
    stage.update()
  }

  private func pictures(at times: [Double]) -> [LayerContents] {
    times.map { time in
      stage.advance(to: time)
      return view.presentation.contents
    }
  }

  @Test
  func
    `U-16: images have equal durations, and before and after the layer's own contents are presented`()
  {
    let run = Animate(view).images(["a", "b", "c", "d"], repeats: 2, duration: 1)
    #expect(run.diagnostics.isEmpty)
    #expect(view.presentation.contents == "still")
    stage.advance(to: 0.5)
    run.run()
    #expect(
      pictures(at: [0.5, 0.7, 0.75, 1.25, 1.49, 1.5, 2.45, 2.55])
        == ["a", "a", "b", "d", "d", "a", "d", "still"])
  }

  @Test func `U-16: without an end they go on until they are stopped`() {
    let playback = Animate(view).images(["a", "b"], repeats: .infinity, duration: 1).run()
    #expect(pictures(at: [0.25, 1000.25, 1000.75]) == ["a", "a", "b"])
    playback.cancel()
    #expect(view.presentation.contents == "still")
    stage.update()
    #expect(playback.outcome == .cancelled(at: 1000.75))
    #expect(view.animationKeys.isEmpty)
  }

  @Test func `a ship turns until it is stopped, wherever it is`() {
    let turning = Animate(view).rotate(by: .turns(1), duration: 2).repeats(.infinity).key("turn")
    turning.run()
    stage.advance(by: 100.25)
    #expect(abs(view.presentation[.rotation] - .pi / 4) < 1e-6)
    view.removeAnimation(forKey: "turn")
    #expect(view.presentation[.rotation] == 0)
    turning.run().cancel(.hold)
    #expect(view[.rotation] == 0)
  }

  @Test(arguments: [Playback.Cancelling.revert, .hold, .finish])
  func `something that repeats is cancelled in the middle of its second pass`(
    way: Playback.Cancelling
  ) {
    var told: [String] = []
    let playback = Animate(view).move(x: 100).settle()
      .repeats(3).onRepeat { told.append("pass \($0.cycle)") }
      .onEnd { told.append("end \($0.finished)") }
      .run()
    stage.advance(by: 1.25)
    #expect(view.presentation.position.x == 25)
    playback.cancel(way)
    stage.update()
    stage.advance(by: 5)
    let left: [Playback.Cancelling: Double] = [.revert: 0, .hold: 25, .finish: 100]
    #expect(view.presentation.position.x == left[way] && view.position.x == left[way])
    #expect(view.animationKeys.isEmpty)
    #expect(told == ["pass 1", way == .finish ? "end true" : "end false"])
    #expect(playback.outcome == (way == .finish ? .finished : .cancelled(at: 1.25)))
  }

  @Test func `an endless composition that is finished ends with its iteration`() {
    let playback = Animate(view).move(x: 100).autoreverses().repeats(.infinity).run()
    stage.advance(by: 4.5)
    playback.cancel(.finish)
    stage.update()
    #expect(playback.outcome == .finished && view.animationKeys == [])
    #expect(view.presentation.position.x == 0)
  }
}
