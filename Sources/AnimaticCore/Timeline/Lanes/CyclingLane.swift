// What repeats, goes back, or has a speed of its own, as the frame loop needs it.

/// One number that goes more than once, there and back, or at a speed of its own.
struct CyclingLane: HeadedLane {
  let head: LaneHead
  private let start: Double
  private let way: Double
  private let timing: MediaTiming
  /// Seconds of a cycle, and 1 by that.
  private let cycle: Double
  private let pace: Double

  /// Nil for one whose time stands still, whose curve has no name, or whose ends are too far apart.
  init?(
    _ head: LaneHead, _ track: SampleTrack, _ reader: borrowing PlanReader,
    _ frame: PlanReader.Frame
  ) {
    let record = reader.nodes[Int(head.node)].record
    guard record.isSmooth, track.width == 1, track.cycles else { return nil }
    let model = frame.model[track.place]
    let ends = reader.ends(record, Int(record.values), count: 1) { model }
    self.head = head
    start = track.isAdditive ? model + ends.start : ends.start
    way = ends.end - ends.start
    timing = reader.timing(record)
    cycle = timing.cycleDuration
    pace = 1 / cycle
    guard timing.speed != 0, way.isFinite else { return nil }
  }

  @inline(__always)
  func show(at time: Double, _ reader: borrowing PlanReader, in frame: PlanReader.Frame) {
    let fraction = reader.eased(fraction(after: time - head.begin), head.easing)
    frame.values[Int(head.place)] = start + way * fraction
  }

  /// Where a cycle ends or begins, to the last bit, and where more are over than can be counted
  /// quickly, the timing is asked.
  @inline(__always)
  private func fraction(after elapsed: Double) -> Double {
    let local = elapsed * timing.speed + timing.timeOffset
    let cycles = local * pace
    guard cycles > 0, cycles < 1e6 else { return timing.fraction(after: elapsed) }
    // Not the rest of the cycles: their digits have gone into counting them.
    let part = (local - Double(Int32(cycles)) * cycle) * pace
    guard part > 1e-9, part < 1 - 1e-9 else { return timing.fraction(after: elapsed) }
    guard timing.autoreverses else { return part }
    return part < 0.5 ? 2 * part : 2 - 2 * part
  }
}
