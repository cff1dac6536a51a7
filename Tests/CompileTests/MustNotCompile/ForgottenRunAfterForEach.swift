// expect-warning: is unused
// Bug 24: iterating over the animations is not running them.

import Animatic

func forget(_ box: Layer) {
  // swift-format-ignore: ReplaceForEachWithForLoop
  Animate(box).fade().forEach { _, _, _ in true }
}
