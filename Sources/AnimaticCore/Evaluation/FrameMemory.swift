// The memory of a frame: model and presentation values by property.

/// The values that a plan reader works on.
///
/// A value type: copies share storage until one is written.
@usableFromInline
package struct FrameMemory: Sendable {
  @usableFromInline var store: FrameStore

  /// Creates memory of a size.
  package init(size: FrameSize = FrameSize()) { store = FrameStore(size) }

  /// Creates memory for one property at its model value.
  package init(of root: PropertyRoot, over model: LayerValues, groups: Int = 0) {
    var size = FrameSize()
    _ = size.add(root)
    size.groups = groups
    self.init(size: size)
    load(root, at: 0, from: model)
    reset()
  }

  /// Grows the memory as needed.
  package mutating func reserve(_ size: FrameSize) {
    let needed = size.atLeast(store.size)
    if needed != store.size { store = FrameStore(copying: store, needed) }
  }

  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&store) { store = FrameStore(copying: store, store.size) }
  }

  // MARK: Models

  /// Sets the model value of a property.
  package mutating func load(_ root: PropertyRoot, at offset: Int, from layer: LayerValues) {
    makeUnique()
    if root.kind == .shaped {
      store.modelShaped[offset] = layer.shapedValue(of: root)
    } else {
      layer.copyBlock(of: root, to: store.model + offset)
    }
  }

  /// Resets the presentation values to the model.
  package mutating func reset() {
    makeUnique()
    store.values.update(from: store.model, count: store.size.numbers)
    store.shaped.update(from: store.modelShaped, count: store.size.shaped)
  }

  // MARK: Presentation values

  /// Returns a presentation number, or the model's if it is not finite; 0 if there is none.
  @inlinable
  func number(at place: Int) -> Double {
    guard place >= 0, place < store.size.numbers else { return 0 }
    let number = store.values[place]
    return number.isFinite ? number : store.model[place]
  }

  /// Returns the presentation value at a key path whose property has an offset; a value that
  /// overflowed falls back to the model.
  package mutating func value(
    at path: PropertyPath, offset: Int32, over model: LayerValues
  ) -> FlatValue {
    if isModerate(path.root, at: Int(offset)) { return read(path, at: Int(offset)) }
    return values(of: [(path.root, offset)], over: model).value(at: path)
  }

  /// Returns whether the values of a property are far below the greatest number, so that derived
  /// values are finite.
  private func isModerate(_ root: PropertyRoot, at offset: Int) -> Bool {
    func isModerate(_ number: Double) -> Bool { number.magnitude < 1e100 }
    if root.kind == .shaped { return store.shaped[offset].numbers.allSatisfy(isModerate) }
    return UnsafeBufferPointer(start: store.values + offset, count: root.kind.blockSize)
      .allSatisfy(isModerate)
  }

  /// Returns the presentation value at a key path whose property has an offset.
  ///
  /// Reading a component of a transform decomposes the transform in place.
  package mutating func read(_ path: PropertyPath, at offset: Int) -> FlatValue {
    var value = FlatValue([])
    read(path, at: offset, into: &value)
    return value
  }

  /// Reads the presentation value at a key path into the memory of an earlier one, if possible.
  package mutating func read(_ path: PropertyPath, at offset: Int, into value: inout FlatValue) {
    if path.root.kind == .shaped {
      value = store.shaped[offset]
      return
    }
    makeUnique()
    defer { withExtendedLifetime(store) {} }
    value.shape = nil
    value.numbers.removeAll(keepingCapacity: true)
    path.read(block: store.values + offset, into: &value.numbers)
  }

  /// Returns the presentation values of a layer; an overflowed one falls back to the model.
  ///
  /// - Parameters:
  ///   - roots: The properties in the memory with their offsets.
  ///   - model: The model of the layer.
  package func values(
    of roots: [(root: PropertyRoot, offset: Int32)], over model: LayerValues
  ) -> LayerValues {
    var values = model
    for (root, offset) in roots { store(root, at: Int(offset), in: &values) }
    values.keepFinite(over: model)
    return values
  }

  private func store(_ root: PropertyRoot, at offset: Int, in layer: inout LayerValues) {
    defer { withExtendedLifetime(store) {} }
    if root.kind == .shaped {
      layer.set(store.shaped[offset], of: root)
    } else {
      let block = UnsafeBufferPointer(start: store.values + offset, count: root.kind.blockSize)
      layer.set(block: block, of: root)
    }
  }

  // MARK: Readers

  /// Calls a closure with a reader's view of the memory.
  ///
  /// - Parameters:
  ///   - offsets: The offset of each property's block.
  ///   - body: The closure that reads and writes.
  package mutating func lend<Result>(
    offsets: UnsafePointer<Int32>, _ body: (PlanReader.Frame) -> Result
  ) -> Result {
    makeUnique()
    // Extends the lifetime after the work instead of around it, which would retain the store once
    // more. The store can't be replaced meanwhile: access to this value is exclusive.
    defer { withExtendedLifetime(store) {} }
    return body(
      PlanReader.Frame(
        model: store.model, values: store.values, modelShaped: store.modelShaped,
        shaped: store.shaped, offsets: offsets, groupTimes: store.groupTimes))
  }

  /// Applies animations of one property, given its index on the layer, to memory for it alone.
  mutating func apply(
    _ steps: some Sequence<PlanReader.Step>, as root: Int32, _ reader: borrowing PlanReader
  ) {
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: Int(root) + 1) { offsets in
      offsets.initialize(repeating: 0)
      guard let offsets = offsets.baseAddress else { return }
      lend(offsets: offsets) { frame in
        for step in steps { reader.apply(step.node, step.progress, to: frame, only: root) }
      }
    }
  }
}

/// The memory of one frame at a fixed address, so lending it to a reader is free; written only
/// while uniquely referenced.
@usableFromInline
final class FrameStore: @unchecked Sendable {
  // Unchecked because of the pointers: writers ensure that the reference is unique.

  @usableFromInline let model: UnsafeMutablePointer<Double>
  @usableFromInline let values: UnsafeMutablePointer<Double>
  fileprivate let modelShaped: UnsafeMutablePointer<FlatValue>
  fileprivate let shaped: UnsafeMutablePointer<FlatValue>
  @usableFromInline let size: FrameSize
  fileprivate let groupTimes: UnsafeMutablePointer<Double>

  fileprivate init(_ size: FrameSize) {
    self.size = size
    // Two blocks instead of five, because allocating takes longer than evaluating.
    let numberCount = 2 * size.numbers + size.groups
    model = .allocate(capacity: numberCount)
    model.initialize(repeating: 0, count: numberCount)
    values = model + size.numbers
    groupTimes = values + size.numbers
    modelShaped = .allocate(capacity: 2 * size.shaped)
    modelShaped.initialize(repeating: FlatValue([]), count: 2 * size.shaped)
    shaped = modelShaped + size.shaped
  }

  /// Creates a copy of at least the same size.
  fileprivate convenience init(copying other: FrameStore, _ size: FrameSize) {
    self.init(size)
    model.update(from: other.model, count: other.size.numbers)
    values.update(from: other.values, count: other.size.numbers)
    modelShaped.update(from: other.modelShaped, count: other.size.shaped)
    shaped.update(from: other.shaped, count: other.size.shaped)
  }

  deinit {
    model.deallocate()
    modelShaped.deinitialize(count: 2 * size.shaped).deallocate()
  }
}
