// The common interface of lanes, and the traversal of lanes at a frame.

/// An animation that is active for some time.
protocol LeavingLane: Sendable {
  /// The time from which the lane is valid.
  var since: Double { get }
  /// The time from which it is at its end or replaced.
  var until: Double { get }
  var track: Int32 { get }

  /// Writes the value at a time.
  func show(at time: Double, _ reader: borrowing PlanReader, in frame: PlanReader.Frame)
}

extension Array where Element: LeavingLane {
  /// Updates the active lanes and removes the others, which may be replaced immediately.
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
          // Called in place: some lanes are too large to copy.
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

/// The timing, easing, and target of a lane.
struct LaneHead: Sendable {
  let since: Double
  let until: Double
  /// The begin in the timeline's seconds.
  let begin: Double
  /// The duration in seconds.
  let length: Double
  let easing: Int32
  /// The index of the first number in a frame.
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

  /// Returns the eased fraction of a single pass, exact to the last bit because keyframes and
  /// curves may jump.
  @inline(__always)
  func fraction(at time: Double, _ reader: borrowing PlanReader) -> Double {
    reader.eased(length.isFinite ? (time - begin) / length : 0, easing)
  }
}

/// A lane with more than a few numbers.
protocol HeadedLane: LeavingLane {
  var head: LaneHead { get }
}

extension HeadedLane {
  var since: Double { head.since }
  var until: Double { head.until }
  var track: Int32 { head.track }
}
