// expect: 'repeats' is unavailable: Write .repeats(.infinity).
// expect: 'forever()' is unavailable: Write .repeats(.infinity), or .repeatedForever() for the whole composition.
// expect: 'repeatForever(autoreverses:)' is unavailable: Write .repeats(.infinity), with .autoreverses() to play it back too.
// expect: 'repeatCount(_:autoreverses:)' is unavailable: Write .repeats(3), or .repeats(1.5).autoreverses() for there, back, and there.
// expect: 'repeat' is unavailable: Write .repeats(3), which plays it three times in all.
// expect: 'yoyo' is unavailable: Write .autoreverses(); .repeats(1.5).autoreverses() goes there, back, and there.
// expect: 'wait' is unavailable: Write .then(gap: 1) before the next verb, or .after(begin: 1) to delay the last one.
// expect: 'pause' is unavailable: Write .then(gap: 1) before the next verb, or .after(begin: 1) to delay the last one.
// expect: missing argument label 'gap:' in call
// expect: 'timeScale' is unavailable: Write .sped(by: 2), which plays the composition faster.
// expect: 'label' is unavailable: Declare static let middle = Cue("middle") in an extension of Cue, and write .cue(.middle).
// expect: 'addLabel' is unavailable: Declare static let middle = Cue("middle") in an extension of Cue, and write .cue(.middle).
// expect: 'ease' has been renamed to 'easing(_:)'
// expect: 'curve' has been renamed to 'easing(_:)'
// expect: 'timing' has been renamed to 'easing(_:)'
// expect: 'keep()' is unavailable: Write .settle() to write the final value to the layer, or .stay() to keep the animation on it.
// expect: 'hold()' is unavailable: Write .settle() to write the final value to the layer, or .stay() to keep the animation on it.
// expect: 'reverse()' is unavailable: Write .reversed() to play the composition backward, .autoreversed() for there and back, or .autoreverses() after a verb.
// expect: 'start()' has been renamed to 'run()'
// expect: 'onStart' has been renamed to 'onBegin(_:)'
// expect: 'onUpdate' is unavailable: Write .observed(progress: { … }), which observes the whole composition.
// expect: 'run(completion:)' is unavailable: Write .onEnd { … } after a verb, or .observed(end: { … }) after a composition, and then .run(); or await .play().
// expect: 'run(on:)' is unavailable: Write stage.add(layer) once, and .run(): it plays on the stage of its layers.
// expect: 'animation' has been renamed to 'easing(_:)'
// expect: 'spring()' is unavailable: Write .easing(.spring), or .easing(.spring(duration: 0.5, bounce: 0.2)).
// expect: 'repeats(forever:)' is unavailable: Write .repeats(.infinity).
// expect: 'onComplete' has been renamed to 'onEnd(_:)'
// expect: 'onFinish' has been renamed to 'onEnd(_:)'
// Modifiers and ends of other libraries.

import Animatic

func wrong(_ box: Layer, _ stage: Stage) {
  Animate(box).move(x: 100).repeats(.forever).run()
  Animate(box).move(x: 100).forever().run()
  Animate(box).fade(to: 0).repeatForever(autoreverses: true).run()
  Animate(box).fade(to: 0).repeatCount(3, autoreverses: true).run()
  Animate(box).move(x: 100).repeat(2).run()
  Animate(box).move(x: 100).yoyo().run()
  Animate(box).fade(to: 0).wait(1).fade(to: 1).run()
  Animate(box).fade(to: 0).pause(1).fade(to: 1).run()
  Animate(box).fade(to: 0).then(1).fade(to: 1).run()
  Animate(box).move(x: 100).timeScale(2).run()
  Animate(box).move(x: 100).label("mid").run()
  Animate(box).move(x: 100).addLabel("mid").run()
  Animate(box).move(x: 100).ease(.easeOut).run()
  Animate(box).fade(from: 1, to: 0).curve(.easeIn).run()
  Animate(box).fade(from: 1, to: 0).timing(.easeIn).run()
  Animate(box).fade(to: 0).keep().run()
  Animate(box).fade(to: 0).hold().run()
  Animate(box).fade(to: 0).reverse().run()
  Animate(box).fade(to: 0).start()
  Animate(box).move(x: 100).onStart {}.run()
  Animate(box).move(x: 100).onUpdate { _ in }.run()
  Animate(box).fade(to: 0).run(completion: {})
  Animate(box).fade(to: 0).run(completion: { _ in })
  Animate(box).fade(to: 0).run { _ in }
  Animate(box).fade(to: 0).run(on: stage)
  Animate(box).fade(to: 0).animation(.easeInOut).run()
  Animate(box).fade(to: 0).spring().run()
  Animate(box).fade(to: 0).repeats(forever: true).run()
  Animate(box).fade(to: 0).onComplete { finished in print(finished) }.run()
  Animate(box).fade(to: 0).onFinish { _ in }.run()
  Animate(box).fade(to: 0).onStart { _ in }.run()
}
