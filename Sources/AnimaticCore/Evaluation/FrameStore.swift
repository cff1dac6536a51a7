// Frame numbers at a fixed address, so lending them to a reader is free.

/// The memory of one frame; written only while uniquely referenced.
@usableFromInline
final class FrameStore: @unchecked Sendable {
  // Unchecked because of the pointers: writers ensure that the reference is unique.

  @usableFromInline let model: UnsafeMutablePointer<Double>
  @usableFromInline let values: UnsafeMutablePointer<Double>
  let modelShaped: UnsafeMutablePointer<FlatValue>
  let shaped: UnsafeMutablePointer<FlatValue>
  @usableFromInline let numberCount: Int
  let size: FrameSize
  private let groupTimes: UnsafeMutablePointer<Double>

  init(_ size: FrameSize) {
    self.size = size
    numberCount = size.numbers
    model = Self.memory(size.numbers, of: 0)
    values = Self.memory(size.numbers, of: 0)
    modelShaped = Self.memory(size.shaped, of: FlatValue([]))
    shaped = Self.memory(size.shaped, of: FlatValue([]))
    groupTimes = Self.memory(size.groups, of: 0)
  }

  /// Creates a copy of at least the same size.
  convenience init(copying other: FrameStore, _ size: FrameSize) {
    self.init(size)
    model.update(from: other.model, count: other.size.numbers)
    values.update(from: other.values, count: other.size.numbers)
    modelShaped.update(from: other.modelShaped, count: other.size.shaped)
    shaped.update(from: other.shaped, count: other.size.shaped)
  }

  deinit {
    model.deallocate()
    values.deallocate()
    modelShaped.deinitialize(count: size.shaped).deallocate()
    shaped.deinitialize(count: size.shaped).deallocate()
    groupTimes.deallocate()
  }

  /// Returns the pointers for a reader.
  func frame(offsets: UnsafePointer<Int32>) -> PlanReader.Frame {
    PlanReader.Frame(
      model: model, values: values, modelShaped: modelShaped, shaped: shaped, offsets: offsets,
      groupTimes: groupTimes)
  }

  /// Whether all values are far below the greatest number, so that derived values are finite.
  var isModerate: Bool {
    UnsafeBufferPointer(start: values, count: size.numbers).allSatisfy { $0.magnitude < 1e100 }
      && UnsafeBufferPointer(start: shaped, count: size.shaped).allSatisfy {
        $0.numbers.allSatisfy { $0.magnitude < 1e100 }
      }
  }

  /// Resets the presentation values to the model.
  func reset() {
    values.update(from: model, count: size.numbers)
    shaped.update(from: modelShaped, count: size.shaped)
  }

  private static func memory<Value>(
    _ count: Int, of value: Value
  ) -> UnsafeMutablePointer<Value> {
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: count)
    memory.initialize(repeating: value, count: count)
    return memory
  }
}
