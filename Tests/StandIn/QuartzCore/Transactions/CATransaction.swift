// Changes that are presented together; each thread has separate transactions.

public import Foundation

/// The key of the duration.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of whether actions are disabled.
public let kCATransactionDisableActions = "disableActions"
/// The key of the timing function.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the completion block.
public let kCATransactionCompletionBlock = "completionBlock"

/// The transactions of the current thread.
open class CATransaction: NSObject {
  private static var stack: TransactionStack { CAStubWorld.current.transactions }
  private static let mutex = NSRecursiveLock()

  /// Opens a transaction inside the one that is open, if any.
  open class func begin() { stack.begin() }

  /// Commits the innermost; without one it raises.
  open class func commit() { stack.commit() }

  /// Commits the implicit one, once the others are committed.
  open class func flush() { stack.flush() }

  /// Prevents other threads from changing layers.
  open class func lock() { mutex.lock() }

  /// Lets other threads change layers again.
  open class func unlock() { mutex.unlock() }

  /// Seconds of animations that have no duration.
  open class func animationDuration() -> CFTimeInterval { stack.innermost?.duration ?? 0.25 }

  /// Sets the seconds of animations that have no duration.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    stack.current[kCATransactionAnimationDuration] = NSNumber(value: dur)
  }

  /// The curve of animations that have none.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    stack.innermost?.timingFunction
  }

  /// Sets the curve of animations that have none.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    stack.current[kCATransactionAnimationTimingFunction] = function
  }

  /// Whether changes run no actions.
  open class func disableActions() -> Bool { stack.innermost?.disablesActions ?? false }

  /// Sets whether changes run no actions.
  open class func setDisableActions(_ flag: Bool) {
    stack.current[kCATransactionDisableActions] = NSNumber(value: flag)
  }

  /// The block called when the animations added after it was set have ended.
  open class func completionBlock() -> (() -> Void)? { stack.innermost?.group?.block }

  /// Sets the block called when the animations added from now on have ended.
  open class func setCompletionBlock(_ block: (() -> Void)?) { stack.setBlock(block) }

  /// The value of a key, of the transactions around as well.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: NSNumber(value: animationDuration())
    case kCATransactionDisableActions: NSNumber(value: disableActions())
    case kCATransactionCompletionBlock: completionBlock()
    default: stack.innermost?[key]
    }
  }

  /// Sets a value in the innermost transaction.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    guard key == kCATransactionCompletionBlock else {
      stack.current[key] = anObject
      return
    }
    guard let block = anObject as? (() -> Void)? else {
      CAStubFault.raise("a completion block can't be \(String(describing: anObject))")
    }
    setCompletionBlock(block)
  }
}
