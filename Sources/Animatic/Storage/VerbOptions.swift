// The options common to all verbs.

import AnimaticCore

/// The options common to all verbs.
struct VerbOptions {
  /// The default duration of a verb without its own default.
  static let defaultDuration = 1.0

  let duration: Double?
  let easing: TimingFunction?
  let at: Position?
  let file: String
  let line: UInt

  init(
    _ duration: Double?, _ easing: TimingFunction?, _ at: Position?, _ file: String, _ line: UInt
  ) {
    self.duration = duration
    self.easing = easing
    self.at = at
    self.file = file
    self.line = line
  }
}
