// Lints of one resolved animation on its own: valid but probably unintended. One file per topic.

extension AnimationRecord {
  /// Returns the lints of an animation written as a value; for any other, only those of its key
  /// times.
  ///
  /// Requires a resolved animation, because a chain operator may have fixed the problem.
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
