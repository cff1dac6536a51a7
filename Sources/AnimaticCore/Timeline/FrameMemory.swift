// The memory of a frame: model values and what shows, one block per root.

/// The numbers that a reader works on.
package struct FrameMemory: Sendable {
  package private(set) var model: [Double]
  package private(set) var values: [Double]
  private var groupTimes: [Double]

  /// Makes room for so many numbers and so many groups.
  package init(size: Int, groupCount: Int) {
    model = [Double](repeating: 0, count: size)
    values = model
    groupTimes = [Double](repeating: 0, count: max(1, groupCount))
  }

  /// Shows a model that is laid out already.
  package init(model: [Double], groupCount: Int) {
    self.model = model
    values = model
    groupTimes = [Double](repeating: 0, count: max(1, groupCount))
  }

  /// Makes more room where it is needed.
  package mutating func reserve(size: Int, groupCount: Int) {
    if size > model.count {
      let more = repeatElement(0.0, count: size - model.count)
      model.append(contentsOf: more)
      values.append(contentsOf: more)
    }
    if groupCount > groupTimes.count {
      groupTimes.append(contentsOf: repeatElement(0, count: groupCount - groupTimes.count))
    }
  }

  /// Sets the model value of a root.
  package mutating func load(_ root: PropertyRoot, at offset: Int, from layer: LayerValues) {
    let block = layer.block(of: root)
    for (index, number) in block.enumerated() { model[offset + index] = number }
  }

  /// Shows the model.
  package mutating func reset() {
    values = model
  }

  /// Lends the memory to a reader; the offsets of the layer's roots start at `first`.
  package mutating func lend<Result>(
    offsets: [Int32], from first: Int = 0, _ body: (PlanReader.Frame) -> Result
  ) -> Result? {
    model.withUnsafeMutableBufferPointer { model in
      values.withUnsafeMutableBufferPointer { values in
        groupTimes.withUnsafeMutableBufferPointer { groupTimes in
          offsets.withUnsafeBufferPointer { offsets in
            guard let model = model.baseAddress, let values = values.baseAddress,
              let offsets = offsets.baseAddress, let groupTimes = groupTimes.baseAddress
            else { return nil }
            return body(
              PlanReader.Frame(
                model: model, values: values, offsets: offsets + first, groupTimes: groupTimes))
          }
        }
      }
    }
  }

  /// The numbers that show at a path whose root starts at an offset.
  package mutating func read(_ path: PropertyPath, at offset: Int) -> [Double] {
    values.withUnsafeMutableBufferPointer { values in
      values.baseAddress.map { path.read(block: $0 + offset) } ?? []
    }
  }

  /// What shows of a root, as a block.
  package func block(of root: PropertyRoot, at offset: Int) -> ArraySlice<Double> {
    values[offset..<offset + root.kind.blockSize]
  }
}
