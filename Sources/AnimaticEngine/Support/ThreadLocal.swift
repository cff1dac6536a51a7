// A thread-local reference for synchronous code, which a task-local value would outlive. It uses
// the C library, since the first use of Foundation's thread dictionary slows down a program's
// start.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An unowned reference to one object per thread.
struct ThreadLocal<Object: AnyObject>: Sendable {
  /// Nil if the process has no free keys; then there is never a current object.
  private let key: pthread_key_t?

  init() {
    var key = pthread_key_t()
    self.key = pthread_key_create(&key, nil) == 0 ? key : nil
  }

  /// The current object of this thread.
  var current: Object? {
    key.flatMap { pthread_getspecific($0) }.map {
      Unmanaged<Object>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// Sets the current object and returns the previous one.
  ///
  /// The caller must retain both until the previous one is restored.
  func replace(with object: Object?) -> Object? {
    let outer = current
    guard let key else { return nil }
    // A valid key can always be written.
    _ = pthread_setspecific(
      key, object.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) })
    return outer
  }
}
