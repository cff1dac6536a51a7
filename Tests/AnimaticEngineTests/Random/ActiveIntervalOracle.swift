// The first and last active time of a node in nested groups, by sampling: a fine grid of times,
// and bisection between two samples of different activity. It uses no event times.

import AnimaticCore
import ReferenceEvaluator

/// The result of sampling.
struct ActiveIntervalOracle {
  /// Seconds at which the node is first active; nil where no sample was.
  var enter: Double?
  /// Seconds at which it was last active.
  var exit: Double?
  /// The smallest and the largest sampled fraction of its active duration, 0 to 1.
  var reached: ClosedRange<Double> = 0...0

  /// The distance of samples: all that is exact in a case is a multiple of it.
  static let step = 1.0 / 128

  private let node: ReferenceNode
  private let begin: Double

  /// Samples a number of seconds from the begin of the outermost animation.
  init(_ node: ReferenceNode, begin: Double, length: Double) {
    self.node = node
    self.begin = begin
    var low = Double.infinity
    var high = -Double.infinity
    func look(_ time: Double) -> Bool {
      guard let place = node.place(at: time, begin: begin)?.place else { return false }
      let share = place.active.isFinite ? place.elapsed / place.active : 0
      low = min(low, share)
      high = max(high, share)
      return true
    }
    var index = 0
    while Double(index) * Self.step <= length {
      let time = begin + Double(index) * Self.step
      // An instant by itself, where a backward pass starts at 0 (T-7), counts as no entry.
      if look(time), look(time - 1e-6) || look(time + 1e-6) {
        if enter == nil { enter = time }
        exit = time
      }
      index += 1
    }
    guard let first = enter, let last = exit else { return }
    if first > begin {
      enter = Self.edge(inactive: first - Self.step, active: first, is: look)
    }
    if last + Self.step <= begin + length {
      exit = Self.edge(inactive: last + Self.step, active: last, is: look)
    }
    reached = low...high
  }

  /// The active side of a change of activity.
  private static func edge(
    inactive: Double, active: Double, is look: (Double) -> Bool
  ) -> Double {
    var inactive = inactive
    var active = active
    for _ in 0..<45 {
      let middle = (inactive + active) / 2
      if look(middle) { active = middle } else { inactive = middle }
    }
    return active
  }

  /// Whether the node is active at a time or within a hair of it: what a sliver between two samples, or
  /// an instant by itself, needs.
  func isActive(near time: Double) -> Bool { share(near: time) != nil }

  /// Whether the node fits into its group; otherwise it is cut (G-5).
  var fits: Bool {
    guard node.chain.count > 1, let own = node.chain.last?.timing else { return true }
    let around = node.chain.dropLast().reduce(0.25) {
      $1.timing.duration == 0 ? $0 : $1.timing.duration
    }
    return own.beginTime + own.wallLength(zeroDuration: around) <= around + 1e-9
  }

  /// The fraction of the node's active duration near a time, 0 to 1; nil if it is not active.
  ///
  /// Just before is looked at first: at the time itself, another pass may begin that only touches the
  /// node (T-7).
  func share(near time: Double) -> Double? {
    let near = [(-1e-7, 0), (0, 0), (1e-7, 0), (-1e-7, 1e-5), (0, 1e-5), (1e-7, 1e-5)]
    for (distance, slack) in near {
      if let place = node.place(at: time + distance, begin: begin, slack: slack)?.place {
        return place.active.isFinite ? place.elapsed / place.active : 0
      }
    }
    return nil
  }
}
