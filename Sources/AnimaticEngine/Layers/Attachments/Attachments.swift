// What is attached to one layer, in order of application, and the frame in which it is evaluated.

import AnimaticCore

/// Where a property is in the frame of a layer, and what of the layer's animations sets it.
private struct RootUse {
  let offset: Int32
  /// How many animations set it or a part of it, rather than being added to it.
  var setters = 0
  /// How many of them a change of the model has set off.
  var changes = 0
}

/// The animations of a layer.
final class Attachments {
  /// What is attached, and what shows until the commit.
  private(set) var shown = AttachmentList()
  /// The properties that were animated since the layer was last without animations.
  private var roots = ShortDictionary<PropertyRoot, RootUse>()
  private var size = FrameSize()
  private var memory = FrameMemory()
  /// The last numbers of keys with one, since the layer was last without animations.
  private var lastNumbers: [String: Int] = [:]
  /// No number below it is free for a name; counting from 0 would take a time that grows with all
  /// that is attached.
  private var lowestNumber = 0

  /// The places of what was removed and shows until the commit.
  private var leaving: [Int] = []

  /// What is attached, in order of application.
  var list: some Sequence<Attachment> { shown.lazy.filter { !$0.isLeaving } }

  var isEmpty: Bool { shown.count == leaving.count }

  /// The keys in order of addition, whatever is applied before what; what has none is not listed
  ///
  var keys: [String] {
    list.sorted { ($0.part.run.serial, $0.entry) < ($1.part.run.serial, $1.entry) }
      .compactMap(\.key)
  }

