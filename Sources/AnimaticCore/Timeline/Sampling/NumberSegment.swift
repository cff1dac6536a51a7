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
