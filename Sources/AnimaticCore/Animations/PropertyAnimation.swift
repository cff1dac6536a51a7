// An animation of one property.

/// A basic, spring, or keyframe animation, which animates one property.
public protocol PropertyAnimation: LayerAnimation {
  /// The key path of the property in Core Animation's syntax.
  var animatedKeyPath: String { get }

  /// Whether the value is added to the presentation value instead of replacing it (P-2).
  var isAdditive: Bool { get set }

  /// Whether each iteration starts at the end value of the previous one (P-3).
  var isCumulative: Bool { get set }

  /// The function that makes a transform from the values; nil animates the property directly (P-4).
  var valueFunction: ValueFunction? { get set }
}
