// A segment that the plan reader evaluates.

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
