// A plan at a fixed address, with a reader that outlives one call.

/// A plan that is evaluated many times, and may be changed in place.
///
/// Lending a plan to a reader for one call takes as long as evaluating a layer.
package final class PlanMemory: @unchecked Sendable {
  // Unchecked because of the pointers: a memory that is shared is not changed.

  /// The plan, in separate memory: a stored property would be copied or checked for each use.
  package let plan: UnsafeMutablePointer<Plan>
  /// Points into the arrays of the plan.
  package let reader: UnsafeMutablePointer<PlanReader>

  package init(_ plan: Plan) {
    self.plan = .allocate(capacity: 1)
    self.plan.initialize(to: plan)
    reader = .allocate(capacity: 1)
    reader.initialize(to: PlanReader(self.plan.pointee))
  }

  deinit {
    reader.deinitialize(count: 1)
    reader.deallocate()
    plan.deinitialize(count: 1).deallocate()
  }

  /// Updates the reader; must be called after the plan was changed.
  package func planChanged() { reader.pointee = PlanReader(plan.pointee) }
}
