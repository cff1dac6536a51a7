// One pass of an animation, sampled densely enough to be joined by lines, for animations that can't
// be lowered by moving keyframes.

/// Samples of one pass of an animation over a model, in isolation, close enough to be joined by
/// lines.
final class PassSamples {
  /// 0 to 1, ascending.
  private(set) var fractions: [Double] = []
  private(set) var numbers: [[Double]] = []

  private let plan: Plan
  private let model: LayerValues
  private let duration: Double
  private let read: (LayerValues) -> [Double]
  /// The shortest resolved part of the pass, and the duration of a jump: anything closer to its end
  /// is its end (T-18).
  private let instant: Double

  /// The maximum number of bisections: steeper parts end as a line of a millionth of the pass.
  private static let mostCuts = 20
  private static let places = [0.06, 0.18, 0.33, 0.5, 0.67, 0.82, 0.94]
  private static let firstCuts = 32.0

  /// - Parameters:
  ///   - animation: The animation.
  ///   - model: The model.
  ///   - read: Returns the sampled numbers of presentation values; the count must be constant.
  init(
    of animation: any LayerAnimation, over model: LayerValues,
    _ read: @escaping (LayerValues) -> [Double]
  ) {
    var pass = animation
    duration = animation.duration > 0 ? animation.duration : 1
    pass.timing = MediaTiming(duration: duration, fillMode: .both)
    pass.delegate = nil
    if var property = pass as? any PropertyAnimation {
      property.isAdditive = false
      property.isCumulative = false
      pass = property
    }
    var builder = PlanBuilder()
    builder.beginLayer(id: nil, label: "")
    builder.add(raw: pass, zeroDuration: duration)
    plan = builder.finish(duration: duration)
    instant = min(max(1e-9, 2 * MediaTiming.tolerance / duration), 1e-3)
    self.model = model
    self.read = read
    sample(between: edges(of: animation))
  }

  /// Returns the fractions at which it turns, bends, or jumps, ascending from 0 to 1: between two
  /// neighbors it is smooth.
  private func edges(of animation: any LayerAnimation) -> [Double] {
    let table = plan.entries(of: 0).first.map { plan.pool.table(plan.nodes[$0].record) }
    let first = Int(table?.times ?? 0)
    let times = plan.pool.numbers[first..<first + Int(table?.reached ?? 0)]
    let keyframes = EasedKeyframes(
      times: times.count > 1 ? [Double](times) : [0, 1],
      functions: (animation as? any LowerableAnimation)?.segmentFunctions.map(\.easing) ?? [],
      isDiscrete: false)
    let easing = (animation.timingFunction ?? .linear).easing
    let intervals = keyframes.intervals(of: easing.withoutManySteps)
    let turns: [Double] = intervals.map(\.high).filter { $0 > 0 && $0 < 1 }
    return [0] + turns + [1]
  }

  /// Returns the numbers at a fraction of the pass, 0 to 1.
  private func shown(_ fraction: Double) -> [Double] {
    read(plan.values(of: 0, entries: [0], at: fraction * duration, over: model, end: .drawn))
  }

  /// Samples the pass between its turns, bends, and jumps, ascending from 0 to 1: nothing between
  /// two of them is too narrow to be sampled.
  private func sample(between edges: [Double]) {
    let looks = looks(at: edges)
    let extents = looks[0].numbers.indices.map { index in
      let column = looks.map { $0.numbers[index] }
      return (column.max() ?? 0) - (column.min() ?? 0)
    }
    var tolerances = extents.map { max($0, 1e-9) * EasedKeyframes.tolerance }
    let first = looks.filter { $0.isNeeded(within: tolerances) }
      .map { ($0.fraction, $0.numbers) }
    let most = max(EasedKeyframes.most, 2 * first.count)
    for _ in 0..<20 {
      (fractions, numbers) = ([0], [first[0].1])
      for (start, end) in zip(first, first.dropFirst()) where fractions.count <= most {
        add(from: start, to: end, within: tolerances)
      }
      if fractions.last == 1, fractions.count <= most { return }
      tolerances = tolerances.map { $0 * 2 }
    }
    // If the tolerance is never met, the initial samples are used.
    (fractions, numbers) = (first.map(\.0), first.map(\.1))
  }

  /// An initial sample.
  private struct Look {
    let fraction: Double
    let numbers: [Double]
    /// The value at the adjacent edge; nil if there is none.
    var edge: [Double]?

    /// Next to an edge, only jumps are needed.
    func isNeeded(within tolerances: [Double]) -> Bool {
      guard let edge else { return true }
      return tolerances.indices.contains { abs(numbers[$0] - edge[$0]) > tolerances[$0] / 10 }
    }
  }

  /// Returns the edges, the places right before and after each, and some between them.
  private func looks(at edges: [Double]) -> [Look] {
    var looks: [Look] = []
    func add(_ fraction: Double, _ numbers: [Double]? = nil, beside edge: [Double]? = nil) {
      guard fraction <= 1, looks.last.map({ fraction > $0.fraction }) ?? true else { return }
      looks.append(Look(fraction: fraction, numbers: numbers ?? shown(fraction), edge: edge))
    }
    for (edge, next) in zip(edges, Array(edges.dropFirst()) + [1]) {
      let numbers = shown(edge)
      if edge > 0 { add(edge - instant, beside: numbers) }
      add(edge, numbers)
      guard next - edge > 4 * instant else { continue }
      add(edge + instant, beside: numbers)
      let count = ((next - edge) * Self.firstCuts).rounded(.up)
      for cut in stride(from: 1, to: count, by: 1) { add(edge + (next - edge) * cut / count) }
    }
    return looks
  }

  private func add(
    from start: (Double, [Double]), to end: (Double, [Double]), within tolerances: [Double]
  ) {
    var pending = [(start: start, end: end, cuts: 0)]
    while let line = pending.popLast() {
      if line.cuts >= Self.mostCuts || line.end.0 - line.start.0 <= 4 * instant
        || isStraight(from: line.start, to: line.end, within: tolerances)
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

  private func isStraight(
    from start: (Double, [Double]), to end: (Double, [Double]), within tolerances: [Double]
  ) -> Bool {
    Self.places.allSatisfy { place in
      let found = shown(start.0 + (end.0 - start.0) * place)
      return tolerances.indices.allSatisfy { index in
        let line = start.1[index] + (end.1[index] - start.1[index]) * place
        // The margin covers the gaps between samples.
        return abs(found[index] - line) <= tolerances[index] * 0.9
      }
    }
  }
}
