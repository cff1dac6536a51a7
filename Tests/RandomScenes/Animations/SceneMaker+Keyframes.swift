// Draws keyframes: all modes, key times and easings of right and wrong counts, tangents' numbers.

import AnimaticCore

extension SceneMaker {
  /// The keyframes of a node: values, or a path where the property is a point.
  mutating func keyframes(of node: NodeSpec) -> SpecKeyframes {
    var keyframes = SpecKeyframes()
    keyframes.mode = random.pick(CalculationMode.allCases)
    let count: Int
    // A value function can't use a path, and must report it.
    if node.path.isPoint && !random.oneIn(3) || node.path == .function && random.oneIn(6) {
      let path = motionPath(size: node.path == .function ? 1 : node.path.size)
      keyframes.path = path
      if !random.oneIn(3) { keyframes.rotation = random.pick(RotationMode.allCases) }
      count = path.elements.filter { if case .move = $0 { false } else { true } }.count + 1
    } else {
      count = Int.random(in: random.oneIn(8) ? 0...1 : 2...5, using: &random)
      keyframes.values = (0..<count).map { _ in value(of: node) }
      if count > 2, random.oneIn(6) { keyframes.values[1] = keyframes.values[0] }
    }
    let isSlotted = keyframes.mode == .discrete && keyframes.path == nil && random.oneIn(2)
    if random.oneIn(2) { keyframes.times = keyTimes(count: isSlotted ? count + 1 : count) }
    if random.oneIn(2) {
      let given = random.oneIn(3) ? Int.random(in: 0...6, using: &random) : max(0, count - 1)
      keyframes.easings = (0..<given).map { _ in easing() }
    }
    if keyframes.mode.isCubic {
      if random.oneIn(2) { keyframes.tensions = tangentNumbers(count) }
      if random.oneIn(2) { keyframes.continuities = tangentNumbers(count) }
      if random.oneIn(2) { keyframes.biases = tangentNumbers(count) }
    }
    return keyframes
  }

  /// Key times: equal ones now and then, of a wrong count, out of order or out of range.
  private mutating func keyTimes(count: Int) -> [Double] {
    let given = max(0, count + (random.oneIn(3) ? Int.random(in: -2...2, using: &random) : 0))
    var list = (0..<given).map { _ in random.multiple(of: 0.125, in: 0...8) }
    if !random.oneIn(8) { list.sort() }
    if !random.oneIn(4), given > 1 {
      list[0] = 0
      list[given - 1] = 1
    }
    // A segment of no length at an end, which nothing can go on along (K-15).
    if random.oneIn(8), given > 2 {
      list[random.oneIn(2) ? 1 : given - 2] = random.oneIn(2) ? 0 : 1
    }
    if random.oneIn(12), given > 0 { list[given - 1] = 1.5 }
    return list
  }

  private mutating func tangentNumbers(_ count: Int) -> [Double] {
    let given = random.oneIn(3) ? Int.random(in: 0...count + 2, using: &random) : count
    return (0..<given).map { _ in random.multiple(of: 0.25, in: -6...6) }
  }
}
