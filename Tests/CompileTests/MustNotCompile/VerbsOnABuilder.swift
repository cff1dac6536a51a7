// expect: value of type 'Sequential' has no member 'repeats'
// Modifiers apply to the last verb, so a container has none of them.

import Animatic

func wrong(_ box: Layer) {
  Sequential { Animate(box).fade() }.repeats(2).run()
}
