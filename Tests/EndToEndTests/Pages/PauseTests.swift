// The page Pause: the code of T-16 with its example, and other paused animations.

import Animatic
import Testing

struct `T-16 pause and resume` {
  private let stage = Stage(clock: ManualClock())
  private let box = Layer()

  init() { stage.add(box) }

  private func pause() {
    let paused = box.convertTime(stage.mediaTime, from: nil)
    box.speed = 0
    box.timeOffset = paused
  }

  private func resume() {
    let paused = box.timeOffset
    box.speed = 1
    box.timeOffset = 0
    box.beginTime = 0
    box.beginTime = box.convertTime(stage.mediaTime, from: nil) - paused
  }

  @Test func `begins at 8, paused from 10 to 15, ends at 17`() {
    var log: [Double] = []
    stage.advance(by: 8)
    Animate(box).move(x: 400, duration: 4).settle().onEnd { log.append($0.time) }.run()
    stage.advance(by: 2)
    #expect(box.presentation.position.x == 200)
    pause()
    let local = box.currentTime
    #expect(box.presentation.position.x == 200)
    stage.advance(by: 5)
    #expect(box.presentation.position.x == 200)
    #expect(box.currentTime == local)
    resume()
    #expect(box.beginTime == 5)
    #expect(box.currentTime == local)
    #expect(box.presentation.position.x == 200)
    stage.advance(by: 1.5)
    #expect(box.presentation.position.x == 350)
    #expect(log.isEmpty)
    stage.advance(by: 10)
    #expect(log == [17])
    #expect(box.position.x == 400)
  }

  @Test func `pauses add up`() {
    var log: [Double] = []
    Animate(box).move(x: 400, duration: 4).settle().onEnd { log.append($0.time) }.run()
    for length in [5.0, 10, 2.5] {
      stage.advance(by: 1)
      pause()
      stage.advance(by: length)
      resume()
    }
    #expect(box.beginTime == 17.5)
    #expect(box.presentation.position.x == 300)
    stage.advance(by: 1)
    #expect(log == [21.5])
  }

  @Test func `nothing is due while the layer is paused`() {
    Animate(box).move(x: 400, duration: 4).settle().run()
    #expect(stage.nextEventTime == 4)
    stage.advance(by: 1)
    pause()
    #expect(stage.nextEventTime == nil)
    stage.advance(by: 1)
    resume()
    #expect(stage.nextEventTime == 5)
  }

  @Test func `an animation added to a paused layer waits`() {
    pause()
    stage.advance(by: 3)
    Animate(box).move(x: 400, duration: 4).settle().run()
    stage.advance(by: 3)
    #expect(box.presentation.position.x == 0)
    resume()
    stage.advance(by: 1)
    #expect(box.presentation.position.x == 100)
  }

  @Test func `a playback pauses one run and leaves the other alone`() {
    let first = Animate(box).move(x: 400, duration: 4).settle().run()
    let second = Animate(box).fade(from: 1, to: 0, duration: 4).settle().run()
    stage.advance(by: 1)
    first.pause()
    stage.advance(by: 1)
    #expect(first.isPaused)
    #expect(box.presentation.position.x == 100)
    #expect(box.presentation.opacity == 0.5)
    first.resume()
    stage.advance(by: 2)
    #expect(second.outcome == .finished)
    #expect(first.elapsed == 3)
    #expect(box.presentation.position.x == 300)
  }
}
