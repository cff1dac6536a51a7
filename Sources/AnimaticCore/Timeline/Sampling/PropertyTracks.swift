// The animations of all tracks, searchable by time.

/// The tracks of a plan through pointers; the caller must free them.
struct PropertyTracks {
  private let tracks: UnsafeBufferPointer<PropertyTrack>
  /// The begins of all animations, track by track.
  private let begins: UnsafeBufferPointer<Double>
  /// Their nodes, and the lines of those that play once.
  private let entries: UnsafeBufferPointer<(line: NumberLine, node: Int32)>

  init(_ classifier: TrackClassifier, _ reader: borrowing PlanReader, _ frame: PlanReader.Frame) {
    tracks = UnsafeBufferPointer(copying: classifier.tracks)
    let nodes = classifier.nodes
    begins = UnsafeBufferPointer(copying: nodes.map { reader.nodes[Int($0)].record.begin })
    entries = UnsafeBufferPointer(
      copying: classifier.tracks.flatMap { track in
        nodes[track.first..<track.first + track.count].map { node in
          (reader.singlePassLine(of: Int(node), to: track.target, frame), node)
        }
      })
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
  func segment(of number: Int32, at time: Double, near hint: Int) -> NumberSegment? {
    let track = tracks[Int(number)]
    let around = track.around
    guard time >= around.begin, time < around.closing else { return nil }
    let index = index(in: track, at: time, near: hint)
    guard index >= 0 else { return nil }
    let begin = begins[track.first + index]
    let line = entries[track.first + index].line
    // The exact end is evaluated by its node.
    let length = line.length - 2 * MediaTiming.tolerance
    guard time - begin < length else { return nil }
    let end = begin + length
    let next = next(track, after: index)
    let until = end < next ? end : next
    return NumberSegment(
      bounds: SegmentBounds(
        since: begin > around.begin ? begin : around.begin,
        until: until < around.closing ? until : around.closing, track: number,
        place: track.target.place),
      line: line, index: Int32(index))
  }

  private func next(_ track: PropertyTrack, after index: Int) -> Double {
    index + 1 < track.count ? begins[track.first + index + 1] : .infinity
  }

  /// Returns the index in a track of the last animation that has begun; -1 before the first.
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

// Lists at a fixed address.

extension UnsafeBufferPointer {
  /// Creates a copy of a list; the caller must free it.
  init(copying list: [Element]) {
    let memory = UnsafeMutableBufferPointer<Element>.allocate(capacity: list.count)
    _ = memory.initialize(fromContentsOf: list)
    self.init(memory)
  }

  /// Frees a copy.
  func free() {
    let memory = UnsafeMutableBufferPointer(mutating: self)
    memory.deinitialize()
    memory.deallocate()
  }
}
