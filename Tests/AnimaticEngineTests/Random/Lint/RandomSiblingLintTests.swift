// Lints of animations in one group, against their definitions: every pair is examined, and values
// come from the reference.

import AnimaticCore
import RandomScenes
import ReferenceEvaluator
import Testing

struct RandomSiblingLintTests {
  private static let length = 6.0
  private static let model: [String: [Double]] = ["opacity": [0.75], "position": [50, -30]]

  @Test func `L-12 L-24 L-51 are reported for exactly the animations of their definitions`() {
    var tally: [String: Int] = [:]
    for seed in Campaign.seeds(1...1_500) {
      let children = children(seed)
      let expected = Set(children.indices.flatMap { problems(of: $0, among: children) })
      let told = Set(
        lint(children).filter { ["L-12", "L-24", "L-51"].contains($0.id) }
          .map { "\($0.id) \($0.place?.line ?? 0)" })
      for text in expected { tally[String(text.prefix(4)), default: 0] += 1 }
      guard told != expected else { continue }
      let text = children.map { $0.text() }.joined(separator: "\n")
      Issue.record("seed \(seed): \(told.sorted()) instead of \(expected.sorted()) in\n\(text)")
      return
    }
    for id in ["L-12", "L-24", "L-51"] {
      #expect(tally[id, default: 0] >= Campaign.least(200), "\(id) hardly occurred")
    }
  }

  // MARK: The definitions

  private func problems(of index: Int, among children: [NodeSpec]) -> [String] {
    let child = children[index]
    guard !child.isAdditive, case .ends(let ends) = child.content else {
      return []
    }
    var found: [String] = []
    let begin = child.timing.beginTime
    func meets(_ other: NodeSpec) -> Bool { other.path.meets(child.path) }
    let others = children.indices.filter { $0 != index && meets(children[$0]) }
    let isHidden = others.contains { other in
      other < index && children[other].isAdditive
        && min(children[other].end, child.end) - max(children[other].timing.beginTime, begin)
          > 1e-6
    }
    if isHidden { found.append("L-24 \(child.line)") }
    guard begin < Self.length else { return found }
    let before = others.filter { !children[$0].isAdditive && children[$0].shows(before: begin) }
    if ends.from != nil || ends.to != nil && ends.by != nil {
      let isSeen = before.isEmpty && begin > 0 && !child.timing.fillMode.fillsBackwards
      if isSeen, differ(child, nil, at: begin) { found.append("L-12 \(child.line)") }
    } else if let last = before.last(where: { $0 < index }),
      differ(children[last], child, at: begin)
    {
      found.append("L-51 \(child.line)")
    }
    return found
  }

  /// Whether two animations, each alone, show different values where the second one writes; without
  /// a second one it is the model where the first writes.
  private func differ(_ first: NodeSpec, _ second: NodeSpec?, at time: Double) -> Bool {
    let path = (second ?? first).path
    func shown(_ child: NodeSpec?) -> [Double] {
      let animations = child.map { [AnimationGroup([$0.animation()], duration: Self.length)] } ?? []
      let layer = ReferenceLayer(
        model: Self.model, attachments: animations.map { .init($0, begin: 0) })
      return layer.value(of: path.keyPath, at: time) ?? []
    }
    return !isClose(shown(first), shown(second), relativeError: 1e-9)
  }

  // MARK: The case

  private func children(_ seed: UInt64) -> [NodeSpec] {
    var random = SeededNumbers(seed: seed)
    return (0..<Int.random(in: 2...9, using: &random)).map { index in
      let path = random.pick([SpecPath.position, .positionX, .positionY, .opacity])
      func maybe() -> SpecValue? {
        random.oneIn(2)
          ? .numbers((0..<path.count).map { _ in random.multiple(of: 0.25, in: -4...4) }) : nil
      }
      var child = NodeSpec(
        content: .ends(SpecEnds(from: maybe(), to: maybe(), by: maybe())), path: path)
      child.line = UInt(index + 1)
      child.timing.beginTime = random.multiple(of: 0.5, in: 0...13)
      child.timing.duration = random.multiple(of: 0.5, in: 1...4)
      child.timing.fillMode = random.pick(FillMode.allCases)
      child.isAdditive = random.oneIn(4)
      return child
    }
  }

  private func lint(_ children: [NodeSpec]) -> [Diagnostic] {
    var builder = PlanBuilder()
    builder.beginLayer(id: nil, label: "layer")
    builder.add(
      raw: AnimationGroup(children.map { $0.animation() }, duration: Self.length),
      zeroDuration: 0.25)
    var values = LayerValues()
    values.opacity = 0.75
    values[.positionX] = 50
    values[.positionY] = -30
    return builder.finish(duration: 0).lint(models: [values])
  }
}

extension NodeSpec {
  fileprivate var end: Double { timing.beginTime + timing.duration }

  /// Whether it is in effect right before a time.
  fileprivate func shows(before time: Double) -> Bool {
    (timing.beginTime < time || timing.fillMode.fillsBackwards)
      && (time <= end || timing.fillMode.fillsForwards)
  }
}

extension SpecPath {
  fileprivate func meets(_ other: SpecPath) -> Bool {
    let isPosition = keyPath.hasPrefix("position") && other.keyPath.hasPrefix("position")
    return self == other || isPosition && (self == .position || other == .position)
  }
}
