// A group with a time of its own, and what one animation in it writes.

/// A group that gives what is in it a time of its own.
struct SampleClock: Sendable {
  private let node: Int
  private let begin: Double
  /// Seconds that it lasts, where it plays once; else 0, and it is looked into.
  private let length: Double
  private let easing: Int32
  /// From when to when the group around it shows anything, and whether that remains as it is then.
  private let opening: Double
  private let end: Double
  private let remains: Bool
  /// Its lanes.
  let lanes: Range<Int>
  /// The time in it that shows; `closed` where nothing of it shows.
  private(set) var time = Double.infinity

  /// No time that anything has: in a group whose easing overshoots, times are below 0 too.
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

  /// Tells the time; false where it is what it was.
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
      // To the last bit: something in it may begin right then.
      return easing <= 0 ? elapsed : reader.eased(elapsed / length, easing) * length
    }
    return reader.progress(of: node, at: local, end: .drawn)
      .map { reader.childTime(of: node, $0) } ?? Self.closed
  }
}

/// From when to when something in a group can show.
struct SampleSpan {
  var opening = -Double.infinity
  var end = Double.infinity
  /// Whether it remains at the end as it is then.
  var remains = true

  /// Of what stands in no group: always.
  init() {}

  /// In a group in which time is the time around it.
  init(_ group: AnimationRecord) {
    opening = 0
    end = group.duration
    remains = group.flags.isSuperset(of: [.fillsForwards, .kept])
  }
}

/// A property that one animation in such a group writes.
struct ClockedLane: Sendable {
  private let node: Int32
  private let place: Int32
  private let width: Int32
  private let isAdditive: Bool
  private let begin: Double
  /// Seconds that it lasts, where it is one number that goes once, on a named curve; else 0, and it
  /// is looked into.
  private let length: Double
  /// 1 by that.
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

  /// Shows a time of its clock.
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
