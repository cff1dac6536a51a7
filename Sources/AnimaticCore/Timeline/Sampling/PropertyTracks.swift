// The animations of all tracks, searchable by time.

/// The tracks of a plan through pointers; the caller must free them.
struct PropertyTracks {
  private let tracks: UnsafeBufferPointer<PropertyTrack>
  /// The begins of all animations, track by track.
  private let begins: UnsafeBufferPointer<Double>
  /// The other data of the animations.
  private let entries: UnsafeBufferPointer<TrackedAnimation>

  init(_ classifier: TrackClassifier, _ reader: borrowing PlanReader, _ frame: PlanReader.Frame) {
    tracks = UnsafeBufferPointer(copying: classifier.tracks)
    begins = UnsafeBufferPointer(copying: classifier.begins)
    var entries = classifier.nodes.map(TrackedAnimation.init)
    for track in classifier.tracks where track.isNarrow {
      for index in track.first..<track.first + track.count {
        entries[index].prepare(track, reader, frame)
      }
    }
    self.entries = UnsafeBufferPointer(copying: entries)
  }

  func free() {
    tracks.free()
    begins.free()
    entries.free()
  }

  var count: Int { tracks.count }

  subscript(number: Int32) -> PropertyTrack { tracks[Int(number)] }

  /// Returns the track's last animation that has begun, or its first, and the begin of the next.
  func find(_ track: PropertyTrack, at time: Double) -> (node: Int, next: Double) {
    let index = index(in: track, at: time, near: -1)
    return (Int(entries[track.first + max(index, 0)].node), next(track, after: index))
  }

  /// Returns the segment of an active animation with one number that plays once; nil for any other.
  ///
  /// - Parameters:
  ///   - number: The track.
  ///   - time: Seconds of the timeline.
  ///   - hint: The index in the track to try first; below 0 for none.
  @inline(__always)
  func segment(of number: Int32, at time: Double, near hint: Int) -> NumberSegment? {
    let track = tracks[Int(number)]
    let around = track.around
    guard time >= around.begin, time < around.closing else { return nil }
    let index = index(in: track, at: time, near: hint)
    guard index >= 0 else { return nil }
    let begin = begins[track.first + index]
    let entry = entries[track.first + index]
    // The exact end is evaluated by its node.
    let length = entry.length - 2 * MediaTiming.tolerance
    guard time - begin < length else { return nil }
    let end = begin + length
    let next = next(track, after: index)
    let until = end < next ? end : next
    return NumberSegment(
      since: begin > around.begin ? begin : around.begin,
      until: until < around.closing ? until : around.closing,
      begin: begin, pace: 1 / entry.length, start: entry.line.start, change: entry.line.change,
      easing: entry.easing, place: Int32(truncatingIfNeeded: track.place), track: number,
      index: Int32(truncatingIfNeeded: index))
  }

  @inline(__always)
  private func next(_ track: PropertyTrack, after index: Int) -> Double {
    index + 1 < track.count ? begins[track.first + index + 1] : .infinity
  }

  /// Returns the index in a track of the last animation that has begun; -1 before the first.
  @inline(__always)
  private func index(in track: PropertyTrack, at time: Double, near hint: Int) -> Int {
    let begins = UnsafeBufferPointer(rebasing: begins[track.first..<track.first + track.count])
    let last = track.count - 1
    guard time >= begins[0] else { return -1 }
    // The next one, the common case during playback.
    if hint >= 0, hint <= last, begins[hint] <= time, hint == last || time < begins[hint + 1] {
      return hint
    }
    // Guesses evenly spaced begins, a common case; rounding may miss by one.
    let far = (time - begins[0]) * track.density
    let guess = far < Double(last) ? Int(far) : last
    if begins[guess] <= time {
      if guess == last || time < begins[guess + 1] { return guess }
    } else if begins[guess - 1] <= time {
      return guess - 1
    }
    return search(begins, at: time)
  }

  /// Returns the last of several begins that is not later than a time; the first one must not be.
  @inline(never)
  private func search(_ begins: UnsafeBufferPointer<Double>, at time: Double) -> Int {
    begins.partitioningIndex { !($0 <= time) } - 1
  }
}

/// One animation of a track.
struct TrackedAnimation {
  let node: Int32
  private(set) var easing: Int32 = 0
  /// The duration in seconds of one number that plays once on a named curve; otherwise 0, and its
  /// node is evaluated.
  private(set) var length = 0.0
  /// The start value and the difference.
  private(set) var line = (start: 0.0, change: 0.0)

  init(node: Int32) { self.node = node }

  mutating func prepare(
    _ track: PropertyTrack, _ reader: borrowing PlanReader, _ frame: PlanReader.Frame
  ) {
    let record = reader.nodes[Int(node)].record
    guard
      let line = reader.line(record, place: track.place, isAdditive: track.isAdditive, frame)
    else { return }
    self.line = line
    easing = record.easing
    length = record.duration
  }
}

/// One animation of a property of a layer, or several that each hold until the next begins.
///
/// The last one that has begun is in effect, so it is found by its begin alone.
struct PropertyTrack: Sendable {
  /// The index of the first animation among those of all tracks.
  let first: Int
  let count: Int
  /// The number of animations per second, if their begins are evenly spaced.
  let density: Double
  /// The index and the count of its numbers in a frame.
  let place: Int
  let width: Int
  /// The interval of the group around it.
  let around: GroupInterval
  /// Whether its only animation has timing beyond begin, duration, and fill.
  let cycles: Bool
  /// Whether its only animation is additive.
  let isAdditive: Bool
  /// Whether its values are whole transforms, whose ends are decomposed.
  let isTransform: Bool

  /// Whether it is one number that plays once.
  var isNarrow: Bool { width == 1 && !cycles }
}
