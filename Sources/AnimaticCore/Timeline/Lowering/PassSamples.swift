// One pass of an animation, looked at closely enough that straight lines join what is seen: for what
// can't be said by moving the keyframes of a table.

/// What one pass of an animation shows over a model, and nothing around it.
struct SinglePass {
  private let plan: Plan
  private let model: LayerValues
  private let duration: Double

  init(_ animation: any LayerAnimation, over model: LayerValues) {
    var pass = animation
    duration = animation.duration > 0 ? animation.duration : 1
    pass.timing = MediaTiming(duration: duration, fillMode: .both)
    pass.delegate = nil
    if var property = pass as? any PropertyAnimation {
      property.isAdditive = false
      property.isCumulative = false
      pass = property
    }
    var builder = PlanBuilder(pool: AnimationPool())
    var (order, findings) = (Int32(0), PlanBuilder.Findings())
    builder.beginLayer(id: nil, label: "")
    builder.add(raw: pass, zeroDuration: duration, order: &order, findings: &findings)
    plan = builder.finish(duration: duration)
    self.model = model
  }

  /// What shows after a fraction of the pass, 0 to 1.
  func values(at fraction: Double) -> LayerValues {
    plan.values(of: 0, entries: [0], at: fraction * duration, over: model, end: .drawn)
  }
}

/// Numbers at some fractions of a pass, near enough to each other that straight lines join them.
struct PassSamples {
  /// 0 to 1, ascending.
  private(set) var fractions: [Double] = []
  private(set) var numbers: [[Double]] = []

  /// A way is not cut more often than this: what jumps ends as a line of a millionth of the pass.
  private static let mostCuts = 20
  private static let places = [0.06, 0.18, 0.33, 0.5, 0.67, 0.82, 0.94]
  private static let firstCuts = 32

  /// - Parameter shown: The numbers at a fraction; always equally many.
  init(_ shown: (Double) -> [Double]) {
    let first = (0...Self.firstCuts).map { Double($0) / Double(Self.firstCuts) }
    let seen = first.map(shown)
    let extents = seen[0].indices.map { index in
      let column = seen.map { $0[index] }
      return (column.max() ?? 0) - (column.min() ?? 0)
    }
    var tolerances = extents.map { max($0, 1e-9) * EasedKeyframes.tolerance }
    repeat {
      (fractions, numbers) = ([0], [seen[0]])
      for index in 1..<first.count {
        add(
          from: (first[index - 1], seen[index - 1]), to: (first[index], seen[index]), shown,
          within: tolerances)
      }
      tolerances = tolerances.map { $0 * 2 }
    } while fractions.count > EasedKeyframes.most
  }

  private mutating func add(
    from start: (Double, [Double]), to end: (Double, [Double]), _ shown: (Double) -> [Double],
    within tolerances: [Double]
  ) {
    var pending = [(start: start, end: end, cuts: 0)]
    while let line = pending.popLast() {
      if line.cuts >= Self.mostCuts
        || Self.isStraight(from: line.start, to: line.end, shown, within: tolerances)
      {
        fractions.append(line.end.0)
        numbers.append(line.end.1)
        continue
      }
      let middle = (line.start.0 + line.end.0) / 2
      let cut = (middle, shown(middle))
      pending.append((cut, line.end, line.cuts + 1))
      pending.append((line.start, cut, line.cuts + 1))
    }
  }

  private static func isStraight(
    from start: (Double, [Double]), to end: (Double, [Double]), _ shown: (Double) -> [Double],
    within tolerances: [Double]
  ) -> Bool {
    places.allSatisfy { place in
      let found = shown(start.0 + (end.0 - start.0) * place)
      return tolerances.indices.allSatisfy { index in
        let line = start.1[index] + (end.1[index] - start.1[index]) * place
        return abs(found[index] - line) <= tolerances[index]
      }
    }
  }
}
