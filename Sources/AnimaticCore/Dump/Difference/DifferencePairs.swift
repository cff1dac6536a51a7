// Matching of the animations of two timelines.

extension [DifferenceItem] {
  /// Longer lists of one property are paired in order.
  private static let longestCompared = 2_000

  /// Pairs these items of one identity with those of an older timeline; an added or removed item has
  /// no partner.
  func pairs(with old: Self) -> [(old: DifferenceItem?, new: DifferenceItem?)] {
    let new = self
    var (gone, come): ([Int], [Int]) = ([], [])
    if old.count == new.count, zip(old, new).allSatisfy({ $1.isSame(as: $0) }) {
      // No additions or removals.
    } else if old.count + new.count > Self.longestCompared {
      gone += old.indices
      come += new.indices
    } else {
      // Equal items anchor the items between them.
      for change in new.difference(from: old, by: { $0.isSame(as: $1) }) {
        switch change {
        case .remove(let offset, _, _): gone.append(offset)
        case .insert(let offset, _, _): come.append(offset)
        }
      }
      // Removals are enumerated backwards.
      gone.reverse()
    }
    let (others, newOnes) = (Set(gone), Set(come))
    let sames = zip(
      old.indices.filter { !others.contains($0) }, new.indices.filter { !newOnes.contains($0) })
    return sames.map { (old[$0], new[$1]) } + paired(gone.map { old[$0] }, come.map { new[$0] })
  }
}

/// Returns the elements of two lists with equal identities, in the order of the newer list, then of
/// the older one.
func matched<Element, Identity: Hashable>(
  _ old: [Element], _ new: [Element], by identity: (Element) -> Identity
) -> [(old: [Element], new: [Element])] {
  let olds = OrderedMap(grouping: old, by: identity)
  let news = OrderedMap(grouping: new, by: identity)
  return news.map { (olds[$0.key] ?? [], $0.value) }
    + olds.filter { !news.contains($0.key) }.map { ($0.value, []) }
}

/// Pairs two lists in order; elements beyond the shorter one have no partner.
func paired<Element>(
  _ old: [Element], _ new: [Element]
) -> [(old: Element?, new: Element?)] {
  (0..<max(old.count, new.count)).map { index -> (old: Element?, new: Element?) in
    (index < old.count ? old[index] : nil, index < new.count ? new[index] : nil)
  }
}
