// expect: has no member 'fad'
// Bug 26: a misspelt verb.

import Animatic

func wrong(_ box: Layer) {
  Animate(box).fad(from: 1, to: 0).run()
}
