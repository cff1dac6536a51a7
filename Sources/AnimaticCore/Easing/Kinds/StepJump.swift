// At which of its ends a staircase jumps.

/// Where the jumps of a stepped timing function are, in the words of CSS.
///
/// ```swift
/// TimingFunction.steps(4, jump: .start).value(at: 0.1)  // 0.25
/// TimingFunction.steps(4, jump: .end).value(at: 0.1)  // 0
/// ```
public enum StepJump: String, Sendable, Hashable, CaseIterable, Codable, CustomStringConvertible {
  /// The first jump is at the very start: 4 steps show 1/4, 2/4, 3/4, 1.
  case start

  /// The last jump is at the very end: 4 steps show 0, 1/4, 2/4, 3/4.
  case end

  /// No jump at either end: 4 steps show 0, 1/3, 2/3, 1.
  case none

  /// A jump at both ends: 4 steps show 1/5, 2/5, 3/5, 4/5.
  case both

  /// The name of the case.
  public var description: String { rawValue }

  var reversed: StepJump {
    switch self {
    case .start: .end
    case .end: .start
    case .none, .both: self
    }
  }
}
