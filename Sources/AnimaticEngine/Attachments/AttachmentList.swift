// Attachments in order of application: a linked list with an index by key.

/// The attachments of one layer, in order of application.
///
/// Adding, moving, removing, and finding by key take constant time on average. An entry of a run
/// stores the place of its attachment, which stays the same until it is removed.
struct AttachmentList: Sequence {
  fileprivate struct Link {
    var attachment: Attachment?
    var previous = 0
    var next = 0
  }

  /// The links by place, in a ring: the first one has no attachment, and is before the first and
  /// after the last attachment.
  private var links: [Link] = []
  /// The first unused place, linked to the others; 0 if all are in use.
  private var unused = 0
  private(set) var count = 0
  /// The places of keys in use, filled once there are more than a few attachments.
  ///
  /// Creating a program's first hash table of a type takes longer than the rest of a first chain.
  private var places: [String: Int] = [:]
  private var isIndexed = false

  private static let few = 16

  /// The attachment at a place; nil if there is none.
  subscript(place: Int) -> Attachment? {
    links.indices.contains(place) ? links[place].attachment : nil
  }

  /// The place of the attachment under a key, unless it is leaving.
  func place(of key: String) -> Int? {
    isIndexed ? places[key] : first { $0.keyInUse == key }?.place
  }

  /// A walk over the attachments from a place on.
  struct Iterator: IteratorProtocol {
    fileprivate let links: [Link]
    fileprivate var place: Int

    mutating func next() -> Attachment? {
      guard place > 0 else { return nil }
      defer { place = links[place].next }
      return links[place].attachment
    }
  }

  func makeIterator() -> Iterator { Iterator(links: links, place: links.first?.next ?? 0) }

  /// The attachments applied after the one at a place.
  func following(_ place: Int) -> some Sequence<Attachment> {
    IteratorSequence(Iterator(links: links, place: links[place].next))
  }

  // MARK: Changing

  /// Inserts an attachment before the one at a place; 0 inserts it at the end.
  mutating func insert(_ attachment: Attachment, before next: Int) {
    if links.isEmpty {
      links.reserveCapacity(4)
      links.append(Link())
    }
    if unused == 0 {
      unused = links.count
      links.append(Link())
    }
    let place = unused
    unused = links[place].next
    links[place] = Link(attachment: attachment)
    attachment.entry.place = place
    count += 1
    connect(place, before: next)
    index(attachment)
  }

  /// Removes the attachment at a place.
  ///
  /// - Returns: The attachment, since releasing it may read the list.
  @discardableResult
  mutating func remove(at place: Int) -> Attachment? {
    guard let attachment = self[place] else { return nil }
    disconnect(place)
    dropKey(of: attachment)
    links[place] = Link(next: unused)
    unused = place
    count -= 1
    return attachment
  }

  /// Moves an attachment before the one at another place.
  mutating func move(_ place: Int, before next: Int) {
    guard place != next else { return }
    disconnect(place)
    connect(place, before: next)
  }

  /// Releases the key of an attachment that stays in the list.
  mutating func markLeaving(at place: Int) {
    guard let attachment = self[place] else { return }
    dropKey(of: attachment)
    attachment.entry.isLeaving = true
  }

  private mutating func connect(_ place: Int, before next: Int) {
    let previous = links[next].previous
    (links[place].previous, links[place].next) = (previous, next)
    links[previous].next = place
    links[next].previous = place
  }

  private mutating func disconnect(_ place: Int) {
    let (previous, next) = (links[place].previous, links[place].next)
    links[previous].next = next
    links[next].previous = previous
  }

  private mutating func index(_ attachment: Attachment) {
    if isIndexed {
      if let key = attachment.keyInUse { places[key] = attachment.place }
    } else if count > Self.few {
      isIndexed = true
      for other in self { index(other) }
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
