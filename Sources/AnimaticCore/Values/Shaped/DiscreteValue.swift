// A value that has nothing in between: it turns over half way.

/// A value that can't be interpolated: a string, a case of an enumeration, an identity.
///
/// An animation shows its start until half way and its end from there (V-1); nothing is
/// added to it. Paced keyframes of it are spaced evenly. Where the halfway point lies is
/// engine-defined: Core Animation is undocumented here.
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
  /// The value itself; nil is nothing.
  public var wrapped: Wrapped?

  /// Creates a discrete value.
  ///
  /// - Parameter wrapped: The value itself; nil is nothing.
  public init(_ wrapped: Wrapped?) {
    self.wrapped = wrapped
  }

  /// Creates nothing: a discrete value has no numbers to be made from.
  ///
  /// - Parameter components: Ignored.
  public init(animatableComponents components: [Double]) {
    wrapped = nil
  }

  /// No numbers.
  public var animatableComponents: [Double] { [] }

  /// The value itself on one line; none where there is nothing.
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
