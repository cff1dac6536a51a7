// Lints of random animations against the presentation of the reference evaluator.

import AnimaticCore
import RandomScenes
import ReferenceEvaluator
import Testing

struct RandomLintTests {
  @Test func `L-8 L-10 a snap back is reported exactly where the reference has one`() {
    var tally: [String: Int] = [:]
    for seed in Campaign.seeds(1...3_000) {
      let spec = single(seed)
      guard let snap = snapsBack(spec) else { continue }
      let ids = Set(spec.lint.map(\.id))
      // Jumping keyframes are reported as such, instead of their snap back.
      if ids.contains("L-47") { continue }
      for id in ids { tally[id, default: 0] += 1 }
      tally[snap ? "snap" : "none", default: 0] += 1
      let isTold = !ids.isDisjoint(with: ["L-8", "L-10"])
      if isTold != snap {
        Issue.record("\(spec.lint) in\n\(spec.text)")
        return
      }
    }
    for kind in ["L-8", "L-10", "snap", "none"] {
      #expect(tally[kind, default: 0] >= Campaign.least(100), "\(kind) hardly occurred")
    }
  }

  @Test func `L-3 L-37 removing invisible animations changes nothing`() {
    var tally: [String: Int] = [:]
    for seed in Campaign.seeds(1...6_000) {
      let spec = single(seed)
      for finding in spec.lint where ["L-3", "L-37"].contains(finding.id) {
        guard let line = finding.place?.line, let node = spec.animations[0].node(line) else {
          Issue.record("\(finding) names no node of\n\(spec.text)")
          return
        }
        // A fill may show it all the same, and an instant may be frozen further out.
        let around = spec.animations[0].parent(of: line)
        let isAtEdge = node.timing.beginTime == around?.timing.duration
        if finding.id == "L-3", isAtEdge || node.timing.fillMode != .removed { continue }
        tally[finding.id, default: 0] += 1
        var without = spec
        without.animations = spec.animations.compactMap { $0.without(line) }
        for time in spec.times.map({ $0 + 0.001_3 }) {
          let (all, rest) = (spec.reference, without.reference)
          let (shown, other) = (all.presentation(at: time), rest.presentation(at: time))
          guard min(shown.margin, other.margin) > 1e-7 else { continue }
          for (root, values) in shown.values
          where !isClose(values, other.values[root] ?? [], relativeError: 1e-7) {
            Issue.record("\(finding): \(root) at \(time) in\n\(spec.text)")
            return
          }
        }
      }
    }
    for id in ["L-3", "L-37"] {
      #expect(tally[id, default: 0] >= Campaign.least(20), "\(id) hardly occurred")
    }
  }

  /// A case of one animation, whose nodes have lines of their own.
  private func single(_ seed: UInt64) -> CaseSpec {
    var generator = SceneMaker(seed: seed)
    var spec = generator.makeCase()
    var line: UInt = 0
    spec.animations = [spec.animations[0].numbered(from: &line)]
    // Others have no comparable numbers, or are decomposed differently (P-9).
    while !spec.animations[0].hasNumbersOnly {
      spec = generator.makeCase()
      line = 0
      spec.animations = [spec.animations[0].numbered(from: &line)]
    }
    return spec
  }

  /// Whether the reference snaps back when the animation ends; nil if it is
  /// too near to a boundary to be determined.
  private func snapsBack(_ spec: CaseSpec) -> Bool? {
    let animation = spec.animations[0]
    var timing = animation.timing
    guard timing.isValid else { return false }
    if timing.duration == 0 { timing.duration = 0.25 }
    let end = timing.beginTime + timing.wallDuration
    guard end.isFinite, end >= 0 else { return false }
    if !animation.isRemoved, timing.fillMode.fillsForwards { return false }
    let shown = spec.reference.presentation(at: end)
    guard spec.isExact || shown.margin > 1e-7 else { return nil }
    let model = spec.reference.model
    func differs(by tolerance: Double) -> Bool {
      shown.shown.contains { root, value in
        model[root].map { !value.isClose(to: $0, within: tolerance) } ?? false
      }
    }
    return differs(by: 1e-5) == differs(by: 1e-12) ? differs(by: 1e-5) : nil
  }
}

extension CaseSpec {
  /// The diagnostics of the animation.
  fileprivate var lint: [Diagnostic] { timeline.plan.lint(models: [layerValues]) }
}

extension NodeSpec {
  /// The tree with a separate source line for each node.
  fileprivate func numbered(from line: inout UInt) -> NodeSpec {
    var copy = self
    line += 1
    copy.line = line
    copy.children = children.map { $0.numbered(from: &line) }
    return copy
  }

  /// Whether it animates plain numbers only.
  fileprivate var hasNumbersOnly: Bool {
    if case .keyframes(let keyframes) = content, keyframes.rotation != nil { return false }
    return path.kind == .numbers && path != .function && children.allSatisfy(\.hasNumbersOnly)
  }

  /// The node with a line.
  fileprivate func node(_ line: UInt) -> NodeSpec? {
    self.line == line ? self : children.lazy.compactMap { $0.node(line) }.first
  }

  /// The group of the node with a source line.
  fileprivate func parent(of line: UInt) -> NodeSpec? {
    children.contains { $0.line == line }
      ? self : children.lazy.compactMap { $0.parent(of: line) }.first
  }

  /// The tree without the node with a line.
  fileprivate func without(_ line: UInt) -> NodeSpec? {
    guard self.line != line else { return nil }
    var copy = self
    copy.children = children.compactMap { $0.without(line) }
    return copy
  }
}
