// expect: 'fade(_:duration:)' is unavailable: Write .fade(to: 0.5).
// expect: 'fade(_:_:duration:)' has been renamed to 'fade(from:to:)'
// expect: 'fadeIn' is unavailable: Write .fadeIn(duration: 0.3) for the seconds, or .fadeIn(to: 0.3) for the opacity.
// expect: 'fadeOut' is unavailable: Write .fadeOut(duration: 0.3) for the seconds, or .fadeOut(to: 0.3) for the opacity.
// expect: 'zoomIn' is unavailable: Write .zoomIn(duration: 0.3) for the seconds, or .zoomIn(from: 0.3) for the scale.
// expect: 'zoomOut' is unavailable: Write .zoomOut(duration: 0.3) for the seconds, or .zoomOut(to: 0.3) for the scale.
// expect: 'morph(_:duration:)' is unavailable: Write .morph(to: path).
// expect: 'contents(_:duration:)' is unavailable: Write .contents(to: image).
// expect: 'border(_:duration:)' is unavailable: Write .border(width: 2).
// expect: 'scale(_:duration:)' is unavailable: Write .scale(to: 1.2), or .scale(by: 1.2) for a factor.
// expect: 'rotate(_:duration:)' is unavailable: Write .rotate(to: .degrees(90)), or .rotate(by: .degrees(90)) for a turn from here.
// expect: 'background(_:duration:)' is unavailable: Write .background(to: .red).
// expect: 'cornerRadius(_:duration:)' is unavailable: Write .cornerRadius(to: 10).
// expect: 'stroke(_:duration:)' is unavailable: Write .stroke(to: 1).
// expect: 'pulse' is unavailable: Write .pulse(times: 3), or .pulse(scale: 1.2) for the size.
// expect: 'shake' is unavailable: Write .shake(times: 3), or .shake(x: 3) for the distance.
// expect: 'move(dx:duration:)' has been renamed to 'move(byX:)'
// expect: 'move(dy:duration:)' has been renamed to 'move(byY:)'
// expect: 'move(dx:dy:duration:)' is unavailable: Write .move(by: [10, 20]).
// expect: 'moveBy(x:y:duration:easing:)' is unavailable: Write .move(by: [10, 20]).
// expect: 'moveTo(x:y:duration:easing:)' is unavailable: Write .move(x: 10, y: 20), or .move(to: [10, 20]).
// expect: 'offset(x:y:duration:easing:)' is unavailable: Write .move(by: [10, 20]) for a distance from here, or .animate(.translationX, to: 10) for an offset from the layer's position.
// expect: 'position(to:duration:easing:)' has been renamed to 'move(to:)'
// expect: 'position(x:y:duration:easing:)' has been renamed to 'move(x:y:)'
// expect: 'center(to:duration:easing:)' has been renamed to 'move(to:)'
// expect: 'resize(width:height:duration:)' is unavailable: Write .resize(to: [10, 20]).
// expect: 'size(to:duration:easing:)' has been renamed to 'resize(to:)'
// expect: 'frame(to:duration:easing:)' is unavailable: Write .move(to: center) and .resize(to: size), which begin together.
// expect: 'bounds(to:duration:)' is unavailable: Write .resize(to: size), or .animate(.bounds, to: rect).
// expect: 'alpha(to:duration:easing:)' has been renamed to 'fade(to:)'
// expect: 'alpha(_:duration:easing:)' has been renamed to 'fade(to:)'
// expect: 'opacity(_:duration:easing:)' has been renamed to 'fade(to:)'
// expect: 'scaleEffect(_:duration:)' has been renamed to 'scale(to:)'
// expect: 'rotationEffect(_:duration:)' has been renamed to 'rotate(to:)'
// expect: 'rotation(to:duration:)' has been renamed to 'rotate(to:)'
// expect: 'rotate(by:duration:)' is unavailable: Write an angle, such as .degrees(90) or .radians(1.57).
// expect: 'color(to:duration:easing:)' is unavailable: Write .background(to: .red), .border(color: .red), .shadow(color: .red), or .stroke(color: .red).
// expect: 'keyframes(_:_:duration:)' is unavailable: Write .keyframes(.scale) { Keyframe(1); Keyframe(1.2); Keyframe(1) }.
// expect: 'keyframes(_:values:duration:)' is unavailable: Write .keyframes(.scale) { Keyframe(1); Keyframe(1.2); Keyframe(1) }.
// expect: 'translate(x:y:duration:easing:)' is unavailable: Write .move(by: [10, 20]) for a distance from here
// expect: 'width(to:duration:easing:)' has been renamed to 'resize(width:)'
// expect: 'height(to:duration:easing:)' has been renamed to 'resize(height:)'
// expect: 'hide()' has been renamed to 'fadeOut()'
// expect: 'show()' has been renamed to 'fadeIn()'
// expect: 'border(_:duration:)' is unavailable: Write .border(color: .red).
// expect: 'stroke(_:duration:)' is unavailable: Write .stroke(color: .red).
// expect: 'position(to:duration:easing:)' has been renamed to 'move(to:)'
// Verbs of other libraries, and verbs whose label is left out.

