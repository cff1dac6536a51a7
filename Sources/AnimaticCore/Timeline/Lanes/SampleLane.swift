// Active animations in the frame loop's form: numbers without references.

/// One number interpolated once between two ends.
struct SampleLane: LeavingLane {
  let since: Double
  let until: Double
  /// The begin in the timeline's seconds.
  let begin: Double
  /// The reciprocal of the duration in seconds.
  let pace: Double
  /// The start value and the difference.
  let start: Double
  let way: Double
  let easing: Int32
  /// The index of its number in a frame.
  let place: Int32
  let track: Int32
  /// The index in the track.
  let spot: Int32

  @inline(__always)
  func show(at time: Double, _ reader: borrowing PlanReader, in frame: PlanReader.Frame) {
    frame.values[Int(place)] = start + way * reader.eased((time - begin) * pace, easing)
  }
}

/// Any other lane: several numbers, a spring, or an unnamed curve, with any number of iterations.
struct WideLane: HeadedLane {
  let head: LaneHead
  private let width: Int32
  private let isAdditive: Bool

  init(_ head: LaneHead, _ track: SampleTrack) {
    self.head = head
    width = Int32(truncatingIfNeeded: track.width)
    isAdditive = track.isAdditive
  }

  func show(at time: Double, _ reader: borrowing PlanReader, in frame: PlanReader.Frame) {
    reader.show(
      Int(head.node), at: time, place: Int(head.place), width: Int(width), isAdditive: isAdditive,
      in: frame)
  }
}