  /// The parts of all runs that are attached, each once.
  var parts: [LayerPart] {
    var seen: Set<ObjectIdentifier> = []
    return list.map(\.part).filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// The animations that contribute a value, in order of application.
  var liveNodes: [(part: LayerPart, node: Int)] {
    list.flatMap { attachment in
      let part = attachment.part
      return part.liveNodes(of: part.entries[attachment.entry]).map { (part, $0) }
    }
  }

  /// Whether something is attached under a key.
  func holds(_ key: String) -> Bool { shown.place(of: key) != nil }

  /// What is attached under a key.
  func attached(forKey key: String) -> (part: LayerPart, entry: Int)? {
    shown.place(of: key).flatMap { shown[$0] }.map { ($0.part, $0.entry) }
  }

  /// A key that nothing is attached under: the name, or the name and a number.
  func freeKey(_ name: String) -> String {
    guard holds(name) else { return name }
    // Counted on, or finding the next of many would take a time that grows with their number.
    var number = max(lastNumbers[name] ?? 1, 1)
    var key = ""
    repeat {
      number += 1
      key = "\(name)-\(number)"
    } while holds(key)
    lastNumbers[name] = number
    return key
  }

  func animation(forKey key: String) -> (any LayerAnimation)? {
    attached(forKey: key).map { $0.part.animation(at: $0.part.entries[$0.entry].node) }
  }

  /// The properties that were animated since the layer was last without animations, but for what
  /// one key alone animates: it is about to be replaced.
  func animatedRoots(besides key: String?) -> Set<PropertyRoot> {
    let isReplaced = shown.count - leaving.count == 1 && key.map(holds) ?? false
    return isEmpty || isReplaced ? [] : Set(roots.entries.map(\.key))
  }

  // MARK: Changing

  /// Finds the roots of a plan in the layer's frame, and makes room for those that are new.
  func makeRoom(for part: LayerPart, plan: Plan) {
    if shown.isEmpty {
      roots = ShortDictionary()
      size = FrameSize()
      lastNumbers = [:]
    }
    part.offsets = plan.layers[part.layerIndex].roots.map { index in
      let root = plan.roots[Int(index)].root
      if let known = roots[root] { return known.offset }
      let offset = size.add(root)
      roots.add(RootUse(offset: offset), for: root)
      return offset
    }
    memory.reserve(size: size, groupCount: plan.groupCount)
  }

  /// The key to attach under: what has that key already is removed, a number is the next free one.
  func claim(_ key: RunOrder.Key) -> String? {
    switch key {
    case .none: return nil
    case .named(let name):
      remove(key: name, because: .replaced(by: name))
      return name
    case .numbered:
      while holds(Self.name(lowestNumber)) { lowestNumber += 1 }
      return Self.name(lowestNumber)
    }
  }

  private static let prefix = "animatic."

  static func name(_ number: Int) -> String { "\(prefix)\(number)" }

  private static func number(_ name: String) -> Int? {
    name.hasPrefix(prefix) ? Int(name.dropFirst(prefix.count)).map { max(0, $0) } : nil
  }

  /// - Returns: The place by which to detach it.
  func append(key: String?, part: LayerPart, entry: Int) -> Int {
    let new = Attachment(key: key, part: part, entry: entry)
    let next = part.run.isInnermost ? firstRest(on: new.path?.root) : nil
    count(new, by: 1)
    return shown.insert(new, before: next ?? AttachmentList.nowhere)
  }

  /// Where what is left of the first change of a model is added that still runs.
  private func firstRest(on root: PropertyRoot?) -> Int? {
    shown.firstPlace { $0.isAdditive && $0.path?.root == root && $0.isOwnChange }
  }

  /// Applies what is attached under a key before something else.
  func move(key: String, before next: (part: LayerPart, entry: Int)) {
    guard let place = shown.place(of: key) else { return }
    let target = next.part.places[next.entry]
    let isThere = shown[target].map { $0.part === next.part && $0.entry == next.entry } ?? false
    shown.move(place, before: isThere ? target : AttachmentList.nowhere)
  }

  func detach(at place: Int) {
    guard let attachment = shown[place] else { return }
    if let number = attachment.key.flatMap(Self.number) {
      lowestNumber = min(lowestNumber, number)
    }
    if !attachment.isLeaving { drop(place) }
  }

  /// Shows an attachment no longer.
  private func drop(_ place: Int) {
    if let attachment = shown.remove(at: place) { count(attachment, by: -1) }
  }

  /// Counts what an attachment sets.
  private func count(_ attachment: Attachment, by step: Int) {
    for root in attachment.rootsSet {
      guard var use = roots[root] else { continue }
      use.setters += step
      if attachment.isOwnChange { use.changes += step }
      roots.set(use, for: root)
    }
  }

  /// Whether something sets a property or a part of it.
  func isSet(_ root: PropertyRoot) -> Bool { roots[root].map { $0.setters > 0 } ?? false }

  /// Whether something that a change of the model has set off sets a property or a part of it.
  func isSetByChange(_ root: PropertyRoot) -> Bool { roots[root].map { $0.changes > 0 } ?? false }

  // MARK: Leaving

  /// What is about to be removed shows until the commit.
  func keepShowing(at place: Int) {
    shown.markLeaving(at: place)
    leaving.append(place)
  }

  /// What was removed has been committed.
  func dropLeaving() {
    for place in leaving { drop(place) }
    leaving = []
  }

  /// Whether something shows that is, or was until the last commit, attached under a key.
  func isShown(_ key: String) -> Bool {
    holds(key) || leaving.contains { shown[$0]?.key == key }
  }

  func remove(key: String, because outcome: Outcome) {
    if let (part, entry) = attached(forKey: key) { part.remove(entry, because: outcome) }
  }

  func removeAll(_ outcome: Outcome) {
    for attachment in list { attachment.part.remove(attachment.entry, because: outcome) }
  }

  /// The layer is being freed, or leaves its stage: its part of every run ends.
  func layerGone(at time: ExactTime) {
    let attachments = Array(list)
    for part in parts { part.layerGone(at: time) }
    for attachment in attachments { attachment.part.remove(attachment.entry, because: .layerGone) }
  }

  /// The stage is being freed: nothing moves any more, and nobody is left to be told.
  func stageGone() {
    for part in parts { part.run.drop() }
  }

  // MARK: Showing

  /// The model with everything applied that is attached, in order of addition.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - time: A time of the stage's; nil is now.
  ///   - pending: Whether what waits for a commit counts as if it came now.
  ///   - losses: What alone counts; nil is everything.
  func presentation(
    over model: LayerValues, at time: ExactTime? = nil, pending: Bool = false,
    only losses: [AnimationLoss]? = nil
  ) -> LayerValues {
    presentation(over: model, at: time, pending: pending, only: losses, of: shown)
  }

  /// The same with some attachments, in order of application.
  func presentation(
    over model: LayerValues, at time: ExactTime? = nil, pending: Bool,
    only losses: [AnimationLoss]? = nil, of attachments: some Sequence<Attachment>
  ) -> LayerValues {
    guard !shown.isEmpty else { return model }
    let plans = losses.map { losses in
      Dictionary(uniqueKeysWithValues: losses.map { (ObjectIdentifier($0.part), $0.plan) })
    }
    for (root, use) in roots.entries {
      memory.load(root, at: Int(use.offset), from: model)
    }
    memory.reset()
    for attachment in attachments
    where pending ? !attachment.isLeaving : !attachment.part.run.isPending {
      let part = attachment.part
      guard let plan = plans.map({ $0[ObjectIdentifier(part)] }) ?? part.run.plan else { continue }
      let entry = part.entries[attachment.entry].node
      let time = (time.map { part.runTime(at: $0) } ?? part.elapsed).rounded.asInstant
      plan.apply(
        entry: entry, at: time, to: &memory, offsets: part.offsets, end: part.drawnEnd)
    }
    var values = model
    for (root, use) in roots.entries {
      memory.store(root, at: Int(use.offset), in: &values)
    }
    values.keepFinite(over: model)
    return values
  }
}
