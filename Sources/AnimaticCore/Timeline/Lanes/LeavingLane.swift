// What every lane has, and how a list of lanes is gone through at a frame.

/// What moves for some time.
protocol LeavingLane: Sendable {
  /// The time from which on it moves so.
  var since: Double { get }
  /// The time from which on it is at its end, or something else shows.
  var until: Double { get }
  var track: Int32 { get }

  /// Writes what shows at a time.
  func show(at time: Double, _ reader: borrowing PlanReader, in frame: PlanReader.Frame)
}

extension Array where Element: LeavingLane {
  /// Shows what is on its way, and takes out what is not; that may be replaced on the spot.
  @inline(__always)
  mutating func sweep(
    at time: Double, _ leaving: inout [Int32], _ reader: borrowing PlanReader,
    _ frame: PlanReader.Frame,
    next: (Element) -> Element? = { _ in nil }
  ) {
    if isEmpty { return }
    let kept = withUnsafeMutableBufferPointer { lanes in
      var kept = lanes.count
      var index = 0
      while index < kept {
        if time < lanes[index].until, time >= lanes[index].since {
          // In its place: some lanes are so large that a copy takes longer than the rest.
          lanes[index].show(at: time, reader, in: frame)
          index += 1
        } else if let lane = next(lanes[index]) {
          lanes[index] = lane
          lane.show(at: time, reader, in: frame)
          index += 1
        } else {
          leaving.append(lanes[index].track)
          kept -= 1
          lanes[index] = lanes[kept]
        }
      }
      return kept
    }
    if kept < count { removeLast(count - kept) }
  }
}

/// When a lane moves, how it is eased, and where it writes.
struct LaneHead: Sendable {
  let since: Double
  let until: Double
  /// Seconds of the timeline.
  let begin: Double
  /// Seconds that it lasts.
  let length: Double
  let easing: Int32
  /// Where its first number is in a frame.
  let place: Int32
  let track: Int32
  let node: Int32

  init(
    _ track: SampleTrack, _ number: Int32, node: Int, until: Double, _ record: AnimationRecord
  ) {
    since = max(record.begin, track.opening)
    self.until = until
    begin = record.begin
    length = record.duration
    easing = record.easing
    place = Int32(truncatingIfNeeded: track.place)
    self.track = number
    self.node = Int32(truncatingIfNeeded: node)
  }

  /// How far it is, eased, where it plays once: to the last bit, because keyframes and curves may
  /// jump.
  @inline(__always)
  func fraction(at time: Double, _ reader: borrowing PlanReader) -> Double {
    reader.eased(length.isFinite ? (time - begin) / length : 0, easing)
  }
}

/// A lane that is more than a few numbers.
protocol HeadedLane: LeavingLane {
  var head: LaneHead { get }
}

extension HeadedLane {
  var since: Double { head.since }
  var until: Double { head.until }
  var track: Int32 { head.track }
}
