// A plan at a fixed address, for a reader that outlives one call.

/// A copy of the plan data that a reader needs.
///
/// Lending a plan to a reader retains all its arrays, which would dominate the cost of a frame.
final class PlanMemory: @unchecked Sendable {
  // Unchecked because of the pointers: their memory is initialized before it is shared, and never
  // written again.

  /// The reader in separate memory: a stored property would be copied for each use.
  private let memory: UnsafeMutablePointer<PlanReader>

  /// The reader; valid only while the memory is retained.
  var reader: UnsafePointer<PlanReader> { UnsafePointer(memory) }

  init(_ plan: Plan) {
    let reader = PlanReader(
      nodes: UnsafeBufferPointer(copying: plan.nodes),
      slots: UnsafeBufferPointer(copying: plan.slots),
      numbers: UnsafeBufferPointer(copying: plan.pool.numbers),
      attributes: UnsafeBufferPointer(copying: plan.pool.attributes),
      timings: UnsafeBufferPointer(copying: plan.pool.timings),
      curves: UnsafeBufferPointer(copying: plan.pool.curves),
      easings: UnsafeBufferPointer(copying: plan.pool.easings),
      keyframes: UnsafeBufferPointer(copying: plan.pool.keyframes),
      pathEvaluators: UnsafeBufferPointer(copying: plan.pool.pathEvaluators),
      springs: UnsafeBufferPointer(copying: plan.pool.springs),
      shaped: UnsafeBufferPointer(copying: plan.pool.shaped), curveCache: .shared)
    memory = .allocate(capacity: 1)
    memory.initialize(to: reader)
  }

  deinit {
    let reader = memory.move()
    memory.deallocate()
    reader.nodes.free()
    reader.slots.free()
    reader.numbers.free()
    reader.attributes.free()
    reader.timings.free()
    reader.curves.free()
    reader.easings.free()
    reader.keyframes.free()
    reader.pathEvaluators.free()
    reader.springs.free()
    reader.shaped.free()
  }
}
