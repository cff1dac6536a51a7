// What is attached to one layer, in order of application, and the frame in which it is evaluated.

import AnimaticCore

/// The animations of a layer.
final class Attachments {
  private struct Attachment {
    let key: String?
    let part: LayerPart
    let entry: Int
    /// Whether it was removed, and shows until the commit.
    var isLeaving = false

    private var node: PlanNode { part.run.plan.nodes[part.entries[entry].node] }

    /// What it animates; nil for a group.
    var path: PropertyPath? {
      node.isGroup ? nil : part.run.plan.pool.path(node.record.property)
    }

    var isAdditive: Bool { node.record.flags.contains(.additive) }

    /// Whether it is a part of what a path writes that goes along with the whole: what is set at the
    /// same commit does not, it is set over it.
    func isPlain(part whole: PropertyPath) -> Bool {
      guard !isLeaving, let path, path.isCovered(by: whole) else { return false }
      return path == whole || isAdditive || !part.run.isPending
    }

    /// Whether it is named after what it animates, as what a change of the model sets off is.
    ///
    /// To be asked last: it compares text.
    var isOwnChange: Bool { key.map { path?.isNamed(by: $0) ?? false } ?? false }
  }

  /// What is attached, and what shows until the commit.
  private var shown: [Attachment] = []
  private var roots: [PropertyRoot] = []
  private var offsets: [Int32] = []
  private var size = FrameSize()
  private var memory = FrameMemory()
  /// The last numbers of keys with one, since the layer was last without animations.
  private var lastNumbers: [String: Int] = [:]
  /// No number below it is free for a name; counting from 0 would take a time that grows with all
  /// that is attached.
  private var lowestNumber = 0

  /// What is attached, in order of application.
  private var list: [Attachment] { hasLeaving ? shown.filter { !$0.isLeaving } : shown }
  private var hasLeaving = false

  var isEmpty: Bool { list.isEmpty }

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
  func holds(_ key: String) -> Bool { list.contains { $0.key == key } }

  /// Whether what a change of the model set off on what a path writes sets it, rather than being
  /// added to it.
  func isReplaced(_ path: PropertyPath) -> Bool {
    list.contains { !$0.isAdditive && $0.path?.meets(path) ?? false && $0.isOwnChange }
  }

  /// The keys of what changes of the model have set off on what a path writes, and nothing else.
  func keys(coveredBy path: PropertyPath) -> [String] {
    list.filter { $0.path?.isCovered(by: path) ?? false && $0.isOwnChange }.compactMap(\.key)
  }

  /// A transform that is on its way as a whole.
  struct WholeTransform {
    /// The places of what makes up what it shows.
    let places: [Int]
    /// The keys of what changes of the model have set off on it and on its parts.
    let keys: [String]
    /// What is applied after it, and stays.
    let next: (part: LayerPart, entry: Int)?
  }

  /// The transform that a change of the model has sent on its way as a whole, of which a path writes
  /// a part; nil where there is none, and where a playback has sent it that sends the part, too.
  func wholeTransform(of path: PropertyPath, besides playback: Playback?) -> WholeTransform? {
    guard path.isTransformPart else { return nil }
    let whole = path.root.whole
    let isOwn = shown.map { $0.isPlain(part: whole) && $0.isOwnChange }
    guard let last = shown.indices.last(where: { isOwn[$0] && shown[$0].path == whole }),
      playback == nil || shown[last].part.run.playback !== playback
    else { return nil }
    let next = shown.indices.first { $0 > last && !isOwn[$0] && !shown[$0].isLeaving }
    return WholeTransform(
      places: shown.indices.filter { $0 <= last || isOwn[$0] },
      keys: shown.indices.filter { isOwn[$0] }.compactMap { shown[$0].key },
      next: next.map { (shown[$0].part, shown[$0].entry) })
  }

  /// Applies what is attached under a key before something else.
  func move(key: String, before next: (part: LayerPart, entry: Int)) {
    guard let index = shown.firstIndex(where: { !$0.isLeaving && $0.key == key }) else { return }
    let moved = shown.remove(at: index)
    shown.insert(moved, at: self.index(of: next.part, next.entry) ?? shown.count)
  }

  /// The animations that changes of the model have set off on more parts than those that a path writes;
  /// of a whole transform none, which is taken as a whole.
  func changes(beyond path: PropertyPath) -> [(part: LayerPart, node: Int)] {
    list.compactMap { attachment in
      guard let own = attachment.path, own.meets(path), !own.isCovered(by: path),
        !own.isWholeTransform, attachment.isOwnChange
      else { return nil }
      return (attachment.part, attachment.part.entries[attachment.entry].node)
    }
  }

  /// What sets one of some parts and shows within some seconds from now, as it is played now, but
  /// for what changes of the model set off.
  ///
  /// - Parameters:
  ///   - reach: The parts that are written.
  ///   - seconds: How long from now, in the layer's time.
  ///   - counts: Whether a part of a run counts.
  func setter(
    of reach: PropertyReach, within seconds: Double, where counts: (LayerPart) -> Bool
  ) -> AnimationSetter? {
    for attachment in list where !attachment.isAdditive && counts(attachment.part) {
      let (plan, part) = (attachment.part.run.plan, attachment.part)
      let entry = part.entries[attachment.entry]
      let coming = part.coming(within: seconds)
      let node = part.nodes(meeting: reach).first { node in
        guard (entry.node..<Int(plan.nodes[entry.node].end)).contains(node),
          !plan.nodes[node].record.flags.contains(.additive),
          let effect = plan.effect(of: node)
        else { return false }
        // The turn of a path is added to that of the layer.
        let path = plan.pool.path(plan.nodes[node].record.property)
        guard reach.mask(of: path.root) & path.mask != 0 else { return false }
        return effect.lowerBound < coming.upperBound && effect.upperBound > coming.lowerBound
      }
      guard let node, !attachment.isOwnChange else { continue }
      return AnimationSetter(
        key: attachment.key ?? "", part: part, entry: attachment.entry, node: node)
    }
    return nil
  }

