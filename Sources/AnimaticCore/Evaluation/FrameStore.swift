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
  private let groupTimes: UnsafeMutablePointer<Double>
  private let shapedCount: Int
  private let groupCount: Int

  init(_ size: FrameSize, groupCount: Int) {
    // Never empty, so there is always an address to lend.
    numberCount = max(1, size.numbers)
    shapedCount = max(1, size.shaped)
    self.groupCount = max(1, groupCount)
    model = Self.memory(numberCount, of: 0)
    values = Self.memory(numberCount, of: 0)
    modelShaped = Self.memory(shapedCount, of: FlatValue([]))
    shaped = Self.memory(shapedCount, of: FlatValue([]))
    groupTimes = Self.memory(self.groupCount, of: 0)
  }

  /// Creates a copy with more capacity.
  convenience init(copying other: FrameStore, _ size: FrameSize, groupCount: Int) {
    self.init(size.atLeast(other.size), groupCount: max(groupCount, other.groupCount))
    model.update(from: other.model, count: other.numberCount)
    values.update(from: other.values, count: other.numberCount)
    modelShaped.update(from: other.modelShaped, count: other.shapedCount)
    shaped.update(from: other.shaped, count: other.shapedCount)
  }

  deinit {
    model.deallocate()
    values.deallocate()
    modelShaped.deinitialize(count: shapedCount).deallocate()
    shaped.deinitialize(count: shapedCount).deallocate()
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
    UnsafeBufferPointer(start: values, count: numberCount).allSatisfy { $0.magnitude < 1e100 }
      && UnsafeBufferPointer(start: shaped, count: shapedCount).allSatisfy {
        $0.numbers.allSatisfy { $0.magnitude < 1e100 }
      }
  }

  func holds(_ size: FrameSize, groupCount: Int) -> Bool {
    size.numbers <= numberCount && size.shaped <= shapedCount && groupCount <= self.groupCount
  }

  /// Resets the presentation values to the model.
  func reset() {
    values.update(from: model, count: numberCount)
    shaped.update(from: modelShaped, count: shapedCount)
  }

  private var size: FrameSize { FrameSize(numbers: numberCount, shaped: shapedCount) }

  private static func memory<Value>(
    _ count: Int, of value: Value
  ) -> UnsafeMutablePointer<Value> {
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: count)
    memory.initialize(repeating: value, count: count)
    return memory
  }
}
