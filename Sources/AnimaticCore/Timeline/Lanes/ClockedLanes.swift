// Animations in groups with local time, which is computed once per group.

/// Properties written by one animation each, in groups that repeat or are eased.
struct ClockedLanes: Sendable {
  private var clocks: [SampleClock]
  private(set) var movingCount = 0

  init(_ clocks: [SampleClock]) { self.clocks = clocks }

  /// Moves to a time; the lanes are those of all clocks.
  mutating func show(
    at time: Double, _ lanes: [ClockedLane], _ reader: borrowing PlanReader,
    _ frame: PlanReader.Frame
  ) {
    var movingCount = 0
    clocks.withUnsafeMutableBufferPointer { clocks in
      lanes.withUnsafeBufferPointer { lanes in
        for index in clocks.indices {
          // A paused clock keeps its presentation.
          guard clocks[index].move(to: time, reader) else { continue }
          let now = clocks[index].time
          let own = clocks[index].lanes
          for lane in lanes[own] { lane.show(at: now, reader, in: frame) }
          movingCount += own.count
        }
      }
    }
    self.movingCount = movingCount
  }
}
