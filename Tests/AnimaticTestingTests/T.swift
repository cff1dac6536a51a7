import Animatic
import AnimaticTesting
import Testing
@Test func a() {
  let box = Layer()
  box.name = "box"
  let c = Animate(box).move(x: 100, duration: 2).fade(from: 1, to: 0, at: .end)
  expectTimeline(of: c).duration(3).value(of: .opacity, on: box, at: 2.5, is: 0.25)
}
