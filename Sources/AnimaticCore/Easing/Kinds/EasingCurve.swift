// Any easing prepared for a frame loop: a cubic curve inline, others in a form.

/// A curve of any kind prepared for evaluation.
///
/// Most curves are cubic and are read in place, without a copy.
@usableFromInline
package struct EasingCurve: Sendable, Hashable, CustomStringConvertible {
  /// The code of a named curve, -1 for another cubic one, -2 for any other kind.
  let code: Int32

  /// The straight line if the curve is not cubic.
  let cubic: CubicCurve

  /// Nil if the curve is cubic.
  let sharedForm: SharedForm?

  var form: (any EasingForm)? { sharedForm?.form }

  package init(_ cubic: CubicCurve) {
    self.cubic = cubic
    code = cubic.code
    sharedForm = nil
  }

  init(_ shared: SharedForm) {
    cubic = .linear
    code = -2
    sharedForm = shared
  }

  init(_ form: any EasingForm) { self.init(SharedForm(form)) }

  /// Returns the eased fraction: exactly 0 up to 0 (and for NaN), exactly 1 from 1 on.
  package func value(at fraction: Double) -> Double {
    sharedForm?.value(at: fraction) ?? cubic.value(at: fraction)
  }

  /// Returns the one-sided limit at a fraction of 0…1: 0 before the start, 1 after the end.
  func limit(at fraction: Double, _ side: EasingSide) -> Double {
    sharedForm?.limit(at: fraction, side) ?? cubic.value(at: fraction)
  }

  /// The turns, bends, and jumps, and both ends.
  package var edges: [EasingEdge] {
    if let form { return form.edges }
    let turns = cubic.extremaFractions.map { EasingEdge($0, cubic.value(at: $0)) }
    return [EasingEdge(0, 0)] + turns + [EasingEdge(1, 1)]
  }

  /// Whether differences of values are finite, which other kinds ensure on creation.
  var isModerate: Bool {
    form != nil || max(abs(cubic.points.firstY), abs(cubic.points.secondY)) <= 1e101
  }

  var edgeCount: Int { form?.edgeCount ?? 4 }

  /// The nesting depth, without the innermost curve.
  var depth: Int { (form?.inner?.depth).map { $0 + 1 } ?? 0 }

  package var lines: EasingLines {
    form?.lines ?? (code == NamedCurve.linear.rawValue ? .straight : .curved)
  }

  /// The curve from the end to the start; the reversal of a cubic curve is wrapped.
  var reversed: EasingCurve { form?.reversed ?? EasingCurve(MirroredCurve(base: self, way: .out)) }

  @usableFromInline
  package var description: String { form?.description ?? cubic.points.description }
}
