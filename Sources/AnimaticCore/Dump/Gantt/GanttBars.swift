// The bars of all animations of a layer: when each runs, holds, or is hidden by a later one.

/// The bars of one layer by node, in one flat list because there may be many.
struct GanttBars {
  private let firstNode: Int
  private var places: [Range<Int>]
  private var all: [GanttRow.Bar] = []

  /// Creates an empty list of bars.
  init() {
    firstNode = 0
    places = []
  }

  /// - Complexity: O(n log n) in the animations of the layer.
  init(of layer: Int, in plan: Plan, during time: ClosedRange<Double>) {
    let nodes = plan.layers[layer].nodes
    firstNode = Int(nodes.lowerBound)
    places = Array(repeating: 0..<0, count: nodes.count)
    // Earlier begins are included; later ends are drawn up to their end.
    let time = time.lowerBound...(time.lowerBound > 0 ? time.upperBound : .infinity)
    for activities in Activities(of: layer, in: plan, isDrawn: true, during: time).byRoot {
      let visible = Coverage(of: activities).visible
      for (number, activity) in activities.enumerated() {
        let begin = all.count
        if let blur = Self.blur(activity, plan) {
          all.append(blur)
        } else {
          let isAlwaysVisible = activity.isAdditive || activity.isInstant
          for (index, interval) in activity.intervals.enumerated() {
            let own = visible[ActivityIndex(activity: number, interval: index), default: []]
            add(interval, visible: isAlwaysVisible ? nil : own)
          }
          if activity.isCut { addRest(of: activity, from: begin, plan) }
        }
        places[activity.node - firstNode] = begin..<all.count
      }
    }
  }

  /// Returns one bar for an animation whose iterations are too short or too late to be
  /// distinguished; nil if they can be distinguished.
  private static func blur(_ activity: Activity, _ plan: Plan) -> GanttRow.Bar? {
    let runs = activity.intervals.filter(\.isRunning)
    guard runs.count > 1, let first = runs.first, let last = runs.last else { return nil }
    let edges = runs.flatMap { [$0.start, $0.end] }
    guard
      zip(edges, edges.dropFirst()).allSatisfy({ $1 - $0 <= 2 * MediaTiming.resolution(at: $1) })
    else { return nil }
    let end = activity.isCut ? plan.activeInterval(of: activity.node)?.exit ?? last.end : last.end
    return .init(start: first.start, end: max(end, last.end), manner: .runs)
  }

  /// The bars of an animation in order of time; empty if it never has an effect.
  subscript(node: Int) -> ArraySlice<GanttRow.Bar> {
    let place = node - firstNode
    return places.indices.contains(place) ? all[places[place]] : []
  }

  /// Adds the visible parts of an interval, and the hidden ones if it runs.
  ///
  /// - Parameters:
  ///   - interval: The interval.
  ///   - visible: The intervals in which it is visible; nil for always.
  private mutating func add(_ interval: ActivityInterval, visible: [ClosedRange<Double>]?) {
    let manner: GanttRow.Manner = interval.isRunning ? .runs : .holds
    guard let visible else {
      // An interval shorter than the time resolution is an instant.
      let isInstant = interval.isRunning && interval.end - interval.start <= MediaTiming.tolerance
      let end = isInstant ? interval.start : interval.end
      all.append(.init(start: interval.start, end: end, manner: manner))
      return
    }
    var start = interval.start
    for range in visible {
      if interval.isRunning, range.lowerBound > start {
        all.append(.init(start: start, end: range.lowerBound, manner: .hidden))
      }
      all.append(.init(start: range.lowerBound, end: range.upperBound, manner: manner))
      start = range.upperBound
    }
    if interval.isRunning, start < interval.end {
      all.append(.init(start: start, end: interval.end, manner: .hidden))
    }
  }

  /// Adds one bar for the iterations of an ancestor beyond the examined ones.
  private mutating func addRest(of activity: Activity, from begin: Int, _ plan: Plan) {
    guard let last = activity.intervals.last, let span = plan.activeInterval(of: activity.node),
      span.exit > last.end
    else { return }
    let isSeen = all[begin...].contains { $0.manner != .hidden }
    all.append(.init(start: last.end, end: span.exit, manner: isSeen ? .runs : .hidden))
  }
}
