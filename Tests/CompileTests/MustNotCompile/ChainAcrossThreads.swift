// expect: risks causing data races
// A chain is confined to its creator.

import Animatic

func wrong(_ box: Layer) async {
  let chain = Animate(box).fade()
  Task.detached { await chain.play() }
  chain.run()
}
