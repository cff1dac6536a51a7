import Foundation
import QuartzCore
import TestSupport
import Testing

struct `Signatures of transactions` {
  @Test func `transactions begin, commit, flush and lock`() {
    CATransaction.begin()
    CATransaction.lock()
    CATransaction.unlock()
    CATransaction.commit()
    CATransaction.flush()
  }

  @Test func `the duration`() {
    CATransaction.begin()
    defer { CATransaction.commit() }
    let before: CFTimeInterval = CATransaction.animationDuration()
    CATransaction.setAnimationDuration(0.5)
    expectEqual(before, 0.25)
    expectEqual(CATransaction.animationDuration(), 0.5)
  }

  @Test func `the timing function`() {
    CATransaction.begin()
    defer { CATransaction.commit() }
    let before: CAMediaTimingFunction? = CATransaction.animationTimingFunction()
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
    #expect(before == nil)
    #expect(CATransaction.animationTimingFunction() != nil)
  }

  @Test func `whether actions are disabled`() {
    CATransaction.begin()
    defer { CATransaction.commit() }
    let before: Bool = CATransaction.disableActions()
    CATransaction.setDisableActions(true)
    #expect(!before)
    #expect(CATransaction.disableActions())
  }

  @Test func `the completion block`() {
    CATransaction.begin()
    defer { CATransaction.commit() }
    let before: (() -> Void)? = CATransaction.completionBlock()
    CATransaction.setCompletionBlock {}
    #expect(before == nil)
    #expect(CATransaction.completionBlock() != nil)
  }

  @Test func `a value of any key`() {
    CATransaction.begin()
    defer { CATransaction.commit() }
    CATransaction.setValue(NSNumber(value: 7), forKey: "ours")
    let value: Any? = CATransaction.value(forKey: "ours")
    expectEqual((value as? NSNumber)?.intValue, 7)
    CATransaction.setValue(NSNumber(value: true), forKey: kCATransactionDisableActions)
    #expect(CATransaction.disableActions())
  }
}
