// Candidate cubic curves for an interval, taken from the animations active there. The caller
// verifies them.

import AnimaticCore

/// Candidate curves for an interval.
struct CurveCandidates {
  private let plan: Plan
  /// The active intervals of the animations, ordered by begin.
  private let intervals: [(enter: Double, exit: Double, node: Int)]

  init(plan: Plan, leaves: [Int]) {
    self.plan = plan
    intervals = leaves.prefix(EventTimes.mostOfProperty).compactMap { node in
      plan.activeInterval(of: node).map { ($0.enter, $0.exit, node) }
    }.sorted { ($0.enter, $0.node) < ($1.enter, $1.node) }
  }

  /// Returns the curves that may apply between two times.
  func curves(from start: Double, to end: Double) -> [ControlPoints] {
    let middle = start + (end - start) / 2
    var found: [ControlPoints] = []
    let active = intervals.reversed().lazy.filter { $0.enter <= middle && $0.exit >= middle }
    for interval in active.prefix(16) where found.count < 8 {
      for node in plan.ancestry(of: interval.node) {
        if let curve = curve(of: node, start, end), !found.contains(curve) { found.append(curve) }
      }
    }
    return found
  }

  private func curve(of node: Int, _ start: Double, _ end: Double) -> ControlPoints? {
    let record = plan.nodes[node].record
    let table = plan.pool.table(record)
    guard record.easing.bends || table.easings >= 0 else { return nil }
    // Two inner samples extrapolate both ends, since time is linear between them.
    let length = end - start
    let early = plan.passFraction(of: node, at: start + length / 4)
    let late = plan.passFraction(of: node, at: end - length / 4)
    let low = early - (late - early) / 2
    let high = late + (late - early) / 2
    if record.easing.bends { return part(of: plan.pool.function(record.easing), low, high) }
    let times = plan.pool.times(of: table)
    let middle = (low + high) / 2
    guard let after = times.firstIndex(where: { $0 > middle }), after > 0 else { return nil }
    let (first, second) = (times[after - 1], times[after])
    let code = plan.pool.easings[Int(table.easings) + after - 1]
    return part(
      of: plan.pool.function(code), (low - first) / (second - first),
      (high - first) / (second - first))
  }

  /// Returns the part of a function between two fractions as a curve.
  private func part(
    of function: TimingFunction?, _ low: Double, _ high: Double
  ) -> ControlPoints? {
    guard let function, function.isCubic, function != .linear, low.isFinite, high.isFinite else {
      return nil
    }
    let (from, to) = (snapped(min(low, high)), snapped(max(low, high)))
    guard from < to else { return nil }
    let parts = function.parts(from: from, to: to)
    guard parts.count == 1 else { return nil }
    return (low <= high ? parts[0].easing : parts[0].easing.reversed).points
  }

  private func snapped(_ fraction: Double) -> Double {
    let held = fraction.clamped(0, 1)
    return abs(held - held.rounded()) < 1e-7 ? held.rounded() : held
  }
}
