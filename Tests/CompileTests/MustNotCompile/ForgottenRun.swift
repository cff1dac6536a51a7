// expect-warning: is unused
// Bug 24: a chain that is not run does nothing, and says so.

import Animatic

func forget(_ box: Layer) {
  Animate(box).fade(from: 1, to: 0)
}
