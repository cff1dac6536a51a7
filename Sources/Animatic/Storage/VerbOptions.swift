// What the words of a verb say besides what moves, in a form that is cheap to hand on.

import AnimaticCore

/// What every verb takes besides what it animates.
struct VerbOptions {
  /// The duration of a verb that says none, unless it has its own.
  static let defaultDuration = 1.0

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
      curve = easing.map { $0.code < 0 } == true ? easing : nil
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
    // Read in its place: a function that was taken out of the optional would be a copy.
    self.easing = easing?.code ?? -1
    let isPlain = at == nil && (self.easing >= 0 || easing == nil)
    rarities = isPlain ? nil : Rarities(easing, at)
  }
}
