// An animation as it is compared: what can differ about it.

/// One animation of a timeline, as far as a difference goes.
struct DifferenceItem: Equatable {
  /// What must be the same for two to be versions of one.
  struct Identity: Hashable {
    let layer: String
    let name: String
  }

  let identity: Identity
  let place: SourcePlace?
  let begin: Double?
  let length: Double
  let values: String
  let easing: String
  let timing: String
  let isHeard: Bool

  var subject: String { "\(identity.layer)/\(identity.name)" }

  init(_ index: Int, layer: PlanLayer, in plan: Plan, key: String?) {
    let record = plan.nodes[index].record
    let own = plan.pool.timing(record)
    let given = key ?? plan.name(of: index)
    let name = plan.nodes[index].isGroup ? "group" : plan.pool.path(record.property).keyPath
    // A number that the library gave says nothing about which it is.
    let isNumbered = given?.hasPrefix("animatic.") ?? true
    identity = Identity(
      layer: layer.label, name: isNumbered ? name : "\(name) \(given?.oneLine ?? "")")
    place = plan.pool.place(record)
    let span = plan.activeSpan(of: index)
    begin = span?.enter
    length = span.map { $0.exit - $0.enter } ?? 0
    values = NodeValues(pool: plan.pool, record: record).fields.joined(separator: " ")
    easing =
      record.flags.contains(.jumps)
      ? "at once" : (plan.pool.function(record.easing) ?? .linear).description
    var words: [String] = ["a pass of \(own.duration.secondsText) s"]
    if own.repeatCount != 0 { words.append("\(own.repeatCount.text) repeats") }
    if own.repeatDuration != 0 { words.append("repeats for \(own.repeatDuration.text) s") }
    if own.autoreverses { words.append("autoreverses") }
    if own.speed != 1 { words.append("speed \(own.speed.text)") }
    if own.timeOffset != 0 { words.append("offset \(own.timeOffset.text) s") }
    words.append("fill \(own.fillMode)")
    if record.flags.contains(.kept) { words.append("kept") }
    if record.flags.contains(.additive) { words.append("additive") }
    if record.flags.contains(.cumulative) { words.append("cumulative") }
    if record.flags.contains(.rejected) { words.append("rejected") }
    timing = words.joined(separator: ", ")
    isHeard = plan.listener(of: index) >= 0
  }

  /// Whether all is the same, but for the line.
  static func == (first: Self, second: Self) -> Bool {
    first.identity == second.identity && first.values == second.values
      && first.easing == second.easing && first.timing == second.timing
      && first.isHeard == second.isHeard && isSame(first.begin, second.begin)
      && isSame(first.length, second.length)
  }

  private static func isSame(_ first: Double?, _ second: Double?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    return first == second || abs(first - second) <= MediaTiming.tolerance
  }

  // MARK: Words

  /// What became of it.
  func changes(from old: DifferenceItem) -> [TimelineChange] {
    var changes: [TimelineChange] = []
    func add(_ kind: TimelineChange.Kind, _ message: String) {
      changes.append(
        TimelineChange(
          kind: kind, subject: subject, message: message, oldPlace: old.place, newPlace: place))
    }
    if !Self.isSame(old.begin, begin) { add(.moved, Self.move(from: old.begin, to: begin)) }
    if !Self.isSame(old.length, length) {
      let isFinite = length.isFinite && old.length.isFinite
      let by = abs(length - old.length).secondsText
      add(
        .resized,
        isFinite
          ? "lasts \(by) s \(length > old.length ? "longer" : "less"), \(length.secondsText) s"
          : length.isFinite ? "ends after \(length.secondsText) s" : "never ends")
    }
    if old.easing != easing { add(.eased, "eased by \(easing), was \(old.easing)") }
    if old.values != values { add(.changed, "now \(values), was \(old.values)") }
    // A pass that is longer because all of it is was told already.
    if old.timing != timing, Self.isSame(old.length, length) || !isOnlyLonger(than: old) {
      add(.retimed, "now \(timing), was \(old.timing)")
    }
    if old.isHeard != isHeard { add(.heard, isHeard ? "has a callback" : "lost its callback") }
    return changes
  }

  private func isOnlyLonger(than old: DifferenceItem) -> Bool {
    func rest(_ text: String) -> Substring { text.drop { $0 != "," } }
    return rest(timing) == rest(old.timing)
  }

  private static func move(from old: Double?, to new: Double?) -> String {
    guard let new else { return "never begins" }
    guard let old else { return "begins at \(new.secondsText) s, never did" }
    let by = abs(new - old).secondsText
    return "begins \(by) s \(new > old ? "later" : "earlier"), at \(new.secondsText) s"
  }
}
