// Work on the stack of a secondary thread, which recursion over deep input would overflow.

import Foundation
import Testing

private final class Box<Value>: @unchecked Sendable {
  var value: Value?
}

/// Runs work on a thread with a stack of 512 KB, the size of Apple's secondary threads.
package func onSmallStack<Result: Sendable>(
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
