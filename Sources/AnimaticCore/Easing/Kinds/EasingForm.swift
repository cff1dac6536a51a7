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

/// A form in an object, which is copied at less cost than the form.
final class SharedForm: Sendable, Hashable {
  let form: any EasingForm

  init(_ form: any EasingForm) { self.form = form }

  /// Returns the eased fraction: exactly 0 up to 0 (and for NaN), exactly 1 from 1 on.
  func value(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    return form.limit(at: fraction, .after)
  }

  /// Returns the one-sided limit at a fraction of 0…1: 0 before the start, 1 after the end.
  func limit(at fraction: Double, _ side: EasingSide) -> Double {
    if fraction <= 0, side == .before { return 0 }
    if fraction >= 1, side == .after { return 1 }
    return form.limit(at: fraction, side)
  }

  static func == (first: SharedForm, second: SharedForm) -> Bool {
    first.form.equals(second.form)
  }

  func hash(into hasher: inout Hasher) { form.hash(into: &hasher) }
}

/// The names of the kinds besides Penner's families.
enum EasingKind: String {
  case turned = "reversed"
  /// A function without a valid curve.
  case refused
  case steps, linear, sampled, spring, mirrored, part, clamped
}

/// The keys of the fields, in the order in which they are written.
package enum EasingKey: String, CodingKey, CaseIterable {
  case kind, way, overshoot, amplitude, period, count, jump, values, fractions, controlPoints
  case spring, from, to, base
  /// The diagnostic of invalid input, which Codable leaves out.
  case problem
}

/// The fields of an archive.
package typealias EasingFields = [EasingKey: any EasingValue]

/// The type of a field.
package protocol EasingValue: Codable {}

extension Double: EasingValue {}

extension [Double]: EasingValue {}

extension Int: EasingValue {}

extension String: EasingValue {}

extension EasingWay: EasingValue {}

extension StepJump: EasingValue {}

extension SpringCurve: EasingValue {}
