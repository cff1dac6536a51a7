//: # Playing
//:
//: A running composition can be moved in time, interrupted, and logged.

import Animatic

extension Cue {
  static let landed = Cue("landed")
}

let stage = Stage(clock: ManualClock())
let ball = Layer(name: "ball")
stage.add(ball)
stage.update()

@MainActor func x() -> Double { ball.presentation.position.x }

let jump = Animate(ball).move(x: 100).cue(.landed).then().move(x: 300)
let playback = jump.run()

//: Seek to a cue, seek to a time, change the rate, and play in reverse.

stage.advance(to: .landed, of: playback)
print(stage.time, x())
playback.rate = 2
stage.advance(by: 0.25)
print(stage.time, x(), playback.progress)
playback.reverse()
stage.advance(by: 0.25)
print(stage.time, x())

//: A paused run can be scrubbed. Scrubbing calls no observers.

playback.pause()
for progress in [0.25, 0.75, 0.5] {
  playback.seek(toProgress: progress)
  print(progress, x())
}

//: Another run interrupts this one: it starts from the presentation value, with its velocity.

playback.rate = 1
stage.advance(by: 0.5)
Animate(ball).move(x: 0, easing: .easeInEaseOut).run(interrupting: .keepingVelocity)
print(playback, x())
stage.advance(by: 0.0625)
print("still on its way:", x() > 200)

//: Advance to the end of all runs, and log every event.

stage.recordsEvents = true
jump.run(interrupting: .fromPresentation)
print(stage.advanceToEnd())
for event in stage.events { print(event) }

//: An endless run stops at the limit, and a diagnostic names it.

Animate(ball).spin().repeats(.infinity).key("turning").run()
print(stage.advanceToEnd(limit: 60))
print(stage.diagnostics.last?.message ?? "")

//: Film frames do not drift: frame 90,000 is at exactly 3,003 seconds.

let film = FrameClock(framesPerSecond: 30000.0 / 1001)
film.advance(frames: 90_000)
print(film.now)
