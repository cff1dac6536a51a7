// The builder of the keyframes of a verb.

public import AnimaticCore

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
