// One point of a piecewise linear easing.

/// A point of a piecewise linear timing function.
///
/// A stop without a fraction is spaced evenly between its neighbors that have one. A number literal
/// is a stop without a fraction.
///
/// ```swift
/// TimingFunction.linear([0, EasingStop(0.8, at: 0.25), 1]).value(at: 0.25)  // 0.8
/// ```
public struct EasingStop: Sendable, Hashable, CustomStringConvertible {
  /// The eased fraction; may be outside 0…1.
  public var value: Double

  /// The fraction of the pass at which the value is reached; nil is spaced evenly.
  public var fraction: Double?

  /// Creates a stop.
  ///
  /// - Parameters:
  ///   - value: The eased fraction.
  ///   - fraction: The fraction of the pass; nil is spaced evenly between neighbors.
  public init(_ value: Double, at fraction: Double? = nil) {
    self.value = value
    self.fraction = fraction
  }

  /// The value, and the fraction if given.
  ///
  /// ```swift
  /// EasingStop(0.8, at: 0.5).description  // "0.8 at 0.5"
  /// ```
  public var description: String {
    fraction.map { "\(value.text) at \($0.text)" } ?? value.text
  }
}

extension EasingStop: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a stop without a fraction.
  ///
  /// - Parameter value: The eased fraction.
  public init(floatLiteral value: Double) { self.init(value) }

  /// Creates a stop without a fraction.
  ///
  /// - Parameter value: The eased fraction.
  public init(integerLiteral value: Int) { self.init(Double(value)) }
}
