// Attachments in order of application: a linked list with an index by key.

/// The attachments of one layer, in order of application.
///
/// Adding, moving, removing and finding by key take constant time. A position is a storage index,
/// valid until its attachment is removed.
struct AttachmentList: Sequence {
  private struct Link {
    var attachment: Attachment
    var previous = AttachmentList.nowhere
    var next = AttachmentList.nowhere
  }

  /// The position before the first and after the last attachment.
  static let nowhere = -1

  private var links: [Link?] = []
  private var freePlaces: [Int] = []
  private(set) var first = nowhere
  private(set) var last = nowhere
  private(set) var count = 0
  /// The positions of keys in use, filled once there are more than a few attachments.
  ///
  /// Creating a program's first hash table of a type takes longer than the rest of a first chain.
  private var places: [String: Int] = [:]
  private var isIndexed = false

  private static let few = 16

  var isEmpty: Bool { count == 0 }

  /// The attachment at a position; nil if there is none.
  subscript(place: Int) -> Attachment? {
    links.indices.contains(place) ? links[place]?.attachment : nil
  }

  /// The position of the attachment under a key, unless it is leaving.
  func place(of key: String) -> Int? {
    isIndexed ? places[key] : firstPlace { !$0.isLeaving && $0.key == key }
  }

  /// The first position whose attachment satisfies a condition.
  ///
  /// Complexity: O(n).
  func firstPlace(where condition: (Attachment) -> Bool) -> Int? {
    var place = first
    while let attachment = self[place], !condition(attachment) { place = self.place(after: place) }
    return place < 0 ? nil : place
  }

  func place(after place: Int) -> Int { links[place]?.next ?? Self.nowhere }

  func place(before place: Int) -> Int { links[place]?.previous ?? Self.nowhere }

  /// The attachments in reverse order of application.
  var backwards: some Sequence<Attachment> {
    sequence(state: last) { place -> Attachment? in
      guard let attachment = self[place] else { return nil }
      place = self.place(before: place)
      return attachment
    }
  }

  func makeIterator() -> Iterator { Iterator(list: self, place: first) }

  struct Iterator: IteratorProtocol {
    fileprivate let list: AttachmentList
    fileprivate var place: Int

    mutating func next() -> Attachment? {
      guard let attachment = list[place] else { return nil }
      place = list.place(after: place)
      return attachment
    }
  }

  // MARK: Changing

  /// Inserts an attachment before the one at a position, or at the end.
  ///
  /// - Returns: Its position.
  mutating func insert(_ attachment: Attachment, before next: Int = nowhere) -> Int {
    let place = freePlaces.popLast() ?? links.count
    if place == links.count { links.append(nil) }
    links[place] = Link(attachment: attachment)
    count += 1
    connect(place, before: next)
    index(attachment, at: place)
    return place
  }

  /// Removes the attachment at a position.
  ///
  /// - Returns: The attachment, since releasing it may read the list.
  @discardableResult
  mutating func remove(at place: Int) -> Attachment? {
    guard let attachment = self[place] else { return nil }
    disconnect(place)
    dropKey(of: attachment)
    links[place] = nil
    freePlaces.append(place)
    count -= 1
    return attachment
  }

  /// Moves an attachment before the one at another position, or to the end.
  mutating func move(_ place: Int, before next: Int) {
    guard place != next else { return }
    disconnect(place)
    connect(place, before: next)
  }

  /// Releases the key of an attachment that stays in the list.
  mutating func markLeaving(at place: Int) {
    guard let attachment = self[place] else { return }
    dropKey(of: attachment)
    links[place]?.attachment.isLeaving = true
  }

  private mutating func connect(_ place: Int, before next: Int) {
    let previous = next < 0 ? last : self.place(before: next)
    links[place]?.previous = previous
    links[place]?.next = next
    if previous < 0 { first = place } else { links[previous]?.next = place }
    if next < 0 { last = place } else { links[next]?.previous = place }
  }

  private mutating func disconnect(_ place: Int) {
    let (previous, next) = (self.place(before: place), self.place(after: place))
    if previous < 0 { first = next } else { links[previous]?.next = next }
    if next < 0 { last = previous } else { links[next]?.previous = previous }
  }

  private mutating func index(_ attachment: Attachment, at place: Int) {
    if isIndexed {
      if let key = attachment.key { places[key] = place }
    } else if count > Self.few {
      isIndexed = true
      for place in links.indices {
        if let key = self[place]?.keyInUse { places[key] = place }
      }
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
