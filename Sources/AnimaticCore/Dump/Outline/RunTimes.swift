// When animations really run: pass by pass, without the pauses between.

/// The stretches of time in which the animations of one layer run.
struct RunTimes {
  private let plan: Plan
  private let time: ClosedRange<Double>
  /// By node.
  private var activities: [Int: Activity] = [:]

  /// Seconds that a pass may begin after what is asked for and still be found to touch it.
  private static let margin = 1e-6
  /// How many stretches of all animations of a layer are looked for, and how many windows of one
  /// group at least and at most.
  private static let mostStretches = 400_000
  private static let windows = 64...20_000

  /// - Parameters:
  ///   - layer: The layer.
  ///   - plan: The plan.
  ///   - time: Seconds since the begin, from and to.
  init(of layer: Int, in plan: Plan, during time: ClosedRange<Double>) {
    self.plan = plan
    self.time = time
    let most = Self.mostStretches / max(1, plan.layers[layer].nodes.count)
    let all = Activities(
      of: layer, in: plan,
      during: time.lowerBound - Self.margin...time.upperBound + Self.margin,
      mostWindows: min(max(most, Self.windows.lowerBound), Self.windows.upperBound))
    for activity in all.byRoot.joined() { activities[activity.node] = activity }
  }

  /// Whether an animation runs at some moment of the time, its ends included; of what has too many
  /// passes, whether it may.
  func runs(_ node: Int) -> Bool {
    guard let activity = activities[node], !activity.isCut else {
      guard let span = plan.activeSpan(of: node) else { return false }
      return span.enter <= time.upperBound && span.exit >= time.lowerBound
    }
    return activity.stretches.contains {
      $0.isRunning && $0.start <= time.upperBound && $0.end >= time.lowerBound
    }
  }

  /// When an animation runs, pass by pass, and whether it has more passes than are looked for.
  func stretches(of node: Int) -> (stretches: [ClosedRange<Double>], isCut: Bool) {
    guard let activity = activities[node] else { return ([], false) }
    let running = activity.stretches.filter(\.isRunning).map { $0.start...$0.end }
    return (running, activity.isCut)
  }
}
