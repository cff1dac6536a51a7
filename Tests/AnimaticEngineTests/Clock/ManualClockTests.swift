// The time of a manual clock.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

struct `Manual clocks` {
  @Test func `a manual clock advances to exactly the given time, and never past finite times`() {
    let clock = ManualClock()
    for _ in 1...6 { clock.advance(by: 1.0 / 12) }
    clock.advance(to: 0.5)
    clock.advance(by: 0.25)
    expectEqual(clock.now, 0.75)
    clock.advance(by: 1e308)
    clock.advance(by: 1e308)
    expectEqual(clock.now, 1e308)
  }
}
