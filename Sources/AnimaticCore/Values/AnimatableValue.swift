// What a value must be able to do so that it can be animated. Knows no property, no time and no
// curve.

/// A value that can be animated: numbers, points, sizes, rectangles, flags, colors, transforms, paths,
/// arrays of these, contents and discrete values.
///
/// Conform a type of your own to ``AnimatableVector``.
public protocol AnimatableValue: Sendable, Equatable {
  /// How many numbers make one value; 0 for a type that has no fixed count.
  static var animatableComponentCount: Int { get }

  /// Creates a value from its numbers.
  ///
  /// - Parameter components: The numbers, in the order in which `animatableComponents` gives them.
  init(animatableComponents components: [Double])

  /// The numbers of the value.
  var animatableComponents: [Double] { get }
}

/// A value of your own that can be animated: a fixed number of components, each interpolated by itself.
///
/// Declare a property of the type; it is then animated like the built-in ones. Arithmetic on values
/// (additive, cumulative, relative) is per component (V-1).
///
/// ```swift
/// struct Heat: AnimatableVector {
///   static let componentCount = 1
///   var degrees: Double
///   init(components: [Double]) { degrees = components[0] }
///   var components: [Double] { [degrees] }
/// }
/// extension LayerProperty where Value == Heat {
///   static var heat: Self { Self("heat", default: Heat(components: [20])) }
/// }
/// ```
public protocol AnimatableVector: AnimatableValue {
  /// How many numbers make one value; 1 to 65,536, and the same for every value of the type.
  ///
  /// What a type says beyond that range is brought into it.
  static var componentCount: Int { get }

  /// Creates a value from its numbers.
  ///
  /// - Parameter components: Exactly `componentCount` numbers, in the order in which `components`
  ///   gives them.
  init(components: [Double])

  /// The numbers that make the value, componentCount of them.
  var components: [Double] { get }
}

extension AnimatableVector {
  /// How many numbers make one value.
  public static var animatableComponentCount: Int { componentCount }

  /// Creates a value from its numbers; missing numbers are 0.
  ///
  /// - Parameter components: The numbers.
  public init(animatableComponents components: [Double]) { self.init(components: components) }

  /// The numbers of the value.
  public var animatableComponents: [Double] { components }
}

extension AnimatableValue {
  /// How many numbers make one value; 0 for a type that has no fixed count.
  package static var componentCount: Int { animatableComponentCount }

  /// Creates a value from its numbers; missing numbers are 0.
  package init(components: [Double]) { self.init(animatableComponents: components) }

  /// The numbers that make the value.
  package var components: [Double] { animatableComponents }

  /// How many numbers a value of a fixed count has, whatever the type says.
  package static var usableCount: Int { Swift.min(Swift.max(1, componentCount), 65_536) }
}

extension Double: AnimatableValue {
  /// How many numbers make one value.
  public static var animatableComponentCount: Int { 1 }

  /// Creates a value from its numbers; missing numbers are 0.
  ///
  /// - Parameter components: The numbers.
  public init(animatableComponents components: [Double]) { self = components.first ?? 0 }

  /// The numbers of the value.
  public var animatableComponents: [Double] { [self] }
}
