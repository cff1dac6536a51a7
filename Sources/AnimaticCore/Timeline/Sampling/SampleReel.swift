// What a sampler remembers from frame to frame: what is moving, and what will.

/// The tracks of a plan at one time: the animations on their way, and those that wait.
struct SampleReel: Sendable {
  private let index: SampleIndex
  /// What is in groups with a time of their own.
  private var clocked: ClockedLanes
  /// What is on its way: of one number, the same more than once, and what takes more.
  private var narrow: [SampleLane] = []
  private var cycling: [CyclingLane] = []
  private var wide: [SampleLane] = []
  private var transforms = TransformLanes()
  /// The tracks of which nothing moves until some time.
  private var waiting = WaitingTracks()
  /// Tracks whose lane is through, and the memory to note them in.
  private var leaving: [Int32] = []
  /// Where each track was found last.
  private var latest: [Int32]
  private var time = Double.infinity

  init(_ plan: Plan, models frame: inout FrameMemory) {
    index = SampleIndex(plan, models: &frame)
    clocked = ClockedLanes(index.clocks)
    latest = [Int32](repeating: -1, count: index.tracks.count)
  }

  /// How many animated properties are on their way or are worked out at each frame.
  var movingCount: Int {
    narrow.count + cycling.count + wide.count + transforms.count + clocked.movingCount
      + index.rest.rootCount
  }

  /// Shows a time.
  mutating func show(at time: Double, in memory: inout FrameMemory) {
    let reader = index.memory.reader
    withExtendedLifetime(index) {
      _ = memory.lend(offsets: index.offsets) { frame in
        if time >= self.time {
          advance(to: time, reader, frame)
        } else {
          placeAll(at: time, reader, frame)
        }
        clocked.show(at: time, index.lanes, reader, frame)
        index.rest.show(at: time, in: frame)
      }
    }
    self.time = time
  }

  // MARK: From frame to frame

  private mutating func advance(
    to time: Double, _ reader: PlanReader, _ frame: PlanReader.Frame
  ) {
    var leaving: [Int32] = []
    swap(&leaving, &self.leaving)
    while let track = waiting.next(at: time) { leaving.append(track) }
    narrow.sweep(at: time, &leaving) { reader.write($0, at: time, to: frame) }
    cycling.sweep(at: time, &leaving) { reader.write($0, at: time, to: frame) }
    wide.sweep(at: time, &leaving) { reader.writeAll($0, at: time, to: frame) }
    transforms.sweep(at: time, &leaving, reader, frame)
    for track in leaving { place(Int(track), at: time, reader, frame) }
    leaving.removeAll(keepingCapacity: true)
    swap(&leaving, &self.leaving)
  }

  // MARK: From anywhere

  private mutating func placeAll(
    at time: Double, _ reader: PlanReader, _ frame: PlanReader.Frame
  ) {
    narrow.removeAll(keepingCapacity: true)
    cycling.removeAll(keepingCapacity: true)
    wide.removeAll(keepingCapacity: true)
    transforms.removeAll()
    waiting.removeAll()
    for track in index.tracks.indices { place(track, at: time, reader, frame) }
  }

  /// Shows what a track shows at a time, and notes what becomes of it next.
  private mutating func place(
    _ number: Int, at time: Double, _ reader: PlanReader, _ frame: PlanReader.Frame
  ) {
    let track = index.tracks[number]
    if time < track.opening {
      frame.showModel(at: track.place, width: track.width)
      return waiting.add(number, until: track.opening)
    }
    if time > track.end + MediaTiming.tolerance, !track.remains {
      return frame.showModel(at: track.place, width: track.width)
    }
    // The end has a width, in which it is the time of the end (T-18).
    let isClosing = time >= track.end - MediaTiming.tolerance
    let local = isClosing ? track.end : time
    let cut =
      !isClosing
      ? track.end - MediaTiming.tolerance
      : track.remains ? .infinity : (track.end + MediaTiming.tolerance).nextUp
    let found = find(track, at: local, near: Int(latest[number]))
    latest[number] = Int32(truncatingIfNeeded: found)
    let next = found + 1 < track.count ? index.begins[track.first + found + 1] : .infinity
    let node = Int(index.nodes[track.first + max(found, 0)])
    let begin = reader.nodes[node].record.begin
    let length = track.cycles ? reader.length(of: node) : reader.nodes[node].record.duration
    guard !isClosing, local >= begin, local - begin < length - MediaTiming.tolerance else {
      reader.show(node, at: local, track, in: frame)
      // At the end time stands still.
      let change = reader.change(of: node, after: local)
      return waiting.add(number, until: isClosing ? cut : min(change, next, cut))
    }
    let until = min(begin + length - MediaTiming.tolerance, next, cut)
    if track.isTransform {
      let record = reader.nodes[node].record
      let ends = reader.transformEnds(record) {
        TransformBlock(frame.model + track.place).transform
      }
      transforms.add(
        TransformPlace(
          node: node, record: record, place: track.place, track: number, until: until),
        from: ends.start, to: ends.end)
      return reader.showTransform(node, at: time, place: track.place, in: frame)
    }
    let lane = SampleLane(track: number, track, node: node, until: until, reader, frame)
    if track.width == 1, !track.cycles, lane.way.isFinite {
      narrow.append(lane)
      reader.write(lane, at: time, to: frame)
    } else if track.width == 1, track.cycles, let cycles = CyclingLane(lane, reader) {
      cycling.append(cycles)
      reader.write(cycles, at: time, to: frame)
    } else {
      wide.append(lane)
      reader.writeAll(lane, at: time, to: frame)
    }
  }

  /// The place in a track of the animation that began last; -1 before the first.
  private func find(_ track: SampleTrack, at time: Double, near hint: Int) -> Int {
    index.begins.withUnsafeBufferPointer { begins in
      let begins = UnsafeBufferPointer(
        rebasing: begins[track.first..<track.first + track.count])
      // The next one, as nearly always while it plays.
      let next = hint + 1
      if next < begins.count, begins[next] <= time,
        next + 1 == begins.count || begins[next + 1] > time
      {
        return next
      }
      var low = 0
      var rest = begins.count
      while rest > 0 {
        let half = rest / 2
        let isAfter = begins[low + half] <= time
        low = isAfter ? low + half + 1 : low
        rest = isAfter ? rest - half - 1 : half
      }
      return low - 1
    }
  }
}
