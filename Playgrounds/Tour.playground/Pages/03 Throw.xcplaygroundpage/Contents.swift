//: # Throw
//:
//: An item is thrown into a shopping bag, along a parabola of a given height.

import Animatic

let start = CGPoint(x: 40, y: 300)
let bag = CGPoint(x: 240, y: 100)
let height = 25.0  // above the higher end; y points down

//: Along x the speed is constant. Along y, the distance from the apex is the square of the time, up
//: as well as down, so the square roots of both distances give the time of the apex. A quadratic
//: curve is also a cubic one: with these control points the throw is exact.

let apex = min(start.y, bag.y) - height
let rise = (start.y - apex).squareRoot()
let fall = (bag.y - apex).squareRoot()

let arc = KeyframeAnimation(
  .positionY, values: [start.y, apex, bag.y],
  keyTimes: [0, rise / (rise + fall), 1],
  timingFunctions: [
    TimingFunction(controlPoints: 1 / 3, 2 / 3, 2 / 3, 1),
    TimingFunction(controlPoints: 1 / 3, 0, 2 / 3, 1 / 3),
  ],
  duration: 2)

//: Both axes and a scale that shrinks and grows form one group, which reports its end.
//: A settled value is written to the model, so the item stays in the bag.

let item = Layer(name: "item", position: start)
let chain = Animate(item)
  .move(x: bag.x, duration: 2)
  .add(animation: arc)
  .scale(to: 0.5, duration: 1).autoreverses()
  .group().key("throw").settle()
  .onEnd { event in print("in the bag:", event.finished) }

print(chain.debugDump())

//: The apex is at 1.5 s: the distance up, 225, is nine times the distance down, so it takes three
//: times as long.

let stage = Stage(clock: ManualClock())
stage.add(item)
chain.run()

for _ in 1...4 {
  stage.advance(by: 0.5)
  let place = item.presentation.position
  print("\(stage.time) s: (\(place.x), \(place.y)), scale \(item.presentation[.scale])")
}
print("model: (\(item.position.x), \(item.position.y))", item.animationKeys)
