// Custom values that are interpolated as numbers.

/// A custom animatable value with a fixed number of independently interpolated components.
///
/// Declare a property of the type to animate it like the built-in ones. Arithmetic on values
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
  /// The number of components; 1 to 65,536, and the same for every value of the type.
  ///
  /// A count outside the range is clamped.
  static var componentCount: Int { get }

  /// Creates a value from its components.
  ///
  /// - Parameter components: Exactly `componentCount` numbers, in the order of `components`.
  init(components: [Double])

  /// The components of the value, componentCount of them.
  var components: [Double] { get }
}

extension AnimatableVector {
  /// The number of components.
  public static var animatableComponentCount: Int { componentCount }

  /// Creates a value from its components; missing ones are 0.
  ///
  /// - Parameter components: The numbers.
  public init(animatableComponents components: [Double]) { self.init(components: components) }

  /// The components of the value.
  public var animatableComponents: [Double] { components }
}
