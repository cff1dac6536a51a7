// Attachments in order of application, with an index by key.

/// The attachments of one layer, in order of application.
///
/// Adding at the end, removing, and finding by key take constant time on average. An entry of a run
/// stores the place of its attachment.
struct AttachmentList: Sequence {
  /// The attachments by place; nil where one was removed.
  private var slots: [Attachment?] = []
  private(set) var count = 0
  /// The attachments by keys in use, filled once there are more than a few.
  ///
  /// Creating a program's first hash table of a type takes longer than the rest of a first chain.
  private var named: [String: Attachment] = [:]
  private var isIndexed = false

  private static let few = 16

  /// The attachment under a key, unless it is leaving.
  subscript(key: String) -> Attachment? {
    isIndexed ? named[key] : first { $0.keyInUse == key }
  }

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
    if slots.isEmpty { slots.reserveCapacity(4) }
    let place = next?.place ?? slots.count
    if next == nil { slots.append(attachment) } else { slots.insert(attachment, at: place) }
    setPlaces(from: place)
    count += 1
    index(attachment)
  }

  /// Removes an attachment, which is in the list.
  mutating func remove(_ attachment: Attachment) {
    dropKey(of: attachment)
    slots[attachment.place] = nil
    attachment.entry.place = -1
    count -= 1
    if slots.count > 2 * count + Self.few { compact() }
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

  private mutating func index(_ attachment: Attachment) {
    if isIndexed {
      if let key = attachment.keyInUse { named[key] = attachment }
    } else if count > Self.few {
      isIndexed = true
      for other in self { index(other) }
    }
  }

  private mutating func dropKey(of attachment: Attachment) {
    if isIndexed, let key = attachment.keyInUse { named[key] = nil }
  }
}

extension Attachment {
  /// The key in the index; nil for a leaving attachment.
  fileprivate var keyInUse: String? { isLeaving ? nil : key }
}
