// The position of the jumps of a stepped easing.

/// The position of the jumps in a stepped timing function, as in CSS.
///
/// ```swift
/// TimingFunction.steps(4, jump: .start).value(at: 0.1)  // 0.25
/// TimingFunction.steps(4, jump: .end).value(at: 0.1)  // 0
/// ```
public enum StepJump: String, Sendable, Hashable, CaseIterable, Codable, CustomStringConvertible {
  /// The first jump is at the start: 4 steps are 1/4, 2/4, 3/4, 1.
  case start

  /// The last jump is at the end: 4 steps are 0, 1/4, 2/4, 3/4.
  case end

  /// No jump at either end: 4 steps are 0, 1/3, 2/3, 1.
  case none

  /// A jump at both ends: 4 steps are 1/5, 2/5, 3/5, 4/5.
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
