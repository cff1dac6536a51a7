// A flag as an animatable value: a number that is off at 0 and on everywhere else.

extension Bool: AnimatableValue {
  /// A flag is one component.
  public static var animatableComponentCount: Int { 1 }

  /// Creates a flag from its only component.
  ///
  /// Every number but 0 is on: from off to on it is on right after the start, from on to off it
  /// stays on until the end (V-1; the second is engine-defined).
  ///
  /// - Parameter components: One number; an empty array is off.
  public init(animatableComponents components: [Double]) {
    self = (components.first ?? 0) != 0
  }

  /// 1 where it is on, 0 where it is off.
  public var animatableComponents: [Double] { [self ? 1 : 0] }
}
