// Finds which animation of one timeline is which of another.

/// Pairs the items of two timelines.
struct DifferenceSearch {
  private(set) var changes: [TimelineChange] = []

  /// Longer lists of one property are paired in order.
  private static let longestCompared = 2_000

  init(from old: [DifferenceItem], to new: [DifferenceItem]) {
    let olds = Dictionary(grouping: old, by: \.identity)
    let news = Dictionary(grouping: new, by: \.identity)
    var told: Set<DifferenceItem.Identity> = []
    // In the order of the newer one, then what is no longer there.
    for item in new + old where told.insert(item.identity).inserted {
      compare(olds[item.identity] ?? [], news[item.identity] ?? [])
    }
  }

  private mutating func compare(_ old: [DifferenceItem], _ new: [DifferenceItem]) {
    if old == new { return }
    let isLong = old.count + new.count > Self.longestCompared
    // What is the same holds what stands between it together.
    let difference = isLong ? nil : new.difference(from: old, by: ==)
    var gone = isLong ? Array(old.indices) : []
    var come = isLong ? Array(new.indices) : []
    for change in difference ?? [].difference(from: []) {
      switch change {
      case .remove(let offset, _, _): gone.append(offset)
      case .insert(let offset, _, _): come.append(offset)
      }
    }
    gone.sort()
    come.sort()
    for pair in zip(gone, come) { changes += new[pair.1].changes(from: old[pair.0]) }
    for index in gone.dropFirst(come.count) { tell(.removed, old[index]) }
    for index in come.dropFirst(gone.count) { tell(.added, new[index]) }
  }

  private mutating func tell(_ kind: TimelineChange.Kind, _ item: DifferenceItem) {
    let time = item.begin.map { " at \($0.secondsText) s" } ?? ""
    let isAdded = kind == .added
    changes.append(
      TimelineChange(
        kind: kind, subject: item.subject,
        message: "\(isAdded ? "new" : "no longer there"): \(item.values)\(time)",
        oldPlace: isAdded ? nil : item.place, newPlace: isAdded ? item.place : nil))
  }
}
