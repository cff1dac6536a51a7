// Candidate cubic curves for an interval, taken from the animations active there. The caller
// verifies them.

import AnimaticCore

/// Candidate curves for an interval.
struct CurveCandidates {
  private static let most = 8

  private let plan: Plan
  /// The active intervals of the animations, ordered by begin.
  private let spans: [(enter: Double, exit: Double, node: Int)]

  init(plan: Plan, leaves: [Int]) {
    self.plan = plan
    spans = leaves.prefix(Moments.most).compactMap { node in
      plan.activeInterval(of: node).map { ($0.enter, $0.exit, node) }
    }.sorted { ($0.enter, $0.node) < ($1.enter, $1.node) }
  }

  /// Returns the curves that may apply between two times.
  func curves(from start: Double, to end: Double) -> [ControlPoints] {
    let middle = start + (end - start) / 2
    var found: [ControlPoints] = []
    var tried = 0
    for span in spans.prefix(place(after: middle)).reversed() where span.exit >= middle {
      var next = span.node
      while next >= 0 {
        for curve in curves(of: next, start, end) where !found.contains(curve) {
          found.append(curve)
        }
        next = Int(plan.nodes[next].parent)
      }
      tried += 1
      if found.count >= Self.most || tried >= 16 { break }
    }
    return found
  }

  /// The number of active intervals that begin at or before a time.
  private func place(after time: Double) -> Int {
    spans.partitioningIndex { $0.enter > time }
  }

  private func curves(of node: Int, _ start: Double, _ end: Double) -> [ControlPoints] {
    let record = plan.nodes[node].record
    let isEased = record.easing > 0
    let isKeyed = record.kind == .keyframes && plan.pool.table(record).easings >= 0
    guard isEased || isKeyed else { return [] }
    // Two inner samples extrapolate both ends, since time is linear between them.
    let length = end - start
    let early = plan.passFraction(of: node, at: start + length / 4)
    let late = plan.passFraction(of: node, at: end - length / 4)
    let low = early - (late - early) / 2
    let high = late + (late - early) / 2
    if isEased { return parts(of: plan.pool.function(record.easing), low, high) }
    let table = plan.pool.table(record)
    let times = plan.pool.numbers[Int(table.times)..<Int(table.times) + Int(table.count)]
    let middle = (low + high) / 2
    guard let after = times.firstIndex(where: { $0 > middle }), after > times.startIndex else {
      return []
    }
    let segment = after - times.startIndex - 1
    let (first, second) = (times[after - 1], times[after])
    let code = plan.pool.easings[Int(table.easings) + segment]
    return parts(
      of: plan.pool.function(code), (low - first) / (second - first),
      (high - first) / (second - first))
  }

  /// Returns the part of a function between two fractions as a curve.
  private func parts(
    of function: TimingFunction?, _ low: Double, _ high: Double
  ) -> [ControlPoints] {
    guard let function, function.isCubic, function != .linear, low.isFinite, high.isFinite else {
      return []
    }
    let (from, to) = (snapped(min(low, high)), snapped(max(low, high)))
    guard from < to else { return [] }
    let pieces = function.parts(from: from, to: to)
    guard pieces.count == 1, let piece = pieces.first else { return [] }
    let easing = low <= high ? piece.easing : piece.easing.reversed
    return easing.points.map { [$0] } ?? []
  }

  private func snapped(_ fraction: Double) -> Double {
    let held = min(max(fraction, 0), 1)
    return abs(held - held.rounded()) < 1e-7 ? held.rounded() : held
  }
}
