// The state of a frame sampler between frames: active and waiting tracks.

/// The tracks of a plan at one time: the active set and the waiting tracks.
struct FrameSampler: Sendable {
  private let index: SamplerIndex
  /// The groups with local time.
  private var clocks: [GroupClock]
  private var fallback: SamplerFallback
  /// The number of segments in groups whose time changed.
  private var groupedCount = 0
  /// The active segments.
  private var numbers: [NumberSegment] = []
  private var cycling: [CyclingSegment] = []
  private var keyframes: [KeyframeSegment] = []
  private var evaluated: [EvaluatedSegment] = []
  private var transforms = TransformSegments()
  /// The tracks that are constant until some time.
  private var waiting: WaitingTracks
  /// The tracks whose segments have ended; reused storage.
  private var ended: [Int32] = []
  private var time = Double.infinity

  init(_ plan: Plan, models: inout FrameMemory) {
    index = SamplerIndex(plan, models: &models)
    clocks = index.clocks
    fallback = SamplerFallback(plan, roots: index.fallback)
    waiting = WaitingTracks(count: index.tracks.count)
  }

  /// The number of animated properties that are active or evaluated at each frame.
  var movingCount: Int {
    numbers.count + cycling.count + keyframes.count + evaluated.count + transforms.count
      + groupedCount + fallback.rootCount
  }

  /// Moves to a time.
  @inline(__always)
  mutating func show(at time: Double, in memory: inout FrameMemory) {
    // Owns the memory that the reader points to.
    defer { withExtendedLifetime(index) {} }
    memory.makeUnique()
    let frame = memory.frame(offsets: index.offsets)
    move(to: time, index.storage.reader, frame)
    if !clocks.isEmpty { showGroups(at: time, index.segments, index.storage.reader, frame) }
    if fallback.rootCount > 0 { fallback.show(at: time, in: frame) }
    self.time = time
  }

  private mutating func move(
    to time: Double, _ reader: borrowing PlanReader, _ frame: PlanReader.Frame
  ) {
    var ended: [Int32] = []
    swap(&ended, &self.ended)
    if time < self.time {
      // A waiting track may have ended or not have begun.
      waiting.removeAll(to: &ended)
    } else {
      while let track = waiting.next(at: time) { ended.append(track) }
    }
    let tracks = index.tracks
    numbers.update(at: time, &ended, reader, frame) { segment in
      tracks.segment(of: segment.bounds.track, at: time, near: Int(segment.index) + 1)
    }
    cycling.update(at: time, &ended, reader, frame)
    keyframes.update(at: time, &ended, reader, frame)
    evaluated.update(at: time, &ended, reader, frame)
    if transforms.count > 0 { transforms.update(at: time, &ended, reader, frame) }
    if !ended.isEmpty {
      for track in ended { place(track, at: time, reader, frame) }
      ended.removeAll(keepingCapacity: true)
    }
    swap(&ended, &self.ended)
  }

  /// Writes the values in groups with local time.
  private mutating func showGroups(
    at time: Double, _ segments: [GroupedSegment], _ reader: borrowing PlanReader,
    _ frame: PlanReader.Frame
  ) {
    groupedCount = clocks.withUnsafeMutableBufferPointer { clocks in
      segments.withUnsafeBufferPointer { segments in
        var count = 0
        for index in clocks.indices {
          // A paused clock keeps its presentation.
          guard clocks[index].move(to: time, reader) else { continue }
          let now = clocks[index].time
          let own = clocks[index].segments
          for segment in segments[own] { segment.show(at: now, reader, in: frame) }
          count += own.count
        }
        return count
      }
    }
  }

  /// Writes a track's value at a time and schedules its next change.
  private mutating func place(
    _ number: Int32, at time: Double, _ reader: borrowing PlanReader, _ frame: PlanReader.Frame
  ) {
    if let segment = index.tracks.segment(of: number, at: time, near: -1) {
      segment.show(at: time, reader, in: frame)
      return numbers.append(segment)
    }
    let track = index.tracks[number]
    let around = track.around
    if time < around.begin || around.isOver(at: time) {
      frame.showModel(track.target)
      return waiting.add(number, until: time < around.begin ? around.begin : .infinity)
    }
    let isClosing = time >= around.closing
    let local = isClosing ? around.end : time
    let cut =
      !isClosing
      ? around.closing : around.remains ? .infinity : (around.end + MediaTiming.tolerance).nextUp
    let (node, next) = index.tracks.find(track, at: local)
    reader.show(node, at: local, to: track.target, in: frame)
    let begin = reader.nodes[node].record.begin
    let end = reader.end(of: node)
    guard !isClosing, local >= begin, local < end.first else {
      // At the end time is paused.
      let change = local < begin ? begin : local < end.last ? local.nextUp : .infinity
      return waiting.add(number, until: isClosing ? cut : min(change, next, cut))
    }
    let bounds = SegmentBounds(
      since: max(begin, around.begin), until: min(end.first, next, cut), track: number,
      place: track.target.place)
    add(node, bounds, track.target, reader, frame)
  }

  /// Adds an active segment.
  private mutating func add(
    _ node: Int, _ bounds: SegmentBounds, _ target: FrameTarget, _ reader: borrowing PlanReader,
    _ frame: PlanReader.Frame
  ) {
    let record = reader.nodes[node].record
    let any = EvaluatedSegment(bounds: bounds, node: node, target: target)
    if reader.slot(of: node).access == .transform {
      let model = TransformBlock(frame.model + Int(target.place))
      let ends = reader.transformEnds(record) { model.transform }
      transforms.add(any, record, from: ends.start, to: ends.end)
    } else if let segment = KeyframeSegment(bounds, record, width: target.width, reader) {
      keyframes.append(segment)
    } else if let segment = CyclingSegment(bounds, record, target, reader, frame) {
      cycling.append(segment)
    } else {
      evaluated.append(any)
    }
  }
}

extension PlanReader {
  /// Returns a time before an animation's end and one after it, both close to it.
  ///
  /// In between the node is evaluated: the end has a tolerance (T-18) in local time, and the
  /// elapsed time is rounded differently than the end.
  fileprivate func end(of node: Int) -> (first: Double, last: Double) {
    let record = nodes[node].record
    let timing =
      hasTiming(record)
      ? timing(record) : MediaTiming(beginTime: record.begin, duration: record.duration)
    let end = timing.endTime
    let margin =
      2 * MediaTiming.tolerance / abs(timing.speed)
      + 4 * (abs(record.begin) + abs(end)).ulp
    return margin.isFinite ? (end - margin, end + margin) : (end, end)
  }
}
