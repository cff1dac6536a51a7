// A value without interpolation that changes halfway.

/// A value that can't be interpolated, such as a string, an enumeration case, or an identity.
///
/// An animation presents its start until halfway and then its end (V-1); nothing is added to it.
/// Paced keyframes are spaced evenly. The halfway point is engine-defined: Core Animation doesn't
/// document it.
///
/// ```swift
/// extension LayerProperty where Value == DiscreteValue<String> {
///   static var caption: Self { Self("caption", default: "") }
/// }
/// BasicAnimation(.caption, from: "ready", to: "go", duration: 1)  // "ready" until 0.5
/// ```
public struct DiscreteValue<Wrapped: Hashable & Sendable>: ShapedValue, Hashable,
  CustomStringConvertible
{
  /// The wrapped value; nil for none.
  public var wrapped: Wrapped?

  /// Creates a discrete value.
  ///
  /// - Parameter wrapped: The wrapped value; nil for none.
  public init(_ wrapped: Wrapped?) {
    self.wrapped = wrapped
  }

  /// Creates an empty value, because a discrete value has no numeric components.
  ///
  /// - Parameter components: Ignored.
  public init(animatableComponents components: [Double]) {
    wrapped = nil
  }

  /// An empty array.
  public var animatableComponents: [Double] { [] }

  /// The wrapped value on one line, or none.
  public var description: String { wrapped.map { "\($0)".oneLine } ?? "none" }

  package var shape: ValueShape { ValueShape(wrapped) }

  package init(shape: ValueShape, components: [Double]) {
    wrapped = (shape.base as? Wrapped?) ?? nil
  }
}

extension DiscreteValue: ExpressibleByUnicodeScalarLiteral, ExpressibleByStringLiteral,
  ExpressibleByExtendedGraphemeClusterLiteral
where Wrapped == String {
  /// Creates a discrete string from a literal.
  ///
  /// - Parameter value: The string.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}
