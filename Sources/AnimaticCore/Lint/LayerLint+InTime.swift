// The lints over a whole layer in time: overlaps, jumps, and invisible animations in any group.

extension LayerLint {
  /// Examines all animations of the layer, property by property.
  ///
  /// Complexity: O(n log n); only some iterations of a repeat are examined.
  mutating func findInTime() {
    // A single animation has no overlap and is not cut off.
    guard plan.layers[layer].nodes.count > 1 else { return }
    let all = Activities(of: layer, in: plan)
    let pictures = all.byRoot.map { ActivityPicture(of: $0) }
    var told = 0
    var isCut = false
    for (root, pieces) in all.byRoot.enumerated() where pieces.count > 1 {
      let search = isCut ? nil : overlaps(in: pieces, of: all, told: told)
      if let search {
        tell(search, pieces)
        told += search.pairs.count
        if search.isCut { tellMoreOverlaps(pieces) }
        isCut = search.isCut
      }
      findJumps(in: pieces, of: all, pictures, root)
      findCovered(in: pieces, pictures[root], search)
    }
    findUnreached(all.unreached)
  }
}
