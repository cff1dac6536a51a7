// expect: 'alpha' has been renamed to 'opacity'
// expect: 'center' has been renamed to 'position'
// expect: 'callAsFunction()' is unavailable: Write layer.presentation or layer.model, without parentheses; neither is ever nil.
// expect: 'callAsFunction' is unavailable: Write layer.presentation or layer.model, without parentheses; neither is ever nil.
// expect: 'addSubview' has been renamed to 'addSublayer(_:)'
// expect: 'removeFromSuperview()' has been renamed to 'removeFromSuperlayer()'
// expect: 'subviews' has been renamed to 'sublayers'
// expect: 'superview' has been renamed to 'superlayer'
// expect: 'init(frame:)' is unavailable: Write Layer(position:bounds:), or create the layer and set its frame.
// expect: 'init(_:)' has been renamed to 'init(name:)'
// expect: 'animate(withDuration:delay:options:animations:completion:)' has been renamed to 'animate(duration:delay:options:animations:completion:)'
// expect: 'animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)' has been renamed to 'animate(duration:delay:dampingRatio:initialVelocity:options:animations:completion:)'
// expect: 'withAnimation' is unavailable: Write animate(springDuration: 0.5) { … }, or animate(duration: 0.35) { … }.
// Members of UIKit and Core Animation on a layer and a stage.

import Animatic

func wrong(_ box: Layer, _ other: Layer, _ stage: Stage) {
  box.alpha = 0
  box.center = CGPoint(x: 100, y: 100)
  box.center.x += 100
  _ = box.presentation()?.opacity
  box.addSubview(other)
  box.removeFromSuperview()
  _ = box.subviews
  _ = box.superview
  _ = Layer(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  _ = Layer("box")
  stage.animate(withDuration: 0.3) { box.opacity = 0 }
  stage.animate(withDuration: 0.3, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {}
  stage.withAnimation { box.opacity = 0 }
  stage.withAnimation(.easeIn) { box.opacity = 0 }
  _ = box.model().opacity
  _ = box.presentation.alpha
  _ = Animate(box).animate(.alpha, to: 0)
  _ = Animate(box).animate(.center, by: CGPoint(x: 1, y: 1))
}
