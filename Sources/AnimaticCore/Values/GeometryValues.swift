// The CG geometry types as animatable values: point (x, y), size (width, height), rect (x, y,
// width, height).

extension CGPoint: AnimatableValue {
  /// The number of components.
  public static var animatableComponentCount: Int { 2 }

  /// Creates a value from its components; missing ones are 0.
  ///
  /// - Parameter components: The numbers.
  public init(animatableComponents components: [Double]) {
    self.init(x: components.number(at: 0), y: components.number(at: 1))
  }

  /// The components of the value.
  public var animatableComponents: [Double] { [Double(x), Double(y)] }
}

extension CGSize: AnimatableValue {
  /// The number of components.
  public static var animatableComponentCount: Int { 2 }

  /// Creates a value from its components; missing ones are 0.
  ///
  /// - Parameter components: The numbers.
  public init(animatableComponents components: [Double]) {
    self.init(width: components.number(at: 0), height: components.number(at: 1))
  }

  /// The components of the value.
  public var animatableComponents: [Double] { [Double(width), Double(height)] }
}

extension CGRect: AnimatableValue {
  /// The number of components.
  public static var animatableComponentCount: Int { 4 }

  /// Creates a value from its components; missing ones are 0.
  ///
  /// - Parameter components: The numbers.
  public init(animatableComponents components: [Double]) {
    self.init(
      x: components.number(at: 0), y: components.number(at: 1),
      width: components.number(at: 2), height: components.number(at: 3))
  }

  /// The components of the value.
  public var animatableComponents: [Double] {
    [Double(origin.x), Double(origin.y), Double(size.width), Double(size.height)]
  }
}

extension [Double] {
  /// Returns a number, or another one if it is missing.
  func number(at index: Int, or missing: Double = 0) -> Double {
    index < count ? self[index] : missing
  }
}

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
