// A step function with steps of equal length and height.

/// Equal steps at multiples of 1 over their count.
struct StepCurve: EasingForm {
  let count: Int
  let jump: StepJump

  /// The valid numbers of steps.
  static let counts = 1...1_000_000

  fileprivate var heights: Double {
    Double(count + (jump == .both ? 1 : jump == .none ? -1 : 0))
  }

  /// Returns the one-sided limit at a fraction of 0…1; at a step, the value after it.
  func limit(at fraction: Double, _ side: EasingSide) -> Double {
    let length = Double(count)
    var step = (fraction * length).rounded(.down)
    // The product may round across the step defined by the quotient.
    if (step + 1) / length <= fraction { step += 1 }
    if step / length > fraction { step -= 1 }
    if side == .before, step / length == fraction { step -= 1 }
    if jump == .start || jump == .both { step += 1 }
    return min(max(step, 0), heights) / heights
  }

  var edges: [EasingEdge] {
    (0...count).map { edge(at: Double($0) / Double(count)) }
  }

  var edgeCount: Int { count + 1 }

  var lines: EasingLines { .level }

  var reversed: EasingCurve? { EasingCurve(StepCurve(count: count, jump: jump.reversed)) }

  var kind: String { EasingKind.steps.rawValue }

  var fields: EasingFields { [.count: count, .jump: jump] }

  var description: String { "steps \(count) \(jump)" }
}

extension EasingCurve {
  /// The curve, with too many steps to see replaced by the straight line through their middles.
  ///
  /// The deviation is at most half a step, which is 0.00025 for two thousand.
  package var withoutManySteps: EasingCurve {
    guard let curve = form as? StepCurve, curve.count > 2000 else { return self }
    let half = (curve.limit(at: 0, .after) + curve.limit(at: 1, .before)) / 2
    let slope = Double(curve.count) / curve.heights
    let stops = [EasingStop(half - slope / 2, at: 0), EasingStop(half + slope / 2, at: 1)]
    return PiecewiseCurve(stops).map { EasingCurve($0) } ?? self
  }
}

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
