// An animation in comparable form.

/// One animation of a timeline, reduced to the compared attributes.
struct DifferenceItem {
  /// The attributes that match two versions of one animation.
  struct Identity: Hashable {
    let layer: String
    let name: String
  }

  let identity: Identity
  /// The index of its node.
  let node: Int
  /// The index of the parent group; nil for none.
  let parent: Int?
  /// The property; nil for groups and unknown key paths.
  let path: PropertyPath?
  let isAdditive: Bool
  let place: SourcePlace?
  let isGroup: Bool
  let begin: Double?
  let length: Double
  private let content: AnimationContent
  private let observation: EventObservation
  private let timing: MediaTiming
  private let flags: AnimationRecord.Flags
  private let easing: TimingFunction
  private let tag: String?
  private let childCount: Int

  var subject: String { "\(identity.layer)/\(identity.name)" }

  /// - Parameters:
  ///   - index: The node.
  ///   - layer: Its layer.
  ///   - timeline: The timeline.
  ///   - key: The key in the layer's list.
  ///   - span: The active interval; nil if never active.
  init(
    _ index: Int, layer: PlanLayer, in timeline: Timeline, key: String?,
    during span: (enter: Double, exit: Double)?
  ) {
    let plan = timeline.plan
    let record = plan.nodes[index].record
    let given = key ?? plan.name(of: index)
    node = index
    parent = plan.nodes[index].parent < 0 ? nil : Int(plan.nodes[index].parent)
    isGroup = plan.nodes[index].isGroup
    path = isGroup ? nil : plan.pool.path(record.property)
    childCount = plan.children(of: index).count
    isAdditive = record.flags.contains(.additive)
    tag = plan.pool.name(plan.pool.extra(of: record).tag)
    let name = isGroup ? "group" : plan.pool.path(record.property).keyPath
    // A generated key doesn't identify the animation.
    let isNumbered = given?.hasPrefix("animatic.") ?? true
    identity = Identity(
      layer: layer.label, name: isNumbered ? name : "\(name) \(given?.oneLine ?? "")")
    place = plan.pool.place(record)
    begin = span?.enter
    length = span.map { $0.exit - $0.enter } ?? 0
    content = AnimationContent(record, in: plan.pool)
    easing = plan.pool.function(record.easing) ?? .linear
    timing = plan.pool.timing(record)
    flags = record.flags.intersection([.jumps, .kept, .additive, .cumulative, .rejected])
    observation = timeline.notes.observation(of: Int(plan.listener(of: index)))
  }

  /// Whether everything but the source location is equal.
  func isSame(as other: DifferenceItem) -> Bool {
    identity == other.identity && Self.isSame(begin, other.begin)
      && Self.isSame(length, other.length) && easesAlike(other) && runsAlike(other)
      && Self.isSame(timing.duration, other.timing.duration)
      && observation.events == other.observation.events && tag == other.tag
      && content.isSame(as: other.content)
  }

  static func isSame(_ first: Double?, _ second: Double?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    return first.isSame(as: second) || abs(first - second) <= MediaTiming.tolerance
  }

  /// Whether two time factors are equal up to rounding.
  private static func isSameFactor(_ first: Double, _ second: Double) -> Bool {
    first.isSame(as: second) || abs(first - second) <= 1e-14 * min(abs(first), abs(second))
  }

