// Attachments in order of application, with an index by key.

/// The attachments of one layer, in order of application.
///
/// Adding at the end, removing, and finding by key take constant time on average. An entry of a run
/// stores the place of its attachment.
struct AttachmentList: Sequence {
  /// Removed attachments leave gaps, which are closed when they outnumber the attachments.
  private var slots: [Attachment?] = []
  private(set) var count = 0
  /// The number of attachments that stay visible until the commit.
  private(set) var leavingCount = 0
  /// The places of keys in use, filled once there are more than a few attachments.
  ///
  /// Creating a program's first hash table of a type takes longer than the rest of a first chain.
  private var places: [String: Int] = [:]
  private var isIndexed = false

  private static let few = 16

  /// The attachment at a place; nil if there is none.
  subscript(place: Int) -> Attachment? { slots.indices.contains(place) ? slots[place] : nil }

  /// The place of the attachment under a key, unless it is leaving.
  func place(of key: String) -> Int? {
    isIndexed ? places[key] : slots.firstIndex { $0?.keyInUse == key }
  }

  func makeIterator() -> some IteratorProtocol<Attachment> {
    slots.lazy.compactMap { $0 }.makeIterator()
  }

  /// The attachments in reverse order of application.
  var backwards: some Sequence<Attachment> { slots.lazy.reversed().compactMap { $0 } }

  /// The attachments applied after the one at a place.
  func following(_ place: Int) -> some Sequence<Attachment> {
    slots.dropFirst(place + 1).lazy.compactMap { $0 }
  }

  // MARK: Changing

  /// Inserts an attachment before the one at a place; nil inserts it at the end.
  mutating func insert(_ attachment: Attachment, before next: Int?) {
    if !isIndexed, count >= Self.few {
      isIndexed = true
      notePlaces(from: 0)
    }
    let place = Swift.min(next ?? slots.count, slots.count)
    slots.insert(attachment, at: place)
    count += 1
    notePlaces(from: place)
  }

  /// Removes the attachment at a place.
  ///
  /// - Returns: The attachment, since releasing it may read the list.
  @discardableResult
  mutating func remove(at place: Int) -> Attachment? {
    guard let attachment = self[place] else { return nil }
    dropKey(of: attachment)
    slots[place] = nil
    count -= 1
    if attachment.isLeaving { leavingCount -= 1 }
    if slots.count > 2 * count + Self.few {
      slots.removeAll { $0 == nil }
      notePlaces(from: 0)
    }
    return attachment
  }

  /// Moves an attachment before the one at another place; nil moves it to the end.
  mutating func move(_ place: Int, before next: Int?) {
    guard place != next, let attachment = self[place] else { return }
    slots[place] = nil
    count -= 1
    insert(attachment, before: next)
  }

  /// Releases the key of an attachment that stays in the list.
  mutating func markLeaving(at place: Int) {
    guard let attachment = self[place] else { return }
    dropKey(of: attachment)
    slots[place]?.isLeaving = true
    leavingCount += 1
  }

  /// Stores the places of the attachments from a place on.
  private mutating func notePlaces(from first: Int) {
    for place in first..<slots.count {
      guard let attachment = slots[place] else { continue }
      attachment.place = place
      if isIndexed, let key = attachment.keyInUse { places[key] = place }
    }
  }

  private mutating func dropKey(of attachment: Attachment) {
    if isIndexed, let key = attachment.keyInUse { places[key] = nil }
  }
}

extension Attachment {
  /// The key in the index; nil for a leaving attachment.
  fileprivate var keyInUse: String? { isLeaving ? nil : key }
}
