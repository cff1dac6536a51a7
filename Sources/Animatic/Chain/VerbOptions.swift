// What the words of a verb say besides what moves, in a form that is cheap to hand on.

import AnimaticCore

/// What every verb takes besides what it animates.
struct VerbOptions {
  let duration: Double?
  /// The code of a named easing; -1 for none, and for a curve of its own.
  let easing: Int32
  let file: String
  let line: UInt
  /// What few verbs say.
  ///
  /// In a box, because copying a timing function that nobody gave takes longer than writing a verb.
  let rarities: Rarities?

  final class Rarities {
    /// An easing that has no name.
    let curve: TimingFunction?
    let at: Position?

    init(_ easing: TimingFunction?, _ at: Position?) {
      curve = easing?.namedCode == nil ? easing : nil
      self.at = at
    }
  }

  @inline(__always)
  init(
    _ duration: Double?, _ easing: TimingFunction?, _ at: Position?, _ file: String, _ line: UInt
  ) {
    self.duration = duration
    self.file = file
    self.line = line
    let code = easing?.namedCode ?? -1
    self.easing = code
    let isPlain = at == nil && (code >= 0 || easing == nil)
    rarities = isPlain ? nil : Rarities(easing, at)
  }
}
