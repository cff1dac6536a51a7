// Something is thrown into the cart; when it lands, the badge pops.

import Animatic
import Testing

struct `Throw to cart` {
  private let item = Layer(name: "item", position: CGPoint(x: 40, y: 400))
  private let badge = Layer(name: "badge", position: CGPoint(x: 300, y: 40))

  private func sequence(then next: @escaping () -> Void) -> Animate {
    Animate(item)
      .throw(from: [40, 400], to: [300, 40], height: 80, duration: 0.7).settle().onEnd(next)
      .scale(to: 0.3, duration: 0.7).settle()
      .spin(turns: 1, duration: 0.7)
  }

  @Test func `reads as it is played`() {
    #expect(sequence {}.diagnostics == [])
    #expect(
      sequence {}.debugDump() == """
        timeline of 0.7 s, 1 layer
        item
        └ animatic.0  group  0…0.7 s  linear  fill forwards  kept  settles  EndToEndTests/ThrowToCartTests.swift:12
          ├ position  keyframes  along path(M 40 400 Q 170 ≈-227.617 300 40)  0…0.7 s  linear  fill forwards  target  EndToEndTests/ThrowToCartTests.swift:12
          ├ transform.scale  basic  model → 0.3  0…0.7 s  linear  fill forwards  EndToEndTests/ThrowToCartTests.swift:13
          └ transform.rotation.z  basic  model by 360°  0…0.7 s  linear  fill forwards  EndToEndTests/ThrowToCartTests.swift:14
        """)
  }

  @Test func `the badge pops when the item lands`() {
    let stage = Stage(clock: ManualClock())
    stage.add(item)
    stage.add(badge)
    var log: [String] = []
    sequence {
      log.append("landed at \(stage.time)")
      Animate(badge).pop(duration: 0.3).onEnd { log.append("popped at \(stage.time)") }.run()
    }.run()
    stage.advance(by: 2)
    #expect(log == ["landed at 0.7", "popped at 1.0"])
    #expect(item.position == CGPoint(x: 300, y: 40))
    let top = sequence {}.timeline.value(of: .position, on: item, at: 0.35)
    #expect(top.map { abs($0.x - 170) < 1e-9 } == true)
  }
}
