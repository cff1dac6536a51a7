// What is attached to one layer, in order of application, and the frame in which it is evaluated.

import AnimaticCore

/// The animations of a layer.
final class Attachments {
  private struct Attachment {
    let key: String?
    let part: RunPart
    let entry: Int
  }

  private var list: [Attachment] = []
  private var roots: [PropertyRoot] = []
  private var offsets: [Int32] = []
  private var size = FrameSize()
  private var memory = FrameMemory()

  var isEmpty: Bool { list.isEmpty }

  /// The keys in order of addition; what has none is not listed.
  var keys: [String] { list.compactMap(\.key) }

  /// The parts of all runs that are attached, each once.
  var parts: [RunPart] {
    var seen: Set<ObjectIdentifier> = []
    return list.map(\.part).filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  func animation(forKey key: String) -> (any LayerAnimation)? {
    list.first { $0.key == key }
      .map { $0.part.animation(at: $0.part.entries[$0.entry].node) }
  }

  /// The properties that were animated since the layer was last without animations, but for what
  /// one key alone animates: it is about to be replaced.
  func animatedRoots(besides key: String?) -> Set<PropertyRoot> {
    let isReplaced = key != nil && list.count == 1 && list[0].key == key
    return list.isEmpty || isReplaced ? [] : Set(roots)
  }

  // MARK: Changing

  /// Finds the roots of a plan in the layer's frame, and makes room for those that are new.
  func makeRoom(for part: RunPart, plan: Plan) {
    if list.isEmpty {
      roots = []
      offsets = []
      size = FrameSize()
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
      let taken = Set(keys)
      var number = 0
      while taken.contains(Self.name(number)) { number += 1 }
      return Self.name(number)
    }
  }

  static func name(_ number: Int) -> String { "animatic.\(number)" }

  func append(key: String?, part: RunPart, entry: Int) {
    list.append(Attachment(key: key, part: part, entry: entry))
  }

  func detach(part: RunPart, entry: Int) {
    // What was added first usually ends first, so it is found at once.
    if let index = list.firstIndex(where: { $0.part === part && $0.entry == entry }) {
      list.remove(at: index)
    }
  }

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
  func presentation(over model: LayerValues, at time: ExactTime? = nil) -> LayerValues {
    guard !list.isEmpty else { return model }
    for (root, offset) in zip(roots, offsets) {
      memory.load(root, at: Int(offset), from: model)
    }
    memory.reset()
    for attachment in list where !attachment.part.run.isPending {
      let part = attachment.part
      let entry = part.entries[attachment.entry].node
      let time = (time.map(part.runTime) ?? part.elapsed).rounded.asInstant
      part.run.plan.apply(
        entry: entry, at: time, to: &memory, offsets: part.offsets,
        // Scrubbed to its end it is not over.
        end: part.isWithheld ? .drawn : .delivered)
    }
    var values = model
    for (root, offset) in zip(roots, offsets) {
      memory.store(root, at: Int(offset), in: &values)
    }
    return values
  }
}
