// The common interface of segments, and the traversal of segments at a frame.

/// An animation that is active for some time.
protocol Segment: Sendable {
  var bounds: SegmentBounds { get }

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
        if time < segments[index].bounds.until, time >= segments[index].bounds.since {
          // Called in place: some segments are too large to copy.
          segments[index].show(at: time, reader, in: frame)
          index += 1
        } else if let segment = next(segments[index]) {
          segments[index] = segment
          segment.show(at: time, reader, in: frame)
          index += 1
        } else {
          ended.append(segments[index].bounds.track)
          kept -= 1
          segments[index] = segments[kept]
        }
      }
      return kept
    }
    if kept < count { removeLast(count - kept) }
  }
}

/// The interval of a segment and its place in a frame.
struct SegmentBounds: Sendable {
  /// The time from which the segment is valid.
  let since: Double
  /// The time from which it is at its end or replaced.
  let until: Double
  let track: Int32
  /// The index of its first number in a frame.
  let place: Int32
}

extension PlanReader {
  /// Returns the eased fraction of a single pass while it is active, exact to the last bit because
  /// keyframes and curves may jump.
  @inline(__always)
  func fraction(of record: AnimationRecord, at time: Double) -> Double {
    let length = record.duration
    return eased(length.isFinite ? (time - record.begin) / length : 0, record.easing)
  }

  /// Writes the value of the only animation of some numbers, or the model if it has no effect.
  @inline(never)
  func show(_ node: Int, at time: Double, to target: FrameTarget, in frame: Frame) {
    frame.showModel(target)
    guard let progress = progress(of: node, at: time, end: .drawn) else { return }
    apply(node, progress, to: frame.moved(to: Int(target.layerRoot)), only: -1)
  }
}

extension PlanReader.Frame {
  /// Writes the model to some numbers.
  func showModel(_ target: FrameTarget) {
    for number in Int(target.place)..<Int(target.place + target.width) {
      values[number] = model[number]
    }
  }
}
