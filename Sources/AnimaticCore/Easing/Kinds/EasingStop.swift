// One point of a piecewise linear easing, as a user writes it.

/// A point that a piecewise linear timing function goes through.
///
/// Without a fraction it is spread evenly between its neighbors that have one. A number is a stop
/// without a fraction.
///
/// ```swift
/// TimingFunction.linear([0, EasingStop(0.8, at: 0.25), 1]).value(at: 0.25)  // 0.8
/// ```
public struct EasingStop: Sendable, Hashable, CustomStringConvertible {
  /// The eased fraction; may be outside 0…1.
  public var value: Double

  /// Where in the pass it is reached, nil to be spread.
  public var fraction: Double?

  /// Creates a stop.
  ///
  /// - Parameters:
  ///   - value: The eased fraction.
  ///   - fraction: Where in the pass it is reached; nil is spread evenly between neighbors.
  public init(_ value: Double, at fraction: Double? = nil) {
    self.value = value
    self.fraction = fraction
  }

  /// The value, and where it is reached if that is given.
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
