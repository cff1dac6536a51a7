// Owns where fadeIn starts and ends.

import Animatic
import Testing

@Suite struct `FadeIn` {
  private let box = makeBox()

  @Test func `without arguments it goes from nothing to opaque`() {
    let chain = Animate(box).fadeIn()
    #expect(chain.only?.keyPath == "opacity")
    #expect((chain.only as? BasicAnimation<Double>)?.fromValue == 0)
    #expect(chain.values(of: .opacity, on: box, at: [0, 0.25, 1]) == [0, 0.25, 1])
  }

  @Test func `both ends can be given`() {
    let chain = Animate(box).fadeIn(from: 0.5, to: 0.75)
    #expect(chain.values(of: .opacity, on: box, at: [0, 0.5, 1]) == [0.5, 0.625, 0.75])
  }

  @Test func `delayed, it hides the layer before its begin`() {
    let chain = Animate(box).fadeIn(at: .start + 1)
    #expect(chain.values(of: .opacity, on: box, at: [0, 0.5, 1.5]) == [0, 0, 0.5])
  }

  @Test func `what comes before does not change its start`() {
    let chain = Animate(box).fade(to: 0.5).then().fadeIn()
    #expect(chain.values(of: .opacity, on: box, at: [1.25, 2]) == [0.25, 1])
  }

  @Test func `what every verb takes is passed on`() {
    expectOptions {
      $0.fadeIn(duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file, line: $1.line)
    }
  }

  @Test func `a number that is none is refused`() {
    expectRefused(Animate(box).fadeIn(from: .nan, line: 7))
    expectRefused(Animate(box).fadeIn(to: .infinity, line: 7))
  }
}
