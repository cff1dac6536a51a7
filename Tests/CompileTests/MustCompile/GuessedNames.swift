// Names that users of other libraries expect.

import Animatic

func guessed(_ box: Layer) {
  let playback = Animate(box)
    .move(x: 100, y: 200, easing: .easeInOut)
    .fade(to: 0, easing: .cubicBezier(0.25, 0.1, 0.25, 1))
    .background(to: RGBAColor(hex: 0xFF8800))
    .add(BasicAnimation(.cornerRadius, to: 4, duration: 1))
    .add { BasicAnimation(.borderWidth, to: 4, duration: 1) }
    .add { layer in BasicAnimation(.zPosition, to: layer.name == nil ? 1 : 2, duration: 1) }
    .run()
  _ = playback.isRunning
}

// The words beside an unavailable one of the same name.
func beside(_ box: Layer, _ other: Layer, _ playback: Playback) {
  let presentation = box.presentation
  let model = box.model
  _ = presentation.opacity + model.opacity + playback.progress
  let progress: KeyPath<Playback, Double> = \.progress
  _ = playback[keyPath: progress]
  let springs: [TimingFunction] = [
    .spring, .spring(), .spring(duration: 0.5, bounce: 0.2), .spring(response: 0.5, damping: 0.6),
    .smooth, .snappy, .bouncy, .linear, .easeIn, .easeOut, .easeInOut,
  ]
  _ = springs
  _ = Animate(box).fade().then().fade(to: 0.5).repeats(2).then(gap: 1).pulse().repeats(.infinity)
  _ = Animate(box).fadeIn().shake().stroke().move(byX: 10).resize(width: 10).rotate(to: .turns(1))
  _ = Animate(box).keyframes(.scale) {
    Keyframe(1)
    Keyframe(1.2)
  }
  _ = Stagger(each: 0.1) { Animate(box).fade() }
  _ = Animate(box).fade().after(begin: 1).settle().autoreverses().repeats(3).onEnd {}
  _ = Animate(box).fade().easing(.easeIn).stay().onEnd { _ in }.onBegin {}.animation(forKey: "a")
  let whole = Sequential { Animate(box).fade() }
  let seconds: Double = whole.duration + whole.composition.duration
  let length: KeyPath<Composition, Double> = \.duration
  _ = (seconds, [whole].map(\.duration), whole.composition[keyPath: length])
  _ = Layer()
}
