// C-22 of random nested groups against sampling: the activity at each time of a fine grid, and every
// pair.

import AnimaticCore
import RandomScenes
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

struct RandomOverlapLintTests {
  private struct Overlap: Equatable, CustomStringConvertible {
    let line: UInt
    let path: String
    let start: Double
    var description: String { "\(line) over \(path) at \(start)" }
  }

  private static let step = 1.0 / 64
  private static let length = 12.0

  @Test func `C-22 is reported for exactly the pairs that are active at the same time`() {
    var tally: [String: Int] = [:]
    for seed in Campaign.seeds(1...600) {
      let plan = plan(seed)
      let found = plan.lint(models: [LayerValues()]).filter { $0.id == "C-22" }
      guard let told = read(found) else { continue }
      let expected = look(at: plan)
      tally[expected.isEmpty ? "none" : "some", default: 0] += 1
      let isSame =
        told.count == expected.count
        && zip(told, expected).allSatisfy {
          $0.line == $1.line && $0.path == $1.path && abs($0.start - $1.start) <= Self.step
        }
      if !isSame {
        Issue.record("seed \(seed): \(told) instead of \(expected)\n\(found)")
        return
      }
    }
    for kind in ["none", "some"] {
      #expect(tally[kind, default: 0] >= Campaign.least(50), "\(kind) hardly occurred")
    }
  }

  /// The diagnostics, sorted; nil if something is too short for sampling.
  private func read(_ found: [Diagnostic]) -> [Overlap]? {
    var told: [Overlap] = []
    for finding in found {
      let words = finding.message.split(separator: " ")
      guard let from = words.firstIndex(of: "from"), let start = Double(words[from + 1]),
        let line = finding.place?.line
      else { return nil }
      let end = words[from + 2] == "s" && words[from + 3] == "to" ? Double(words[from + 4]) : nil
      if let end, end - start <= 2 * Self.step { return nil }
      if start < Self.length - 1 {
        let path = words[words[0] == "Two" ? 3 : 0]
        told.append(Overlap(line: line, path: String(path), start: start))
      }
    }
    return told.sorted(by: precedes)
  }

  private func precedes(_ first: Overlap, _ second: Overlap) -> Bool {
    (first.line, first.path, first.start) < (second.line, second.path, second.start)
  }

  private func look(at plan: Plan) -> [Overlap] {
    var known: Set<[Int]> = []
    var found: [Overlap] = []
    for index in 0..<Int((Self.length - 1) / Self.step) {
      let time = (Double(index) + 0.37) * Self.step
      let active = plan.runningNodes(at: time).filter {
        !plan.nodes[$0].record.flags.contains(.additive)
      }
      for later in active {
        for earlier in active where earlier < later && meet(plan, earlier, later) {
          guard known.insert([earlier, later]).inserted else { continue }
          found.append(
            Overlap(
              line: plan.pool.place(plan.nodes[later].record)?.line ?? 0,
              path: plan.pool.path(plan.nodes[earlier].record.property).keyPath, start: time))
        }
      }
    }
    return found.sorted(by: precedes)
  }

  private func meet(_ plan: Plan, _ first: Int, _ second: Int) -> Bool {
    let paths = [first, second].map { plan.pool.path(plan.nodes[$0].record.property).keyPath }
    return paths[0] == paths[1] || paths.contains("position") && !paths.contains("opacity")
  }

  // MARK: The case

  private func plan(_ seed: UInt64) -> Plan {
    var random = SeededNumbers(seed: seed)
    var line: UInt = 0
    let children = (0..<Int.random(in: 2...4, using: &random)).map { _ in
      animation(&random, depth: 0, line: &line)
    }
    var builder = PlanBuilder()
    builder.beginLayer(id: nil, label: "layer")
    builder.add(
      raw: AnimationGroup(children, duration: Self.length), zeroDuration: 0.25)
    return builder.finish(duration: Self.length)
  }

  private func animation(
    _ random: inout SeededNumbers, depth: Int, line: inout UInt
  ) -> any LayerAnimation {
    let begin = random.multiple(of: 0.25, in: 0...12)
    guard depth < 2, random.oneIn(3) else {
      line += 1
      // No two write the same numbers.
      let value = Double(line) * 100
      func make<Value: AnimatableValue>(
        _ property: LayerProperty<Value>, _ from: Value, _ to: Value
      ) -> any LayerAnimation {
        var animation = BasicAnimation(property, from: from, to: to, duration: 1, line: line)
        animation.duration = random.multiple(of: 0.25, in: 1...8)
        animation.beginTime = begin
        animation.isAdditive = random.oneIn(6)
        if random.oneIn(3) { animation.fillMode = .both }
        if random.oneIn(4) { animation.repeatCount = 2 }
        return animation
      }
      switch Int.random(in: 0..<4, using: &random) {
      case 0: return make(.positionX, value, value + 9)
      case 1: return make(.positionY, value, value + 9)
      case 2: return make(.opacity, value, value + 9)
      default:
        return make(.position, CGPoint(x: value, y: value), CGPoint(x: value + 9, y: value + 9))
      }
    }
    let children = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      animation(&random, depth: depth + 1, line: &line)
    }
    var group = AnimationGroup(children, duration: random.multiple(of: 0.5, in: 1...5))
    group.beginTime = begin
    if random.oneIn(2) { group.repeatCount = random.multiple(of: 0.5, in: 1...6) }
    group.autoreverses = random.oneIn(3)
    if random.oneIn(4) { group.speed = 2 }
    if random.oneIn(5) { group.timeOffset = 0.25 }
    if random.oneIn(3) { group.timingFunction = .easeInEaseOut }
    if random.oneIn(2) { group.fillMode = .both }
    return group
  }
}
