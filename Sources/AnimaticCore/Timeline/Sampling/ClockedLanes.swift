// What is in groups with a time of their own: that is worked out once for all of it.

/// Properties that are written by one animation each, in groups that repeat or are eased.
struct ClockedLanes: Sendable {
  private var clocks: [SampleClock]
  private(set) var movingCount = 0

  init(_ clocks: [SampleClock]) { self.clocks = clocks }

  /// Shows a time; the lanes are those of all clocks.
  mutating func show(
    at time: Double, _ lanes: [ClockedLane], _ reader: PlanReader, _ frame: PlanReader.Frame
  ) {
    if clocks.isEmpty { return }
    movingCount = 0
    clocks.withUnsafeMutableBufferPointer { clocks in
      lanes.withUnsafeBufferPointer { lanes in
        for index in clocks.indices {
          let now = reader.time(of: clocks[index], at: time)
          // What stands still shows what it showed.
          if now == clocks[index].time { continue }
          clocks[index].time = now
          movingCount += clocks[index].lanes.count
          for lane in clocks[index].lanes {
            if now < 0 {
              frame.showModel(at: lanes[lane].place, width: lanes[lane].width)
              continue
            }
            reader.show(
              lanes[lane].node, at: now, place: lanes[lane].place, width: lanes[lane].width,
              isAdditive: lanes[lane].isAdditive, in: frame)
          }
        }
      }
    }
  }
}

extension PlanReader {
  /// The time in a group at a time of the plan; below 0 where nothing of it shows.
  @inline(__always)
  fileprivate func time(of clock: SampleClock, at time: Double) -> Double {
    if time < clock.opening { return -.infinity }
    if time > clock.end + MediaTiming.tolerance, !clock.remains { return -.infinity }
    let local = time >= clock.end - MediaTiming.tolerance ? clock.end : time
    return progress(of: clock.node, at: local, end: .drawn).map { childTime(of: clock.node, $0) }
      ?? -.infinity
  }
}
