// expect-warning: is unused
// Bug 24: a chain that is not run has no effect, and the compiler warns.

import Animatic

func forget(_ box: Layer) {
  Animate(box).fade(from: 1, to: 0)
}
