// Values from numbers in memory.

extension AnimatableValue {
  /// Creates a value from its components in memory; without an array, which takes longer than
  /// evaluating them, if it is of a standard property's type.
  @inline(__always)
  init(numbers: UnsafePointer<Double>, count: @autoclosure () -> Int) {
    // Comparing types is free in specialized code, unlike a cast.
    if Self.self == Double.self {
      self = Self(same: numbers[0])
    } else if Self.self == Bool.self {
      self = Self(same: numbers[0] != 0)
    } else if Self.self == CGPoint.self {
      self = Self(same: CGPoint(x: numbers[0], y: numbers[1]))
    } else if Self.self == CGSize.self {
      self = Self(same: CGSize(width: numbers[0], height: numbers[1]))
    } else if Self.self == CGRect.self {
      self = Self(
        same: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    } else if Self.self == RGBAColor.self {
      self = Self(
        same: RGBAColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3]))
    } else {
      self.init(components: Array(UnsafeBufferPointer(start: numbers, count: count())))
    }
  }

  /// Creates a value from one whose type is known to be the same.
  @inline(__always)
  init<Known>(same known: Known) {
    self = withUnsafePointer(to: known) {
      UnsafeRawPointer($0).assumingMemoryBound(to: Self.self).pointee
    }
  }
}
