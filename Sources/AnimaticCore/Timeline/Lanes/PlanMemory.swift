// A plan in memory that stays where it is, for a reader that lives longer than one call.

/// A copy of what a reader needs of a plan.
///
/// Lending a plan to a reader counts the references of all its lists, which at every frame would take
/// longer than what moves.
final class PlanMemory: @unchecked Sendable {
  // Unchecked because of the pointers: what they point to is written before anybody has them, and
  // then never again.

  /// The reader, in memory of its own: one that is part of an object is copied to be used.
  private let memory: UnsafeMutablePointer<PlanReader>

  /// The reader; to be used only as long as the memory is held.
  var reader: UnsafePointer<PlanReader> { UnsafePointer(memory) }

  init(_ plan: Plan) {
    let reader = PlanReader(
      nodes: UnsafeBufferPointer(copying: plan.nodes),
      slots: UnsafeBufferPointer(copying: plan.slots),
      numbers: UnsafeBufferPointer(copying: plan.pool.numbers),
      extras: UnsafeBufferPointer(copying: plan.pool.extras),
      timings: UnsafeBufferPointer(copying: plan.pool.timings),
      curves: UnsafeBufferPointer(copying: plan.pool.curves),
      easings: UnsafeBufferPointer(copying: plan.pool.easings),
      keyframes: UnsafeBufferPointer(copying: plan.pool.keyframes),
      motions: UnsafeBufferPointer(copying: plan.pool.motions),
      springs: UnsafeBufferPointer(copying: plan.pool.springs),
      shaped: UnsafeBufferPointer(copying: plan.pool.shaped), bank: .shared)
    memory = .allocate(capacity: 1)
    memory.initialize(to: reader)
  }

  deinit {
    let reader = memory.move()
    memory.deallocate()
    reader.nodes.free()
    reader.slots.free()
    reader.numbers.free()
    reader.extras.free()
    reader.timings.free()
    reader.curves.free()
    reader.easings.free()
    reader.keyframes.free()
    reader.motions.free()
    reader.springs.free()
    reader.shaped.free()
  }
}
