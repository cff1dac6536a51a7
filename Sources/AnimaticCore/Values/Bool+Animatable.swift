// A flag as an animatable value: off at 0, otherwise on.

extension Bool: AnimatableValue {
  /// The number of components: 1.
  public static var animatableComponentCount: Int { 1 }

  /// Creates a flag from its component.
  ///
  /// Any number except 0 is on: an animation from off to on is on right after the start, one from
  /// on to off stays on until the end (V-1; the second is engine-defined).
  ///
  /// - Parameter components: One number; an empty array is off.
  public init(animatableComponents components: [Double]) {
    self = (components.first ?? 0) != 0
  }

  /// 1 if on, 0 if off.
  public var animatableComponents: [Double] { [self ? 1 : 0] }
}
