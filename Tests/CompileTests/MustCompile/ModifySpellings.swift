// Bug 20: the spellings of modify live side by side, short and long.

import Animatic

func spellings(_ box: Layer) {
  Animate(box).fade().modify { $0.autoreverses = true }.run()
  Animate(box).fade().modify { $0?.autoreverses = true }.run()
  Animate(box).fade().modify { animation in
    animation.speed = 2
    animation.repeatCount = 3
  }.run()
  Animate(box).fade().modify { animation in
    animation?.speed = 2
    animation?.repeatCount = 3
  }.run()
  Animate(box).fade().modify(BasicAnimation<Double>.self) { $0.toValue = 0.5 }.run()
  Animate(box).fade().modify(BasicAnimation<Double>.self) { animation in
    animation.fromValue = nil
    animation.isCumulative = true
  }.run()
  Animate(box).fade().group().modify(AnimationGroup.self) { $0.animations.removeLast() }.run()
}
