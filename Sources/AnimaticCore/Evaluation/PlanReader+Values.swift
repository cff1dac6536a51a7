// The evaluator, part two: values. Turns progress into numbers and writes them over what shows (B,
// K, P-2, P-3).

extension PlanReader {
  /// Where between its values an animation is.
  enum Moment {
    /// So far from the start to the end.
    case ends(Double)
    /// Among keyframes.
    case keys(KeyframeMix)
    /// At a point of a path.
    case point(x: Double, y: Double)
  }

  /// What one node has to say at one time.
  struct Reading {
    let node: Int
    let count: Int
    let record: AnimationRecord
    let moment: Moment
    /// Where a cycle ends, for what piles up (P-3), and how many have passed.
    let cycleEnd: Moment
    let cycles: Double
  }

  /// Writes what a node shows.
  ///
  /// - Parameters:
  ///   - node: The index of a property animation.
  ///   - progress: Where in its pass it is.
  ///   - frame: The values to read and to write.
  ///   - only: The root to restrict the work to, or -1.
  func apply(_ node: Int, _ progress: Progress, to frame: Frame, only: Int32) {
    let slot = slot(of: node)
    if slot.isStraight, nodes[node].record.kind == .basic,
      !nodes[node].record.flags.contains(.cumulative)
    {
      applyStraight(node, progress, to: frame)
      return
    }
    let reading = reading(of: node, progress)
    if only < 0 || slot.root == only {
      let block = Int(frame.offsets[Int(slot.root)])
      switch slot.access {
      case .slice, .part: applyNumbers(reading, to: frame, block: block)
      case .flag: applyFlag(reading, to: frame, block: block)
      case .transform: applyTransform(reading, to: frame, block: block)
      case .transformField: applyField(reading, to: frame, block: block)
      case .function: applyFunction(reading, to: frame, block: block)
      case .shaped: applyShaped(reading, to: frame, place: block)
      }
    }
    if slot.turn >= 0 { applyTurn(node, progress, to: frame, only: only) }
  }

  @inline(__always)
  private func reading(of node: Int, _ progress: Progress) -> Reading {
    let record = nodes[node].record
    var cycles = 0.0
    var cycleEnd = Moment.ends(1)
    if record.flags.contains(.cumulative), progress.cycle != 0 {
      let autoreverses =
        hasTiming(record) && timings[Int(extras[Int(record.extra)].timing)].autoreverses
      if !autoreverses {
        cycles = progress.cycle
        let end = Progress(fraction: 1, cycle: 0, localTime: record.duration)
        cycleEnd = moment(of: record, end)
      }
    }
    return Reading(
      node: node, count: Int(slot(of: node).count), record: record,
      moment: moment(of: record, progress), cycleEnd: cycleEnd, cycles: cycles)
  }

  @inline(__always)
  func moment(of record: AnimationRecord, _ progress: Progress) -> Moment {
    switch record.kind {
    case .basic: .ends(eased(progress.fraction, record.easing))
    case .spring: .ends(sprung(record, progress))
    case .keyframes, .group:
      keyframeMoment(table(record), at: eased(progress.fraction, record.easing))
    }
  }

  /// How far the values of an animation are; of keyframes and groups, how far in their times.
  func easedFraction(of node: Int, _ progress: Progress) -> Double {
    let record = nodes[node].record
    guard record.hasEnds, case .ends(let fraction) = moment(of: record, progress) else {
      return eased(progress.fraction, record.easing)
    }
    return fraction
  }

  /// How far a spring has come: it runs in seconds, which an easing of its own bends first (S-4,
  /// S-12).
  private func sprung(_ record: AnimationRecord, _ progress: Progress) -> Double {
    // A verb ends exactly at its target; a raw spring is only cut off (S-6).
    if progress.fraction == 1, !record.flags.contains(.raw) { return 1 }
    let bends = record.easing > 0 && record.duration.isFinite
    let time =
      bends ? eased(progress.fraction, record.easing) * record.duration : progress.localTime
    return springs[Int(extras[Int(record.extra)].spring)].motion.value(at: time)
  }

  // MARK: Numbers

