// Batches of similar animations: verbs written in a row.

extension PlanBuilder {
  /// Adds property animations of one group with two numbers each, initialized by a closure.
  ///
  /// - Parameters:
  ///   - count: The number of animations.
  ///   - file: The index of their common file.
  ///   - group: The index of the group.
  ///   - write: Receives the nodes, and twice as many numbers.
  package mutating func append(
    pairs count: Int, file: Int16, in group: Int32,
    _ write: (UnsafeMutableBufferPointer<PlanNode>, UnsafeMutableBufferPointer<Double>) -> Void
  ) {
    var record = AnimationRecord(.basic, duration: 0)
    record.file = file
    let first = plan.nodes.count
    let firstNumber = plan.pool.numbers.count
    let node = PlanNode(record, slot: -1, at: first, in: group, order: -1, endOrder: -1)
    // Appended first and written afterward: checking the capacity for each one is slower.
    plan.nodes.append(contentsOf: repeatElement(node, count: count))
    var numbers: [Double] = []
    swap(&numbers, &plan.pool.numbers)
    numbers.append(contentsOf: repeatElement(0, count: 2 * count))
    plan.nodes.withUnsafeMutableBufferPointer { nodes in
      let nodes = UnsafeMutableBufferPointer(rebasing: nodes[first...])
      for index in nodes.indices {
        nodes[index].end = Int32(truncatingIfNeeded: first + index + 1)
        nodes[index].record.values = Int32(truncatingIfNeeded: firstNumber + 2 * index)
      }
      numbers.withUnsafeMutableBufferPointer { numbers in
        write(nodes, UnsafeMutableBufferPointer(rebasing: numbers[firstNumber...]))
      }
    }
    swap(&numbers, &plan.pool.numbers)
  }
}

extension PlanNode {
  /// Becomes a property animation with precomputed times.
  @inlinable
  package mutating func become(
    _ property: Int32, slot: Int32, begin: Double, duration: Double, easing: Int32,
    flags: AnimationRecord.Flags, line: Int32
  ) {
    self.slot = slot
    record.property = property
    record.begin = begin
    record.duration = duration
    record.easing = easing
    record.flags = flags
    record.line = line
  }
}
