// What is held shows, and what a change takes from a wider one does not come back.

import Animatic
import Testing

@Suite struct `What is held, and what is taken from wider changes` {
  private let stage = Stage(clock: ManualClock())
  private let box = Layer(name: "box", bounds: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    stage.add(box)
    stage.update()
  }

  @Test func `what others hide is not held, so the model is the one that was set last`() {
    let playback = Animate(box).fade(from: 1, to: 0, duration: 2).run()
    stage.advance(by: 0.5)
    box.opacity = 0.3
    stage.advance(by: 0.125)
    let shown = box.presentation.opacity
    playback.cancel(.hold)
    #expect(abs(box.presentation.opacity - shown) < 1e-12)
    #expect(box.opacity == 0.3)
    stage.advance(by: 1)
    #expect(box.presentation.opacity == 0.3)
  }

  @Test func `nor is what another run covers`() {
    let hidden = Animate(box).fade(from: 1, to: 0, duration: 2).run()
    Animate(box).fade(from: 0.2, to: 0.4, duration: 1).run()
    stage.advance(by: 0.5)
    hidden.cancel(.hold)
    #expect(abs(box.presentation.opacity - 0.3) < 1e-12)
    #expect(box.opacity == 1)
    stage.advance(by: 1)
    #expect(box.presentation.opacity == 1)
  }

  @Test func `what is added to what is held goes by the model that it began with`() {
    stage.animate(duration: 2) { box.cornerRadius = 4 }
    var add = BasicAnimation(.cornerRadius, to: 10, duration: 2)
    add.isAdditive = true
    let playback = Animate(box).animate(.cornerRadius, from: 1, to: 3, duration: 2).run()
    box.add(add, forKey: "added")
    stage.advance(by: 0.5)
    let shown = box.presentation.cornerRadius
    playback.cancel(.hold)
    #expect(abs(box.presentation.cornerRadius - shown) < 1e-12)
  }

  @Test func `a block over a frame that is on its way does not fall back to it`() {
    box.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    stage.advance(by: 0.05)
    var last = box.presentation.bounds.size.width
    stage.animate(duration: 0.1) { box.frame = CGRect(x: 0, y: 0, width: 20, height: 20) }
    for _ in 0..<30 {
      stage.advance(by: 1.0 / 120)
      let width = box.presentation.bounds.size.width
      #expect(abs(width - last) < 8)
      last = width
    }
    stage.advance(by: 1)
    #expect(box.presentation.bounds.size == CGSize(width: 20, height: 20))
  }

  @Test(arguments: [false, true])
  func `a block of one part over a longer change of more`(hasKeyframes: Bool) {
    if hasKeyframes {
      stage.animateKeyframes(duration: 4) { _ in
        box.bounds = CGRect(x: 0, y: 0, width: 100, height: 40)
      }
    } else {
      stage.transaction {
        $0.animationDuration = 4
        box.bounds = CGRect(x: 0, y: 0, width: 100, height: 40)
      }
    }
    stage.advance(by: 1)
    stage.animate(duration: 0.5) { box.bounds.size.width = 50 }
    stage.advance(by: 0.5)
    #expect(abs(box.presentation.bounds.size.width - 50) < 1e-9)
    stage.advance(by: 0.5)
    #expect(abs(box.presentation.bounds.size.width - 50) < 1e-9)
    // A size is animated as one.
    #expect(abs(box.presentation.bounds.size.height - 40) < 1e-9)
    stage.advance(by: 2)
    #expect(abs(box.presentation.bounds.size.height - 40) < 1e-9)
  }

  @Test func `a change of one part over what is left of a block`() {
    stage.animate(duration: 2) { box.position = CGPoint(x: 100, y: 60) }
    stage.advance(by: 0.5)
    box.position.x = 0
    stage.advance(by: 0.25)
    #expect(abs(box.presentation.position.x) < 1e-9)
    stage.advance(by: 0.25)
    #expect(abs(box.presentation.position.x) < 1e-9)
    stage.advance(by: 1)
    #expect(box.presentation.position == CGPoint(x: 0, y: 60))
  }
}
