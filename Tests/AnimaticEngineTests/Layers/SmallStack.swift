// Work on the stack of a secondary thread: what calls itself once per level does not survive it.

import Foundation
import Testing

private final class Box<Value>: @unchecked Sendable {
  var value: Value?
}

/// Runs work on a thread with a stack of 512 KB, as Apple's secondary threads have it.
func onSmallStack<Result: Sendable>(
  _ work: @escaping @Sendable () -> Result
) throws -> Result {
  let box = Box<Result>()
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    box.value = work()
    done.signal()
  }
  thread.stackSize = 512 * 1024
  thread.start()
  done.wait()
  return try #require(box.value)
}
