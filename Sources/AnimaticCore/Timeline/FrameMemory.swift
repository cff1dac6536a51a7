// The memory of a frame: model values and what shows, by root.

/// How much room the roots of a frame take.
package struct FrameSize: Sendable, Equatable {
  package private(set) var numbers = 0
  package private(set) var shaped = 0

  package init() {}

  /// Makes room for a root, and gives its offset: in the numbers, or among the shaped values.
  package mutating func add(_ root: PropertyRoot) -> Int32 {
    if root.kind == .shaped {
      shaped += 1
      return Int32(shaped - 1)
    }
    numbers += root.kind.blockSize
    return Int32(numbers - root.kind.blockSize)
  }
}

/// The values that a reader works on.
package struct FrameMemory: Sendable {
  package private(set) var model: [Double]
  private var values: [Double]
  private var modelShaped: [FlatValue]
  private var shaped: [FlatValue]
  private var groupTimes: [Double]

  /// Makes room for so much and so many groups.
  package init(size: FrameSize = FrameSize(), groupCount: Int = 0) {
    // Never empty, so that there is always an address to lend.
    model = [Double](repeating: 0, count: max(1, size.numbers))
    values = model
    modelShaped = [FlatValue](repeating: FlatValue([]), count: max(1, size.shaped))
    shaped = modelShaped
    groupTimes = [Double](repeating: 0, count: max(1, groupCount))
  }

  /// Makes room for one root.
  package init(of root: PropertyRoot, groupCount: Int) {
    var size = FrameSize()
    _ = size.add(root)
    self.init(size: size, groupCount: groupCount)
  }

  /// Makes more room where it is needed.
  package mutating func reserve(size: FrameSize, groupCount: Int) {
    if size.numbers > model.count {
      let more = repeatElement(0.0, count: size.numbers - model.count)
      model.append(contentsOf: more)
      values.append(contentsOf: more)
    }
    if size.shaped > shaped.count {
      let more = repeatElement(FlatValue([]), count: size.shaped - shaped.count)
      modelShaped.append(contentsOf: more)
      shaped.append(contentsOf: more)
    }
    if groupCount > groupTimes.count {
      groupTimes.append(contentsOf: repeatElement(0, count: groupCount - groupTimes.count))
    }
  }

  /// Sets the model value of a root.
  package mutating func load(_ root: PropertyRoot, at offset: Int, from layer: LayerValues) {
    if root.kind == .shaped {
      modelShaped[offset] = layer.shapedValue(of: root)
      return
    }
    for (index, number) in layer.block(of: root).enumerated() { model[offset + index] = number }
  }

  /// Shows the model.
  package mutating func reset() {
    values = model
    shaped = modelShaped
  }

  /// A number that shows; 0 where there is none.
  func number(at place: Int) -> Double { values.indices.contains(place) ? values[place] : 0 }

  /// Lends the memory to a reader.
  package mutating func lend<Result>(
    offsets: [Int32], _ body: (PlanReader.Frame) -> Result
  ) -> Result? {
    model.withUnsafeMutableBufferPointer { model in
      values.withUnsafeMutableBufferPointer { values in
        modelShaped.withUnsafeMutableBufferPointer { modelShaped in
          shaped.withUnsafeMutableBufferPointer { shaped in
            groupTimes.withUnsafeMutableBufferPointer { groupTimes in
              offsets.withUnsafeBufferPointer { offsets in
                guard let model = model.baseAddress, let values = values.baseAddress,
                  let modelShaped = modelShaped.baseAddress, let shaped = shaped.baseAddress,
                  let offsets = offsets.baseAddress, let groupTimes = groupTimes.baseAddress
                else { return nil }
                return body(
                  PlanReader.Frame(
                    model: model, values: values, modelShaped: modelShaped, shaped: shaped,
                    offsets: offsets, groupTimes: groupTimes))
              }
            }
          }
        }
      }
    }
  }

  /// What shows at a path whose root has an offset.
  package mutating func read(_ path: PropertyPath, at offset: Int) -> FlatValue {
    if path.root.kind == .shaped { return shaped[offset] }
    return values.withUnsafeMutableBufferPointer { values in
      FlatValue(values.baseAddress.map { path.read(block: $0 + offset) } ?? [])
    }
  }

  /// Writes what shows of a root into the values of a layer.
  package func store(_ root: PropertyRoot, at offset: Int, in layer: inout LayerValues) {
    if root.kind == .shaped {
      layer.set(shaped[offset], of: root)
    } else {
      layer.set(block: values[offset..<offset + root.kind.blockSize], of: root)
    }
  }
}
