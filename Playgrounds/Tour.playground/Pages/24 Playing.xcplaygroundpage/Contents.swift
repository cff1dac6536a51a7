//: # Playing
//:
//: What runs can be moved about, taken over, and written down.

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

//: To a cue, to a time, at another rate, and back.

stage.advance(to: .landed, of: playback)
print(stage.time, x())
playback.rate = 2
stage.advance(by: 0.25)
print(stage.time, x(), playback.progress)
playback.reverse()
stage.advance(by: 0.25)
print(stage.time, x())

//: Paused, it can be scrubbed. Nobody hears anything meanwhile.

playback.pause()
for progress in [0.25, 0.75, 0.5] {
  playback.seek(toProgress: progress)
  print(progress, x())
}

//: Another run takes over from what shows, with the velocity that it had.

playback.rate = 1
stage.advance(by: 0.5)
Animate(ball).move(x: 0, easing: .easeInEaseOut).run(interrupting: .keepingVelocity)
print(playback, x())
stage.advance(by: 0.0625)
print("still on its way:", x() > 200)

//: To the end of all, with everything written down that happens on the way.

stage.recordsEvents = true
jump.run(interrupting: .fromPresentation)
print(stage.advanceToEnd())
for event in stage.events { print(event) }

//: What never ends is stopped at by the limit, and named.

Animate(ball).spin().repeats(.infinity).key("turning").run()
print(stage.advanceToEnd(limit: 60))
print(stage.diagnostics.last?.message ?? "")

//: Frames of a film, without drift: frame 90,000 comes after exactly 3,003 seconds.

let film = FrameClock(framesPerSecond: 30000.0 / 1001)
film.advance(frames: 90_000)
print(film.now)
