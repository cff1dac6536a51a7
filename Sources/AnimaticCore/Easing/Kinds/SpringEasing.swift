// A spring as an easing: its motion until it settles, over one pass.

/// A spring that settles within a pass.
struct SpringEasing: EasingForm {
  let curve: SpringCurve
  @Uncompared private var evaluator: SpringEvaluator
  private let duration: Double

  /// The maximum number of turns before settling.
  static let turns = 1000.0

  /// Fails for a spring that never moves, oscillates too often, or moves too far.
  init?(_ curve: SpringCurve) {
    let duration = curve.settlingDuration
    let evaluator = curve.evaluator
    guard duration > 0, evaluator.halfSwings(in: duration) <= Self.turns else { return nil }
    self.curve = curve
    self.evaluator = evaluator
    self.duration = duration
    // Beyond this, a difference of two values may overflow.
    guard edges.allSatisfy({ abs($0.before) <= 1e100 }) else { return nil }
  }

  func limit(at fraction: Double, _ side: EasingSide = .after) -> Double {
    evaluator.value(at: fraction * duration)
  }

  var edges: [EasingEdge] {
    let turns: [Double] = evaluator.turns(until: duration).map { $0 / duration }
    let inner = turns.filter { $0 > 0 && $0 < 1 }.map { EasingEdge($0, limit(at: $0)) }
    return [EasingEdge(0, 0)] + inner + [edge(at: 1)]
  }

  var edgeCount: Int { 8 }

  var kind: String { EasingKind.spring.rawValue }

  var fields: EasingFields { [.spring: curve] }

  var description: String { (["spring"] + curve.fields).joined(separator: " ") }
}
