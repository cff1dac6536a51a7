// A type-erased animatable value, as stored by models, frames, and plans, with its arithmetic
// (V-1).

/// A value as numbers and, without a fixed count, a shape.
package struct FlatValue: Sendable, Equatable {
  /// Nil for a value with a fixed number of components.
  package var shape: ValueShape?
  package var numbers: [Double]

  package init(_ numbers: [Double], shape: ValueShape? = nil) {
    self.numbers = numbers
    self.shape = shape
  }

  /// Whether there is nothing to interpolate: the shape is the value.
  private var isDiscrete: Bool { shape != nil && numbers.isEmpty }

  /// Whether all numbers are finite.
  package var isFinite: Bool { numbers.allSatisfy(\.isFinite) }

  /// Returns whether two values differ only in their numbers.
  @inline(never)
  package func matches(_ other: FlatValue) -> Bool {
    numbers.count == other.numbers.count && shape == other.shape
  }

  /// Returns the interpolation to another value.
  ///
  /// Values of different shapes are not interpolated: with numbers, the first holds until the end
  /// (V-7); without, the value changes halfway (V-1). Arrays of different counts also hold.
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

  /// Returns the component-wise sum; a value of another shape, or a discrete one, adds nothing.
  package func adding(_ other: FlatValue, times factor: Double = 1) -> FlatValue {
    guard matches(other) else { return self }
    return FlatValue(zip(numbers, other.numbers).map { $0 + $1 * factor }, shape: shape)
  }

  /// Returns a weighted sum of values of one shape.
  package static func mix(_ parts: [(value: FlatValue, weight: Double)]) -> FlatValue? {
    guard let first = parts.first?.value, parts.allSatisfy({ $0.value.matches(first) }) else {
      return nil
    }
    let numbers = first.numbers.indices.map { index in
      parts.reduce(0.0) { $0 + $1.value.numbers[index] * $1.weight }
    }
    // If the sum overflows, the caller interpolates linearly.
    return numbers.allSatisfy(\.isFinite) ? FlatValue(numbers, shape: first.shape) : nil
  }

  /// Returns the value as text: plain numbers in parentheses, other values as their type prints
  /// them.
  @inline(never)
  package func text(as type: any AnimatableValue.Type) -> String {
    guard shape != nil else { return numbers.map(\.text).tupleText }
    func describe<Value: AnimatableValue>(_: Value.Type) -> String {
      let value = Value(flat: self)
      // Consistent number format: 1 instead of 1.0.
      return (value as? [Double]).map { "[\($0.listText)]" } ?? "\(value)".oneLine
    }
    return describe(type)
  }

  /// Returns whether two values are equal up to rounding.
  package func isClose(to other: FlatValue) -> Bool {
    matches(other)
      && zip(numbers, other.numbers).allSatisfy { first, second in
        first == second || abs(first - second) <= 1e-9 * max(1, abs(first), abs(second))
      }
  }
}

extension Double {
  /// Interpolates two numbers; exactly the second at 1, which `a + (b - a)` need not be.
  @inlinable
  package static func between(_ start: Double, _ end: Double, at fraction: Double) -> Double {
    if fraction == 1 { return end }
    let way = end - start
    // If the difference overflows, a weighted sum is used.
    if way.isFinite { return start + way * fraction }
    return fraction == 0 ? start : start * (1 - fraction) + end * fraction
  }
}

extension AnimatableValue {
  /// Creates a value from its flat form.
  package init(flat: FlatValue) {
    // Checked first because it is constant, unlike a cast.
    if Self.componentCount == 0, let shape = flat.shape,
      let shaped = Self.self as? any ShapedValue.Type,
      let value = shaped.init(shape: shape, components: flat.numbers) as? Self
    {
      self = value
    } else {
      self.init(components: flat.numbers)
    }
  }

  /// The type-erased value.
  package var flat: FlatValue {
    let shape = Self.componentCount == 0 ? (self as? any ShapedValue)?.shape : nil
    return FlatValue(components, shape: shape)
  }
}
