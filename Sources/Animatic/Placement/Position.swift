// Positions relative to other verbs, which the compiler resolves when their times are known.

import AnimaticCore

/// A position on a composition's timeline, relative to what was written before.
///
/// It refers to the preceding verbs of the same chain, and for the first verb of a builder's
/// statement also to the preceding statement. Seconds can be added and subtracted.
///
/// ```swift
/// Animate(box)
///   .move(to: [100, 100], duration: 2)          // 0…2
///   .fade(to: 0, at: .withPrevious + 0.5)       // 0.5…1.5
///   .scale(to: 2, at: .afterPrevious - 0.25)    // 1.25…2.25
/// ```
public struct Position: Sendable, Hashable, CustomStringConvertible {
  package enum Anchor: Sendable, Hashable {
    case start, end, withPrevious, afterPrevious
    case previous(Double)
    case cue(Cue)
  }

  package var anchor: Anchor
  package var offset: Double

  package init(_ anchor: Anchor, offset: Double = 0) {
    self.anchor = anchor
    self.offset = offset
  }

  /// The start of the chain.
  public static let start = Position(.start)

  /// The end of the chain so far.
  public static let end = Position(.end)

  /// The begin of the preceding verb.
  public static let withPrevious = Position(.withPrevious)

  /// The end of the preceding verb.
  public static let afterPrevious = Position(.afterPrevious)

  /// Returns a fraction of the preceding segment: everything since the last then, or before it if
  /// nothing follows it.
  ///
  /// - Parameter fraction: 0 is its begin, 1 its end; other values lie outside.
  /// - Returns: The position.
  public static func previous(_ fraction: Double) -> Position { Position(.previous(fraction)) }

  /// Returns the time of a cue.
  ///
  /// - Parameter cue: A cue that was written before, in the same time scope or one inside it.
  /// - Returns: The position.
  public static func cue(_ cue: Cue) -> Position { Position(.cue(cue)) }

  /// Returns a later position.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - seconds: Seconds later; a negative value is earlier.
  /// - Returns: The moved position.
  public static func + (position: Position, seconds: Double) -> Position {
    Position(position.anchor, offset: position.offset + seconds)
  }

  /// Returns an earlier position.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - seconds: Seconds earlier; a negative value is later.
  /// - Returns: The moved position.
  public static func - (position: Position, seconds: Double) -> Position {
    Position(position.anchor, offset: position.offset - seconds)
  }

  /// The position as source code.
  public var description: String {
    let name =
      switch anchor {
      case .start: "start"
      case .end: "end"
      case .withPrevious: "withPrevious"
      case .afterPrevious: "afterPrevious"
      case .previous(let fraction): "previous(\(fraction.text))"
      case .cue(let cue): "cue(\(cue))"
      }
    if offset == 0 { return name }
    return "\(name) \(offset < 0 ? "-" : "+") \(abs(offset).text)"
  }
}
