// Which world is the current one: that of the task, or else that of the thread.

import Dispatch
import Foundation

extension CAStubWorld {
  /// The world that Core Animation's interfaces act on here.
  ///
  /// Each thread has its own. A new one that is bound to a task applies on the thread that bound it;
  /// on any other thread the thread's own applies, so no world is accessed by two threads.
  public static var current: CAStubWorld {
    let thread = ThreadPlace.current
    if let bound = BoundWorld.current, bound.thread === thread { return bound.world }
    return thread.world
  }

  /// Makes a fresh world the current one while a closure runs.
  public static func withFresh<Result>(
    _ body: (CAStubWorld) throws -> Result
  ) rethrows -> Result {
    let bound = BoundWorld(world: CAStubWorld(), thread: ThreadPlace.current)
    return try BoundWorld.$current.withValue(bound) { try body(bound.world) }
  }

  /// Makes a fresh world the current one while a closure runs that waits on the main actor.
  @MainActor
  public static func withFresh<Result>(
    _ body: @MainActor (CAStubWorld) async throws -> Result
  ) async rethrows -> Result {
    let bound = BoundWorld(world: CAStubWorld(), thread: ThreadPlace.current)
    return try await BoundWorld.$current.withValue(bound) { try await body(bound.world) }
  }
}

/// A world that is bound to a task.
// Passed from task to task, but accessed only on its thread.
private struct BoundWorld: @unchecked Sendable {
  let world: CAStubWorld
  let thread: ThreadPlace

  @TaskLocal static var current: BoundWorld?
}

/// The data of a thread; it identifies the thread as long as it is retained.
private final class ThreadPlace {
  private static let key = "CAStubWorld"
  // On Linux the main queue goes from thread to thread, so it counts as one wherever it is.
  nonisolated(unsafe) private static let ofMainQueue = ThreadPlace()
  private static let mainQueueKey = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  let world = CAStubWorld()

  static var current: ThreadPlace {
    if DispatchQueue.getSpecific(key: mainQueueKey) == true { return ofMainQueue }
    let dictionary = Thread.current.threadDictionary
    if let place = dictionary[key] as? ThreadPlace { return place }
    let place = ThreadPlace()
    dictionary[key] = place
    return place
  }
}
