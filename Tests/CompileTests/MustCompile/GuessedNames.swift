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
