// One number between two ends, prepared for the frames in which nothing begins or ends.

/// One number between two ends on a named curve.
struct NumberLine: Sendable {
  let start: Double
  let change: Double
  /// The begin in seconds, in the time of the group around it.
  let begin: Double
  /// The duration of one pass in seconds.
  let length: Double
  /// The easing; nil is linear.
  let easing: NamedCurve?

  /// A line of no length, for an animation that is evaluated by its node.
  static let none = NumberLine(start: 0, change: 0, begin: 0, length: 0, easing: nil)

  /// Returns the value at a time of the group around it, for a line that plays once.
  @inline(__always)
  func value(at time: Double, _ curves: CurveCache) -> Double {
    value(atFraction: (time - begin) / length, curves)
  }

  @inline(__always)
  func value(atFraction fraction: Double, _ curves: CurveCache) -> Double {
    start + change * (easing.map { curves.value(of: $0, at: fraction) } ?? fraction)
  }
}

extension PlanReader {
  /// Returns the line of one of an animation's numbers; nil unless it is between two ends, its curve
  /// is named, and its ends are not too far apart.
  ///
  /// A last bit of time is a last bit of value: other curves may jump.
  func line(
    _ record: AnimationRecord, number: Int = 0, of count: Int = 1, over model: Double
  ) -> NumberLine? {
    guard record.kind == .basic, record.duration.isFinite, !record.easing.isOwn
    else { return nil }
    let ends = ends(record, Int(record.values) + number, count: count) { model }
    let change = ends.end - ends.start
    let start = record.flags.contains(.additive) ? model + ends.start : ends.start
    return change.isFinite
      ? NumberLine(
        start: start, change: change, begin: record.begin, length: record.duration,
        easing: record.easing.bends ? record.easing.named : nil)
      : nil
  }

  /// Returns the lines of the numbers that an animation writes while it is active, with their indices
  /// in the frame; nil if it writes anything else, or adds to what is shown.
  func activeLines(of node: Int, in frame: Frame) -> [(line: NumberLine, place: Int)]? {
    let record = nodes[node].record
    guard !nodes[node].isGroup, !hasTiming(record) else { return nil }
    let slot = slot(of: node)
    guard slot.isStraight, slot.turn < 0,
      record.flags.isDisjoint(with: [.additive, .cumulative, .jumps])
    else { return nil }
    let first = Int(frame.offsets[Int(slot.root)] + slot.first)
    var lines: [(line: NumberLine, place: Int)] = []
    for number in 0..<Int(slot.count) {
      let model = frame.model[first + number]
      guard let line = line(record, number: number, of: Int(slot.count), over: model) else {
        return nil
      }
      lines.append((line, first + number))
    }
    return lines
  }
}
