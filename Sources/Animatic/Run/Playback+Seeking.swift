// Seeking a playback by position.

import AnimaticCore
public import AnimaticEngine

extension Playback {
  /// Jumps to a position of the playback: its start, its end, a fraction, or a cue.
  ///
  /// The jump itself delivers no events, and no event is delivered twice.
  ///
  /// ```swift
  /// playback.seek(to: .end - 0.1)
  /// playback.seek(to: .cue(.revealed))
  /// ```
  ///
  /// - Parameter position: The position; `previous` refers to the whole. An unresolvable one, such
  ///   as an unknown cue or the end of an endless playback, is noted as R-7.
  public func seek(to position: Position) {
    guard let time = time(of: position) else {
      note(.noPosition("\(position)"))
      return
    }
    seek(to: time)
  }

  /// Jumps to a cue of the playback.
  ///
  /// ```swift
  /// playback.seek(to: .revealed)
  /// ```
  ///
  /// - Parameter cue: The cue; an unknown one is noted as R-7 and has no effect.
  public func seek(to cue: Cue) { seek(to: .cue(cue)) }

  /// The time of a position of the playback; nil if unresolvable.
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
