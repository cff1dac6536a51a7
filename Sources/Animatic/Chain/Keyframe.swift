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

// The result builder of a keyframes verb.

/// A result builder for the keyframes of a keyframes verb, with if and for.
@resultBuilder
public enum KeyframeBuilder<Value: AnimatableValue> {
  /// Takes one keyframe.
  ///
  /// - Parameter keyframe: The keyframe.
  /// - Returns: The keyframe as a list.
  public static func buildExpression(_ keyframe: Keyframe<Value>) -> [Keyframe<Value>] {
    [keyframe]
  }

  /// Concatenates the keyframes of all statements.
  ///
  /// - Parameter lists: The lists.
  /// - Returns: All keyframes, in order.
  public static func buildBlock(_ lists: [Keyframe<Value>]...) -> [Keyframe<Value>] {
    lists.flatMap { $0 }
  }

  /// Supports an if without an else.
  ///
  /// - Parameter keyframes: The keyframes, or nil if the condition is false.
  /// - Returns: The keyframes, if any.
  public static func buildOptional(_ keyframes: [Keyframe<Value>]?) -> [Keyframe<Value>] {
    keyframes ?? []
  }

  /// Supports the first branch of an if or switch.
  ///
  /// - Parameter first: Its keyframes.
  /// - Returns: The same.
  public static func buildEither(first: [Keyframe<Value>]) -> [Keyframe<Value>] { first }

  /// Supports the other branch of an if or switch.
  ///
  /// - Parameter second: Its keyframes.
  /// - Returns: The same.
  public static func buildEither(second: [Keyframe<Value>]) -> [Keyframe<Value>] { second }

  /// Supports a for loop.
  ///
  /// - Parameter passes: The keyframes of each iteration.
  /// - Returns: All of them, in order.
  public static func buildArray(_ passes: [[Keyframe<Value>]]) -> [Keyframe<Value>] {
    passes.flatMap { $0 }
  }

  /// Supports a block under an availability condition.
  ///
  /// - Parameter keyframes: Its keyframes.
  /// - Returns: The same.
  public static func buildLimitedAvailability(
    _ keyframes: [Keyframe<Value>]
  ) -> [Keyframe<Value>] {
    keyframes
  }
}

// The times and easings of keyframes: missing times are evenly between their neighbors.

/// The timing of written keyframes, in the form of a keyframe animation.
struct KeyframeTiming {
  /// One per keyframe, and in discrete mode one for the end; nil without explicit times.
  let times: [Double]?
  /// One per segment; nil without explicit easings.
  let easings: [TimingFunction]?
  /// The first invalid time: outside 0 to 1, or before an earlier one.
  let mistake: Double?

  /// Complexity: O(n).
  init<Value>(_ keyframes: [Keyframe<Value>], mode: CalculationMode) {
    let hasEasings = keyframes.dropFirst().contains { $0.easing != nil }
    easings = hasEasings ? keyframes.dropFirst().map { $0.easing ?? .linear } : nil
    guard keyframes.contains(where: { $0.time != nil }) else {
      (times, mistake) = (nil, nil)
      return
    }
    var written = keyframes.map(\.time)
    // Each discrete value holds until the next one's time, the last until the end.
    if mode == .discrete { written.append(1) }
    written[0] = written[0] ?? 0
    written[written.count - 1] = written[written.count - 1] ?? 1
    mistake = Self.mistake(in: written)
    times = mistake == nil ? written.evenlyFilled : nil
  }

  private static func mistake(in written: [Double?]) -> Double? {
    var latest = 0.0
    return written.compactMap { $0 }.first { time in
      let isPossible = time >= latest && time <= 1
      latest = time
      return !isPossible
    }
  }
}
