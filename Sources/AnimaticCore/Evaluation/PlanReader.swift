// Time evaluation: traverses the nodes of a plan and computes their progress.

/// A plan accessed through pointers for the duration of one call.
///
/// Uses no allocations, references, or strings.
package struct PlanReader: ~Copyable {
  /// The values to read and write: one block per property of the plan, or a single block.
  package struct Frame {
    /// The model values by property.
    let model: UnsafeMutablePointer<Double>
    /// The presentation values by property; initially a copy of the model.
    let values: UnsafeMutablePointer<Double>
    /// The shaped model values by property.
    let modelShaped: UnsafeMutablePointer<FlatValue>
    /// The shaped presentation values.
    let shaped: UnsafeMutablePointer<FlatValue>
    /// The offset of each property's block, or its index among the shaped values.
    var offsets: UnsafePointer<Int32>
    /// The local time of each active group.
    var groupTimes: UnsafeMutablePointer<Double>

    /// Returns the frame of a layer whose properties start at an index.
    package func moved(to root: Int) -> Frame {
      var frame = self
      frame.offsets += root
      return frame
    }

    /// Calls a closure with the frame and memory for the times of some groups.
    @inline(__always)
    package func withTimes(of groups: Int, _ body: (Frame) -> Void) {
      withUnsafeTemporaryAllocation(of: Double.self, capacity: groups + 1) { times in
        var frame = self
        frame.groupTimes = times.baseAddress ?? groupTimes
        body(frame)
      }
    }
  }

  /// Whether an entry that is removed on completion still counts at its very end.
  package enum End: Sendable {
    /// The sample at the end is drawn (T-6), as in a timeline.
    case drawn
    /// The end has been delivered and the entry removed, as on a layer.
    case delivered
  }

  /// The progress of an animation at one time.
  struct Progress {
    var fraction: Double
    var cycle: Double
    var localTime: Double
  }

  let nodes: UnsafeBufferPointer<PlanNode>
  let slots: UnsafeBufferPointer<PropertySlot>
  let numbers: UnsafeBufferPointer<Double>
  let attributes: UnsafeBufferPointer<RecordAttributes>
  let timings: UnsafeBufferPointer<MediaTiming>
  let curves: UnsafeBufferPointer<EasingCurve>
  let easings: UnsafeBufferPointer<EasingID>
  let keyframes: UnsafeBufferPointer<KeyframeTable>
  let pathEvaluators: UnsafeBufferPointer<PathEvaluator>
  let springs: UnsafeBufferPointer<PooledSpring>
  let shaped: UnsafeBufferPointer<FlatValue>
  let curveCache: CurveCache

  /// Applies one entry over the frame.
  func apply(entry: Int, at time: Double, to frame: Frame, only: Int32 = -1, end: End) {
    var index = entry
    let last = Int(nodes[entry].end)
    while index < last {
      let node = index
      index += 1
      let isGroup = nodes[node].isGroup
      if !isGroup, !slots[Int(nodes[node].slot)].writes(only) { continue }
      let parent = Int(nodes[node].parent)
      let time = parent < 0 ? time : frame.groupTimes[Int(nodes[parent].slot)]
      let isInert = nodes[node].record.flags.contains(.inert)
      if !isInert, let progress = progress(of: node, at: time, end: end) {
        if isGroup {
          frame.groupTimes[Int(nodes[node].slot)] = childTime(of: node, progress)
        } else {
          apply(node, progress, to: frame, only: only)
        }
      } else if isGroup {
        index = Int(nodes[node].end)
      }
    }
  }

  /// Applies all entries among some nodes in order over the frame.
  ///
  /// - Parameters:
  ///   - nodes: The nodes of entries and their descendants.
  ///   - time: Seconds since the plan began, in the layer's time.
  ///   - frame: The values to read and to write.
  ///   - only: The property to restrict the work to, or -1.
  ///   - end: Whether an entry still counts at its very end.
  func apply(
    _ nodes: Range<Int>, at time: Double, to frame: Frame, only: Int32 = -1, end: End = .drawn
  ) {
    var entry = nodes.lowerBound
    while entry < nodes.upperBound {
      apply(entry: entry, at: time, to: frame, only: only, end: end)
      entry = Int(self.nodes[entry].end)
    }
  }

  /// Returns the slot of a property animation.
  @inline(__always)
  func slot(of node: Int) -> PropertySlot { slots[Int(nodes[node].slot)] }

  /// Returns a node's progress at a time of its parent; nil if it has no effect.
  func progress(of node: Int, at time: Double, end: End) -> Progress? {
    let record = nodes[node].record
    let isRemoved = nodes[node].parent < 0 && !record.flags.contains(.kept)
    guard !hasTiming(record) else {
      return progress(timing(record), record.flags, at: time, isRemoved: isRemoved, end: end)
    }
    let elapsed = time - record.begin
    let length = record.duration
    if elapsed < 0 {
      guard record.flags.contains(.fillsBackwards) else { return nil }
      return Progress(fraction: length > 0 ? 0 : 1, cycle: 0, localTime: 0)
    }
    if elapsed >= length - MediaTiming.tolerance {
      if isRemoved, end == .delivered { return nil }
      if elapsed > length + MediaTiming.tolerance {
        guard record.flags.contains(.fillsForwards), !isRemoved else { return nil }
      }
      return Progress(fraction: 1, cycle: 0, localTime: length)
    }
    // An infinite pass has no fraction, only seconds.
    return Progress(
      fraction: length.isFinite ? elapsed / length : 0, cycle: 0, localTime: elapsed)
  }

  private func progress(
    _ timing: MediaTiming, _ flags: AnimationRecord.Flags, at time: Double, isRemoved: Bool,
    end: End
  ) -> Progress? {
    let sample = timing.sample(at: time)
    switch sample.phase {
    case .before:
      guard flags.contains(.fillsBackwards) else { return nil }
    case .active:
      let elapsed = (time - timing.beginTime) * abs(timing.speed)
      let isOver = timing.hasReachedEnd(at: time, elapsed: elapsed)
      if isRemoved, end == .delivered, isOver { return nil }
    case .after:
      guard flags.contains(.fillsForwards), !isRemoved else { return nil }
    }
    if flags.contains(.jumps), sample.phase != .before {
      // An autoreversing instant ends at its start.
      let isBack = timing.autoreverses
      return Progress(
        fraction: isBack ? 0 : 1, cycle: 0, localTime: isBack ? 0 : timing.duration)
    }
    return Progress(
      fraction: sample.fraction, cycle: Double(sample.cycle), localTime: sample.localTime)
  }

  /// Returns whether a record has timing beyond begin, duration, and fill.
  @inline(__always)
  func hasTiming(_ record: AnimationRecord) -> Bool {
    record.attributes >= 0 && attributes[Int(record.attributes)].timing >= 0
  }

  /// Returns the timing of a record that has more than begin, duration, and fill.
  func timing(_ record: AnimationRecord) -> MediaTiming {
    var timing = timings[Int(attributes[Int(record.attributes)].timing)]
    timing.beginTime = record.begin
    timing.duration = record.duration
    return timing
  }

  /// Returns the local time of a group's children (G-3): eased, unless the pass is infinite.
  func childTime(of node: Int, _ progress: Progress) -> Double {
    let record = nodes[node].record
    guard record.easing.bends, record.duration.isFinite else { return progress.localTime }
    return eased(progress.fraction, record.easing) * record.duration
  }

  @inline(__always)
  func eased(_ fraction: Double, _ easing: EasingID) -> Double {
    easing.bends ? curveCache.value(easing, at: fraction, own: curves) : fraction
  }

  @inline(never)
  func applyShaped(_ reading: Reading, to frame: Frame, place: Int) {
    let model = frame.modelShaped[place]
    var value = shapedValue(reading, at: reading.position, model: model)
    if reading.cycles != 0 {
      let end = shapedValue(reading, at: reading.cycleEnd, model: model)
      value = value.adding(end, times: reading.cycles)
    }
    frame.shaped[place] =
      reading.record.flags.contains(.additive) ? frame.shaped[place].adding(value) : value
  }

  private func shapedValue(
    _ reading: Reading, at position: Position, model: FlatValue
  ) -> FlatValue {
    let first = Int(reading.record.values)
    if case .keys(let mix) = position, let value = smooth(mix, first: first) { return value }
    return value(
      of: reading.record, at: position, { shaped[first + $0] }, model: { model },
      between: { $0.interpolated(to: $1, at: $2) }, sum: { $0.adding($1, times: $2) })
  }

  /// Returns the value on a smooth curve; nil for linear interpolation, or if the shapes differ.
  private func smooth(_ mix: KeyframeMix, first: Int) -> FlatValue? {
    guard let weights = mix.weights else { return nil }
    let all = [weights.before, weights.start, weights.end, weights.after]
    let counting = all.enumerated().filter { $0.element != 0 }
    return .mix(
      counting.map { step, weight in
        (value: shaped[first + mix.index - 1 + step], weight: weight)
      })
  }
}

