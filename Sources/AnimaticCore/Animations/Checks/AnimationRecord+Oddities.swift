// What one resolved animation tells of itself alone: it is played as written, which is probably not
// what was meant. One file per topic next door.

extension AnimationRecord {
  /// Finds what is odd about an animation that was written as a value; of any other, only its key
  /// times.
  ///
  /// To be asked of what is resolved: a word of the chain may have mended it.
  package func oddities(in pool: AnimationPool) -> [Diagnostic] {
    let path = kind == .group ? .none : pool.path(property)
    var found: [Diagnostic] = []
    if flags.contains(.raw) {
      found += repeatOddities(of: path, in: pool)
      if hasEnds { found += endOddities(of: path, in: pool) }
      if kind == .spring { found += springOddities(of: path, in: pool) }
      if kind == .keyframes { found += wayOddities(of: path, in: pool) }
    }
    if kind == .keyframes { found += keyTimeOddities(of: path, in: pool) }
    return found
  }
}
