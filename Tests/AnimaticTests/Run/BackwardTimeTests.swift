// The presentation of a layer whose own time runs backward.

import Animatic
import TestSupport
import Testing

@Test func `an animation before a gap of its group is shown when time runs backward to it`() {
  let (stage, box) = (Stage(clock: ManualClock()), Layer(name: "box"))
  stage.add(box)
  stage.update()
  (box.speed, box.timeOffset) = (-1, 2000)
  let playback = Animate(box)
    .add(animation: BasicAnimation(.positionX, from: 0, to: 100, duration: 0.3))
    .fade(to: 0, duration: 0.3).after(begin: 1).group().run()
  playback.seek(to: 0.7)
  expectEqual(box.presentation.position.x, 0)
  stage.advance(by: 0.55)
  expectEqual(box.presentation.position.x, 50)
}
