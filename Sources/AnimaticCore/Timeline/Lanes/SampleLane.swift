// What is on its way, as the frame loop needs it: numbers without references.

/// One number that goes straight from its start to its end, once.
struct SampleLane: LeavingLane {
  let since: Double
  let until: Double
  /// Seconds of the timeline.
  let begin: Double
  /// 1 by the seconds that it lasts.
  let pace: Double
  /// Where it starts, and how far it goes.
  let start: Double
  let way: Double
  let easing: Int32
  /// Where its number is in a frame.
  let place: Int32
  let track: Int32
  /// Its place in the track.
  let spot: Int32

  @inline(__always)
  func show(at time: Double, _ reader: borrowing PlanReader, in frame: PlanReader.Frame) {
    frame.values[Int(place)] = start + way * reader.eased((time - begin) * pace, easing)
  }
}

/// Anything else: several numbers, a spring, or a curve without a name, however often it plays.
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
