// The evaluator, part two: values. Turns progress into numbers and writes them over what shows (B,
// K, P-2, P-3).

extension PlanReader {
  /// Start and end of an interpolation of one number.
  private typealias Ends = (start: Double, end: Double)

  func apply(_ node: Int, _ progress: Progress, to frame: Frame) {
    let record = nodes[node].record
    let fraction = eased(progress.fraction, record.easing)
    let block = Int(frame.offsets[Int(nodes[node].root)])
    switch nodes[node].access {
    case .slice:
      let start = block + Int(nodes[node].first)
      for component in 0..<Int(nodes[node].count) {
        let value = number(node, component, fraction, progress) { frame.model[start + component] }
        if record.flags.contains(.additive) {
          frame.values[start + component] += value
        } else {
          frame.values[start + component] = value
        }
      }
    case .transformField:
      applyField(node, fraction, progress, to: frame, block: block)
    case .transform:
      applyTransform(node, fraction, to: frame, block: block)
    }
  }

  @inline(never)
  private func applyField(
    _ node: Int, _ fraction: Double, _ progress: Progress, to frame: Frame, block: Int
  ) {
    let field = nodes[node].field
    let isAdditive = nodes[node].record.flags.contains(.additive)
    let shown = TransformBlock(frame.values + block)
    let model = TransformBlock(frame.model + block)
    for component in 0..<Int(nodes[node].count) {
      let value = number(node, component, fraction, progress) {
        model.read(field, component: component)
      }
      let base = isAdditive ? shown.read(field, component: component) : 0
      shown.write(base + value, to: field, component: component)
    }
  }

  /// Kept out of line: a whole transform takes room on the stack that numbers need not pay for.
  @inline(never)
  private func applyTransform(_ node: Int, _ fraction: Double, to frame: Frame, block: Int) {
    let shown = TransformBlock(frame.values + block)
    let model = TransformBlock(frame.model + block)
    let value = transform(node, fraction) { model.transform }
    shown.transform =
      nodes[node].record.flags.contains(.additive)
      ? value.concatenated(with: shown.transform) : value
  }

  /// One number of a property animation, before it is added to what shows.
  @inline(__always)
  private func number(
    _ node: Int, _ component: Int, _ fraction: Double, _ progress: Progress,
    model: () -> Double
  ) -> Double {
    let record = nodes[node].record
    let count = Int(nodes[node].count)
    let value: Double
    let cycleEnd: Double
    if record.kind == .basic {
      let ends = ends(record, component, count: count, model: model)
      value = Self.between(ends.start, ends.end, fraction)
      cycleEnd = ends.end
    } else {
      let table = keyframes[Int(record.keyframes)]
      let (segment, part) = segment(table, at: fraction)
      let first = Int(record.values) + component
      value = Self.between(
        numbers[first + segment * count], numbers[first + (segment + 1) * count], part)
      guard record.flags.contains(.cumulative) else { return value }
      let (last, rest) = self.segment(table, at: 1)
      cycleEnd = Self.between(
        numbers[first + last * count], numbers[first + (last + 1) * count], rest)
    }
    guard record.flags.contains(.cumulative), progress.cycle != 0 else { return value }
    let autoreverses = record.timing >= 0 && timings[Int(record.timing)].autoreverses
    return autoreverses ? value : value + progress.cycle * cycleEnd
  }

  /// Where a basic animation starts and ends (B-1); what is missing is the live model value (B-2).
  @inline(__always)
  private func ends(
    _ record: AnimationRecord, _ component: Int, count: Int, model: () -> Double
  ) -> Ends {
    let first = Int(record.values) + component
    switch record.flags.intersection(.ends) {
    case .fromTo, .ends: return (numbers[first], numbers[first + count])
    case .fromBy: return (numbers[first], numbers[first] + numbers[first + count])
    case .toBy: return (numbers[first] - numbers[first + count], numbers[first])
    case .from: return (numbers[first], model())
    case .to: return (model(), numbers[first])
    case .by:
      let current = model()
      return (current, current + numbers[first])
    default:
      let current = model()
      return (current, current)
    }
  }

  /// The segment of a keyframe animation at a fraction, and how far into it, eased (K-4, K-5, K-6).
  private func segment(
    _ table: AnimationPool.Keyframes, at fraction: Double
  ) -> (index: Int, part: Double) {
    let times = UnsafeBufferPointer(rebasing: numbers[Int(table.times)...])
    let last = Int(table.reached) - 1
    guard last > 0 else { return (0, 0) }
    if fraction >= times[last] {
      // Past the end an overshooting curve goes on along the last segment (K-15).
      let length = times[last] - times[last - 1]
      let isPast = fraction > 1 && times[last] == 1 && length > 0
      return (last - 1, isPast ? 1 + (fraction - 1) / length : 1)
    }
    if fraction < times[0] {
      let length = times[1] - times[0]
      return (0, fraction < 0 && times[0] == 0 && length > 0 ? fraction / length : 0)
    }
    var low = 0
    var high = last
    while high - low > 1 {
      let middle = (low + high) / 2
      if times[middle] <= fraction { low = middle } else { high = middle }
    }
    let part = (fraction - times[low]) / (times[low + 1] - times[low])
    return (low, table.easings < 0 ? part : eased(part, easings[Int(table.easings) + low]))
  }

  /// A whole transform, interpolated as V-4 and V-5 say.
  private func transform(
    _ node: Int, _ fraction: Double, model: () -> Transform3D
  ) -> Transform3D {
    let record = nodes[node].record
    func value(_ index: Int) -> Transform3D {
      numbers.baseAddress.map { Transform3D(components: $0 + Int(record.values) + 16 * index) }
        ?? .identity
    }
    if record.kind == .keyframes {
      let (segment, part) = segment(keyframes[Int(record.keyframes)], at: fraction)
      return value(segment).interpolated(to: value(segment + 1), at: part)
    }
    let (start, end): (Transform3D, Transform3D) =
      switch record.flags.intersection(.ends) {
      case .fromTo, .ends: (value(0), value(1))
      case .fromBy: (value(0), value(0).concatenated(with: value(1)))
      case .toBy: (value(0).concatenated(with: value(1).inverted()), value(0))
      case .from: (value(0), model())
      case .to: (model(), value(0))
      case .by: (model(), model().concatenated(with: value(0)))
      default: (model(), model())
      }
    return start.interpolated(to: end, at: fraction)
  }

  /// Between two numbers; exactly the second at 1, which `a + (b - a)` need not be.
  @inline(__always)
  private static func between(_ start: Double, _ end: Double, _ fraction: Double) -> Double {
    if fraction == 1 { return end }
    let way = end - start
    // Ends so far apart that their difference is no number are mixed instead.
    return way.isFinite ? start + way * fraction : start * (1 - fraction) + end * fraction
  }
}
