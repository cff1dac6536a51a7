// The options common to all verbs, in a form that is cheap to pass.

import AnimaticCore

/// The options common to all verbs.
struct VerbOptions {
  /// The default duration of a verb without its own default.
  static let defaultDuration = 1.0

  let duration: Double?
  /// The code of a named easing; -1 for none, and for an unnamed curve.
  let easing: Int32
  let file: String
  let line: UInt
  /// Rare options.
  ///
  /// Boxed, because copying an absent timing function takes longer than writing a verb.
  let attributes: Attributes?

  final class Attributes {
    /// An easing without a name.
    let curve: TimingFunction?
    let at: Position?

    init(_ easing: TimingFunction?, _ at: Position?) {
      curve = easing.map { $0.code < 0 } == true ? easing : nil
      self.at = at
    }
  }

  init(
    _ duration: Double?, _ easing: TimingFunction?, _ at: Position?, _ file: String, _ line: UInt
  ) {
    self.duration = duration
    self.file = file
    self.line = line
    // Read in place: unwrapping the function would copy it.
    self.easing = easing?.code ?? -1
    let isPlain = at == nil && (self.easing >= 0 || easing == nil)
    attributes = isPlain ? nil : Attributes(easing, at)
  }
}
