// A segment of numbers that repeats.

/// One number that repeats, autoreverses, or has a speed.
struct CyclingSegment: Segment {
  let bounds: SegmentBounds
  private let line: NumberLine
  private let timing: MediaTiming
  /// The duration of a cycle in seconds, and its reciprocal.
  private let cycle: Double
  private let pace: Double

  /// Fails for a single pass, a paused animation, and for anything but a line.
  init?(
    _ bounds: SegmentBounds, _ record: AnimationRecord, _ target: FrameTarget,
    _ reader: borrowing PlanReader, _ frame: PlanReader.Frame
  ) {
    guard reader.hasTiming(record), let line = reader.line(record, to: target, frame) else {
      return nil
    }
    self.bounds = bounds
    self.line = line
    timing = reader.timing(record)
    cycle = timing.cycleDuration
    pace = 1 / cycle
    guard timing.speed != 0 else { return nil }
  }

  @inline(__always)
  func show(at time: Double, _ reader: borrowing PlanReader, in frame: PlanReader.Frame) {
    frame.values[Int(bounds.place)] = line.value(
      atFraction: fraction(after: time - timing.beginTime), reader.curveCache)
  }

  /// At exact iteration boundaries, and beyond the fast integer range, the timing is evaluated
  /// instead.
  @inline(__always)
  private func fraction(after elapsed: Double) -> Double {
    let local = timing.local(after: elapsed)
    let cycles = local * pace
    guard cycles > 0, cycles < 1e6 else { return timing.fraction(after: elapsed) }
    // Not the remainder of the quotient: counting the cycles has used up its precision.
    let part = (local - Double(Int32(cycles)) * cycle) * pace
    guard part > 1e-9, part < 1 - 1e-9 else { return timing.fraction(after: elapsed) }
    guard timing.autoreverses else { return part }
    return part < 0.5 ? 2 * part : 2 - 2 * part
  }
}
