// The lints that look at a whole layer in time: what meets, jumps or never shows, whatever group it
// stands in.

extension LayerLint {
  /// Looks at the layer root by root, at all animations on each of them.
  ///
  /// Complexity: O(n log n); what repeats is looked at for some passes only.
  mutating func findInTime() {
    // What stands alone meets nothing, and nothing cuts it off.
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
