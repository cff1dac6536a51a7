// expect: 'stop()' is unavailable: Write cancel(.hold) to stay where it is, as UIKit's stop does, cancel() to return to the model, or cancel(.finish) to jump to the end.
// expect: 'stopAnimation' is unavailable: Write cancel(.hold) to stay where it is, or cancel(.finish) to jump to the end.
// expect: 'kill()' is unavailable: Write cancel(.hold) to stay where it is, or cancel() to return to the model.
// expect: 'finish()' is unavailable: Write cancel(.finish), which jumps to the end.
// expect: 'pauseAnimation()' has been renamed to 'pause()'
// expect: 'startAnimation()' is unavailable: A run has started; write resume() after a pause.
// expect: 'play()' is unavailable: A run has started; write resume() after a pause.
// expect: 'addCompletion' is unavailable: Write await playback.finished, or .onEnd { … } in the chain before .run().
// expect: 'onComplete' is unavailable: Write await playback.finished, or .onEnd { … } in the chain before .run().
// expect: 'fractionComplete' is unavailable: Read progress, or write seek(toProgress: 0.5) to jump there.
// expect: 'isReversed' is unavailable: Write reverse(), which turns around; a rate below 0 plays in reverse.
// expect: 'timeScale' has been renamed to 'rate'
// expect: 'speed' has been renamed to 'rate'
// expect: 'currentTime' is unavailable: Read elapsed, or write seek(to: 0.5) to jump there.
// expect: setter for 'progress' is unavailable: Write seek(toProgress: 0.5) to jump there.
// expect: 'seek' has been renamed to 'seek(to:)'
// expect: 'time' is unavailable: Read elapsed, or write seek(to: 0.5) to jump there.
// Controls of a run in UIKit, SwiftUI, and GSAP.

import Animatic

func wrong(_ playback: Playback) {
  playback.stop()
  playback.stopAnimation(true)
  playback.kill()
  playback.finish()
  playback.pauseAnimation()
  playback.startAnimation()
  playback.play()
  playback.addCompletion { _ in }
  playback.onComplete {}
  playback.fractionComplete = 0.5
  playback.isReversed = true
  playback.timeScale = 2
  playback.speed = 2
  _ = playback.currentTime
  playback.progress = 0.5
  _ = playback.fractionComplete
  playback.seek(1)
  playback.time = 1
}
