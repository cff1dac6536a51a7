// Active animations of numbers prepared for a frame loop, without references.

/// One number interpolated once between two ends.
struct NumberSegment: Segment {
  let since: Double
  let until: Double
  /// The begin in the timeline's seconds.
  let begin: Double
  /// The reciprocal of the duration in seconds.
  let pace: Double
  /// The start value and the difference.
  let start: Double
  let change: Double
  let easing: Int32
  /// The index of its number in a frame.
  let place: Int32
  let track: Int32
  /// The index in the track.
  let index: Int32

  @inline(__always)
  func show(at time: Double, _ reader: borrowing PlanReader, in frame: PlanReader.Frame) {
    frame.values[Int(place)] = start + change * reader.eased((time - begin) * pace, easing)
  }
}

/// One number that repeats, autoreverses, or has a speed.
struct CyclingSegment: BoundedSegment {
  let bounds: SegmentBounds
  private let start: Double
  private let change: Double
  private let timing: MediaTiming
  /// The duration of a cycle in seconds, and its reciprocal.
  private let cycle: Double
  private let pace: Double

  /// Fails for a paused animation, an unnamed curve, or ends too far apart.
  init?(
    _ bounds: SegmentBounds, _ track: PropertyTrack, _ reader: borrowing PlanReader,
    _ frame: PlanReader.Frame
  ) {
    let record = reader.nodes[Int(bounds.node)].record
    guard track.width == 1, track.cycles,
      let line = reader.line(record, place: track.place, isAdditive: track.isAdditive, frame)
    else { return nil }
    self.bounds = bounds
    (start, change) = line
    timing = reader.timing(record)
    cycle = timing.cycleDuration
    pace = 1 / cycle
    guard timing.speed != 0 else { return nil }
  }

  @inline(__always)
  func show(at time: Double, _ reader: borrowing PlanReader, in frame: PlanReader.Frame) {
    let fraction = reader.eased(fraction(after: time - bounds.begin), bounds.easing)
    frame.values[Int(bounds.place)] = start + change * fraction
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

/// Any other segment: several numbers, a spring, or an unnamed curve, with any number of iterations.
struct EvaluatedSegment: BoundedSegment {
  let bounds: SegmentBounds
  private let width: Int32
  private let isAdditive: Bool

  init(_ bounds: SegmentBounds, _ track: PropertyTrack) {
    self.bounds = bounds
    width = Int32(truncatingIfNeeded: track.width)
    isAdditive = track.isAdditive
  }

  func show(at time: Double, _ reader: borrowing PlanReader, in frame: PlanReader.Frame) {
    reader.show(
      Int(bounds.node), at: time, place: Int(bounds.place), width: Int(width),
      isAdditive: isAdditive,
      in: frame)
  }
}
