// The times between which what shows changes smoothly, as far as animations and their passes go.

/// The corners of some properties of a layer, in order, each once.
struct TimelineCorners {
  private(set) var times: [Double]
  /// How often it is worth looking between two of them.
  private(set) var density = 32

  /// More corners than this are not looked for on one layer.
  private static let most = 20_000
  /// More passes than this are not looked for in one animation.
  private static let mostPasses = 1_000

  /// - Parameters:
  ///   - layer: The layer.
  ///   - plan: The plan.
  ///   - end: The last second that is looked at.
  ///   - meets: Whether an animation is one of those that are asked for.
  init(of layer: Int, in plan: Plan, to end: Double, where meets: (PropertySlot) -> Bool) {
    var times: [Double] = [0, end]
    var density = 32
    for activity in Activities(of: layer, in: plan).byRoot.joined() where times.count < Self.most {
      guard meets(plan.slot(of: activity.node)) else { continue }
      for stretch in activity.stretches { times += [stretch.start, stretch.end] }
      for search in [plan.cycles(of: activity.node), plan.turns(of: activity.node)] {
        var next = search?.next(after: 0)
        var count = 0
        while let moment = next, moment.time <= end, count < Self.mostPasses {
          times.append(moment.time)
          next = search?.next(after: moment.time)
          count += 1
        }
      }
      let record = plan.nodes[activity.node].record
      if record.kind == .keyframes {
        density = max(density, min(4_096, 8 * Int(plan.pool.table(record).count)))
      }
      if record.kind == .spring || record.easing >= AnimationPool.firstCurve {
        density = max(density, 256)
      }
    }
    self.density = density
    var last = -Double.infinity
    self.times = times.filter { $0 >= 0 && $0 <= end }.sorted().filter { time in
      defer { last = time }
      return time > last
    }
  }

  private init(times: [Double], density: Int) {
    self.times = times
    self.density = density
  }

  /// The corners of both.
  func joined(with other: TimelineCorners) -> TimelineCorners {
    TimelineCorners(
      times: Array(Set(times + other.times)).sorted(), density: max(density, other.density))
  }

  /// The times at which to look: the corners, what lies right after and before them, and more in
  /// between.
  var lookouts: [Double] {
    guard var last = times.first else { return [] }
    var lookouts = [last]
    let count = max(4, min(density, 400_000 / max(1, times.count)))
    for corner in times.dropFirst() {
      let length = corner - last
      // A jump shows right after the corner that it is at.
      let inner = min(2 * MediaTiming.tolerance, length / 4)
      lookouts.append(last + inner)
      for index in 1..<count { lookouts.append(last + length * Double(index) / Double(count)) }
      lookouts += [corner - inner, corner]
      last = corner
    }
    return lookouts
  }
}
