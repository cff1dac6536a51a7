// The common interface of segments, and the traversal of segments at a frame.

/// An animation that is active for some time.
protocol Segment: Sendable {
  /// The time from which the segment is valid.
  var since: Double { get }
  /// The time from which it is at its end or replaced.
  var until: Double { get }
  var track: Int32 { get }

  /// Writes the value at a time.
  func show(at time: Double, _ reader: borrowing PlanReader, in frame: PlanReader.Frame)
}

extension Array where Element: Segment {
  /// Updates the active segments and removes the others, which may be replaced immediately.
  @inline(__always)
  mutating func update(
    at time: Double, _ ended: inout [Int32], _ reader: borrowing PlanReader,
    _ frame: PlanReader.Frame,
    next: (Element) -> Element? = { _ in nil }
  ) {
    if isEmpty { return }
    let kept = withUnsafeMutableBufferPointer { segments in
      var kept = segments.count
      var index = 0
      while index < kept {
        if time < segments[index].until, time >= segments[index].since {
          // Called in place: some segments are too large to copy.
          segments[index].show(at: time, reader, in: frame)
          index += 1
        } else if let segment = next(segments[index]) {
          segments[index] = segment
          segment.show(at: time, reader, in: frame)
          index += 1
        } else {
          ended.append(segments[index].track)
          kept -= 1
          segments[index] = segments[kept]
        }
      }
      return kept
    }
    if kept < count { removeLast(count - kept) }
  }
}

/// The timing, easing, and target of a segment.
struct SegmentBounds: Sendable {
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
    _ track: PropertyTrack, _ number: Int32, node: Int, until: Double, _ record: AnimationRecord
  ) {
    since = max(record.begin, track.around.begin)
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

/// A segment that stores its bounds in one piece.
protocol BoundedSegment: Segment {
  var bounds: SegmentBounds { get }
}

extension BoundedSegment {
  var since: Double { bounds.since }
  var until: Double { bounds.until }
  var track: Int32 { bounds.track }
}
