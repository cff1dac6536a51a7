// The state of a frame sampler between frames: active and waiting tracks.

/// The tracks of a plan at one time: the active set and the waiting tracks.
struct SampleReel: Sendable {
  private let index: SampleIndex
  /// The lanes in groups with local time.
  private var clocked: ClockedLanes
  /// The active lanes.
  private var narrow: [SampleLane] = []
  private var cycling: [CyclingLane] = []
  private var keyed: [KeyframeLane] = []
  private var wide: [WideLane] = []
  private var transforms = TransformLanes()
  /// The tracks that are constant until some time.
  private var waiting: WaitingTracks
  /// The tracks whose lanes have ended; reused storage.
  private var leaving: [Int32] = []
  private var time = Double.infinity

  init(_ plan: Plan, models: inout FrameMemory) {
    index = SampleIndex(plan, models: &models)
    clocked = ClockedLanes(index.clocks)
    waiting = WaitingTracks(count: index.tracks.count)
  }

  /// The number of animated properties that are active or evaluated at each frame.
  var movingCount: Int {
    narrow.count + cycling.count + keyed.count + wide.count + transforms.count
      + clocked.movingCount + index.rest.rootCount
  }

  /// Moves to a time.
  mutating func show(at time: Double, in memory: inout FrameMemory) {
    // Owns the memory that the reader points to.
    defer { withExtendedLifetime(index) {} }
    _ = memory.lend(offsets: index.offsets) { frame in
      move(to: time, index.memory.reader.pointee, frame)
      if !index.clocks.isEmpty {
        clocked.show(at: time, index.lanes, index.memory.reader.pointee, frame)
      }
      if index.rest.rootCount > 0 { index.rest.show(at: time, in: frame) }
    }
    self.time = time
  }

  private mutating func move(
    to time: Double, _ reader: borrowing PlanReader, _ frame: PlanReader.Frame
  ) {
    var leaving: [Int32] = []
    swap(&leaving, &self.leaving)
    if time < self.time {
      // A waiting track may have ended or not have begun.
      waiting.removeAll(to: &leaving)
    } else {
      while let track = waiting.next(at: time) { leaving.append(track) }
    }
    let tracks = index.tracks
    narrow.sweep(at: time, &leaving, reader, frame) { lane in
      tracks.lane(of: lane.track, at: time, near: Int(lane.spot) + 1)
    }
    cycling.sweep(at: time, &leaving, reader, frame)
    keyed.sweep(at: time, &leaving, reader, frame)
    wide.sweep(at: time, &leaving, reader, frame)
    if !transforms.isEmpty { transforms.sweep(at: time, &leaving, reader, frame) }
    if !leaving.isEmpty {
      for track in leaving { place(track, at: time, reader, frame) }
      leaving.removeAll(keepingCapacity: true)
    }
    swap(&leaving, &self.leaving)
  }

  /// Writes a track's value at a time and schedules its next change.
  private mutating func place(
    _ number: Int32, at time: Double, _ reader: borrowing PlanReader, _ frame: PlanReader.Frame
  ) {
    if let lane = index.tracks.lane(of: number, at: time, near: -1) {
      lane.show(at: time, reader, in: frame)
      return narrow.append(lane)
    }
    let track = index.tracks[number]
    if time < track.opening {
      frame.showModel(at: track.place, width: track.width)
      return waiting.add(number, until: track.opening)
    }
    if time > track.end + MediaTiming.tolerance, !track.remains {
      frame.showModel(at: track.place, width: track.width)
      return waiting.add(number, until: .infinity)
    }
    let isClosing = time >= track.closing
    let local = isClosing ? track.end : time
    let cut =
      !isClosing
      ? track.closing : track.remains ? .infinity : (track.end + MediaTiming.tolerance).nextUp
    let (node, next) = index.tracks.find(track, at: local)
    reader.show(node, at: local, track, in: frame)
    let begin = reader.nodes[node].record.begin
    let end = reader.end(of: node)
    guard !isClosing, local >= begin, local < end.first else {
      // At the end time is paused.
      let change = reader.change(of: node, after: local)
      return waiting.add(number, until: isClosing ? cut : min(change, next, cut))
    }
    let head = LaneHead(
      track, number, node: node, until: min(end.first, next, cut),
      reader.nodes[node].record)
    add(head, track, reader, frame)
  }

  /// Adds an active lane.
  private mutating func add(
    _ head: LaneHead, _ track: SampleTrack, _ reader: borrowing PlanReader,
    _ frame: PlanReader.Frame
  ) {
    if track.isTransform {
      let ends = reader.transformEnds(reader.nodes[Int(head.node)].record) {
        TransformBlock(frame.model + track.place).transform
      }
      transforms.add(head, from: ends.start, to: ends.end)
    } else if let lane = KeyframeLane(head, track, reader) {
      keyed.append(lane)
    } else if let lane = CyclingLane(head, track, reader, frame) {
      cycling.append(lane)
    } else {
      wide.append(WideLane(head, track))
    }
  }
}
