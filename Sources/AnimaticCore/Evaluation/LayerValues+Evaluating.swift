// The presentation value of one property, evaluated in memory of the call.

extension LayerValues {
  /// Calls a closure with a frame of one property over this model.
  ///
  /// - Parameters:
  ///   - root: The property.
  ///   - index: The index of the property on the layer.
  ///   - body: Evaluates animations of the property, and reads the frame.
  /// - Returns: The result of the closure.
  @inline(__always)
  package func withFrame<Result>(
    of root: PropertyRoot, as index: Int32, _ body: (PlanReader.Frame) -> Result
  ) -> Result {
    let size = root.kind.blockSize
    let room = 2 * size + Int(index) / 2 + 1
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: room) { numbers in
      // Never nil, since there is room.
      let model = numbers.baseAddress ?? root.initialBlock
      copyBlock(of: root, to: model)
      (model + size).initialize(from: model, count: size)
      let offsets = UnsafeMutableRawPointer(model + 2 * size)
        .initializeMemory(as: Int32.self, repeating: 0, count: Int(index) + 1)
      let shaped = shapedPair(of: root)
      defer { shaped?.deinitialize(count: 2).deallocate() }
      // Not read if the property is not shaped.
      let unshaped = UnsafeMutableRawPointer(model).assumingMemoryBound(to: FlatValue.self)
      return body(
        PlanReader.Frame(
          model: model, values: model + size, modelShaped: shaped ?? unshaped,
          shaped: shaped.map { $0 + 1 } ?? unshaped, offsets: offsets, groupTimes: model))
    }
  }

  /// Returns memory with the value of a shaped property twice; nil for any other.
  private func shapedPair(of root: PropertyRoot) -> UnsafeMutablePointer<FlatValue>? {
    guard root.kind == .shaped else { return nil }
    let pair = UnsafeMutablePointer<FlatValue>.allocate(capacity: 2)
    pair.initialize(repeating: shapedValue(of: root), count: 2)
    return pair
  }

  /// Replaces the value of a frame of one property by the one of this model if it is not finite.
  @inline(__always)
  func keepFinite(_ root: PropertyRoot, in frame: PlanReader.Frame) {
    let numbers = UnsafeBufferPointer(start: frame.values, count: root.kind.blockSize)
    let shaped = UnsafeBufferPointer(start: frame.shaped, count: root.kind == .shaped ? 1 : 0)
    if ValueBuffer.isModerate(numbers, shaped) || frame.value(at: root.whole).isFinite { return }
    copyBlock(of: root, to: frame.values)
    if root.kind == .shaped { frame.shaped[0] = frame.modelShaped[0] }
  }
}

extension PlanReader.Frame {
  /// Returns the value of the only property; a component of a transform takes it apart in place.
  package func value(at path: PropertyPath) -> FlatValue {
    path.root.kind == .shaped ? shaped[0] : FlatValue(path.numbers(in: values))
  }
}
