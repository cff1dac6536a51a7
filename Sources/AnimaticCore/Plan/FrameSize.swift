// The storage size of properties' numbers and shaped values.

/// The storage size of a frame's properties.
package struct FrameSize: Sendable, Equatable {
  package private(set) var numbers = 0
  package private(set) var shaped = 0

  package init() {}

  init(numbers: Int, shaped: Int) {
    self.numbers = numbers
    self.shaped = shaped
  }

  /// Returns the maximum of both sizes.
  func atLeast(_ other: FrameSize) -> FrameSize {
    FrameSize(numbers: max(numbers, other.numbers), shaped: max(shaped, other.shaped))
  }

  /// Adds a property and returns its offset: in the numbers, or among the shaped values.
  package mutating func add(_ root: PropertyRoot) -> Int32 {
    if root.kind == .shaped {
      shaped += 1
      return Int32(shaped - 1)
    }
    numbers += root.kind.blockSize
    return Int32(numbers - root.kind.blockSize)
  }
}
