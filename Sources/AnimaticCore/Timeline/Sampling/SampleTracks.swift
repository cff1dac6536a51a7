// The animations of all tracks, so that the one which shows at a time is found at once.

/// The tracks of a plan, through pointers; who makes them frees them.
struct SampleTracks {
  private let tracks: UnsafeBufferPointer<SampleTrack>
  /// The begins of the animations of all tracks, track by track.
  private let begins: UnsafeBufferPointer<Double>
  /// What else there is to know of them.
  private let entries: UnsafeBufferPointer<SampleEntry>

  /// None.
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

  /// The animation of a track that began last, or its first, and when the next one begins.
  func find(_ track: SampleTrack, at time: Double) -> (node: Int, next: Double) {
    let spot = spot(in: track, at: time, near: -1)
    return (Int(entries[track.first + max(spot, 0)].node), next(track, after: spot))
  }

  /// The lane of an animation with one number that plays once and is on its way; nil for any other.
  ///
  /// - Parameters:
  ///   - number: The track.
  ///   - time: Seconds of the timeline.
  ///   - hint: Where in the track to look first; below 0 for nowhere.
  @inline(__always)
  func lane(of number: Int32, at time: Double, near hint: Int) -> SampleLane? {
    let track = tracks[Int(number)]
    guard time >= track.opening, time < track.closing else { return nil }
    let spot = spot(in: track, at: time, near: hint)
    guard spot >= 0 else { return nil }
    let begin = begins[track.first + spot]
    let entry = entries[track.first + spot]
    // Where exactly it is at its end is asked of its node.
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

  /// The place in a track of the animation that began last; -1 before the first.
  @inline(__always)
  private func spot(in track: SampleTrack, at time: Double, near hint: Int) -> Int {
    let begins = UnsafeBufferPointer(rebasing: begins[track.first..<track.first + track.count])
    let last = track.count - 1
    guard time >= begins[0] else { return -1 }
    // The next one, as nearly always while it plays.
    if hint >= 0, hint <= last, begins[hint] <= time, hint == last || time < begins[hint + 1] {
      return hint
    }
    // Where it is if they begin at even distances, as they often do; rounding may miss by one.
    let far = (time - begins[0]) * track.density
    let guess = far < Double(last) ? Int(far) : last
    if begins[guess] <= time {
      if guess == last || time < begins[guess + 1] { return guess }
    } else if begins[guess - 1] <= time {
      return guess - 1
    }
    return search(begins, at: time)
  }

  /// The last of several begins that is not later than a time; the first one is not.
  @inline(never)
  private func search(_ begins: UnsafeBufferPointer<Double>, at time: Double) -> Int {
    var low = 0
    var rest = begins.count
    while rest > 1 {
      let half = rest / 2
      low = begins[low + half] <= time ? low + half : low
      rest -= half
    }
    return low
  }
}

/// One animation of a track.
struct SampleEntry {
  let node: Int32
  private(set) var easing: Int32 = 0
  /// Seconds that it lasts, where it is one number that goes once, on a named curve; else 0, and its
  /// node is looked into.
  private(set) var length = 0.0
  /// Where it starts, and how far it goes.
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
