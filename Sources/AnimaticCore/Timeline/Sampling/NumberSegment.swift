// Active animations of numbers prepared for a frame loop, without references.

extension PlanReader {
  /// Returns the line of an animation; nil unless it is one number.
  func line(_ record: AnimationRecord, to target: FrameTarget, _ frame: Frame) -> NumberLine? {
    target.width == 1 ? line(record, over: frame.model[Int(target.place)]) : nil
  }

  /// Returns the line of a node that plays once; one of no length for any other.
  func singlePassLine(of node: Int, to target: FrameTarget, _ frame: Frame) -> NumberLine {
    let record = nodes[node].record
    return hasTiming(record) ? .none : line(record, to: target, frame) ?? .none
  }
}

/// One number interpolated once.
struct NumberSegment: Segment {
  let bounds: SegmentBounds
  let line: NumberLine
  /// The index in the track.
  let index: Int32

  @inline(__always)
  func show(at time: Double, _ reader: borrowing PlanReader, in frame: PlanReader.Frame) {
    frame.values[Int(bounds.place)] = line.value(at: time, reader.curveCache)
  }
}

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

/// Any other segment: several numbers, a spring, or an unnamed curve, with any number of
/// iterations.
struct EvaluatedSegment: Segment {
  let bounds: SegmentBounds
  let node: Int
  let target: FrameTarget

  func show(at time: Double, _ reader: borrowing PlanReader, in frame: PlanReader.Frame) {
    reader.show(node, at: time, to: target, in: frame)
  }
}
