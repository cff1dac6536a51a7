// The size of the memory of a frame.

/// The number of values and groups that a frame has memory for.
package struct FrameSize: Sendable, Equatable {
  package private(set) var numbers = 0
  package private(set) var shaped = 0
  /// The maximum number of groups of one layer.
  package var groups = 0

  package init() {}

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
