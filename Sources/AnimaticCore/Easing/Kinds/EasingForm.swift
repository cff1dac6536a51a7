// The easings that are not cubic curves. Each kind is evaluated in its own file.

/// A kind of easing that is not a cubic curve.
protocol EasingForm: Hashable, Sendable, CustomStringConvertible {
  /// Returns the one-sided limit at a fraction of 0…1.
  func limit(at fraction: Double, _ side: EasingSide) -> Double

  /// The turns, bends, and jumps, and both ends.
  var edges: [EasingEdge] { get }

  /// An estimate of the number of edges, at least half of it; limits the cost of nested curves.
  var edgeCount: Int { get }

  /// The nesting depth, without the innermost curve.
  var depth: Int { get }

  /// The shape between two edges.
  var lines: EasingLines { get }

  /// The reversed curve if it is not a ``MirroredCurve``.
  var reversed: EasingCurve? { get }
}

/// The shape of a curve between two edges.
package enum EasingLines: Sendable {
  case level
  case straight
  case curved
}

extension EasingForm {
  var depth: Int { 0 }

  var lines: EasingLines { .curved }

  var reversed: EasingCurve? { nil }

  func equals(_ other: (any EasingForm)?) -> Bool { self == other as? Self }
}
