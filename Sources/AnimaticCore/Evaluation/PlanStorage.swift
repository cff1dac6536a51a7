// A plan that is evaluated at many frames, in memory of its own.

/// The tables of a plan that its evaluation reads, which never change.
///
/// An array lends its elements for one call only, and lending all of them takes as long as evaluating a
/// layer. The storage owns copies of them instead: its reader is valid as long as the storage lives.
package final class PlanStorage: @unchecked Sendable {
  // Unchecked because of the pointers: their memory is initialized before the storage is shared, and
  // never written again.

  /// Reads the tables; valid while the storage is retained.
  package let reader: PlanReader

  /// - Complexity: O(n) in the size of the plan.
  package init(_ plan: borrowing Plan) {
    reader = PlanReader(copying: plan)
  }

  deinit { reader.deallocate() }
}

extension PlanReader {
  /// Creates a reader of copies, which must be deallocated.
  fileprivate init(copying plan: borrowing Plan) {
    self.init(
      nodes: .copy(of: plan.nodes), slots: .copy(of: plan.slots),
      numbers: .copy(of: plan.pool.numbers), attributes: .copy(of: plan.pool.attributes),
      timings: .copy(of: plan.pool.timings), curves: .copy(of: plan.pool.curves),
      easings: .copy(of: plan.pool.easings), keyframes: .copy(of: plan.pool.keyframes),
      pathEvaluators: .copy(of: plan.pool.pathEvaluators), springs: .copy(of: plan.pool.springs),
      shaped: .copy(of: plan.pool.shaped))
  }

  /// Frees the memory of a reader of copies.
  fileprivate func deallocate() {
    nodes.deinitializeAndDeallocate()
    slots.deinitializeAndDeallocate()
    numbers.deinitializeAndDeallocate()
    attributes.deinitializeAndDeallocate()
    timings.deinitializeAndDeallocate()
    curves.deinitializeAndDeallocate()
    easings.deinitializeAndDeallocate()
    keyframes.deinitializeAndDeallocate()
    pathEvaluators.deinitializeAndDeallocate()
    springs.deinitializeAndDeallocate()
    shaped.deinitializeAndDeallocate()
  }
}

extension UnsafeBufferPointer {
  /// Returns new memory with the elements of an array, without memory for an empty one.
  fileprivate static func copy(of array: [Element]) -> Self {
    if array.isEmpty { return Self(start: nil, count: 0) }
    let memory = UnsafeMutableBufferPointer<Element>.allocate(capacity: array.count)
    _ = memory.initialize(from: array)
    return Self(memory)
  }

  /// Ends the life of the elements, and frees their memory.
  fileprivate func deinitializeAndDeallocate() {
    UnsafeMutableBufferPointer(mutating: self).deinitialize()
    deallocate()
  }
}
