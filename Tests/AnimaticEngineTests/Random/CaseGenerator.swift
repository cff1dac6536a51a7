// Draws random cases: every attribute Core Animation's timing has, in trees up to four groups deep.
// Owns the odds; a tally proves that nothing was left out.

import AnimaticCore
import ReferenceEvaluator

/// Draws the cases of one seed.
struct CaseGenerator {
  private var random: SeededGenerator
  private let seed: UInt64
  private var isExact = true
  private var step: Double { isExact ? 0.125 : 0.1 }
  private var tagCount = 0

  init(seed: UInt64) {
    self.seed = seed
    random = SeededGenerator(seed: seed)
  }

  mutating func makeCase() -> CaseSpec {
    isExact = !random.oneIn(4)
    let count = Int.random(in: 1...4, using: &random)
    let animations = (0..<count).map { _ in node(depth: 0) }
    return CaseSpec(
      seed: seed, isExact: isExact, model: model(), animations: animations, times: times())
  }

  /// A single group, deeper than wide: what callbacks are tried on.
  mutating func makeGroup() -> NodeSpec {
    var root = node(depth: 0)
    while !root.isGroup { root = node(depth: 0) }
    return root
  }

  private mutating func times() -> [Double] {
    // Only where time is exact can a boundary be hit on purpose.
    let edges = isExact ? (0..<2).map { _ in random.multiple(of: step, in: 0...40) } : []
    let others = (0..<3).map { _ in random.multiple(of: 1.0 / 1_048_576, in: 1...6_291_455) }
    return (edges + others).sorted()
  }

  private mutating func model() -> [String: [Double]] {
    var transform = ReferenceTransform()
    if !random.oneIn(3) {
      transform.scale = (0..<3).map { _ in random.multiple(of: 0.125, in: 2...16) }
      transform.angles[2] = random.multiple(of: 0.125, in: -20...20)
      transform.translation = (0..<3).map { _ in random.multiple(of: 0.5, in: -40...40) }
      if random.oneIn(3) {
        transform.angles[0] = random.multiple(of: 0.125, in: -20...20)
        transform.angles[1] = random.multiple(of: 0.125, in: -11...11)
      }
      if random.oneIn(4) { transform.scale[0] = -transform.scale[0] }
      if random.oneIn(4) { transform.perspective[2] = -1.0 / 512 }
    }
    return [
      "opacity": [0.75], "cornerRadius": [12], "position": [50, -30],
      "bounds": [0, 5, 100, 60], "backgroundColor": [0.25, 0.5, 1, 0.75],
      "transform": transform.matrix,
    ]
  }

  // MARK: Nodes

  private mutating func node(depth: Int) -> NodeSpec {
    let isGroup = depth < 4 && random.oneIn(depth == 0 ? 2 : 3)
    var node = NodeSpec(
      content: isGroup ? group(depth: depth) : .basic(from: nil, to: nil, by: nil))
    if !isGroup {
      node.path = random.pick(SpecPath.allCases, or: .opacity)
      node.content = values(node.path)
      node.isAdditive = random.oneIn(4)
      node.isCumulative = random.oneIn(4)
    }
    node.timing = timing(isGroup: isGroup)
    if random.oneIn(3) { node.easing = easing() }
    node.isRemoved = random.oneIn(3)
    if random.oneIn(2) {
      tagCount += 1
      node.tag = "t\(tagCount)"
    }
    return node
  }

  private mutating func group(depth: Int) -> NodeSpec.Content {
    .group((0..<Int.random(in: 0...3, using: &random)).map { _ in node(depth: depth + 1) })
  }

  private mutating func timing(isGroup: Bool) -> MediaTiming {
    var timing = MediaTiming()
    if random.oneIn(2) { timing.beginTime = random.multiple(of: step, in: -6...12) }
    timing.duration = random.multiple(of: step, in: isGroup ? 4...16 : 1...12)
    if random.oneIn(8) { timing.duration = 0 }
    if random.oneIn(3) {
      timing.speed = random.pick(isExact ? [0, 2, 0.5, -1, -2, -0.5] : [0, 3, 0.7, -1, -3], or: 1)
    }
    if random.oneIn(4) { timing.timeOffset = random.multiple(of: step, in: -12...12) }
    if random.oneIn(3) {
      timing.repeatCount = random.pick([0.5, 1, 2, 2.5, 3, 0.75, .infinity], or: 1)
    } else if random.oneIn(5) {
      timing.repeatDuration = random.oneIn(6) ? .infinity : random.multiple(of: step, in: 1...24)
    }
    timing.autoreverses = random.oneIn(4)
    timing.fillMode = random.pick(FillMode.allCases, or: .removed)
    if random.oneIn(80) { timing.speed = .nan }
    if random.oneIn(80) { timing.duration = -1 }
    return timing
  }

  private mutating func easing() -> TimingFunction {
    let named: [TimingFunction] = [.linear, .easeIn, .easeOut, .easeInEaseOut, .default]
    if random.oneIn(2) { return random.pick(named, or: .linear) }
    // No steeper than a case can bear: rounding in time grows with the slope.
    return TimingFunction(
      controlPoints: .random(in: 0.1...0.9, using: &random),
      .random(in: -0.8...1.8, using: &random),
      .random(in: 0.1...0.9, using: &random), .random(in: -0.8...1.8, using: &random))
  }

  // MARK: Values

  private mutating func value(_ path: SpecPath) -> [Double] {
    (0..<path.count).map { _ in
      // Away from a scale of 0, where a matrix loses what it held (P-9).
      let low = path == .scale || path == .scaleX || path == .scaleY ? 4 : -32
      let largest = path == .rotationY ? 20 : 32
      return random.multiple(of: path.size / 16, in: low...largest)
    }
  }

  private mutating func values(_ path: SpecPath) -> NodeSpec.Content {
    if random.oneIn(3) { return keyframes(path) }
    func maybe() -> [Double]? { random.oneIn(2) ? value(path) : nil }
    return .basic(from: maybe(), to: maybe(), by: maybe())
  }

  private mutating func keyframes(_ path: SpecPath) -> NodeSpec.Content {
    let count = Int.random(in: random.oneIn(8) ? 0...1 : 2...5, using: &random)
    let values = (0..<count).map { _ in value(path) }
    var times: [Double]?
    if random.oneIn(2) {
      let given = max(0, count + (random.oneIn(3) ? Int.random(in: -2...2, using: &random) : 0))
      var list = (0..<given).map { _ in random.multiple(of: 0.125, in: 0...8) }
      if !random.oneIn(8) { list.sort() }
      if !random.oneIn(4), given > 1 {
        list[0] = 0
        list[given - 1] = 1
      }
      if random.oneIn(12), given > 0 { list[given - 1] = 1.5 }
      times = list
    }
    var easings: [TimingFunction]?
    if random.oneIn(2) {
      let given = random.oneIn(3) ? Int.random(in: 0...6, using: &random) : max(0, count - 1)
      easings = (0..<given).map { _ in easing() }
    }
    return .keyframes(values, times: times, easings: easings)
  }
}
