// A plan at a fixed address, with a reader that outlives one call.

/// A plan that is evaluated many times, and may be changed in place.
///
/// Lending a plan to a reader for one call takes as long as evaluating a layer.
package final class PlanMemory: @unchecked Sendable {
  // Unchecked because of the pointers: a memory that is shared is not changed.

  /// The plan, in separate memory: a stored property would be copied or checked for each use.
  package let plan: UnsafeMutablePointer<Plan>
  /// Points into the arrays of the plan.
  let reader: UnsafeMutablePointer<PlanReader>

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

  /// Returns the animations of a top-level entry that can have an effect around a time.
  package func activeNodes(of entry: Int, around time: Double) -> ActiveNodes {
    reader.pointee.activeNodes(of: entry, around: time)
  }

  /// Searches the numbers that active animations write at a time to the frame of their layer.
  package func findNumbers(
    of active: inout ActiveNodes, at time: Double, in frame: PlanReader.Frame
  ) {
    reader.pointee.findNumbers(of: &active, at: time, in: frame)
  }

  /// Applies an entry's active animations to the frame of its layer, whose offsets are those of the
  /// plan's layer.
  ///
  /// - Parameters:
  ///   - active: The animations.
  ///   - time: Seconds since the plan began, in the layer's time.
  ///   - frame: The frame.
  ///   - end: Whether an entry still counts at its very end.
  package func apply(
    _ active: ActiveNodes, at time: Double, to frame: PlanReader.Frame, end: PlanReader.End
  ) {
    reader.pointee.apply(active, at: time, to: frame, end: end)
  }
}
