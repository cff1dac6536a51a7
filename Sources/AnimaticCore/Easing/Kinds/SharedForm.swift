// A form of easing in an object.

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
