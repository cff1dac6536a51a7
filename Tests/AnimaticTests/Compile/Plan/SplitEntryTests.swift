// Animations that are written twice, because one of their properties remains and the other does
// not.

import Animatic
import TestSupport
import Testing

struct `Split entries` {
  private let box = makeBox()

  @Test func `a turning path remains as a whole where its position does`() {
    let path = BezierPath([.move(to: .zero), .line(to: CGPoint(x: 9, y: 0))])
    let dump = Animate(box).follow(path, rotation: .auto).key("way").onEnd { _ in }
      .then().move(to: [3, 4]).stay().debugDump()
    let lines = dump.split(separator: "\n").filter { $0.contains("along") }
    expectEqual(lines.map { $0.contains("key way") && $0.contains("target") }, [true])
  }

  @Test func `an endless group that is turned by its speed is turned in both halves`() {
    // One and a half iterations can't be reversed by values, so the speed is negative.
    let ride = Animate(box).move(from: 0, x: 10).repeats(1.5)
      .fade(from: 0, to: 1).repeats(1.5).group().repeats(.infinity).reversed()
    let whole = Parallel {
      ride
      Animate(box).fade(from: 1, to: 1, duration: 0.1).stay()
    }
    // 0.9 s of 1.5 s; the second iteration begins at 1 s.
    #expect(isClose(ride.timeline.value(of: .positionX, on: box, at: 0.6), 9))
    #expect(isClose(whole.timeline.value(of: .positionX, on: box, at: 0.6), 9))
  }

  @Test func `the callbacks of a split animation are called once, where it is removed`() {
    let (stage, box) = (Stage(clock: ManualClock()), makeBox())
    stage.add(box)
    var ends = 0
    // Only the second writing removes the callback, so its attributes are in no other pool.
    let chain = Animate(box).move(x: 9)
      .animate(LayerProperty<Double>(keyPath: "opcity"), to: 1).key("k").onEnd { ends += 1 }
      .fade(to: 0).group().fade(to: 0.5).stay()
    let lines = chain.debugDump().split(separator: "\n").filter { $0.contains("key k") }
    expectEqual(lines.map { $0.contains("target") }, [true, false])
    chain.run()
    stage.advance(by: 5)
    expectEqual(ends, 1)
  }
}
