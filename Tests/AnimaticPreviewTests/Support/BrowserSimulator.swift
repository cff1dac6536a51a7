// A small browser: what keyframes show at a time, by the rules of Web Animations.

import AnimaticCore

@testable import AnimaticPreview

/// Plays one track.
struct BrowserSimulator {
  let track: StyleTrack

  /// The value at a time; the last of several keyframes at one time applies from there on.
  func value(at time: Double) -> StyleValue? {
    let frames = track.keyframes
    guard let first = frames.first, let last = frames.last else { return nil }
    guard time >= first.time else { return first.value }
    guard let index = frames.lastIndex(where: { $0.time <= time }), index + 1 < frames.count else {
      return last.value
    }
    let (from, to) = (frames[index], frames[index + 1])
    let share = (time - from.time) / (to.time - from.time)
    let eased = from.curve.map { CubicCurve($0).value(at: share) } ?? share
    return from.value.inBrowser(to: to.value, at: eased)
  }
}
