// Repeating, autoreversing, or scaled animations in the frame loop's form.

/// One number that repeats, autoreverses, or has a speed.
struct CyclingLane: HeadedLane {
  let head: LaneHead
  private let start: Double
  private let way: Double
  private let timing: MediaTiming
  /// The duration of a cycle in seconds, and its reciprocal.
  private let cycle: Double
  private let pace: Double

  /// Fails for a paused animation, an unnamed curve, or ends too far apart.
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

  /// At exact iteration boundaries, and beyond the fast integer range, the timing is evaluated
  /// instead.
  @inline(__always)
  private func fraction(after elapsed: Double) -> Double {
    let local = elapsed * timing.speed + timing.timeOffset
    let cycles = local * pace
    guard cycles > 0, cycles < 1e6 else { return timing.fraction(after: elapsed) }
    // Not the remainder of the quotient: counting the cycles has used up its precision.
    let part = (local - Double(Int32(cycles)) * cycle) * pace
    guard part > 1e-9, part < 1 - 1e-9 else { return timing.fraction(after: elapsed) }
    guard timing.autoreverses else { return part }
    return part < 0.5 ? 2 * part : 2 - 2 * part
  }
}
