// Where a verb begins, in words. Resolved by the compiler, when all that it speaks of is known.

import AnimaticCore

/// Where on a composition's time something begins, in words.
///
/// It speaks of what was written before: the verbs of the same chain, and for the first verb of a
/// builder's statement also the statement before it. Seconds can be added and taken off.
///
/// ```swift
/// Animate(box)
///   .move(to: [100, 100], duration: 2)          // 0…2
///   .fade(to: 0, at: .withPrevious + 0.5)       // 0.5…1.5
///   .scale(to: 2, at: .afterPrevious - 0.25)    // 1.25…2.25
/// ```
public struct Position: Sendable, Hashable, CustomStringConvertible {
  enum Anchor: Sendable, Hashable {
    case start, end, withPrevious, afterPrevious
    case previous(Double)
    case cue(Cue)
  }

  let anchor: Anchor
  let offset: Double

  init(_ anchor: Anchor, offset: Double = 0) {
    self.anchor = anchor
    self.offset = offset
  }

  /// The start of the chain.
  public static let start = Position(.start)

  /// The end of all that stands before.
  public static let end = Position(.end)

  /// The begin of what was written last.
  public static let withPrevious = Position(.withPrevious)

  /// The end of what was written last.
  public static let afterPrevious = Position(.afterPrevious)

  /// A fraction of the piece before: of what stands since the last then, or before it where nothing
  /// does.
  ///
  /// - Parameter fraction: 0 is its begin, 1 its end; values outside lie outside it.
  /// - Returns: The position.
  public static func previous(_ fraction: Double) -> Position { Position(.previous(fraction)) }

  /// The moment that a cue marks.
  ///
  /// - Parameter cue: A cue that was written before, in the same scope of time or in one inside it.
  /// - Returns: The position.
  public static func cue(_ cue: Cue) -> Position { Position(.cue(cue)) }

  /// A later position.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - seconds: Seconds later; below 0 earlier.
  /// - Returns: The moved position.
  public static func + (position: Position, seconds: Double) -> Position {
    Position(position.anchor, offset: position.offset + seconds)
  }

  /// An earlier position.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - seconds: Seconds earlier; below 0 later.
  /// - Returns: The moved position.
  public static func - (position: Position, seconds: Double) -> Position {
    Position(position.anchor, offset: position.offset - seconds)
  }

  /// The position as it is written.
  public var description: String {
    let word =
      switch anchor {
      case .start: "start"
      case .end: "end"
      case .withPrevious: "withPrevious"
      case .afterPrevious: "afterPrevious"
      case .previous(let fraction): "previous(\(fraction.text))"
      case .cue(let cue): "cue(\(cue))"
      }
    if offset == 0 { return word }
    return "\(word) \(offset < 0 ? "-" : "+") \(abs(offset).text)"
  }
}
