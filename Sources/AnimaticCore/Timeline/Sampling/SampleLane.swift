// One animation that is on its way, as the frame loop needs it: numbers without references.

/// A property animation between its begin and its end.
struct SampleLane: Sendable {
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

  init(
    track index: Int, _ track: SampleTrack, node: Int, until: Double, _ reader: PlanReader,
    _ frame: PlanReader.Frame
  ) {
    let record = reader.nodes[node].record
    let ends = reader.ends(record, Int(record.values), count: track.width) {
      frame.model[track.place]
    }
    begin = record.begin
    pace = 1 / record.duration
    self.until = until
    start = ends.start
    way = ends.end - ends.start
    easing = record.easing
    place = Int32(truncatingIfNeeded: track.place)
    width = Int32(truncatingIfNeeded: track.width)
    self.track = Int32(truncatingIfNeeded: index)
    self.node = Int32(truncatingIfNeeded: node)
  }

  /// How far it has come, before it is eased.
  @inline(__always)
  fileprivate func fraction(at time: Double) -> Double { (time - begin) * pace }
}

extension PlanReader {
  /// Writes the one number of an animation that is on its way.
  @inline(__always)
  func write(_ lane: SampleLane, at time: Double, to frame: Frame) {
    let fraction = eased(lane.fraction(at: time), lane.easing)
    frame.values[Int(lane.place)] = lane.start + lane.way * fraction
  }

  /// Writes all numbers of an animation that is on its way.
  func writeAll(_ lane: SampleLane, at time: Double, to frame: Frame) {
    write(
      Int(lane.node), at: eased(lane.fraction(at: time), lane.easing), place: Int(lane.place),
      width: Int(lane.width), to: frame)
  }

  /// Writes what a straight animation shows when it has come so far, eased.
  func write(_ node: Int, at fraction: Double, _ track: SampleTrack, to frame: Frame) {
    write(node, at: fraction, place: track.place, width: track.width, to: frame)
  }

  private func write(
    _ node: Int, at fraction: Double, place: Int, width: Int, to frame: Frame
  ) {
    let record = nodes[node].record
    for number in 0..<width {
      let ends = ends(record, Int(record.values) + number, count: width) {
        frame.model[place + number]
      }
      frame.values[place + number] = .between(ends.start, ends.end, at: fraction)
    }
  }

  /// How far a node has come at a fraction of its pass.
  func eased(_ fraction: Double, of node: Int) -> Double {
    eased(fraction, nodes[node].record.easing)
  }
}
