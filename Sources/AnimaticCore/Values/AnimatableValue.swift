// What a value must be able to do so that it can be animated. Knows no property, no time and no
// curve.

/// A value that can be animated: a fixed number of components, each interpolated by itself.
///
/// Conform a type of your own and declare a property of that type; it is then animated like the
/// built-in ones. Arithmetic on values (additive, cumulative, relative) is per component (SEMANTICS
/// V-1).
///
/// ```swift
/// struct Heat: AnimatableValue {
///   static let componentCount = 1
///   var degrees: Double
///   init(components: [Double]) { degrees = components[0] }
///   var components: [Double] { [degrees] }
/// }
/// extension LayerProperty where Value == Heat {
///   static var heat: Self { Self("heat", default: Heat(components: [20])) }
/// }
/// ```
public protocol AnimatableValue: Sendable, Equatable {
  /// How many numbers make one value; 1 to 65,536, and the same for every value of the type.
  ///
  /// What a type says beyond that range is brought into it. Arrays, paths, contents and discrete
  /// values have no fixed count and say 0.
  static var componentCount: Int { get }

  /// Creates a value from its numbers.
  ///
  /// - Parameter components: Exactly `componentCount` numbers, in the order in which `components`
  ///   gives them.
  init(components: [Double])

  /// The numbers that make the value, componentCount of them.
  var components: [Double] { get }
}

extension AnimatableValue {
  /// How many numbers a value of a fixed count has, whatever the type says.
  package static var usableCount: Int { Swift.min(Swift.max(1, componentCount), 65_536) }
}

extension Double: AnimatableValue {
  /// A number is one component.
  public static var componentCount: Int { 1 }

  /// Creates a number from its only component.
  ///
  /// - Parameter components: One number; an empty array gives 0.
  public init(components: [Double]) {
    self = components.first ?? 0
  }

  /// The number itself.
  public var components: [Double] { [self] }
}
