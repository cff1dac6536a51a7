// Straight lines through points, as in CSS's linear().

/// A piecewise linear curve; its points are in order, and neighbors may coincide.
struct PiecewiseCurve: EasingForm {
  let inputs: [Double]
  let outputs: [Double]

  /// Resolves the fraction of every stop: missing ends are 0 and 1, decreasing fractions are raised
  /// to the largest so far, and others are spaced evenly.
  ///
  /// Fails for fewer than two stops and for invalid numbers.
  init?(_ stops: [EasingStop]) {
    let numbers = stops.map(\.value) + stops.compactMap(\.fraction)
    guard stops.count > 1, numbers.allSatisfy({ abs($0) <= 1e100 }) else { return nil }
    var places = stops.map(\.fraction)
    places[0] = places[0] ?? 0
    places[places.count - 1] = places[places.count - 1] ?? 1
    var largest = -Double.infinity
    for case (let index, let place?) in places.enumerated() {
      largest = max(largest, place)
      places[index] = largest
    }
    inputs = places.evenlyFilled.map { $0 + 0 }
    outputs = stops.map { $0.value + 0 }
  }

  /// Returns the one-sided limit at a fraction; the outermost lines extend beyond the points.
  func limit(at fraction: Double, _ side: EasingSide) -> Double {
    let next = inputs.partitioningIndex {
      side == .after ? !($0 <= fraction) : !($0 < fraction)
    }
    let index = min(max(next - 1, 0), inputs.count - 2)
    let (start, end) = (inputs[index], inputs[index + 1])
    if start == end { return next == 0 ? outputs[index] : outputs[index + 1] }
    return .between(
      outputs[index], outputs[index + 1], at: (fraction - start) / (end - start))
  }

  var edges: [EasingEdge] {
    var edges = [edge(at: 0)]
    for input in inputs where input > 0 && input < 1 && input != edges.last?.fraction {
      edges.append(edge(at: input))
    }
    return edges + [edge(at: 1)]
  }

  var edgeCount: Int { inputs.count + 2 }

  var lines: EasingLines { .straight }

  var kind: String { EasingKind.linear.rawValue }

  var fields: EasingFields { [.values: outputs, .fractions: inputs] }

  /// The stops up to six, otherwise their number.
  var description: String {
    guard inputs.count <= 6 else { return "linear \(inputs.count) stops" }
    let stops = zip(outputs, inputs).map { EasingStop($0, at: $1).description }
    return "linear \(stops.joined(separator: ", "))"
  }
}

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

  /// Creates a point of a piecewise linear timing function.
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
