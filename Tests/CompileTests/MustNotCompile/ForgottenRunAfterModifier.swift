// expect-warning: is unused
// Bug 24, with a modifier, a structural modifier, and a callback at the end.

import Animatic

func forget(_ box: Layer) {
  Animate(box).fade(from: 1, to: 0).then().move(x: 1).group().repeats(2).onEnd {}
}
