// An animation in comparable form.

/// One animation of a timeline, reduced to the compared attributes.
final class DifferenceItem {
  /// The layer and the name, which match two versions of one animation.
  let identity: [String]
  /// The index of its node.
  let node: Int
  /// The index of the parent group; nil for none.
  let parent: Int?
  /// The property; nil for groups and unknown key paths.
  var path: PropertyPath? { isGroup ? nil : text.path }
  var place: SourcePlace? { text.pool.place(text.record) }
  let begin: Double?
  let length: Double
  private let text: AnimationText
  private let observed: EventObservation
  private let timing: MediaTiming
  private let tag: String?
  private let childCount: Int

  var subject: String { identity.joined(separator: "/") }
  var isGroup: Bool { text.record.kind == .group }
  var isAdditive: Bool { text.record.flags.contains(.additive) }

  /// - Parameters:
  ///   - index: The node.
  ///   - layer: Its layer.
  ///   - timeline: The timeline.
  ///   - key: The key in the layer's list.
  ///   - interval: Its active interval.
  init(
    _ index: Int, layer: PlanLayer, in timeline: Timeline, key: String?,
    during interval: ClosedRange<Double>?
  ) {
    let plan = timeline.plan
    let (pool, record) = (plan.pool, plan.nodes[index].record)
    text = AnimationText(pool: pool, record: record)
    node = index
    parent = plan.nodes[index].parent < 0 ? nil : Int(plan.nodes[index].parent)
    childCount = plan.children(of: index).count
    tag = pool.name(pool.attributes(of: record).tag)
    let given = key ?? plan.name(of: index)
    let name = record.kind == .group ? "group" : text.path.keyPath
    // A generated key doesn't identify the animation.
    let isNumbered = given?.hasPrefix("animatic.") ?? true
    identity = [layer.label, isNumbered ? name : "\(name) \(given?.oneLine ?? "")"]
    begin = interval?.lowerBound
    length = interval.map { $0.upperBound - $0.lowerBound } ?? 0
    timing = pool.timing(record)
    observed = timeline.notes.observation(of: plan.listener(of: index))
  }

  /// Whether everything but the source location is equal.
  func isSame(as other: DifferenceItem) -> Bool {
    identity == other.identity && Self.isSame(begin, other.begin)
      && Self.isSame(length, other.length) && easesAlike(other) && runsAlike(other)
      && Self.isSame(timing.duration, other.timing.duration)
      && observed.events == other.observed.events && tag == other.tag
      && text.hasSameEffect(as: other.text)
  }

  static func isSame(_ first: Double?, _ second: Double?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    return first.isSame(as: second) || abs(first - second) <= MediaTiming.tolerance
  }

  /// Whether two time factors are equal up to rounding.
  private static func isSameFactor(_ first: Double, _ second: Double) -> Bool {
    first.isSame(as: second) || abs(first - second) <= 1e-14 * min(abs(first), abs(second))
  }

  private var jumps: Bool { text.record.flags.contains(.jumps) }

  private var easing: TimingFunction { text.function(text.record.easing) }

  private func easesAlike(_ other: DifferenceItem) -> Bool {
    jumps == other.jumps && (jumps || easing == other.easing)
  }

  /// The flags that affect the course of an animation.
  private var flags: AnimationRecord.Flags {
    text.record.flags.intersection([.jumps, .kept, .additive, .cumulative, .rejected])
  }

  /// Whether the timing differs at most in the duration of an iteration.
  private func runsAlike(_ other: DifferenceItem) -> Bool {
    flags.rawValue == other.flags.rawValue
      && timing.autoreverses == other.timing.autoreverses
      && timing.fillMode == other.timing.fillMode
      && Self.isSame(timing.repeatDuration, other.timing.repeatDuration)
      && Self.isSame(timing.timeOffset, other.timing.timeOffset)
      && Self.isSameFactor(timing.repeatCount, other.timing.repeatCount)
      && Self.isSameFactor(timing.speed, other.timing.speed)
  }

