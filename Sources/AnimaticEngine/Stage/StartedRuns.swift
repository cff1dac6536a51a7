// Which runs of a stage are not over. They keep themselves alive until they are.

/// The runs that were started, without those that are over.
struct StartedRuns {
  private struct WeakRun {
    weak var run: Run?
  }

  private var list: [WeakRun] = []
  /// How many there may be before those that are over are looked for.
  private var limit = 8

  mutating func append(_ run: Run) {
    if list.count >= limit {
      list.removeAll { $0.run?.isOver ?? true }
      limit = max(8, 2 * list.count)
    }
    list.append(WeakRun(run: run))
  }

  /// Those that are not over, in order of starting.
  var open: [Run] { list.compactMap { $0.run.flatMap { $0.isOver ? nil : $0 } } }
}
