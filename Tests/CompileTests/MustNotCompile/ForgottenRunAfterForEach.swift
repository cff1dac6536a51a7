// expect-warning: is unused
// Bug 24: looking at the animations is not running them.

import Animatic

func forget(_ box: Layer) {
  // swift-format-ignore: ReplaceForEachWithForLoop
  Animate(box).fade().forEach { _, _, _ in true }
}
