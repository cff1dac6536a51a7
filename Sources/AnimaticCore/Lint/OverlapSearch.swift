// The simultaneous animations of one property: a sweep over their begins.

/// Finds pairs of simultaneous animations that write common components.
final class OverlapSearch {
  /// Two animations in order of application, and when they first overlap.
  struct Pair {
    let earlier: Int
    let later: Int
    let start: Double
    /// Infinite also if the search stopped there.
    let end: Double
  }

  /// Animations with an interval in common and the same values while they overlap.
  private final class Running {
    let key: LintFingerprint
    var members: [(activity: Int, end: Double)]
    /// Whether one of them is known to hide the same components of another.
    var isShared = false

    init(_ key: LintFingerprint, _ activity: Int, until end: Double) {
      self.key = key
      members = [(activity, end)]
    }
  }

  private(set) var pairs: [Pair] = []
  /// The animations that another hides while they overlap, or would hide if it did not write the
  /// same values.
  private(set) var covered: Set<Int> = []
  /// Whether the search was cut off.
  private(set) var isCut = false

  private let activities: [Activity]
  private let most: Int
  private let lint: LayerLint
  /// The remaining number of value comparisons.
  private var comparisons = 2_000
  private var known: Set<Int> = []
  /// By component mask.
  private var running: [(mask: UInt64, groups: [Running])] = []

  /// Sweeps over all intervals.
  ///
  /// Complexity: O(n log n), regardless of overlap: animations with the same values share a group,
  /// and the search stops after a number of pairs.
  ///
  /// - Parameters:
  ///   - activities: The animations of one property, in order of application.
  ///   - most: The maximum number of pairs.
  ///   - lint: The lint of their layer.
  init(_ activities: [Activity], most: Int, in lint: LayerLint) {
    self.activities = activities
    self.most = most
    self.lint = lint
    let spans = activities.indices.flatMap { index in
      activities[index].isAdditive ? [] : activities[index].runs.map { (activity: index, span: $0) }
    }.sorted { $0.span.start < $1.span.start }
    guard spans.count > 1 else { return }
    let keys = activities.map { LintFingerprint(of: $0, in: lint.plan) }
    for (index, span) in spans where !isCut { add(index, span, keys) }
  }

  private func add(_ index: Int, _ span: ActivityInterval, _ keys: [LintFingerprint]) {
    let mask = activities[index].mask
    var isAdded = false
    for slot in running.indices where running[slot].mask & mask != 0 {
      for group in running[slot].groups {
        if running[slot].mask == mask, group.key == keys[index] {
          join(index, until: span.end, group)
          isAdded = true
          continue
        }
        group.members.removeAll { $0.end <= span.start + MediaTiming.tolerance }
        for other in group.members {
          meet(index, other.activity, span.start...min(span.end, other.end))
          if isCut { return }
        }
      }
      running[slot].groups.removeAll { $0.members.isEmpty }
    }
    guard !isAdded else { return }
    let new = Running(keys[index], index, until: span.end)
    if let slot = running.firstIndex(where: { $0.mask == mask }) {
      running[slot].groups.append(new)
    } else {
      running.append((mask, [new]))
    }
  }

  /// Adds an animation to the running ones with the same values.
  private func join(_ index: Int, until end: Double, _ group: Running) {
    if !group.isShared {
      for member in group.members { covered.insert(member.activity) }
      group.isShared = true
    }
    covered.insert(index)
    group.members.append((index, end))
  }

  private func meet(_ first: Int, _ second: Int, _ time: ClosedRange<Double>) {
    let (earlier, later) = (min(first, second), max(first, second))
    let pair = earlier * activities.count + later
    guard first != second, !known.contains(pair) else { return }
    comparisons -= 1
    guard comparisons >= 0, pairs.count < most else {
      isCut = true
      return
    }
    known.insert(pair)
    covered.insert(earlier)
    if lint.writeTheSame(activities[earlier], activities[later], during: time) { return }
    let isOpen = [earlier, later].contains {
      activities[$0].isCut && activities[$0].intervals.last?.end == time.upperBound
    }
    pairs.append(
      Pair(
        earlier: earlier, later: later, start: time.lowerBound,
        end: isOpen ? .infinity : time.upperBound))
  }
}

extension Activity {
  /// The intervals in which the animation runs without a pause, without instants.
  fileprivate var runs: [ActivityInterval] {
    var runs: [ActivityInterval] = []
    for interval in intervals where interval.isRunning {
      if let last = runs.last, interval.start - last.end <= MediaTiming.tolerance {
        runs[runs.count - 1].end = max(last.end, interval.end)
      } else {
        runs.append(interval)
      }
    }
    return runs.filter { $0.end - $0.start > MediaTiming.tolerance }
  }
}

/// The values of an animation and the timing that determines them.
struct LintFingerprint: Equatable {
  private let keyPath: String
  private let values: [Double]
  /// Nil for a constant animation, which writes the same at any time.
  private let timing: MediaTiming?
  /// What else determines the values over time; empty for a constant animation.
  private let course: [Int32]

  init(of activity: Activity, in plan: Plan) {
    let node = plan.nodes[activity.node]
    let record = node.record
    keyPath = activity.path.keyPath
    guard !record.flags.contains(.shaped) else {
      // Compared value by value if necessary.
      (values, timing, course) = ([Double(activity.node)], nil, [])
      return
    }
    let count = activity.path.count
    values = plan.pool.values(of: record).flatMap(\.numbers)
    let isStill =
      record.flags.intersection([.ends, .cumulative]) == .fromTo && values.count == 2 * count
      && record.kind == .basic && values.prefix(count) == values.suffix(count)
    let attributes = plan.pool.attributes(of: record)
    let flags = record.flags.intersection([.ends, .cumulative, .raw])
    timing = isStill ? nil : plan.pool.timing(record)
    course =
      isStill
      ? []
      : [
        node.parent, Int32(record.kind.rawValue), Int32(bitPattern: flags.rawValue),
        record.easing.rawValue, attributes.keyframes, attributes.spring,
      ]
  }
}
