//: # Pause
//:
//: Core Animation pauses a layer by its local time: speed 0, and a time offset. All
//: animations of the layer pause with it.

import Animatic

extension Layer {
  func pause(at hostTime: Double) {
    let paused = convertTime(hostTime, from: nil)
    speed = 0
    timeOffset = paused
  }
}

//: To resume, the elapsed time becomes the layer's begin time. It is converted after the
//: reset: otherwise an earlier pause would count twice.

extension Layer {
  func resume(at hostTime: Double) {
    let paused = timeOffset
    speed = 1
    timeOffset = 0
    beginTime = 0
    beginTime = convertTime(hostTime, from: nil) - paused
  }
}

//: The box moves 100 points a second.

let stage = Stage(clock: ManualClock())
let box = Layer(name: "box")
stage.add(box)

Animate(box).move(x: 400, duration: 4).settle()
  .onEnd { event in print("ended at \(event.time) s") }
  .run()

stage.advance(by: 2)
print("before: \(stage.time) s, x \(box.presentation.position.x)")

box.pause(at: stage.mediaTime)
stage.advance(by: 5)
print("paused: \(stage.time) s, x \(box.presentation.position.x)")

box.resume(at: stage.mediaTime)
stage.advance(by: 1)
print("after: \(stage.time) s, x \(box.presentation.position.x), begin \(box.beginTime)")

//: A second pause adds to the first. Of 19 seconds, 15 were pauses.

box.pause(at: stage.mediaTime)
stage.advance(by: 10)
box.resume(at: stage.mediaTime)
stage.advance(by: 1)
print("model: \(stage.time) s, x \(box.position.x), begin \(box.beginTime)")

//: A single run is paused by its playback, without effect on the rest of the layer.

let playback = Animate(box).move(x: 0, duration: 4).settle().run()
stage.advance(by: 1)
playback.pause()
stage.advance(by: 5)
print("\(playback), x \(box.presentation.position.x)")
playback.resume()
stage.advance(by: 3)
print("\(playback), x \(box.position.x)")
