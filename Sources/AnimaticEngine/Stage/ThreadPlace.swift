// A place of each thread's own, for what is current there while something synchronous goes on: a
// task-local value would outlive it. It is the C library's: the dictionary that Foundation has for a
// thread looks up so much at its first use that a program's start would be felt.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where each thread keeps one object, or none, that somebody else keeps alive.
struct ThreadPlace<Object: AnyObject>: Sendable {
  /// Nil where a process has used up all places that there are, and then nothing is ever current.
  private let key: pthread_key_t?

  init() {
    var key = pthread_key_t()
    self.key = pthread_key_create(&key, nil) == 0 ? key : nil
  }

  /// What is current on this thread.
  var current: Object? {
    key.flatMap { pthread_getspecific($0) }.map {
      Unmanaged<Object>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// Makes something current and gives what was.
  ///
  /// Until that is put back the caller has to hold both.
  func replace(with object: Object?) -> Object? {
    let outer = current
    guard let key else { return nil }
    // A place that was made can be written to; the C library refuses others only.
    _ = pthread_setspecific(
      key, object.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) })
    return outer
  }
}
