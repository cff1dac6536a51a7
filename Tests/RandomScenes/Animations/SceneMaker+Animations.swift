// Generates random cases: every timing attribute of Core Animation, in trees up to four groups deep.
// This file has the probabilities of timing and shape; a tally checks that each attribute occurs. Other
// files generate values, keyframes, and paths.

import AnimaticCore
import ReferenceEvaluator

extension SceneMaker {
  private var step: Double { isExact ? 0.125 : 0.1 }

  /// A layer with animations, and the times at which it is compared.
  package mutating func makeCase() -> CaseSpec {
    isExact = !random.oneIn(4)
    let count = Int.random(in: 1...4, using: &random)
    // Now and then all on one property, so that they meet.
    let meeting = random.oneIn(3) ? random.pick(SpecPath.roots) : nil
    let animations = (0..<count).map { _ in node(depth: 0, on: meeting) }
    return CaseSpec(
      seed: seed, isExact: isExact, model: model(), animations: animations, times: times(),
      laterModel: random.oneIn(3) ? model() : nil)
  }

  /// A single group, deeper than wide, for tests of callbacks.
  package mutating func makeGroup() -> NodeSpec {
    var root = node(depth: 0, on: nil)
    while !root.isGroup { root = node(depth: 0, on: nil) }
    return root
  }

  private mutating func times() -> [Double] {
    // Only where time is exact can a boundary be hit on purpose.
    let edges = isExact ? (0..<2).map { _ in random.multiple(of: step, in: 0...40) } : []
    let others = (0..<3).map { _ in random.multiple(of: 1.0 / 1_048_576, in: 1...6_291_455) }
    return (edges + others).sorted()
  }

  // MARK: Nodes

  /// The properties, those more often that have more rules.
  private static let weighted =
    SpecPath.allCases + [SpecPath](repeating: .position, count: 6)
    + [SpecPath](repeating: .transform, count: 6) + [SpecPath](repeating: .function, count: 4)

  private mutating func node(depth: Int, on root: SpecPath?) -> NodeSpec {
    let isGroup = depth < 4 && random.oneIn(depth == 0 ? 2 : 3)
    var node = NodeSpec(content: .ends(SpecEnds()))
    if isGroup {
      let count = Int.random(in: 0...3, using: &random)
      node.content = .group((0..<count).map { _ in self.node(depth: depth + 1, on: root) })
    } else {
      let paths = Self.weighted.filter { root == nil || $0.root == root }
      node.path = random.pick(paths)
      if node.path == .function {
        node.function = random.pick(ValueFunction.allCases)
      }
      node.content = content(of: node)
      node.isAdditive = random.oneIn(4)
      node.isCumulative = random.oneIn(4)
    }
    node.timing = timing(isGroup: isGroup)
    if random.oneIn(isGroup ? 3 : 2) { node.easing = easing() }
    node.isRemoved = random.oneIn(3)
    if random.oneIn(2) {
      tagCount += 1
      node.tag = "t\(tagCount)"
    }
    return node
  }

  private mutating func timing(isGroup: Bool) -> MediaTiming {
    var timing = MediaTiming()
    if random.oneIn(2) { timing.beginTime = random.multiple(of: step, in: -6...12) }
    timing.duration = random.multiple(of: step, in: isGroup ? 4...16 : 1...12)
    if random.oneIn(8) { timing.duration = 0 }
    if random.oneIn(3) {
      timing.speed = random.pick(isExact ? [0, 2, 0.5, -1, -2, -0.5] : [0, 3, 0.7, -1, -3])
    }
    if random.oneIn(4) { timing.timeOffset = random.multiple(of: step, in: -12...12) }
    if random.oneIn(3) {
      timing.repeatCount = random.pick([0.5, 1, 2, 2.5, 3, 0.75, .infinity])
    } else if random.oneIn(5) {
      timing.repeatDuration = random.oneIn(6) ? .infinity : random.multiple(of: step, in: 1...24)
    }
    timing.autoreverses = random.oneIn(4)
    timing.fillMode = random.pick(FillMode.allCases)
    if random.oneIn(80) { timing.speed = .nan }
    if random.oneIn(80) { timing.duration = -1 }
    return timing
  }

  mutating func easing() -> TimingFunction {
    let named: [TimingFunction] = [.linear, .easeIn, .easeOut, .easeInEaseOut, .default]
    if random.oneIn(2) { return random.pick(named) }
    if random.oneIn(3) {
      // Long below 0, then long beyond 1 (K-15).
      return TimingFunction(
        controlPoints: .random(in: 0.3...0.5, using: &random), -0.8,
        .random(in: 0.5...0.7, using: &random), 1.8)
    }
    // No steeper than a case can bear: rounding in time grows with the slope.
    return TimingFunction(
      controlPoints: .random(in: 0.1...0.9, using: &random),
      .random(in: -0.8...1.8, using: &random),
      .random(in: 0.1...0.9, using: &random), .random(in: -0.8...1.8, using: &random))
  }
}
