// The memory of a frame: model values and what shows, by root.

/// The values that a reader works on.
///
/// A value: copies share their numbers until one of them is written.
@usableFromInline
package struct FrameMemory: Sendable {
  @usableFromInline var store: FrameStore

  /// Makes room for so much and so many groups.
  package init(size: FrameSize = FrameSize(), groupCount: Int = 0) {
    store = FrameStore(size, groupCount: groupCount)
  }

  /// Makes room for one root.
  package init(of root: PropertyRoot, groupCount: Int) {
    var size = FrameSize()
    _ = size.add(root)
    self.init(size: size, groupCount: groupCount)
  }

  /// Makes more room where it is needed.
  package mutating func reserve(size: FrameSize, groupCount: Int) {
    if store.holds(size, groupCount: groupCount) { return }
    store = FrameStore(copying: store, size, groupCount: groupCount)
  }

  /// Sets the model value of a root.
  package mutating func load(_ root: PropertyRoot, at offset: Int, from layer: LayerValues) {
    makeUnique()
    if root.kind == .shaped {
      store.modelShaped[offset] = layer.shapedValue(of: root)
      return
    }
    for (index, number) in layer.block(of: root).enumerated() {
      store.model[offset + index] = number
    }
  }

  /// Shows the model.
  package mutating func reset() {
    makeUnique()
    store.reset()
  }

  /// A number that shows, or the model's where it is not finite; 0 where there is none.
  @inlinable
  func number(at place: Int) -> Double {
    guard place >= 0, place < store.numberCount else { return 0 }
    let number = store.values[place]
    return number.isFinite ? number : store.model[place]
  }

  /// Whether all values are far below the greatest number, so that what is computed from them is finite.
  var isModerate: Bool { store.isModerate }

  /// Lends the memory to a reader.
  ///
  /// - Parameters:
  ///   - offsets: Where the block of each root starts; of none there is nothing to lend.
  ///   - body: What reads and writes, as long as it runs.
  package mutating func lend<Result>(
    offsets: UnsafeBufferPointer<Int32>, _ body: (PlanReader.Frame) -> Result
  ) -> Result? {
    guard let offsets = offsets.baseAddress else { return nil }
    makeUnique()
    // After the work and not around it, which would count the store once more: it stays this one,
    // because nobody else can write to this value meanwhile.
    defer { withExtendedLifetime(store) {} }
    return body(store.frame(offsets: offsets))
  }

  /// The same with a list of offsets.
  package mutating func lend<Result>(
    offsets: [Int32], _ body: (PlanReader.Frame) -> Result
  ) -> Result? {
    offsets.withUnsafeBufferPointer { lend(offsets: $0, body) }
  }

  /// What shows at a path whose root has an offset.
  ///
  /// To read a part of a transform takes it apart, in place.
  package mutating func read(_ path: PropertyPath, at offset: Int) -> FlatValue {
    if path.root.kind == .shaped { return store.shaped[offset] }
    makeUnique()
    defer { withExtendedLifetime(store) {} }
    return FlatValue(path.read(block: store.values + offset))
  }

  /// Writes what shows of a root into the values of a layer.
  package func store(_ root: PropertyRoot, at offset: Int, in layer: inout LayerValues) {
    defer { withExtendedLifetime(store) {} }
    if root.kind == .shaped {
      layer.set(store.shaped[offset], of: root)
    } else {
      let block = UnsafeBufferPointer(start: store.values + offset, count: root.kind.blockSize)
      layer.set(block: block, of: root)
    }
  }

  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&store) {
      store = FrameStore(copying: store, FrameSize(), groupCount: 0)
    }
  }
}
