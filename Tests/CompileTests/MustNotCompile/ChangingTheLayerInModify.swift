// expect: value of type 'any LayerAnimation' has no member 'autoreverse'
// A misspelt attribute in modify.

import Animatic

func wrong(_ box: Layer) {
  Animate(box).fade().modify { (animation: inout any LayerAnimation) in
    animation.autoreverse = true
  }.run()
}
