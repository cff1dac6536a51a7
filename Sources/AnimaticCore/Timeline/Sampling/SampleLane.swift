// One animation that is on its way, as the frame loop needs it: numbers without references.

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
  func show(at time: Double, _ reader: PlanReader, in frame: PlanReader.Frame) {
    frame.values[Int(place)] = start + way * reader.eased((time - begin) * pace, easing)
  }
}

/// One number that goes more than once, there and back, or at a speed of its own.
struct CyclingLane: HeadedLane {
  let head: LaneHead
  private let start: Double
  private let way: Double
  private let timing: MediaTiming

  /// Nil for one whose time stands still, or whose ends are too far apart.
  init?(_ head: LaneHead, _ track: SampleTrack, _ reader: PlanReader, _ frame: PlanReader.Frame) {
    let record = reader.nodes[Int(head.node)].record
    guard record.kind == .basic, track.width == 1, track.cycles else { return nil }
    let model = frame.model[track.place]
    let ends = reader.ends(record, Int(record.values), count: 1) { model }
    self.head = head
    start = track.isAdditive ? model + ends.start : ends.start
    way = ends.end - ends.start
    timing = reader.timing(record)
    guard timing.speed != 0, way.isFinite else { return nil }
  }

  @inline(__always)
  func show(at time: Double, _ reader: PlanReader, in frame: PlanReader.Frame) {
    let fraction = reader.eased(timing.fraction(after: time - head.begin), head.easing)
    frame.values[Int(head.place)] = start + way * fraction
  }
}

/// Anything else: several numbers, or a spring, however often it plays.
struct WideLane: HeadedLane {
  let head: LaneHead
  private let width: Int32
  private let isAdditive: Bool

  init(_ head: LaneHead, _ track: SampleTrack) {
    self.head = head
    width = Int32(truncatingIfNeeded: track.width)
    isAdditive = track.isAdditive
  }

  func show(at time: Double, _ reader: PlanReader, in frame: PlanReader.Frame) {
    reader.show(
      Int(head.node), at: time, place: Int(head.place), width: Int(width), isAdditive: isAdditive,
      in: frame)
  }
}
