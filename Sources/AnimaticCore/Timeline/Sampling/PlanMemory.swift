// A plan in memory that stays where it is, for a reader that lives longer than one call.

/// A copy of what a reader needs of a plan.
///
/// Lending a plan to a reader counts the references of all its lists, which at every frame would take
/// longer than what moves.
final class PlanMemory: @unchecked Sendable {
  // Unchecked because of the pointers: what they point to is written before anybody has them, and
  // then never again.

  /// The reader; to be used only as long as the memory is held.
  let reader: PlanReader

  init(_ plan: Plan) {
    reader = PlanReader(
      nodes: Self.copy(plan.nodes), slots: Self.copy(plan.slots),
      numbers: Self.copy(plan.pool.numbers), extras: Self.copy(plan.pool.extras),
      timings: Self.copy(plan.pool.timings), curves: plan.pool.curves,
      easings: Self.copy(plan.pool.easings), keyframes: Self.copy(plan.pool.keyframes),
      motions: Self.copy(plan.pool.motions), springs: Self.copy(plan.pool.springs),
      shaped: Self.copy(plan.pool.shaped), bank: .shared)
  }

  deinit {
    Self.free(reader.nodes)
    Self.free(reader.slots)
    Self.free(reader.numbers)
    Self.free(reader.extras)
    Self.free(reader.timings)
    Self.free(reader.easings)
    Self.free(reader.keyframes)
    Self.free(reader.motions)
    Self.free(reader.springs)
    Self.free(reader.shaped)
  }

  private static func copy<Element>(_ list: [Element]) -> UnsafeBufferPointer<Element> {
    let memory = UnsafeMutableBufferPointer<Element>.allocate(capacity: list.count)
    _ = memory.initialize(fromContentsOf: list)
    return UnsafeBufferPointer(memory)
  }

  private static func free<Element>(_ memory: UnsafeBufferPointer<Element>) {
    let memory = UnsafeMutableBufferPointer(mutating: memory)
    memory.deinitialize()
    memory.deallocate()
  }
}
