// Any animatable value without its type: what models, frames and plans store, and its arithmetic
// (V-1).

/// A value as numbers and, where the count of numbers is not fixed, a shape.
package struct FlatValue: Sendable, Equatable {
  /// Nil for a value of a fixed count of numbers.
  package var shape: ValueShape?
  package var numbers: [Double]

  package init(_ numbers: [Double], shape: ValueShape? = nil) {
    self.numbers = numbers
    self.shape = shape
  }

  /// Whether there is nothing to interpolate: the value is what its shape says.
  private var isDiscrete: Bool { shape != nil && numbers.isEmpty }

  /// Whether all its numbers are finite.
  package var isFinite: Bool { numbers.allSatisfy(\.isFinite) }

  /// Whether two values differ only in their numbers.
  package func matches(_ other: FlatValue) -> Bool {
    numbers.count == other.numbers.count && shape == other.shape
  }

  /// The value on the way to another.
  ///
  /// Values of different shapes do not blend: where there are numbers the first holds until the
  /// end (V-7), where there are none it turns over half way (V-1). Arrays of other counts have no
  /// elements in common to turn over, so they hold as well.
  package func interpolated(to end: FlatValue, at fraction: Double) -> FlatValue {
    guard matches(end) else {
      let turnsOver = isDiscrete && end.isDiscrete && shape?.count == end.shape?.count
      let turn = turnsOver ? 0.5 : 1
      return fraction >= turn ? end : self
    }
    if isDiscrete { return self }
    return FlatValue(
      zip(numbers, end.numbers).map { .between($0, $1, at: fraction) }, shape: shape)
  }

  /// The sum, number by number; a value of another shape, or a discrete one, adds nothing.
  package func adding(_ other: FlatValue, times factor: Double = 1) -> FlatValue {
    guard matches(other) else { return self }
    return FlatValue(zip(numbers, other.numbers).map { $0 + $1 * factor }, shape: shape)
  }

  /// A weighted sum of values of one shape.
  package static func mix(_ parts: [(value: FlatValue, weight: Double)]) -> FlatValue? {
    guard let first = parts.first?.value, parts.allSatisfy({ $0.value.matches(first) }) else {
      return nil
    }
    let numbers = first.numbers.indices.map { index in
      parts.reduce(0.0) { $0 + $1.value.numbers[index] * $1.weight }
    }
    // A sum that is no number is no value: the straight way is one.
    return numbers.allSatisfy(\.isFinite) ? FlatValue(numbers, shape: first.shape) : nil
  }
}

extension Double {
  /// Between two numbers; exactly the second at 1, which `a + (b - a)` need not be.
  @inlinable
  package static func between(_ start: Double, _ end: Double, at fraction: Double) -> Double {
    if fraction == 1 { return end }
    let way = end - start
    // Ends so far apart that their difference is no number are mixed instead.
    if way.isFinite { return start + way * fraction }
    return fraction == 0 ? start : start * (1 - fraction) + end * fraction
  }
}

extension AnimatableValue {
  /// Creates a value from its parts.
  package init(flat: FlatValue) {
    // Asked first because it is a constant, and a cast is not.
    if Self.componentCount == 0, let shape = flat.shape,
      let shaped = Self.self as? any ShapedValue.Type,
      let value = shaped.init(shape: shape, components: flat.numbers) as? Self
    {
      self = value
    } else {
      self.init(components: flat.numbers)
    }
  }

  /// The value without its type.
  package var flat: FlatValue {
    let shape = Self.componentCount == 0 ? (self as? any ShapedValue)?.shape : nil
    return FlatValue(components, shape: shape)
  }
}

extension FlatValue {
  /// How the value reads in texts: bare numbers in parentheses, anything else as its type has it.
  package func text(as type: any AnimatableValue.Type) -> String {
    guard shape != nil else { return numbers.tupleText }
    func describe<Value: AnimatableValue>(_: Value.Type) -> String {
      let value = Value(flat: self)
      // Numbers read the same everywhere: 1 and not 1.0.
      return (value as? [Double]).map { "[\($0.listText)]" } ?? "\(value)".oneLine
    }
    return describe(type)
  }
}
