// Which stage is delivering on this thread right now, so that what a callback starts joins it
// (DESIGN §5, Stage and driving). Delivery is synchronous, so a place of the thread's own is exact
// where a task-local value would outlive it. It is the C library's: the dictionary that Foundation
// has for a thread looks up so much at its first use that a program's start would be felt.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

enum DeliveringStage {
  /// The place; nil where a process has used up all that there are, and then no stage is current.
  private static let place: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key, nil) == 0 ? key : nil
  }()

  /// The stage whose callback is running on this thread.
  static var current: Stage? {
    place.flatMap { pthread_getspecific($0) }.map {
      Unmanaged<Stage>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// Makes a stage the current one and gives the one that was.
  ///
  /// Nobody else keeps it alive: until `leave` the caller has to hold both.
  static func enter(_ stage: Stage) -> Stage? {
    let outer = current
    show(stage)
    return outer
  }

  /// Puts back the stage that was current before.
  static func leave(_ outer: Stage?) { show(outer) }

  private static func show(_ stage: Stage?) {
    guard let place else { return }
    // A place that was made can be written to; the C library refuses others only.
    _ = pthread_setspecific(
      place, stage.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) })
  }
}
