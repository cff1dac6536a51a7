// Owns what becomes of an animation that is written twice: one of its properties remains, the other
// does not.

import Animatic
import Testing

@Suite struct `Split entries` {
  private let box = makeBox()

  @Test func `a turning path is named in both halves and heard in one`() {
    let path = BezierPath([.move(to: .zero), .line(to: CGPoint(x: 9, y: 0))])
    let dump = Animate(box).follow(path, rotation: .auto).key("way").onEnd { _ in }
      .then().move(to: [3, 4]).stay().debugDump()
    let halves = dump.split(separator: "\n").filter { $0.contains("along") }
    #expect(halves.map { $0.contains("key way") } == [true, true])
    #expect(halves.map { $0.contains("target") } == [true, false])
  }
}
