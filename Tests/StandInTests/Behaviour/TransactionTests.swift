import Foundation
import QuartzCore
import TestSupport
import Testing

/// I-3.
struct `Transactions` {
  @Test func `reads search outwards, writes stay inside`() {
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.begin()
    expectEqual(CATransaction.animationDuration(), 2)
    CATransaction.setAnimationDuration(3)
    CATransaction.setDisableActions(true)
    CATransaction.commit()
    expectEqual(CATransaction.animationDuration(), 2)
    #expect(!CATransaction.disableActions())
    CATransaction.commit()
  }

  @Test func `a nil curve hides the enclosing one`() {
    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(nil)
    #expect(CATransaction.animationTimingFunction() == nil)
    CATransaction.commit()
    #expect(CATransaction.animationTimingFunction() != nil)
    CATransaction.commit()
  }

  @Test func `each thread has separate transactions`() {
    CATransaction.begin()
    CATransaction.setAnimationDuration(5)
    defer { CATransaction.commit() }
    let finished = DispatchSemaphore(value: 0)
    let seen = Seen()
    let thread = Thread {
      seen.duration = CATransaction.animationDuration()
      finished.signal()
    }
    thread.start()
    finished.wait()
    expectEqual(seen.duration, 0.25)
    expectEqual(CATransaction.animationDuration(), 5)
  }

  /// Written by the thread before it signals, read after that.
  private final class Seen: @unchecked Sendable { var duration = 0.0 }
}
