// expect: 'init(_:)' is unavailable: Write On(layers) { … } to animate several layers.
// expect: 'opacity(to:duration:easing:)' has been renamed to 'fade(to:)'
// expect: 'backgroundColor(to:duration:easing:)' has been renamed to 'background(to:)'
// expect: 'strokeEnd(to:duration:easing:)' has been renamed to 'stroke(to:)'
// expect: 'rotate(to:duration:)' is unavailable: Write an angle, such as .degrees(90) or .radians(1.57).
// expect: 'delay' is unavailable: Write .after(begin: 1) to delay the last verb, or .then(gap: 1) before the next one.
// expect: 'autoreverse()' has been renamed to 'autoreverses()'
// expect: 'repeatForever()' is unavailable: Write .repeats(.infinity), with .autoreverses() to play it back too, or .repeatedForever() for the whole composition.
// expect: 'loop' is unavailable: Write .repeats(3), or .repeats(.infinity).
// expect: 'onComplete' has been renamed to 'onEnd(_:)'
// expect: 'onFinish' has been renamed to 'onEnd(_:)'
// expect: 'completion' has been renamed to 'onEnd(_:)'
// expect: 'speed' is unavailable: Write .sped(by: 2), which plays the composition faster.
// expect: 'init(ovalIn:)' has been renamed to 'init(ellipseIn:)'
// Names of other libraries.

import Animatic

func wrong(_ box: Layer, _ layers: [any LayerHost]) {
  _ = Animate(layers)
  _ = Animate(box).opacity(to: 0)
  _ = Animate(box).backgroundColor(to: .red)
  _ = Animate(box).strokeEnd(to: 1)
  _ = Animate(box).rotate(to: 90)
  _ = Animate(box).fade(to: 0).delay(1)
  _ = Animate(box).fade(to: 0).autoreverse()
  _ = Animate(box).fade(to: 0).repeatForever()
  _ = Animate(box).fade(to: 0).loop()
  _ = Animate(box).fade(to: 0).onComplete {}
  _ = Animate(box).fade(to: 0).onFinish {}
  _ = Animate(box).fade(to: 0).completion {}
  _ = Animate(box).fade(to: 0).speed(2)
  _ = BezierPath(ovalIn: CGRect(x: 0, y: 0, width: 1, height: 1))
}
