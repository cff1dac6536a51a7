// The ends of a basic animation.

extension AnimationRecord.Flags {
  /// Returns start and end of a basic animation (B-1); a missing one is the live model value (B-2).
  ///
  /// - Parameters:
  ///   - value: Returns a given value by index: from, to, and by, in this order.
  ///   - model: Returns the model value.
  ///   - sum: Adds a multiple, 1 or -1, of the second value to the first.
  @inlinable @inline(__always)
  package func ends<Value>(
    _ value: (Int) -> Value, model: () -> Value, sum: (Value, Value, Double) -> Value
  ) -> (start: Value, end: Value) {
    switch intersection(.ends) {
    case .fromTo, .ends: return (value(0), value(1))
    case .fromBy: return (value(0), sum(value(0), value(1), 1))
    case .toBy: return (sum(value(0), value(1), -1), value(0))
    case .from: return (value(0), model())
    case .to: return (model(), value(0))
    case .by:
      let current = model()
      return (current, sum(current, value(0), 1))
    default:
      let current = model()
      return (current, current)
    }
  }
}
