// The running and filling times of a layer's animations in the plan's time, through all ancestors.

/// The animations of one layer in time.
final class Activities {
  /// By property of the layer, in order of application.
  private(set) var byRoot: [[Activity]]
  let windows: TimeWindows
  /// The nodes that are never in effect, without their descendants.
  private(set) var unreached: [Int] = []

  /// The limits of windows per group: with few nodes, and with many.
  private static let mostWindows = 8...64
  /// The limit if nothing overlaps: one pass per direction shows what is reached.
  private static let fewestWindows = 4

  /// - Parameters:
  ///   - layer: The layer.
  ///   - plan: The plan.
  ///   - isDrawn: Whether passes are displayed, and not only reachability.
  ///   - time: The examined interval; a plan begins at 0.
  ///   - mostWindows: The maximum number of windows per group; nil for as many as drawing needs.
  init(
    of layer: Int, in plan: Plan, isDrawn: Bool = false,
    during time: ClosedRange<Double> = 0...(.infinity), mostWindows: Int? = nil
  ) {
    windows = TimeWindows(pool: plan.pool, during: time)
    byRoot = Array(repeating: [], count: plan.layers[layer].roots.count)
    let nodes = plan.layers[layer].nodes
    var most = nodes.count > 1_000 ? Self.mostWindows.lowerBound : Self.mostWindows.upperBound
    if !isDrawn, !Self.doesAnythingMeet(in: nodes, of: plan) { most = Self.fewestWindows }
    most = mostWindows ?? most
    plan.read { reader in walk(nodes, of: plan, most, reader) }
  }

  private static func doesAnythingMeet(in nodes: Range<Int>, of plan: Plan) -> Bool {
    var roots: Set<Int32> = []
    return nodes.contains { node in
      let root = plan.slot(of: node).root
      return root >= 0 && !roots.insert(root).inserted
    }
  }

  private func walk(
    _ nodes: Range<Int>, of plan: borrowing Plan, _ most: Int, _ reader: borrowing PlanReader
  ) {
    var groups: [Int32: (windows: Range<Int>, isCut: Bool)] = [:]
    groups[-1] = (0..<1, false)
    for index in nodes {
      let node = reader.nodes[index]
      guard let around = groups[node.parent], !node.record.flags.contains(.inert) else { continue }
      if node.isGroup {
        let inside = windows.append(group: index, in: around.windows, most: most, reader)
        if !inside.windows.isEmpty {
          groups[Int32(index)] = (inside.windows, around.isCut || inside.isCut)
        } else if !plan.liveNodes(of: index).isEmpty {
          // Only a group in which something could have an effect.
          unreached.append(index)
        }
      } else if reader.slot(of: index).root >= 0 {
        add(index, in: around.windows, isCut: around.isCut, reader)
      }
    }
  }

  private func add(
    _ index: Int, in around: Range<Int>, isCut: Bool, _ reader: borrowing PlanReader
  ) {
    let node = reader.nodes[index]
    let path = windows.pool.path(node.record.property)
    let timing = windows.pool.timing(node.record)
    let flags = node.record.flags
    let (begin, end) = (timing.beginTime, timing.endTime)
    var activity = Activity(
      node: index, path: path, mask: path.visibleMask,
      isAdditive: !flags.isDisjoint(with: [.additive, .meant]),
      isInstant: end == begin)
    activity.isCut = isCut
    let fillsForwards =
      flags.contains(.fillsForwards) && (node.parent >= 0 || flags.contains(.kept))
    for window in around {
      let around = windows[window]
      func add(_ low: Double, _ high: Double, isRunning: Bool) {
        guard low <= high else { return }
        let times = [windows.outside(low, of: window), windows.outside(high, of: window)]
        activity.intervals.append(
          ActivityInterval(
            start: min(times[0], times[1]), end: max(times[0], times[1]), isRunning: isRunning,
            window: window))
      }
      if around.isFrozen {
        guard reader.progress(of: index, at: around.low, end: .drawn) != nil else { continue }
        activity.intervals.append(
          ActivityInterval(start: around.start, end: around.end, isRunning: false, window: window))
        continue
      }
      if flags.contains(.fillsBackwards), begin > around.low {
        add(around.low, min(begin, around.high), isRunning: false)
      }
      add(max(begin, around.low), min(end, around.high), isRunning: true)
      if fillsForwards, end < around.high {
        add(max(end, around.low), around.high, isRunning: false)
      }
    }
    activity.intervals.sort { ($0.start, $0.end) < ($1.start, $1.end) }
    if activity.intervals.isEmpty { unreached.append(index) }
    activity.isInstant = activity.isInstant || activity.isOverAtOnce
    byRoot[Int(reader.slot(of: index).root)].append(activity)
  }

  /// Returns the time of an animation's parent in an interval.
  func parentTime(_ interval: ActivityInterval, at time: Double) -> Double {
    windows.inside(min(max(time, interval.start), interval.end), of: interval.window)
  }

  /// Returns the time of an animation's parent; nil unless it runs at that time.
  func runningTime(of activity: Activity, at time: Double) -> Double? {
    let index = activity.intervals.partitioningIndex { !($0.start <= time) } - 1
    guard index >= 0, activity.intervals[index].isRunning, time <= activity.intervals[index].end
    else { return nil }
    return parentTime(activity.intervals[index], at: time)
  }
}

extension Coverage {
  /// Covers with the replacing activities of one property; additive ones hide nothing.
  init(of activities: [Activity]) {
    let replacing = activities.enumerated().filter { !$1.isAdditive }
    self.init(
      replacing.flatMap { number, activity in
        activity.intervals.enumerated().map { index, interval in
          Interval(
            mask: activity.mask, start: interval.start, end: interval.end,
            owner: Owner(index: number, interval: index))
        }
      })
  }
}
