// The animations attached to a layer, in order of application, and the frame that evaluates them.

import AnimaticCore

/// The number of animations that set a property.
private struct RootUse {
  /// The number of animations that set the property or a component, instead of adding to it.
  var setters = 0
  /// The number of those that a model change started.
  var changes = 0
}

/// The animations of a layer.
final class Attachments {
  /// The attached animations, and the removed ones that stay visible until the commit.
  private(set) var shown = AttachmentList() { didSet { presentationChanged() } }
  /// The removed animations that stay visible until the commit.
  private var leaving: [Attachment] = []
  /// The properties animated since the layer last had no animations.
  private var roots = OrderedMap<PropertyRoot, RootUse>()
  /// In separate memory, since a stored property would be checked for exclusive access at each use,
  /// which takes longer than the evaluation; nil until the presentation is read.
  private var cursor: UnsafeMutablePointer<PresentationCursor>?
  /// The last number used per key name, since the layer last had no animations.
  private var lastNumbers: [String: Int] = [:]
  /// No number below it is free for a name; counting from 0 would take a time that grows with all
  /// that is attached.
  private var lowestNumber = 0
  /// Keys that are used otherwise on the host.
  var foreignKeys: Set<String> = []
  /// The components whose velocity a run continues that interrupts others at an instant.
  var carriedVelocity: (time: ExactTime, components: ComponentMasks)?

  /// The playbacks that can animate the layer again; released with it.
  private var playbacks = WeakList<Playback>()

  /// The attached animations, in order of application.
  var list: [Attachment] { shown.filter { !$0.isLeaving } }

  var isEmpty: Bool { shown.count == leaving.count }

  /// The keys in order of addition, regardless of the order of application; animations without a
  /// key are omitted.
  var keys: [String] {
    list.sorted { ($0.part.run.serial, $0.index) < ($1.part.run.serial, $1.index) }.compactMap(
      \.key)
  }