  // MARK: Changes

  /// Returns the changes from an older version.
  ///
  /// - Parameters:
  ///   - old: The older version.
  ///   - reported: The changes that were already reported.
  func changes(
    from old: DifferenceItem, without reported: [TimelineChange.Kind]
  ) -> [TimelineChange] {
    let isAsLong = Self.isSame(old.length, length)
    // An iteration that is longer only because the whole animation is was already reported.
    let isRetimed =
      !runsAlike(old) || isAsLong && !Self.isSame(timing.duration, old.timing.duration)
    let messages: [(kind: TimelineChange.Kind, message: String?)] = [
      (.moved, Self.isSame(old.begin, begin) ? nil : Self.move(from: old.begin, to: begin)),
      (.resized, isAsLong ? nil : resize(from: old.length)),
      (
        .eased,
        easesAlike(old)
          ? nil : "eased by " + NumberText.change { (text.easing, old.text.easing) }
      ),
      (.changed, text.hasSameEffect(as: old.text) ? nil : text.change(from: old.text)),
      (.changed, tag == old.tag ? nil : tagChange(from: old.tag)),
      (.retimed, isRetimed ? "now " + NumberText.change { (timingText, old.timingText) } : nil),
      (
        .heard,
        observed.events == old.observed.events
          ? nil : observed.events.change(from: old.observed.events)
      ),
    ]
    return messages.compactMap { kind, message in
      guard let message, !reported.contains(kind) else { return nil }
      let oldPlace = kind == .heard ? old.observed.place ?? old.place : old.place
      return TimelineChange(kind, subject, message, oldPlace, place)
    }
  }

  /// The shift of the begin within the group, where it is not visible in the timeline's time: never
  /// reached, paused, or before the visible part of the group.
  func shiftInGroup(from old: DifferenceItem) -> String? {
    let (begin, was) = (timing.beginTime, old.timing.beginTime)
    guard Self.isSame(self.begin, old.begin), Self.isSame(length, old.length),
      !Self.isSame(begin, was)
    else { return nil }
    return "begins \((begin - was).shiftText) in its group, at \(begin.text) s"
  }

  /// The effect and the time.
  var summary: String {
    var summary = text.effect
    if isGroup {
      summary = "group of \(childCount.of("animation"))"
      if jumps || easing != .linear { summary += " eased by \(text.easing)" }
    }
    return summary + (begin.map { " at \($0.text) s" } ?? "")
  }

  private func tagChange(from old: String?) -> String {
    guard let tag else { return "no longer tagged \(old?.oneLine ?? "")" }
    return "tagged \(tag.oneLine), \(old.map { "was tagged \($0.oneLine)" } ?? "had no tag")"
  }

  private var timingText: String {
    let ending = [text.fill, flags.contains(.kept) ? "kept" : nil]
    return (text.iterations(inSentence: true) + ending + text.combination).joined(separator: ", ")
  }

  private func resize(from old: Double) -> String {
    guard length.isFinite else { return "never ends" }
    guard old.isFinite else { return "ends after \(length.text) s" }
    let by = abs(length - old).text
    return "lasts \(by) s \(length > old ? "longer" : "less"), \(length.text) s"
  }

  private static func move(from old: Double?, to new: Double?) -> String {
    guard let new else { return "never begins" }
    guard let old else { return "begins at \(new.text) s, never did" }
    return "begins \((new - old).shiftText), at \(new.text) s"
  }
}

extension Double {
  /// The shift as text.
  var shiftText: String { "\(abs(self).text) s \(self > 0 ? "later" : "earlier")" }
}

extension ObservedEvents {
  /// The change of the observed events as text.
  func change(from old: ObservedEvents) -> String {
    let (come, gone) = (subtracting(old), old.subtracting(self))
    let changes = [
      gone.isEmpty ? nil : "lost its callback for \(gone)",
      come.isEmpty ? nil : "has a callback for \(come)",
    ]
    return changes.joined(separator: ", ")
  }
}
