// The running times of animations, iteration by iteration, without pauses.

/// The intervals in which the animations of one layer run.
final class RunTimes {
  private let plan: Plan
  private let time: ClosedRange<Double>
  /// By node.
  private var activities = SmallMap<Int, Activity>()

  /// The tolerance in seconds for iterations that begin right after the requested interval.
  private static let margin = 1e-6
  /// The maximum number of intervals of a layer's animations, and the limits of windows per group.
  private static let mostIntervals = 400_000
  private static let windows = 64...20_000

  /// - Parameters:
  ///   - layer: The layer.
  ///   - plan: The plan.
  ///   - time: The interval in seconds since the begin.
  init(of layer: Int, in plan: Plan, during time: ClosedRange<Double>) {
    self.plan = plan
    self.time = time
    let most = Self.mostIntervals / max(1, plan.layers[layer].nodes.count)
    let all = Activities(
      of: layer, in: plan,
      during: time.lowerBound - Self.margin...time.upperBound + Self.margin,
      mostWindows: min(max(most, Self.windows.lowerBound), Self.windows.upperBound))
    for activity in all.byRoot.joined() { activities.add(activity, for: activity.node) }
  }

  /// Returns whether an animation runs within the interval, including its ends; with too many
  /// iterations, whether it may.
  func runs(_ node: Int) -> Bool {
    guard let activity = activities[node], !activity.isCut else {
      guard let span = plan.activeInterval(of: node) else { return false }
      return span.enter <= time.upperBound && span.exit >= time.lowerBound
    }
    return activity.intervals.contains {
      $0.isRunning && $0.start <= time.upperBound && $0.end >= time.lowerBound
    }
  }

  /// Returns the running intervals of an animation, and whether there are more than examined.
  func intervals(of node: Int) -> (intervals: [ClosedRange<Double>], isCut: Bool) {
    guard let activity = activities[node] else { return ([], false) }
    let running = activity.intervals.filter(\.isRunning).map { $0.start...$0.end }
    return (running, activity.isCut)
  }
}
