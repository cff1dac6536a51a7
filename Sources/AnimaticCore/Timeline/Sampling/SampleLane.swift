// One animation that is on its way, as the frame loop needs it: numbers without references.

/// A property animation between its begin and its end.
struct SampleLane: LeavingLane {
  /// Seconds of the timeline.
  let begin: Double
  /// 1 by the seconds that it lasts.
  let pace: Double
  /// The time from which on it is at its end, or something else shows.
  let until: Double
  /// Where it starts, and how far it goes; of one that has several numbers, the first.
  let start: Double
  let way: Double
  let easing: Int32
  /// Where its first number is in a frame, and how many there are.
  let place: Int32
  let width: Int32
  let track: Int32
  let node: Int32
  let isAdditive: Bool

  init(
    track index: Int, _ track: SampleTrack, node: Int, until: Double, _ reader: PlanReader,
    _ frame: PlanReader.Frame
  ) {
    let record = reader.nodes[node].record
    let model = frame.model[track.place]
    let ends = reader.ends(record, Int(record.values), count: track.width) { model }
    begin = record.begin
    pace = 1 / record.duration
    self.until = until
    start = track.isAdditive ? model + ends.start : ends.start
    way = ends.end - ends.start
    easing = record.easing
    place = Int32(truncatingIfNeeded: track.place)
    width = Int32(truncatingIfNeeded: track.width)
    self.track = Int32(truncatingIfNeeded: index)
    self.node = Int32(truncatingIfNeeded: node)
    isAdditive = track.isAdditive
  }
}

/// One that plays more than once, there and back, or at a speed of its own.
struct CyclingLane: LeavingLane {
  fileprivate let lane: SampleLane
  fileprivate let timing: MediaTiming

  /// Nil for one whose time stands still, or whose ends are too far apart.
  init?(_ lane: SampleLane, _ reader: PlanReader) {
    self.lane = lane
    timing = reader.timing(reader.nodes[Int(lane.node)].record)
    guard timing.speed != 0, lane.way.isFinite else { return nil }
  }

  var until: Double { lane.until }
  var track: Int32 { lane.track }
}

extension PlanReader {
  // MARK: On the way

  /// Writes the one number of an animation that plays once.
  @inline(__always)
  func write(_ lane: SampleLane, at time: Double, to frame: Frame) {
    let fraction = eased((time - lane.begin) * lane.pace, lane.easing)
    frame.values[Int(lane.place)] = lane.start + lane.way * fraction
  }

  /// Writes the one number of an animation that cycles.
  @inline(__always)
  func write(_ cycling: CyclingLane, at time: Double, to frame: Frame) {
    let lane = cycling.lane
    let fraction = eased(cycling.timing.fraction(after: time - lane.begin), lane.easing)
    frame.values[Int(lane.place)] = lane.start + lane.way * fraction
  }

  /// Writes all numbers of an animation, however often it plays.
  func writeAll(_ lane: SampleLane, at time: Double, to frame: Frame) {
    show(
      Int(lane.node), at: time, place: Int(lane.place), width: Int(lane.width),
      isAdditive: lane.isAdditive, in: frame)
  }

  // MARK: At any time

  /// The time at which an animation shows something else by itself: when it begins, when it is at
  /// its end, and when that is over.
  func change(of node: Int, after time: Double) -> Double {
    let begin = nodes[node].record.begin
    if time < begin { return begin }
    let end = begin + length(of: node)
    if time < end - MediaTiming.tolerance { return end - MediaTiming.tolerance }
    let last = end + MediaTiming.tolerance
    return time <= last ? last.nextUp : .infinity
  }

  /// Seconds from begin to end, repeats included.
  func length(of node: Int) -> Double {
    let record = nodes[node].record
    return hasTiming(record) ? timing(record).wallDuration : record.duration
  }

  /// Writes what an animation shows: where it shows nothing, the model.
  func show(_ node: Int, at time: Double, _ track: SampleTrack, in frame: Frame) {
    if track.isTransform { return showTransform(node, at: time, place: track.place, in: frame) }
    show(
      node, at: time, place: track.place, width: track.width, isAdditive: track.isAdditive,
      in: frame)
  }

  @inline(__always)
  func show(
    _ node: Int, at time: Double, place: Int, width: Int, isAdditive: Bool, in frame: Frame
  ) {
    guard let progress = progress(of: node, at: time, end: .drawn) else {
      return frame.showModel(at: place, width: width)
    }
    let record = nodes[node].record
    let fraction = eased(progress.fraction, record.easing)
    for number in 0..<width {
      let model = frame.model[place + number]
      let ends = ends(record, Int(record.values) + number, count: width) { model }
      let value = Double.between(ends.start, ends.end, at: fraction)
      frame.values[place + number] = isAdditive ? model + value : value
    }
  }
}

extension PlanReader.Frame {
  /// Shows the model at some numbers.
  func showModel(at place: Int, width: Int) {
    for number in place..<place + width { values[number] = model[number] }
  }
}
