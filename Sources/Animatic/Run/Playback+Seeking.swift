// Seeking in words: a playback knows the moments of what it plays.

import AnimaticCore
public import AnimaticEngine

extension Playback {
  /// Jumps to a position of what is played: its start, its end, a fraction of it or a cue.
  ///
  /// Nothing is delivered by the jump itself, and nothing is heard twice.
  ///
  /// ```swift
  /// playback.seek(to: .end - 0.1)
  /// playback.seek(to: .cue(.revealed))
  /// ```
  ///
  /// - Parameter position: The position; `previous` speaks of all of it. One that speaks of nothing
  ///   here, such as a cue that is not there or the end of what never ends, is noted as R-7.
  public func seek(to position: Position) {
    guard let time = time(of: position) else {
      note(
        Diagnostic(
          id: "R-7", severity: .error, message: "There is no \(position) to seek to.",
          remedy: "Seek to the start, the end of something that ends, or a cue of what is played.",
          place: nil))
      return
    }
    seek(to: time)
  }

  /// Jumps to a cue of what is played.
  ///
  /// ```swift
  /// playback.seek(to: .revealed)
  /// ```
  ///
  /// - Parameter cue: The cue; one that is not there is noted as R-7 and moves nothing.
  public func seek(to cue: Cue) { seek(to: .cue(cue)) }

  /// The time of a position of what is played; nil where it speaks of nothing here.
  func time(of position: Position) -> Double? {
    let anchor: Double? =
      switch position.anchor {
      case .start, .withPrevious: 0
      case .end, .afterPrevious: duration
      case .previous(let fraction): fraction * duration
      case .cue(let cue): moments[cue.name]
      }
    let time = anchor.map { $0 + position.offset }
    return time.flatMap { $0.isFinite ? $0 : nil }
  }
}
