// Matching of the animations of two timelines.

/// Pairs the items of two timelines.
struct DifferenceSearch {
  /// The change of an animation.
  enum Step {
    case same(old: DifferenceItem, new: DifferenceItem)
    case changed(old: DifferenceItem, new: DifferenceItem)
    case removed(DifferenceItem)
    case added(DifferenceItem)
  }

  private(set) var steps: [Step] = []

  /// Longer lists of one property are paired in order.
  private static let longestCompared = 2_000

  init(from old: [DifferenceItem], to new: [DifferenceItem]) {
    let olds = Dictionary(grouping: old, by: \.identity)
    let news = Dictionary(grouping: new, by: \.identity)
    var seen: Set<DifferenceItem.Identity> = []
    // In the order of the newer timeline, then the removed ones.
    for item in new + old where seen.insert(item.identity).inserted {
      compare(olds[item.identity] ?? [], news[item.identity] ?? [])
    }
  }

  private mutating func compare(_ old: [DifferenceItem], _ new: [DifferenceItem]) {
    var (gone, come): ([Int], [Int]) = ([], [])
    if old.count == new.count, zip(old, new).allSatisfy({ $1.isSame(as: $0) }) {
      // No additions or removals.
    } else if old.count + new.count > Self.longestCompared {
      gone = Array(old.indices)
      come = Array(new.indices)
    } else {
      // Equal items anchor the items between them.
      for change in new.difference(from: old, by: { $0.isSame(as: $1) }) {
        switch change {
        case .remove(let offset, _, _): gone.append(offset)
        case .insert(let offset, _, _): come.append(offset)
        }
      }
    }
    gone.sort()
    come.sort()
    let (others, newOnes) = (Set(gone), Set(come))
    let sames = zip(
      old.indices.filter { !others.contains($0) }, new.indices.filter { !newOnes.contains($0) })
    for (was, now) in sames { steps.append(.same(old: old[was], new: new[now])) }
    for (was, now) in zip(gone, come) { steps.append(.changed(old: old[was], new: new[now])) }
    for index in gone.dropFirst(come.count) { steps.append(.removed(old[index])) }
    for index in come.dropFirst(gone.count) { steps.append(.added(new[index])) }
  }
}
