// The easings that are not cubic curves. Each kind is evaluated in its own file.

/// A kind of easing that is not a cubic curve.
protocol EasingForm: Hashable, Sendable, CustomStringConvertible {
  /// Returns the one-sided limit at a fraction of 0…1.
  func limit(at fraction: Double, _ side: EasingSide) -> Double

  /// The turns, bends, and jumps, and both ends.
  var edges: [EasingEdge] { get }

  /// An estimate of the number of edges, at least half of it; limits the cost of nested curves.
  var edgeCount: Int { get }

  /// The curve that it is derived from; nil for none.
  var inner: EasingCurve? { get }

  /// The shape between two edges.
  var lines: EasingLines { get }

  /// The control points of the same curve, if it is cubic after all.
  var points: ControlPoints? { get }

  /// The reversed curve if it is not a ``MirroredCurve``.
  var reversed: EasingCurve? { get }

  /// The name of the kind.
  var kind: String { get }

  /// The input, without the inner curve.
  var fields: EasingFields { get }
}

/// The shape of a curve between two edges.
package enum EasingLines: Sendable {
  case level
  case straight
  case curved
}

extension EasingForm {
  var inner: EasingCurve? { nil }

  var lines: EasingLines { inner?.lines ?? .curved }

  var points: ControlPoints? { nil }

  var reversed: EasingCurve? { nil }

  /// Returns the edge at a fraction of 0…1, with 0 before the start and 1 after the end.
  func edge(at fraction: Double) -> EasingEdge {
    EasingEdge(
      fraction, before: fraction <= 0 ? 0 : limit(at: fraction, .before),
      after: fraction >= 1 ? 1 : limit(at: fraction, .after))
  }

  func equals(_ other: any EasingForm) -> Bool { self == other as? Self }
}
