// expect: conform to 'Composable'
// Only compositions are statements.

import Animatic

func wrong(_ box: Layer) {
  Sequential {
    Animate(box).fade()
    0.5
  }.run()
}
