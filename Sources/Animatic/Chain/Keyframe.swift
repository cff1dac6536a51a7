// One keyframe of the keyframes verb.

public import AnimaticCore

/// One value of a keyframes verb, with its time and the easing toward it.
///
/// ```swift
/// Keyframe(1, at: 0.3, easing: .easeOut)  // 1 at 0.3 easeOut
/// ```
public struct Keyframe<Value: AnimatableValue>: Sendable, Equatable, CustomStringConvertible {
  /// The value of the property at the end of the segment.
  public var value: Value

  /// The time from 0 to 1 of the duration; nil is evenly between its neighbors.
  public var time: Double?

  /// The easing of the segment that ends here; nil is linear.
  public var easing: TimingFunction?

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - time: Its time, 0 to 1 of the duration; nil is evenly between its neighbors, of which the
  ///     first is at 0 and the last at 1.
  ///   - easing: The easing of the segment that ends here; nil is linear.
  public init(_ value: Value, at time: Double? = nil, easing: TimingFunction? = nil) {
    self.value = value
    self.time = time
    self.easing = easing
  }

  /// The keyframe as source code, on one line.
  public var description: String {
    let time = time.map { " at \($0.text)" } ?? ""
    let easing = easing.map { " \($0)" } ?? ""
    return "\(value.flat.text(as: Value.self))\(time)\(easing)".oneLine
  }
}
