// What a sampler remembers from frame to frame: what is moving, and what will.

/// The tracks of a plan at one time: the animations on their way, and those that wait.
struct SampleReel: Sendable {
  private let index: SampleIndex
  /// What is in groups with a time of their own.
  private var clocked: ClockedLanes
  /// What is on its way.
  private var narrow: [SampleLane] = []
  private var cycling: [CyclingLane] = []
  private var keyed: [KeyframeLane] = []
  private var wide: [WideLane] = []
  private var transforms = TransformLanes()
  /// The tracks of which nothing moves until some time.
  private var waiting: WaitingTracks
  /// Tracks whose lane is through, and the memory to note them in.
  private var leaving: [Int32] = []
  private var time = Double.infinity

  init(_ plan: Plan, models: inout FrameMemory) {
    index = SampleIndex(plan, models: &models)
    clocked = ClockedLanes(index.clocks)
    waiting = WaitingTracks(count: index.tracks.count)
  }

  /// How many animated properties are on their way or are worked out at each frame.
  var movingCount: Int {
    narrow.count + cycling.count + keyed.count + wide.count + transforms.count
      + clocked.movingCount + index.rest.rootCount
  }

  /// Shows a time.
  mutating func show(at time: Double, in memory: inout FrameMemory) {
    // It owns what the reader points to.
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
      // What waited may have been through, or may not have begun.
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

  /// Shows what a track shows at a time, and notes what becomes of it next.
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
      // At the end time stands still.
      let change = reader.change(of: node, after: local)
      return waiting.add(number, until: isClosing ? cut : min(change, next, cut))
    }
    let head = LaneHead(
      track, number, node: node, until: min(end.first, next, cut),
      reader.nodes[node].record)
    add(head, track, reader, frame)
  }

  /// Notes what is on its way.
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