  /// The parts of all runs with attached animations, each once.
  var parts: [LayerPart] {
    var seen: Set<ObjectIdentifier> = []
    return list.map(\.part).filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// The animations that contribute a value, in order of application.
  var liveNodes: [(part: LayerPart, node: Int)] {
    list.flatMap { attachment in
      let part = attachment.part
      return part.liveNodes(of: attachment.entry).map { (part, $0) }
    }
  }

  /// Whether an animation is attached under a key.
  func holds(_ key: String) -> Bool { shown[key] != nil }

  /// The animation attached under a key.
  func attached(forKey key: String) -> Attachment? { shown[key] }

  /// Returns an unused key: the name, or the name with a number.
  func freeKey(_ name: String) -> String {
    guard holds(name) else { return name }
    // Remembering the last number avoids a search that grows with the number of keys.
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
    attached(forKey: key).map { $0.part.animation(at: $0.entry.node) }
  }

  /// The properties animated since the layer last had no animations; empty if the only attached
  /// animation has this key and is about to be replaced.
  func animatedRoots(besides key: String? = nil) -> [PropertyRoot] {
    let isReplaced = shown.count - leaving.count == 1 && key.map(holds) ?? false
    return isEmpty || isReplaced ? [] : roots.keys
  }

  /// The attached group and the node of its first child with a name; nil for no such child.
  ///
  /// - Complexity: O(n) in the content of all attached groups.
  func child(named name: String) -> (group: Attachment, node: Int)? {
    for group in list {
      let (plan, entry) = (group.part.run.remaining, group.entry.node)
      let content = entry + 1..<Int(plan.nodes[entry].end)
      let node = content.first { plan.name(of: $0) == name }
      if let node { return (group, node) }
    }
    return nil
  }

  // MARK: Changing

  /// Adds a playback that can animate the layer again.
  func add(_ playback: Playback) { playbacks.append(playback) }

  /// Adds the properties of a part to the animated ones.
  func reserve(for part: LayerPart) {
    let plan = part.run.remaining
    let range = plan.layers[part.layerIndex].roots
    for index in range {
      let root = plan.roots[Int(index)].root
      if !roots.contains(root) { roots[root] = RootUse() }
    }
  }

  /// Returns the key to attach under: removes an animation with the same key, or takes the next
  /// free number.
  func claim(_ key: Run.Key) -> String? {
    switch key {
    case .none: return nil
    case .named(let name):
      remove(key: name, because: .replaced(by: name))
      return name
    case .numbered:
      while true {
        let name = Self.name(lowestNumber)
        guard isUsed(name) else { return name }
        lowestNumber += 1
      }
    }
  }

  private func isUsed(_ key: String) -> Bool { holds(key) || foreignKeys.contains(key) }

  private static let prefix = "animatic."

  static func name(_ number: Int) -> String { "\(prefix)\(number)" }

  private static func number(_ name: String) -> Int? {
    name.hasPrefix(prefix) ? Int(String(name.dropFirst(prefix.count))).map { max(0, $0) } : nil
  }

  /// Attaches an entry under a key or without one.
  func append(part: LayerPart, entry: Int) {
    // A replaced animation may have been the last one.
    if roots.isEmpty { reserve(for: part) }
    let new = Attachment(part: part, index: entry)
    // The first running additive animation that a model change started.
    let rest =
      !part.run.isInnermost
      ? nil
      : shown.first {
        $0.isAdditive && $0.path?.root == new.path?.root && $0.isOwnChange
      }
    count(new, by: 1)
    shown.insert(new, before: rest)
  }

  /// Moves the animation under a key before another in the order of application.
  func move(key: String, before next: Attachment) {
    if let own = shown[key] { shown.move(own, before: next) }
  }

  func detach(_ attachment: Attachment) {
    // An entry may be removed before it is attached.
    guard attachment.place >= 0 else { return }
    if let number = attachment.key.flatMap(Self.number) { lowestNumber = min(lowestNumber, number) }
    if !attachment.isLeaving { drop(attachment) }
  }

  /// Removes an attachment from the presentation.
  private func drop(_ attachment: Attachment) {
    shown.remove(attachment)
    count(attachment, by: -1)
    guard shown.count == 0 else { return }
    roots = OrderedMap()
    lastNumbers = [:]
  }

  /// Adjusts the counts of the properties that an attachment sets.
  private func count(_ attachment: Attachment, by step: Int) {
    let isOwnChange = attachment.isOwnChange
    let (plan, entry) = (attachment.part.run.remaining, attachment.entry.node)
    let first = plan.layers[attachment.part.layerIndex].roots.lowerBound
    for node in plan.nodes[entry..<Int(plan.nodes[entry].end)]
    where !node.isGroup && !node.record.flags.contains(.additive) {
      let index = plan.slots[Int(node.slot)].root
      guard index >= 0 else { continue }
      let root = plan.roots[Int(first + index)].root
      roots[root]?.setters += step
      if isOwnChange { roots[root]?.changes += step }
    }
  }

  /// Whether an animation sets a property or a component of it.
  func isSet(_ root: PropertyRoot) -> Bool { roots[root].map { $0.setters > 0 } ?? false }

  /// Whether an animation started by a model change sets a property or a component of it.
  func isSetByChange(_ root: PropertyRoot) -> Bool { roots[root].map { $0.changes > 0 } ?? false }

  // MARK: Leaving

  /// Keeps an animation that is about to be removed visible until the commit.
  func keepShowing(_ attachment: Attachment) {
    guard attachment.place >= 0 else { return }
    shown.markLeaving(attachment)
    leaving.append(attachment)
  }

  /// Removes the kept animations after the commit.
  func dropLeaving() {
    let dropped = leaving
    leaving = []
    for attachment in dropped { drop(attachment) }
  }

  /// Whether an animation is attached under a key, or was until the pending commit.
  func isShown(_ key: String) -> Bool {
    shown.contains { $0.key == key }
  }

  func remove(key: String, because outcome: Outcome) {
    attached(forKey: key)?.remove(because: outcome)
  }

  func removeAll(_ outcome: Outcome) {
    for attachment in list { attachment.remove(because: outcome) }
  }

  /// Ends the layer's part of every run, when the layer is freed or leaves its stage.
  func layerGone(at time: ExactTime) {
    for part in parts { part.layerGone(at: time) }
    removeAll(.layerGone)
  }

  // MARK: Showing

  /// Forgets the presentation, since something other than the time has changed.
  func presentationChanged() {
    guard let old = cursor else { return }
    cursor = nil
    old.deinitialize(count: 1).deallocate()
  }

  deinit {
    presentationChanged()
    for playback in playbacks.objects { playback.layerFreed() }
  }

  /// Returns the model with the attached animations applied, in order of application.
  ///
  /// It is evaluated once per instant.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - time: The current local time of the layer.
  func presentation(
    over model: @autoclosure () -> LayerValues, atLocal time: ExactTime
  ) -> LayerValues {
    if let cursor { return cursor.pointee.values(at: time) { shown } }
    return shown.count > 0 ? newPresentation(over: model(), atLocal: time) : model()
  }

  private func newPresentation(over model: LayerValues, atLocal time: ExactTime) -> LayerValues {
    let new = UnsafeMutablePointer<PresentationCursor>.allocate(capacity: 1)
    new.initialize(to: PresentationCursor(over: model, animating: roots.keys))
    cursor = new
    return new.pointee.values(at: time) { shown }
  }

  /// Returns the model with some of the animations applied, or at another time.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - time: Returns the time of a part; nil is now.
  ///   - pending: Whether animations that wait for a commit count as started now.
  ///   - plans: The plans to apply, by part; nil applies all.
  ///   - places: The places in the list to apply; nil applies all.
  func presentation(
    over model: LayerValues, at time: ((LayerPart) -> ExactTime)? = nil, pending: Bool = false,
    only plans: [ObjectIdentifier: Plan]? = nil, of places: Set<Int>? = nil
  ) -> LayerValues {
    var memory = FrameMemory(model, animating: roots.keys)
    var offsets: (part: LayerPart?, list: [Int32]) = (nil, [])
    for attachment in shown
    where (pending ? !attachment.isLeaving : !attachment.part.run.isPending)
      && places?.contains(attachment.place) ?? true
    {
      let part = attachment.part
      guard let plan = plans.map({ $0[ObjectIdentifier(part)] }) ?? part.run.remaining else {
        continue
      }
      let time = (time?(part) ?? part.elapsed).rounded.asInstant
      if offsets.part !== part { offsets = (part, memory.offsets(of: plan, on: part.layerIndex)) }
      plan.apply(
        plan.subtree(of: attachment.entry.node), at: time, to: &memory, offsets: offsets.list,
        end: part.drawnEnd)
    }
    memory.finish(over: model)
    return memory.values
  }
}
