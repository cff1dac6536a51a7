// What the library uses of the C library: mathematical functions, whole files, and references of a
// thread.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writes a file, replacing an existing one, and returns the reason for a failure; nil for none.
package func failureOfWriting(_ bytes: [UInt8], to path: String) -> String? {
  guard let file = fopen(path, "wb") else { return systemReason }
  let isWritten = fwrite(bytes, 1, bytes.count, file) == bytes.count
  let failure = isWritten ? nil : systemReason
  // Closing writes the remaining buffer, which may fail as well.
  return fclose(file) == 0 ? failure : failure ?? systemReason
}

/// Reads a file, and returns the reason for a failure, such as too many bytes; nil for none.
package func failureOfReading(_ path: String, to bytes: inout [UInt8], most: Int) -> String? {
  guard let file = fopen(path, "rb") else { return systemReason }
  defer { fclose(file) }
  var part = [UInt8](repeating: 0, count: 1 << 16)
  while case let count = fread(&part, 1, part.count, file), count > 0 {
    bytes += part.prefix(count)
    if bytes.count > most { return "It is larger than a file can be" }
  }
  return ferror(file) == 0 ? nil : systemReason
}

/// The system's message for the last error.
private var systemReason: String {
  strerror(errno).map { String(cString: $0) } ?? "the system gives no reason"
}

/// e to the power.
func exponential(_ power: Double) -> Double { exp(power) }

/// e to the power, minus 1, precise for small powers.
func exponentialLessOne(_ power: Double) -> Double { expm1(power) }

/// The natural logarithm of a number.
func naturalLogarithm(_ number: Double) -> Double { log(number) }

/// The natural logarithm of 1 plus a number, precise for small numbers.
func naturalLogarithm(onePlus number: Double) -> Double { log1p(number) }

/// Returns the sine and the cosine of one angle in radians, computed together.
func sineAndCosine(of angle: Double) -> (sine: Double, cosine: Double) {
  (sin(angle), cos(angle))
}

/// Returns the angle of the vector (x, y) in radians, in (-π, π].
///
/// A vector along negative x is π even if y is a negative zero, and a positive one is never minus
/// zero, so an angle is independent of the signs of zeros.
package func angleOfVector(x: Double, y: Double) -> Double {
  let angle = atan2(y, x) + 0
  return angle == -.pi ? .pi : angle
}

/// An unowned reference to one object per thread.
///
/// For synchronous code, which a task-local value would outlive; the first use of Foundation's
/// thread dictionary slows down a program's start.
package struct ThreadLocal<Object: AnyObject>: Sendable {
  /// Nil if the process has no free keys; then there is never a current object.
  private let key: pthread_key_t?

  package init() {
    var key = pthread_key_t()
    self.key = pthread_key_create(&key, nil) == 0 ? key : nil
  }

  /// The current object of this thread.
  package var current: Object? {
    key.flatMap { pthread_getspecific($0) }.map {
      Unmanaged<Object>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// Sets the current object and returns the previous one.
  ///
  /// The caller must retain both until the previous one is restored.
  package func replace(with object: Object?) -> Object? {
    let outer = current
    guard let key else { return nil }
    // A valid key can always be written.
    _ = pthread_setspecific(
      key, object.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) })
    return outer
  }
}