extension PlanReader {
  /// - Note: Valid while the memory of each table is.
  init(
    nodes: UnsafeBufferPointer<PlanNode>, slots: UnsafeBufferPointer<PropertySlot>,
    numbers: UnsafeBufferPointer<Double>, attributes: UnsafeBufferPointer<RecordAttributes>,
    timings: UnsafeBufferPointer<MediaTiming>, curves: UnsafeBufferPointer<EasingCurve>,
    easings: UnsafeBufferPointer<EasingID>, keyframes: UnsafeBufferPointer<KeyframeTable>,
    pathEvaluators: UnsafeBufferPointer<PathEvaluator>,
    springs: UnsafeBufferPointer<PooledSpring>, shaped: UnsafeBufferPointer<FlatValue>
  ) {
    (self.nodes, self.slots, self.numbers, self.attributes) = (nodes, slots, numbers, attributes)
    (self.timings, self.curves, self.easings) = (timings, curves, easings)
    (self.keyframes, self.pathEvaluators) = (keyframes, pathEvaluators)
    (self.springs, self.shaped) = (springs, shaped)
    curveCache = .shared
  }
}

extension Plan {
  /// Calls a closure with a reader of the plan, which is valid during the call.
  package func read<Result>(_ body: (borrowing PlanReader) -> Result) -> Result {
    nodes.withUnsafeBufferPointer { nodes in
      slots.withUnsafeBufferPointer { slots in
        pool.read(nodes, slots, body)
      }
    }
  }
}

extension AnimationPool {
  fileprivate func read<Result>(
    _ nodes: UnsafeBufferPointer<PlanNode>, _ slots: UnsafeBufferPointer<PropertySlot>,
    _ body: (borrowing PlanReader) -> Result
  ) -> Result {
    numbers.withUnsafeBufferPointer { numbers in
      attributes.withUnsafeBufferPointer { attributes in
        timings.withUnsafeBufferPointer { timings in
          curves.withUnsafeBufferPointer { curves in
            easings.withUnsafeBufferPointer { easings in
              keyframes.withUnsafeBufferPointer { keyframes in
                pathEvaluators.withUnsafeBufferPointer { pathEvaluators in
                  springs.withUnsafeBufferPointer { springs in
                    shaped.withUnsafeBufferPointer { shaped in
                      body(
                        PlanReader(
                          nodes: nodes, slots: slots, numbers: numbers, attributes: attributes,
                          timings: timings, curves: curves, easings: easings,
                          keyframes: keyframes, pathEvaluators: pathEvaluators,
                          springs: springs, shaped: shaped))
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
}