import Animatic

func wrong(_ box: Layer, _ path: BezierPath, _ image: LayerContents) {
  Animate(box).fade(0.5).run()
  Animate(box).fade(1, 0).run()
  Animate(box).fadeIn(0.3).run()
  Animate(box).fadeOut(0.3).run()
  Animate(box).zoomIn(0.3).run()
  Animate(box).zoomOut(0.3).run()
  Animate(box).morph(path).run()
  Animate(box).contents(image).run()
  Animate(box).border(2).run()
  Animate(box).scale(1.2).run()
  Animate(box).rotate(.degrees(90)).run()
  Animate(box).background(.red).run()
  Animate(box).cornerRadius(10).run()
  Animate(box).stroke(1).run()
  Animate(box).pulse(3).run()
  Animate(box).shake(3).run()
  Animate(box).move(dx: 10).run()
  Animate(box).move(dy: 10).run()
  Animate(box).move(dx: 10, dy: 20).run()
  Animate(box).moveBy(x: 10, y: 20).run()
  Animate(box).moveTo(x: 10, y: 20).run()
  Animate(box).offset(x: 10, y: 20).run()
  Animate(box).position(to: CGPoint(x: 10, y: 20)).run()
  Animate(box).position(x: 10, y: 20).run()
  Animate(box).center(to: CGPoint(x: 1, y: 2)).run()
  Animate(box).resize(width: 10, height: 20).run()
  Animate(box).size(to: CGSize(width: 1, height: 2)).run()
  Animate(box).frame(to: CGRect(x: 0, y: 0, width: 10, height: 10)).run()
  Animate(box).bounds(to: CGRect(x: 0, y: 0, width: 10, height: 10)).run()
  Animate(box).alpha(to: 0).run()
  Animate(box).alpha(0).run()
  Animate(box).opacity(0).run()
  Animate(box).scaleEffect(1.2).run()
  Animate(box).rotationEffect(.degrees(45)).run()
  Animate(box).rotation(to: .degrees(9)).run()
  Animate(box).rotate(by: 90).run()
  Animate(box).color(to: .red).run()
  Animate(box).keyframes(.scale, [1, 1.2, 1]).run()
  Animate(box).keyframes(.scale, values: [1, 1.2, 1]).run()
  Animate(box).translate(x: 100).run()
  Animate(box).width(to: 100).run()
  Animate(box).height(to: 100).run()
  Animate(box).hide().run()
  Animate(box).show().run()
  Animate(box).border(.red).run()
  Animate(box).stroke(.red).run()
  Animate(box).position(to: [10, 20], easing: .easeIn).run()
}
