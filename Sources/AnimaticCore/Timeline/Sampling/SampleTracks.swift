// The animations of all tracks, searchable by time.

/// The tracks of a plan through pointers; the caller must free them.
struct SampleTracks {
  private let tracks: UnsafeBufferPointer<SampleTrack>
  /// The begins of all animations, track by track.
  private let begins: UnsafeBufferPointer<Double>
  /// The other data of the animations.
  private let entries: UnsafeBufferPointer<SampleEntry>

  /// Creates an empty list.
  init() {
    tracks = UnsafeBufferPointer(copying: [])
    begins = UnsafeBufferPointer(copying: [])
    entries = UnsafeBufferPointer(copying: [])
  }

  init(_ survey: TrackSurvey, _ reader: borrowing PlanReader, _ frame: PlanReader.Frame) {
    tracks = UnsafeBufferPointer(copying: survey.tracks)
    begins = UnsafeBufferPointer(copying: survey.begins)
    var entries = survey.nodes.map(SampleEntry.init)
    for track in survey.tracks where track.isNarrow {
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

  subscript(number: Int32) -> SampleTrack { tracks[Int(number)] }

  /// Returns the track's last animation that has begun, or its first, and the begin of the next.
  func find(_ track: SampleTrack, at time: Double) -> (node: Int, next: Double) {
    let spot = spot(in: track, at: time, near: -1)
    return (Int(entries[track.first + max(spot, 0)].node), next(track, after: spot))
  }

  /// Returns the lane of an active animation with one number that plays once; nil for any other.
  ///
  /// - Parameters:
  ///   - number: The track.
  ///   - time: Seconds of the timeline.
  ///   - hint: The index in the track to try first; below 0 for none.
  @inline(__always)
  func lane(of number: Int32, at time: Double, near hint: Int) -> SampleLane? {
    let track = tracks[Int(number)]
    guard time >= track.opening, time < track.closing else { return nil }
    let spot = spot(in: track, at: time, near: hint)
    guard spot >= 0 else { return nil }
    let begin = begins[track.first + spot]
    let entry = entries[track.first + spot]
    // The exact end is evaluated by its node.
    let length = entry.length - 2 * MediaTiming.tolerance
    guard time - begin < length else { return nil }
    let end = begin + length
    let next = next(track, after: spot)
    let until = end < next ? end : next
    return SampleLane(
      since: begin > track.opening ? begin : track.opening,
      until: until < track.closing ? until : track.closing,
      begin: begin, pace: 1 / entry.length, start: entry.start, way: entry.way,
      easing: entry.easing, place: Int32(truncatingIfNeeded: track.place), track: number,
      spot: Int32(truncatingIfNeeded: spot))
  }

  @inline(__always)
  private func next(_ track: SampleTrack, after spot: Int) -> Double {
    spot + 1 < track.count ? begins[track.first + spot + 1] : .infinity
  }

  /// Returns the index in a track of the last animation that has begun; -1 before the first.
  @inline(__always)
  private func spot(in track: SampleTrack, at time: Double, near hint: Int) -> Int {
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
struct SampleEntry {
  let node: Int32
  private(set) var easing: Int32 = 0
  /// The duration in seconds of one number that plays once on a named curve; otherwise 0, and its
  /// node is evaluated.
  private(set) var length = 0.0
  /// The start value and the difference.
  private(set) var start = 0.0
  private(set) var way = 0.0

  init(node: Int32) { self.node = node }

  mutating func prepare(
    _ track: SampleTrack, _ reader: borrowing PlanReader, _ frame: PlanReader.Frame
  ) {
    let record = reader.nodes[Int(node)].record
    guard record.isSmooth else { return }
    let model = frame.model[track.place]
    let ends = reader.ends(record, Int(record.values), count: 1) { model }
    way = ends.end - ends.start
    guard way.isFinite else { return }
    start = track.isAdditive ? model + ends.start : ends.start
    easing = record.easing
    length = record.duration
  }
}
