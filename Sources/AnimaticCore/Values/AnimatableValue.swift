// The requirements of animatable values, independent of properties, time, and curves.

/// A value that can be animated, such as a number, point, color, transform, path, array, or
/// discrete value.
///
/// Sizes, rectangles, flags, and contents conform as well. Conform a custom type to
/// ``AnimatableVector``.
public protocol AnimatableValue: Sendable, Equatable {
  /// The number of components; 0 for a type without a fixed count.
  static var animatableComponentCount: Int { get }

  /// Creates a value from its components.
  ///
  /// - Parameter components: The numbers in the order of `animatableComponents`.
  init(animatableComponents components: [Double])

  /// The components of the value.
  var animatableComponents: [Double] { get }
}

extension AnimatableValue {
  /// The number of components; 0 for a type without a fixed count.
  package static var componentCount: Int { animatableComponentCount }

  /// Creates a value from its components; missing ones are 0.
  package init(components: [Double]) { self.init(animatableComponents: components) }

  /// The components of the value.
  package var components: [Double] { animatableComponents }

  /// The number of components of a fixed-count value, clamped to the valid range.
  package static var usableCount: Int { Swift.min(Swift.max(1, componentCount), 65_536) }

  /// Creates a value from its components in memory; without an array, which takes longer than
  /// evaluating them, if it is of a standard property's type.
  @inline(__always)
  init(numbers: UnsafePointer<Double>, count: @autoclosure () -> Int) {
    // Comparing types is free in specialized code, unlike a cast.
    if Self.self == Double.self {
      self = Self(same: numbers[0])
    } else if Self.self == Bool.self {
      self = Self(same: numbers[0] != 0)
    } else if Self.self == CGPoint.self {
      self = Self(same: CGPoint(x: numbers[0], y: numbers[1]))
    } else if Self.self == CGSize.self {
      self = Self(same: CGSize(width: numbers[0], height: numbers[1]))
    } else if Self.self == CGRect.self {
      self = Self(
        same: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    } else if Self.self == RGBAColor.self {
      self = Self(
        same: RGBAColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3]))
    } else {
      self.init(components: Array(UnsafeBufferPointer(start: numbers, count: count())))
    }
  }

  /// Creates a value from one whose type is known to be the same.
  @inline(__always)
  init<Known>(same known: Known) {
    self = withUnsafePointer(to: known) {
      UnsafeRawPointer($0).assumingMemoryBound(to: Self.self).pointee
    }
  }
}

extension Double: AnimatableValue {
  /// The number of components.
  public static var animatableComponentCount: Int { 1 }

  /// Creates a value from its components; missing ones are 0.
  ///
  /// - Parameter components: The numbers.
  public init(animatableComponents components: [Double]) { self = components.first ?? 0 }

  /// The components of the value.
  public var animatableComponents: [Double] { [self] }
}

// Colors and transforms as animatable values.

extension RGBAColor: AnimatableVector {
  /// Four: red, green, blue, and alpha.
  public static var componentCount: Int { 4 }
}

extension Transform3D: AnimatableVector {
  /// Sixteen, in row-major order; a transform is interpolated as a whole (V-4, V-5).
  public static var componentCount: Int { 16 }
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
