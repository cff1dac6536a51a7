// A group with local time, and the lane of one animation in it.

/// A group with local time.
struct SampleClock: Sendable {
  private let node: Int
  private let begin: Double
  /// The duration in seconds if it plays once; otherwise 0, and its node is evaluated.
  private let length: Double
  private let easing: Int32
  /// The interval in which the group has an effect, and whether it then freezes.
  private let opening: Double
  private let end: Double
  private let remains: Bool
  /// Its lanes.
  let lanes: Range<Int>
  /// The current local time; `closed` if nothing in it has an effect.
  private(set) var time = Double.infinity

  /// A time that never occurs: with an overshooting easing, local times may be below 0.
  static let closed = -Double.infinity

  init(_ node: Int, in span: SampleSpan, lanes: Range<Int>, _ plan: Plan) {
    let record = plan.nodes[node].record
    self.node = node
    begin = record.begin
    let isPlain = !plan.pool.hasTiming(record) && record.duration.isFinite
    length = isPlain ? record.duration : 0
    easing = record.easing
    opening = span.opening
    end = span.end
    remains = span.remains
    self.lanes = lanes
  }

  /// Moves to a time; returns false if local time is unchanged.
  @inline(__always)
  mutating func move(to time: Double, _ reader: borrowing PlanReader) -> Bool {
    let now = self.now(at: time, reader)
    defer { self.time = now }
    return now != self.time
  }

  @inline(__always)
  private func now(at time: Double, _ reader: borrowing PlanReader) -> Double {
    if time < opening || time > end + MediaTiming.tolerance && !remains { return Self.closed }
    let local = time >= end - MediaTiming.tolerance ? end : time
    let elapsed = local - begin
    if elapsed >= 0, elapsed < length - MediaTiming.tolerance {
      // Exact to the last bit: a child may begin at this time.
      return easing <= 0 ? elapsed : reader.eased(elapsed / length, easing) * length
    }
    return reader.progress(of: node, at: local, end: .drawn)
      .map { reader.childTime(of: node, $0) } ?? Self.closed
  }
}

/// The interval in which the content of a group can have an effect.
struct SampleSpan {
  var opening = -Double.infinity
  var end = Double.infinity
  /// Whether it freezes at the end.
  var remains = true

  /// Creates the span of top-level animations: always.
  init() {}

  /// Creates the span of a group without local time.
  init(_ group: AnimationRecord) {
    opening = 0
    end = group.duration
    remains = group.flags.isSuperset(of: [.fillsForwards, .kept])
  }
}

/// A property written by one animation in such a group.
struct ClockedLane: Sendable {
  private let node: Int32
  private let place: Int32
  private let width: Int32
  private let isAdditive: Bool
  private let begin: Double
  /// The duration in seconds of one number that plays once on a named curve; otherwise 0, and its
  /// node is evaluated.
  private let length: Double
  /// The reciprocal of the duration.
  private let pace: Double
  private let easing: Int32
  private let start: Double
  private let way: Double

  init(
    _ node: Int, place: Int, width: Int, _ reader: borrowing PlanReader, _ frame: PlanReader.Frame
  ) {
    let record = reader.nodes[node].record
    let model = frame.model[place]
    let ends: (start: Double, end: Double) =
      record.kind == .basic
      ? reader.ends(record, Int(record.values), count: width) { model } : (model, model)
    self.node = Int32(truncatingIfNeeded: node)
    self.place = Int32(truncatingIfNeeded: place)
    self.width = Int32(truncatingIfNeeded: width)
    isAdditive = record.flags.contains(.additive)
    begin = record.begin
    way = ends.end - ends.start
    start = isAdditive ? model + ends.start : ends.start
    easing = record.easing
    let isStraight =
      record.isSmooth && width == 1 && !reader.hasTiming(record) && way.isFinite
    length = isStraight ? record.duration : 0
    pace = 1 / record.duration
  }

  /// Writes the value at a time of its clock.
  @inline(__always)
  func show(at time: Double, _ reader: borrowing PlanReader, in frame: PlanReader.Frame) {
    let elapsed = time - begin
    if elapsed >= 0, elapsed < length - MediaTiming.tolerance {
      frame.values[Int(place)] = start + way * reader.eased(elapsed * pace, easing)
    } else if time == SampleClock.closed {
      frame.showModel(at: Int(place), width: Int(width))
    } else {
      reader.show(
        Int(node), at: time, place: Int(place), width: Int(width), isAdditive: isAdditive,
        in: frame)
    }
  }
}
