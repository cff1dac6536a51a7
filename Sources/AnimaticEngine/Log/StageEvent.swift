// One line of what happened on a stage, as a value.

public import AnimaticCore

/// Something that happened on a stage: what, when, to which animation, and why.
///
/// Events are plain values, so that a test can compare what happened with what should have.
///
/// ```swift
/// stage.recordsEvents = true
/// box.add(BasicAnimation(.opacity, from: 1, to: 0, duration: 1), forKey: "fade")
/// stage.advance(by: 1)
/// stage.events.map(\.description)
/// // ["0  box  fade  begin", "1  box  fade  removal finished", "1  box  fade  end finished"]
/// ```
public struct StageEvent: Sendable, Hashable, CustomStringConvertible {
  /// What happened.
  public enum Kind: Sendable, Hashable, CustomStringConvertible {
    /// An animation became active.
    case begin
    /// An animation was last left, at its end or before it.
    ///
    /// Backwards where it was left while it was played back, so that a finished end is at its begin.
    case end(finished: Bool, direction: PlayDirection = .forwards)
    /// A new cycle began, with its index from 1 and the direction of its time.
    case repetition(cycle: Int, direction: PlayDirection)
    /// A cue was passed.
    case cue(String, direction: PlayDirection)
    /// An animation was let go of by its layer, and why.
    case removal(Outcome)
    /// What was changed since the last commit became what shows.
    case commit
    /// A completion block was called.
    case completion

    /// What happened, in a few words.
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

  /// Seconds on the clock of the stage; the exact time of the event, not of the frame that delivered
  /// it.
  public let time: Double

  /// What happened, and its cause.
  public let kind: Kind

  /// The layer's name, or its number among the unnamed layers of the stage; nil where it is about
  /// none.
  public let layer: String?

  /// The key of the animation, or the key path of one without a key; nil where it is about none.
  public let animation: String?

  /// Creates an event, to compare others with.
  ///
  /// - Parameters:
  ///   - time: Seconds on the clock of the stage.
  ///   - kind: What happened.
  ///   - layer: The layer's name.
  ///   - animation: The animation's key or key path.
  public init(time: Double, _ kind: Kind, layer: String? = nil, animation: String? = nil) {
    self.time = time
    self.kind = kind
    self.layer = layer
    self.animation = animation
  }

  /// The event on one line: time, layer, animation, what happened.
  public var description: String {
    [time.text, layer, animation, "\(kind)"].compactMap { $0?.oneLine }.joined(separator: "  ")
  }
}
