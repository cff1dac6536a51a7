// One value on the way of keyframes, as a verb is given it.

public import AnimaticCore

/// One value of a keyframes verb, with its time and the easing that leads to it.
///
/// ```swift
/// Keyframe(1, at: 0.3, easing: .easeOut)  // 1 at 0.3 easeOut
/// ```
public struct Keyframe<Value: AnimatableValue>: Sendable, Equatable, CustomStringConvertible {
  /// The value.
  public var value: Value

  /// When it is reached, 0 to 1 of the duration; nil lies evenly between its neighbours.
  public var time: Double?

  /// The easing of the segment that ends here; nil is linear.
  public var easing: TimingFunction?

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - time: When it is reached, 0 to 1 of the duration; nil lies evenly between its neighbours,
  ///     of which the first is at 0 and the last at 1.
  ///   - easing: The easing of the segment that ends here; nil is linear.
  public init(_ value: Value, at time: Double? = nil, easing: TimingFunction? = nil) {
    self.value = value
    self.time = time
    self.easing = easing
  }

  /// The keyframe as it is written, on one line.
  public var description: String {
    let time = time.map { " at \($0.text)" } ?? ""
    let easing = easing.map { " \($0)" } ?? ""
    return "\(value.flat.text(as: Value.self))\(time)\(easing)".oneLine
  }
}
