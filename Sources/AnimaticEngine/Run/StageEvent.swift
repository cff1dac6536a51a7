// A recorded event of a stage.

public import AnimaticCore

/// An event on a stage, with its time, animation and cause.
///
/// Events are plain values, so that tests can compare recorded events with expected ones.
///
/// ```swift
/// stage.recordsEvents = true
/// box.add(BasicAnimation(.opacity, from: 1, to: 0, duration: 1), forKey: "fade")
/// stage.advance(by: 1)
/// stage.events.map(\.description)
/// // ["0  box  fade  begin", "1  box  fade  removal finished", "1  box  fade  end finished"]
/// ```
public struct StageEvent: Sendable, Hashable, CustomStringConvertible {
  /// The kind of an event.
  public enum Kind: Sendable, Hashable, CustomStringConvertible {
    /// An animation became active.
    case begin
    /// An animation ended or was removed.
    ///
    /// The direction is backwards in reverse playback, where an animation finishes at its begin.
    case end(finished: Bool, direction: PlayDirection = .forwards)
    /// An iteration began, with its index from 1 and the direction of its time.
    case repetition(cycle: Int, direction: PlayDirection)
    /// A cue was passed.
    case cue(String, direction: PlayDirection)
    /// An animation was removed from its layer, with the reason.
    case removal(Outcome)
    /// The changes since the last commit were committed.
    case commit
    /// A completion block was called.
    case completion

    /// The kind of the event, in a few words.
    public var description: String {
      switch self {
      case .begin: "begin"
      case .end(let finished, let direction):
        "end \(finished ? "finished" : "not finished")"
          + (direction == .backwards ? " backwards" : "")
      case .repetition(let cycle, let direction): "repetition \(cycle) \(direction)"
      case .cue(let name, let direction): "cue \(name) \(direction)".oneLine
      case .removal(let outcome): "removal \(outcome)"
      case .commit: "commit"
      case .completion: "completion"
      }
    }
  }

  /// The exact time of the event on the stage's clock, in seconds, not that of the delivering
  /// frame.
  public let time: Double

  /// The kind of the event, with its cause.
  public let kind: Kind

  /// The layer's name, or its number among the stage's unnamed layers; nil for events of no layer.
  public let layer: String?

  /// The key of the animation, or the key path of one without a key; nil for other events.
  public let animation: String?

  /// The source location of the animation's verb or group; nil for other events.
  ///
  /// Events that differ only in it are equal.
  public let place: SourcePlace?

  /// Creates an event to compare recorded events with.
  ///
  /// - Parameters:
  ///   - time: The time on the stage's clock, in seconds.
  ///   - kind: The kind of the event.
  ///   - layer: The layer's name.
  ///   - animation: The animation's key or key path.
  ///   - place: The source location of the animation.
  public init(
    time: Double, _ kind: Kind, layer: String? = nil, animation: String? = nil,
    place: SourcePlace? = nil
  ) {
    self.time = time
    self.kind = kind
    self.layer = layer
    self.animation = animation
    self.place = place
  }

  /// Returns whether two events are equal, wherever their animations were written.
  public static func == (first: Self, second: Self) -> Bool {
    (first.time, first.kind, first.layer, first.animation)
      == (second.time, second.kind, second.layer, second.animation)
  }

  /// Hashes the event without its source location.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(time)
    hasher.combine(kind)
    hasher.combine(layer)
    hasher.combine(animation)
  }

  /// The event on one line: time, layer, animation, kind.
  public var description: String {
    [time.text, layer, animation, "\(kind)"].compactMap { $0?.oneLine }.joined(separator: "  ")
  }
}