  /// Writes what most animations are: numbers from one end to the other.
  ///
  /// They need no reading, which costs more to fill than they take to evaluate.
  @inline(__always)
  private func applyStraight(_ node: Int, _ progress: Progress, to frame: Frame) {
    let record = nodes[node].record
    let fraction = eased(progress.fraction, record.easing)
    let slot = slot(of: node)
    let count = Int(slot.count)
    let start = Int(frame.offsets[Int(slot.root)]) + Int(slot.first)
    let isAdditive = record.flags.contains(.additive)
    for component in 0..<count {
      let ends = ends(record, Int(record.values) + component, count: count) {
        frame.model[start + component]
      }
      let value = Double.between(ends.start, ends.end, at: fraction)
      if isAdditive {
        frame.values[start + component] += value
      } else {
        frame.values[start + component] = value
      }
    }
  }

  @inline(__always)
  private func applyNumbers(_ reading: Reading, to frame: Frame, block: Int) {
    let slot = slot(of: reading.node)
    let start = block + Int(slot.first)
    if slot.mayHaveNoColor, lacksColor(reading, frame.model + start) { return }
    let isAdditive = reading.record.flags.contains(.additive)
    for component in 0..<reading.count where slot.writes(number: component) {
      let value = number(reading, component) { frame.model[start + component] }
      if isAdditive {
        frame.values[start + component] += value
      } else {
        frame.values[start + component] = value
      }
    }
  }

  /// Whether an end is the model's color where there is none: nothing can be interpolated from
  /// there, so nothing is shown (B-5).
  @inline(never)
  private func lacksColor(_ reading: Reading, _ model: UnsafeMutablePointer<Double>) -> Bool {
    let given = reading.record.flags.intersection(.ends).rawValue.nonzeroBitCount
    guard reading.record.hasEnds, given < 2 else { return false }
    func isNone(_ color: UnsafePointer<Double>) -> Bool {
      (0..<4).allSatisfy { color[$0] == 0 } && color[3].sign == .minus
    }
    // An end that was given may have been read where there was none.
    let first = given > 0 ? numbers.baseAddress.map { $0 + Int(reading.record.values) } : nil
    return isNone(model) || first.map(isNone) ?? false
  }

  /// A flag is a number while it is on its way, and on wherever that is not 0 (V-1).
  @inline(never)
  private func applyFlag(_ reading: Reading, to frame: Frame, block: Int) {
    let base = reading.record.flags.contains(.additive) ? frame.values[block] : 0
    let value = base + number(reading.clamped, 0) { frame.model[block] }
    frame.values[block] = value != 0 ? 1 : 0
  }

  /// One number of a property animation, before it is added to what shows.
  @inline(__always)
  func number(_ reading: Reading, _ component: Int, model: () -> Double) -> Double {
    let (record, count) = (reading.record, reading.count)
    let value = number(record, component, count: count, at: reading.moment, model: model)
    guard reading.cycles != 0 else { return value }
    let passed = number(record, component, count: count, at: reading.cycleEnd, model: model)
    return value + reading.cycles * passed
  }

  /// One number of an animation at a moment.
  @inline(__always)
  func number(
    _ record: AnimationRecord, _ component: Int, count: Int, at moment: Moment,
    model: () -> Double
  ) -> Double {
    let first = Int(record.values) + component
    switch moment {
    case .ends(let fraction):
      let ends = ends(record, first, count: count, model: model)
      return .between(ends.start, ends.end, at: fraction)
    case .keys(let mix):
      return number(of: mix, first: first, count: count)
    case .point(let x, let y):
      return component == 0 ? x : y
    }
  }

  /// Where a basic animation starts and ends (B-1); what is missing is the live model value (B-2).
  @inline(__always)
  func ends(
    _ record: AnimationRecord, _ first: Int, count: Int, model: () -> Double
  ) -> (start: Double, end: Double) {
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
}

extension PlanReader.Reading {
  /// The reading of something that does not go beyond its ends (V-3).
  var clamped: Self {
    Self(
      node: node, count: count, record: record, moment: moment.clamped,
      cycleEnd: cycleEnd.clamped, cycles: cycles)
  }
}

extension PlanReader.Moment {
  fileprivate var clamped: Self {
    switch self {
    case .ends(let fraction): .ends(min(max(fraction, 0), 1))
    case .keys(let mix): .keys(mix.clamped)
    case .point: self
    }
  }
}
