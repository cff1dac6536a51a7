// expect-warning: unused
// Bug 24, for a container.

import Animatic

func forget(_ box: Layer) {
  Sequential { Animate(box).fade() }
}
