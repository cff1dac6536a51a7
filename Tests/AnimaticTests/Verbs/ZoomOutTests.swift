// Owns where zoomOut starts and ends.

import Animatic
import Testing

@Suite struct `ZoomOut` {
  private let box = makeBox()

  @Test func `it shrinks from what shows to nothing`() {
    box[.scale] = 2
    let chain = Animate(box).zoomOut()
    #expect(chain.only?.keyPath == "transform.scale")
    #expect(chain.values(of: .scale, on: box, at: [0, 0.5, 1]) == [2, 1, 0])
  }

  @Test func `it starts from what the verb before it left`() {
    let chain = Animate(box).scale(to: 3).then().zoomOut(to: 1)
    #expect(chain.values(of: .scale, on: box, at: [1, 1.5, 2]) == [3, 2, 1])
  }

  @Test func `what every verb takes is passed on`() {
    expectOptions {
      $0.zoomOut(duration: $1.duration, easing: $1.easing, at: $1.at, file: $1.file, line: $1.line)
    }
  }

  @Test func `a number that is none is refused`() {
    expectRefused(Animate(box).zoomOut(to: .nan, line: 7))
  }
}
