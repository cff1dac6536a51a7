// expect: 'Delay' has been renamed to 'Wait'
// expect: 'Pause' has been renamed to 'Wait'
// expect: 'init(_:_:)' is unavailable: Write Stagger(each: 0.1), with the seconds between two begins.
// expect: 'init(delay:_:)' is unavailable: Write Stagger(each: 0.1), with the seconds between two begins.
// expect: 'init(_:_:)' is unavailable: Write Sequential(gap: 0.1), with the seconds between.
// expect: 'init(spacing:_:)' is unavailable: Write Sequential(gap: 0.1), with the seconds between.
// Statements of other libraries.

import Animatic

func wrong(_ box: Layer) {
  Sequential { Delay(1) }.run()
  Sequential { Pause(1) }.run()
  Stagger(0.1) { Animate(box).fade(to: 0) }.run()
  Stagger(delay: 0.1) { Animate(box).fade(to: 0) }.run()
  Sequential(0.1) { Animate(box).fade(to: 0) }.run()
  Sequential(spacing: 0.1) { Animate(box).fade(to: 0) }.run()
}
