// expect: 'play' is unavailable: Write composition.run(), which returns its playback.
// expect: 'run' is unavailable: Write composition.run(), which returns its playback.
// expect: 'addSublayer' has been renamed to 'add(_:)'
// expect: 'addLayer' has been renamed to 'add(_:)'
// Stages of other libraries.

import Animatic

func wrong(_ box: Layer, _ stage: Stage) {
  let list = Sequential { Animate(box).fade(to: 0) }
  stage.play(list)
  stage.run(list.composition)
  stage.addSublayer(box)
  stage.addLayer(box)
}
