// The values of a layer at one time.

/// The value of a property at one time.
public struct TimelineSample<Value: AnimatableValue>: Sendable, Equatable,
  CustomStringConvertible
{
  /// Seconds since the begin.
  public let time: Double

  /// The presentation value at the time.
  public let value: Value

  /// Creates a sample.
  ///
  /// - Parameters:
  ///   - time: Seconds since the begin.
  ///   - value: The presentation value.
  public init(time: Double, value: Value) {
    self.time = time
    self.value = value
  }

  /// Value and time on one line.
  public var description: String {
    "\(value.flat.text(as: Value.self)) at \(time.text) s".oneLine
  }
}