  /// What is attached under a key.
  func attached(forKey key: String) -> (part: LayerPart, entry: Int)? {
    list.first { $0.key == key }.map { ($0.part, $0.entry) }
  }

  /// Whether what a playback runs shows a part of what a path writes.
  func animate(_ path: PropertyPath, in playback: Playback) -> Bool {
    let reach = PropertyReach([path])
    return parts.contains { $0.run.playback === playback && !$0.nodes(meeting: reach).isEmpty }
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
    let isReplaced = key != nil && list.count == 1 && list[0].key == key
    return list.isEmpty || isReplaced ? [] : Set(roots)
  }

  // MARK: Changing

  /// Finds the roots of a plan in the layer's frame, and makes room for those that are new.
  func makeRoom(for part: LayerPart, plan: Plan) {
    if shown.isEmpty {
      roots = []
      offsets = []
      size = FrameSize()
      lastNumbers = [:]
    }
    part.offsets = plan.layers[part.layerIndex].roots.map { index in
      let root = plan.roots[Int(index)].root
      if let known = roots.firstIndex(of: root) { return offsets[known] }
      roots.append(root)
      offsets.append(size.add(root))
      return offsets[offsets.count - 1]
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

  func append(key: String?, part: LayerPart, entry: Int) {
    let new = Attachment(key: key, part: part, entry: entry)
    let place = part.run.isInnermost ? firstRest(on: new.path?.root) : nil
    shown.insert(new, at: place ?? shown.count)
  }

  /// Where what is left of the first change of a model is added that still runs.
  private func firstRest(on root: PropertyRoot?) -> Int? {
    shown.firstIndex { $0.isAdditive && $0.path?.root == root && $0.isOwnChange }
  }

  func detach(part: LayerPart, entry: Int) {
    // What was added first usually ends first, so it is found at once.
    guard let index = index(of: part, entry) else { return }
    let key = shown[index].key
    if let number = key.flatMap(Self.number) { lowestNumber = min(lowestNumber, number) }
    if !shown[index].isLeaving { shown.remove(at: index) }
  }

  private func index(of part: LayerPart, _ entry: Int) -> Int? {
    shown.firstIndex { $0.part === part && $0.entry == entry }
  }

  // MARK: Leaving

  /// What is about to be removed shows until the commit.
  func keepShowing(_ part: LayerPart, _ entry: Int) {
    guard let index = index(of: part, entry) else { return }
    shown[index].isLeaving = true
    hasLeaving = true
  }

  /// What was removed has been committed.
  func dropLeaving() {
    guard hasLeaving else { return }
    shown.removeAll(where: \.isLeaving)
    hasLeaving = false
  }

  /// Whether something shows that is, or was until the last commit, attached under a key.
  func isShown(_ key: String) -> Bool { shown.contains { $0.key == key } }

  func remove(key: String, because outcome: Outcome) {
    for attachment in list where attachment.key == key {
      attachment.part.remove(attachment.entry, because: outcome)
    }
  }

  func removeAll(_ outcome: Outcome) {
    for attachment in list { attachment.part.remove(attachment.entry, because: outcome) }
  }

  /// The layer is being freed, or leaves its stage: its part of every run ends.
  func layerGone(at time: ExactTime) {
    let attachments = list
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
  ///   - places: The places of what alone counts; nil is everything.
  func presentation(
    over model: LayerValues, at time: ExactTime? = nil, pending: Bool = false,
    only losses: [AnimationLoss]? = nil, of places: [Int]? = nil
  ) -> LayerValues {
    guard !shown.isEmpty else { return model }
    let plans = losses.map { $0.map { (part: $0.part, plan: $0.plan) } }
    for (root, offset) in zip(roots, offsets) {
      memory.load(root, at: Int(offset), from: model)
    }
    memory.reset()
    for attachment in places.map({ $0.map { shown[$0] } }) ?? shown
    where pending ? !attachment.isLeaving : !attachment.part.run.isPending {
      let part = attachment.part
      guard let plan = plans.map({ $0.first { $0.part === part }?.plan }) ?? part.run.plan else {
        continue
      }
      let entry = part.entries[attachment.entry].node
      let time = (time.map { part.runTime(at: $0) } ?? part.elapsed).rounded.asInstant
      plan.apply(
        entry: entry, at: time, to: &memory, offsets: part.offsets, end: part.drawnEnd)
    }
    var values = model
    for (root, offset) in zip(roots, offsets) {
      memory.store(root, at: Int(offset), in: &values)
    }
    values.keepFinite(over: model)
    return values
  }
}

extension PropertyPath {
  /// Whether a key is its name, or its name with a number.
  fileprivate func isNamed(by key: String) -> Bool {
    guard key.hasPrefix(keyPath) else { return false }
    let rest = key.utf8.dropFirst(keyPath.utf8.count)
    guard let dash = rest.first else { return true }
    let number = rest.dropFirst()
    return dash == UInt8(ascii: "-") && !number.isEmpty
      && number.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }

  fileprivate func meets(_ other: PropertyPath) -> Bool {
    root == other.root && mask & other.mask != 0
  }

  fileprivate func isCovered(by other: PropertyPath) -> Bool {
    root == other.root && mask & ~other.mask == 0
  }
}
