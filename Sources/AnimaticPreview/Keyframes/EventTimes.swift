// When something begins, ends, repeats or passes a key on a layer: the times between which all is
// smooth, or nearly.

import AnimaticCore

/// The times at which a channel may turn, by layer and property.
struct EventTimes {
  /// More than this many are not looked for on one property.
  static let most = 1500

  let plan: Plan
  let horizon: Double
  private var known: [Int: [Double]] = [:]

  init(plan: Plan, horizon: Double) {
    self.plan = plan
    self.horizon = horizon
  }

  /// The animations of a layer that write to one of some properties, in order.
  func leaves(of layer: Int, writing roots: Set<String>) -> [Int] {
    let own = plan.layers[layer].roots.map { Int($0) }
    let places = Set(
      own.enumerated().filter { roots.contains(plan.roots[$0.element].root.name) }
        .map { Int32($0.offset) })
    return plan.layers[layer].nodes.map(Int.init).filter { node in
      guard !plan.nodes[node].isGroup else { return false }
      let slot = plan.slot(of: node)
      return places.contains(slot.root) || places.contains(slot.turn)
    }
  }

  /// The times from 0 to the horizon, both included, ascending.
  ///
  /// - Parameter leaves: The animations that count.
  /// - Returns: The times, and whether there were too many to find all.
  mutating func times(of leaves: [Int]) -> (times: [Double], isCut: Bool) {
    var found: Set<Double> = [0, horizon]
    var visited: Set<Int> = []
    for leaf in leaves {
      var next = leaf
      while next >= 0, visited.insert(next).inserted {
        for time in times(around: next) where time > 0 && time < horizon { found.insert(time) }
        if found.count > Self.most { return (Self.thinned(found), true) }
        next = Int(plan.nodes[next].parent)
      }
    }
    return (Self.thinned(found), false)
  }

  /// Times that are nearly the same are one.
  private static func thinned(_ times: Set<Double>) -> [Double] {
    var result: [Double] = []
    for time in times.sorted() {
      if let last = result.last, time - last < Moments.apart { continue }
      result.append(time)
    }
    return result
  }

  // MARK: One animation

  private mutating func times(around node: Int) -> [Double] {
    if let times = known[node] { return times }
    let timing = plan.pool.timing(plan.nodes[node].record)
    var times: [Double] = []
    for edge in [timing.beginTime, timing.beginTime + timing.wallDuration] where edge.isFinite {
      collect(plan.passages(of: edge, around: node), into: &times)
    }
    for seconds in inside(node, timing) {
      collect(plan.passages(of: seconds, in: node), into: &times)
    }
    known[node] = times
    return times
  }

  /// Seconds of a pass at which something turns: its ends where it repeats, its keys, the corners of
  /// its easing.
  private func inside(_ node: Int, _ timing: MediaTiming) -> [Double] {
    let record = plan.nodes[node].record
    guard timing.duration > 0, timing.duration.isFinite else { return [] }
    var fractions: Set<Double> = []
    if plan.pool.hasTiming(record) { fractions = [0, 1] }
    let easing = record.easing > 0 ? plan.pool.function(record.easing) : nil
    if let easing, !easing.isCubic {
      fractions.formUnion(easing.easing.edges.prefix(64).map(\.fraction))
    }
    if record.kind == .keyframes {
      let table = plan.pool.table(record)
      let times = plan.pool.numbers[Int(table.times)..<Int(table.times) + Int(table.count)]
      for time in times.prefix(256) where time > 0 && time < 1 {
        let own = easing.flatMap { $0.firstFraction(reaching: time, from: 0, to: 1) }
        fractions.insert(easing == nil ? time : own ?? time)
      }
    }
    return fractions.sorted().map { $0 * timing.duration }
  }

  private func collect(_ search: MomentSearch, into times: inout [Double]) {
    var next = search.first(from: 0)
    while let moment = next, moment.time <= horizon, times.count < Self.most {
      times.append(moment.time)
      next = search.next(after: moment.time)
    }
  }
}

/// How near two moments may be.
enum Moments {
  /// Seconds below which two moments are one.
  static let apart = 2e-6
  /// Seconds beside a moment at which its limit is read.
  static let beside = 2e-7
}
