// The result builder of a keyframes verb: statements are keyframes, in order.

public import AnimaticCore

/// Collects the keyframes of a keyframes verb, if and for included.
@resultBuilder
public enum KeyframeBuilder<Value: AnimatableValue> {
  /// Takes one keyframe.
  ///
  /// - Parameter keyframe: The keyframe.
  /// - Returns: The keyframe as a list.
  public static func buildExpression(_ keyframe: Keyframe<Value>) -> [Keyframe<Value>] {
    [keyframe]
  }

  /// Puts lists one after the other.
  ///
  /// - Parameter lists: The lists.
  /// - Returns: All keyframes, in order.
  public static func buildBlock(_ lists: [Keyframe<Value>]...) -> [Keyframe<Value>] {
    lists.flatMap { $0 }
  }

  /// An if without an else.
  ///
  /// - Parameter keyframes: The keyframes, or nil where the condition does not hold.
  /// - Returns: The keyframes, if any.
  public static func buildOptional(_ keyframes: [Keyframe<Value>]?) -> [Keyframe<Value>] {
    keyframes ?? []
  }

  /// The first branch of an if or switch.
  ///
  /// - Parameter first: Its keyframes.
  /// - Returns: The same.
  public static func buildEither(first: [Keyframe<Value>]) -> [Keyframe<Value>] { first }

  /// The other branch of an if or switch.
  ///
  /// - Parameter second: Its keyframes.
  /// - Returns: The same.
  public static func buildEither(second: [Keyframe<Value>]) -> [Keyframe<Value>] { second }

  /// A for loop.
  ///
  /// - Parameter passes: The keyframes of each pass.
  /// - Returns: All of them, in order.
  public static func buildArray(_ passes: [[Keyframe<Value>]]) -> [Keyframe<Value>] {
    passes.flatMap { $0 }
  }

  /// A block under an availability condition.
  ///
  /// - Parameter keyframes: Its keyframes.
  /// - Returns: The same.
  public static func buildLimitedAvailability(
    _ keyframes: [Keyframe<Value>]
  ) -> [Keyframe<Value>] {
    keyframes
  }
}