  private func easesAlike(_ other: DifferenceItem) -> Bool {
    let jumps = flags.contains(.jumps)
    return jumps == other.flags.contains(.jumps) && (jumps || easing == other.easing)
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

  // MARK: Words

  /// Returns the changes from an older version.
  ///
  /// - Parameters:
  ///   - old: The older version.
  ///   - told: The changes that were already reported.
  func changes(
    from old: DifferenceItem, without told: Set<TimelineChange.Kind>
  ) -> [TimelineChange] {
    var changes: [TimelineChange] = []
    func add(_ kind: TimelineChange.Kind, _ message: String, _ oldPlace: SourcePlace? = nil) {
      if told.contains(kind) { return }
      changes.append(
        TimelineChange(kind, subject, message, oldPlace ?? old.place, place))
    }
    if !Self.isSame(old.begin, begin) { add(.moved, Self.move(from: old.begin, to: begin)) }
    if !Self.isSame(old.length, length) { add(.resized, resize(from: old.length)) }
    if !easesAlike(old) { add(.eased, "eased by \(easingText), was \(old.easingText)") }
    if !content.isSame(as: old.content) { add(.changed, content.change(from: old.content)) }
    if tag != old.tag { add(.changed, tagChange(from: old.tag)) }
    // An iteration that is longer only because the whole animation is was already reported.
    let passIsSame = Self.isSame(timing.duration, old.timing.duration)
    if !runsAlike(old) || !passIsSame && Self.isSame(old.length, length) {
      add(.retimed, "now \(timingText), was \(old.timingText)")
    }
    if observation.events != old.observation.events {
      add(.heard, observation.events.change(from: old.observation.events), old.observation.place)
    }
    return changes
  }

  /// The shift of the begin within the group, where it is not visible in the timeline's time: never
  /// reached, paused, or before the visible part of the group.
  func shiftInGroup(from old: DifferenceItem) -> String? {
    let (begin, was) = (timing.beginTime, old.timing.beginTime)
    guard Self.isSame(self.begin, old.begin), Self.isSame(length, old.length),
      !Self.isSame(begin, was)
    else { return nil }
    return "begins \((begin - was).shiftText) in its group, at \(begin.secondsText) s"
  }

  /// The effect and the time.
  var summary: String {
    var words = content.text
    if isGroup {
      words = "group of \(childCount) animation\(childCount == 1 ? "" : "s")"
      if flags.contains(.jumps) || easing != .linear { words += " eased by \(easingText)" }
    }
    return words + (begin.map { " at \($0.secondsText) s" } ?? "")
  }

  private func tagChange(from old: String?) -> String {
    guard let tag else { return "no longer tagged \(old?.oneLine ?? "")" }
    return "tagged \(tag.oneLine), \(old.map { "was tagged \($0.oneLine)" } ?? "had no tag")"
  }

  private var easingText: String { flags.contains(.jumps) ? "at once" : easing.description }

  private var timingText: String {
    var words = ["a pass of \(timing.duration.secondsText) s"]
    if timing.repeatCount != 0 { words.append("\(timing.repeatCount.text) repeats") }
    if timing.repeatDuration != 0 { words.append("repeats for \(timing.repeatDuration.text) s") }
    if timing.autoreverses { words.append("autoreverses") }
    if timing.speed != 1 { words.append("speed \(timing.speed.text)") }
    if timing.timeOffset != 0 { words.append("offset \(timing.timeOffset.text) s") }
    words.append("fill \(timing.fillMode)")
    if flags.contains(.kept) { words.append("kept") }
    if flags.contains(.additive) { words.append("additive") }
    if flags.contains(.cumulative) { words.append("cumulative") }
    if flags.contains(.rejected) { words.append("rejected") }
    return words.joined(separator: ", ")
  }

  private func resize(from old: Double) -> String {
    guard length.isFinite else { return "never ends" }
    guard old.isFinite else { return "ends after \(length.secondsText) s" }
    let by = abs(length - old).secondsText
    return "lasts \(by) s \(length > old ? "longer" : "less"), \(length.secondsText) s"
  }

  private static func move(from old: Double?, to new: Double?) -> String {
    guard let new else { return "never begins" }
    guard let old else { return "begins at \(new.secondsText) s, never did" }
    return "begins \((new - old).shiftText), at \(new.secondsText) s"
  }
}

extension Double {
  /// The shift as text.
  var shiftText: String { "\(abs(self).secondsText) s \(self > 0 ? "later" : "earlier")" }
}

extension ObservedEvents {
  /// The change of the observed events as text.
  func change(from old: ObservedEvents) -> String {
    let (come, gone) = (subtracting(old), old.subtracting(self))
    let words = [
      gone.isEmpty ? nil : "lost its callback for \(gone)",
      come.isEmpty ? nil : "has a callback for \(come)",
    ]
    return words.compactMap { $0 }.joined(separator: ", ")
  }
}
