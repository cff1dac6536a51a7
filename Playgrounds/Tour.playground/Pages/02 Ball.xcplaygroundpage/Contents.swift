//: # Ball
//:
//: A ball moves around a rectangle, twice. Key times are the times of the corners, and every side
//: has its own easing.

import Animatic

let ball = Layer(name: "ball", position: CGPoint(x: 50, y: 50))

var lap = KeyframeAnimation(
  .position,
  values: [
    CGPoint(x: 50, y: 50), CGPoint(x: 250, y: 50), CGPoint(x: 250, y: 150),
    CGPoint(x: 50, y: 150), CGPoint(x: 50, y: 50),
  ],
  keyTimes: [0, 0.6, 0.7, 0.8, 1],
  timingFunctions: [.easeInEaseOut, .linear, .easeIn, .easeOut],
  duration: 10)
lap.repeatCount = 2

//: A custom animation keeps its attributes; the chain adds a key and a layer.

let chain = Animate(ball).add(key: "lap", animation: lap)
print(chain.debugDump())

//: The corners are reached at 6, 7, 8, and 10 s. The first side takes six seconds, so three seconds
//: are half of its duration, and half of its length too, because `easeInEaseOut` is symmetrical.
//: The third side starts slowly and the last one ends slowly.

let stage = Stage(clock: ManualClock())
stage.add(ball)
chain.run()

for step in [0, 3, 3, 0.5, 0.5, 0.5, 0.5, 1, 1, 3, 7.0] {
  stage.advance(by: step)
  let place = ball.presentation.position
  print("\(stage.time) s: (\(place.x.rounded()), \(place.y.rounded()))", ball.animationKeys)
}
