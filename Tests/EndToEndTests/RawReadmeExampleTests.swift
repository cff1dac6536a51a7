// N-74: the README example as UKAnimation builds it, as raw animations that follow Core Animation to
// the letter. A missing start is the model, so the second move jumps.

import Animatic
import Testing

struct `N-74 UKAnimation's README example as raw animations` {
  private let stage = Stage(clock: ManualClock())
  private let box = Layer(position: CGPoint(x: 50, y: 50))

  init() {
    var first = BasicAnimation(.position, to: CGPoint(x: 100, y: 100), duration: 1)
    first.fillMode = .forwards
    first.isRemovedOnCompletion = false

    var fade = BasicAnimation(.opacity, from: 1, to: 0, duration: 1)
    fade.autoreverses = true
    fade.fillMode = .forwards
    fade.isRemovedOnCompletion = false

    var second = BasicAnimation(.position, to: CGPoint(x: 300, y: 400), duration: 1)
    second.beginTime = 1
    second.fillMode = .forwards
    second.isRemovedOnCompletion = false

    // UKAnimation's shake: from one side to the other and back, four times.
    let side = 10 * Double.pi / 180
    var shake = KeyframeAnimation(.rotation, values: [side, -side, side], duration: 0.125)
    shake.repeatCount = 4
    shake.beginTime = 1.5

    var group = AnimationGroup([first, fade, second, shake], duration: 2)
    group.autoreverses = true
    stage.add(box)
    box.add(group, forKey: "unko_anim_0")
  }

  @Test(arguments: [
    (0.5, 75.0, 75.0, 0.5, 0.0),
    (0.999, 99.95, 99.95, 0.001, 0),
    (1, 50, 50, 0, 0),
    (1.5, 175, 225, 0.5, 10),
    (1.5625, 190.625, 246.875, 0.5625, -10),
    (2, 300, 400, 1, 10),
    (2.5, 175, 225, 0.5, 10),
    (3.001, 99.95, 99.95, 0.001, 0),
  ])
  func `shows at`(time: Double, x: Double, y: Double, opacity: Double, degrees: Double) {
    stage.advance(by: time)
    let shown = box.presentation
    #expect(abs(shown.position.x - x) < 1e-9)
    #expect(abs(shown.position.y - y) < 1e-9)
    #expect(abs(shown.opacity - opacity) < 1e-9)
    #expect(abs(shown[.rotation] * 180 / .pi - degrees) < 1e-9)
  }

  @Test func `ends at 4 s, whatever the fills of its children`() {
    stage.advance(by: 3.75)
    #expect(box.animationKeys == ["unko_anim_0"])
    stage.advance(by: 0.25)
    #expect(box.animationKeys.isEmpty)
    #expect(box.presentation == box.model)
  }
}
