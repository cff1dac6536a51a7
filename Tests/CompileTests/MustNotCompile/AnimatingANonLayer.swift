// expect: argument type 'String' does not conform to expected type 'LayerHost'
// Only a layer can be animated.

import Animatic

func wrong() {
  Animate("box").fade().run()
}
