// Attachments in order of application, with an index by key.

import AnimaticCore

/// The attachments of one layer, in order of application.
///
/// Adding at the end, removing, and finding by key take constant time on average. An entry of a run
/// stores the place of its attachment.
struct AttachmentList: Sequence {
  /// The attachments by place; nil where one was removed.
  private var slots: [Attachment?] = []
  private(set) var count = 0
  /// The attachments by keys in use.
  private var named: [String: Attachment] = [:]

  /// The number of free places that are tolerated beside as many as there are attachments.
  private static let tolerated = 16

  /// The attachment under a key, unless it is leaving.
  subscript(key: String) -> Attachment? { named[key] }

  func makeIterator() -> some IteratorProtocol<Attachment> {
    slots.lazy.compactMap(\.self).makeIterator()
  }

  /// The attachments applied after the one at a place.
  func following(_ place: Int) -> some Sequence<Attachment> {
    slots[(place + 1)...].lazy.compactMap(\.self)
  }

  // MARK: Changing

  /// Inserts an attachment before another one; nil inserts it at the end.
  mutating func insert(_ attachment: Attachment, before next: Attachment?) {
    let place = next?.place ?? slots.count
    if next == nil { slots.append(attachment) } else { slots.insert(attachment, at: place) }
    setPlaces(from: place)
    count += 1
    if let key = attachment.keyInUse { named[key] = attachment }
  }

  /// Removes an attachment, which is in the list.
  mutating func remove(_ attachment: Attachment) {
    dropKey(of: attachment)
    slots[attachment.place] = nil
    attachment.entry.place = -1
    count -= 1
    if slots.count > 2 * count + Self.tolerated { compact() }
  }

  /// Moves an attachment before another one.
  mutating func move(_ attachment: Attachment, before next: Attachment) {
    slots[attachment.place] = nil
    slots.insert(attachment, at: next.place)
    compact()
  }

  private mutating func compact() {
    slots.removeAll { $0 == nil }
    setPlaces(from: 0)
  }

  /// Releases the key of an attachment that stays in the list.
  mutating func markLeaving(_ attachment: Attachment) {
    dropKey(of: attachment)
    attachment.entry.isLeaving = true
  }

  private func setPlaces(from first: Int) {
    for place in first..<slots.count { slots[place]?.entry.place = place }
  }

  private mutating func dropKey(of attachment: Attachment) {
    if let key = attachment.keyInUse { named[key] = nil }
  }
}

extension Attachment {
  /// The key in the index; nil for a leaving attachment.
  fileprivate var keyInUse: String? { isLeaving ? nil : key }
}

// An animation or group attached to a layer.

/// An entry of a run on a layer, under a key or without one.
struct Attachment {
  let part: LayerPart
  /// The index of its entry.
  let index: Int

  var entry: RunPart.Entry { part.entries[index] }

  var key: String? { entry.key }

  /// Whether it was removed, but stays visible until the commit.
  var isLeaving: Bool { entry.isLeaving }

  /// Its place among the attachments of the layer.
  var place: Int { entry.place }

  /// Whether it has not been removed.
  var isAttached: Bool { entry.state != .gone }

  func remove(because outcome: Outcome) { part.remove(index, because: outcome) }

  /// The animated property; nil for a group.
  var path: PropertyPath? { entry.path }

  var isAdditive: Bool { entry.isAdditive }

  var isEndless: Bool { entry.end.isInfinite }

  /// Seconds from the commit to its end; nil if it does not wait for a commit.
  var pendingEnd: Double? { part.run.isPending ? entry.end : nil }

  /// Whether it contributes to the value of a whole transform; an animation that sets a component
  /// and waits for a commit is applied over it instead.
  func isIncluded(in whole: PropertyPath) -> Bool {
    guard !isLeaving, let path, path.isCovered(by: whole) else { return false }
    return path == whole || isAdditive || !part.run.isPending
  }

  /// Whether it or a child writes a component that a path writes.
  func writes(_ path: PropertyPath?) -> Bool {
    guard let path else { return false }
    return !part.nodes(meeting: ComponentMasks([path]), of: entry).isEmpty
  }

  /// Whether it sets some components, or adds something to them: a change of x animates the whole
  /// position, and adds 0 to y.
  func moves(_ parts: ComponentMasks) -> Bool {
    let plan = part.run.plan
    let record = plan.nodes[entry.node].record
    guard isAdditive, let path, record.hasEnds, record.flags.isSuperset(of: [.from, .to]) else {
      return true
    }
    let ends = plan.pool.values(of: record)
    return path.parts(changedFrom: ends[0], to: ends[1]).meets(parts)
  }

  /// Whether its key matches its property, as for animations of model changes.
  ///
  /// Compares strings, so check it last.
  var isOwnChange: Bool { key.map { path?.isNamed(by: $0) ?? false } ?? false }

  /// Whether a model change started it and it animates a component that a path writes.
  func isChange(of path: PropertyPath) -> Bool {
    self.path?.meets(path) ?? false && isOwnChange
  }
}

extension PropertyPath {
  /// Whether a key is the path's name, or the name with a number.
  fileprivate func isNamed(by key: String) -> Bool {
    guard key.hasPrefix(keyPath) else { return false }
    let rest = key.utf8.dropFirst(keyPath.utf8.count)
    guard let dash = rest.first else { return true }
    let number = rest.dropFirst()
    return dash == UInt8(ascii: "-") && !number.isEmpty
      && number.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }

  /// Whether another path writes all components of this one.
  func isCovered(by other: PropertyPath) -> Bool {
    root == other.root && mask & ~other.mask == 0
  }
}
