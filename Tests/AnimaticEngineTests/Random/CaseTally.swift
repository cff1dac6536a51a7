// Counts which kinds of animation a batch of random cases really held.

import AnimaticCore

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// How often each kind occurred.
struct CaseTally {
  private(set) var counts: [String: Int] = [:]

  /// Every kind that has to occur.
  static let kinds =
    SpecPath.allCases.map { "\($0)" }
    + FillMode.allCases.map { "fill \($0)" }
    + (0..<8).map { "from to by \($0)" }
    + [
      "additive", "cumulative", "speed 0", "speed < 0", "speed 2", "offset > 0", "offset < 0",
      "repeat fraction", "repeat endless", "repeat duration", "repeat duration endless",
      "autoreverses", "begin > 0", "begin < 0", "duration 0", "group duration 0", "kept",
      "removed", "named easing", "custom easing", "overshoot", "group easing", "keyframes",
      "key times", "wrong times", "times count", "segment easings", "too few values", "depth 4",
      "empty group", "unusable", "unusable group", "autoreversed group", "repeated group",
      "offset group", "backward group", "standing group",
    ]

  mutating func count(_ nodes: [NodeSpec], depth: Int = 0) {
    for node in nodes { count(node, depth: depth) }
  }

  private mutating func note(_ kind: String, if happens: Bool = true) {
    if happens { counts[kind, default: 0] += 1 }
  }

  private mutating func count(_ node: NodeSpec, depth: Int) {
    let timing = node.timing
    note("fill \(timing.fillMode)")
    note("speed 0", if: timing.speed == 0)
    note("speed < 0", if: timing.speed < 0)
    note("speed 2", if: timing.speed == 2)
    note("offset > 0", if: timing.timeOffset > 0)
    note("offset < 0", if: timing.timeOffset < 0)
    note("repeat endless", if: timing.repeatCount.isInfinite)
    note(
      "repeat fraction",
      if: timing.repeatCount.isFinite && timing.repeatCount != timing.repeatCount.rounded())
    note("repeat duration", if: timing.repeatDuration > 0)
    note("repeat duration endless", if: timing.repeatDuration.isInfinite)
    note("autoreverses", if: timing.autoreverses)
    note("begin > 0", if: timing.beginTime > 0)
    note("begin < 0", if: timing.beginTime < 0)
    note("duration 0", if: timing.duration == 0)
    note("unusable", if: !timing.isValid)
    note(node.isRemoved ? "removed" : "kept", if: depth == 0)
    if let easing = node.easing { count(easing) }
    switch node.content {
    case .group(let children):
      note("group easing", if: node.easing != nil)
      note("group duration 0", if: timing.duration == 0)
      note("unusable group", if: !timing.isValid && !children.isEmpty)
      note("depth 4", if: depth == 3)
      note("empty group", if: children.isEmpty)
      note("autoreversed group", if: timing.autoreverses)
      note("repeated group", if: timing.repeatCount > 1)
      note("offset group", if: timing.timeOffset != 0)
      note("backward group", if: timing.speed < 0)
      note("standing group", if: timing.speed == 0)
      count(children, depth: depth + 1)
    case .basic(let from, let to, let by):
      note("from to by \((from == nil ? 0 : 1) + (to == nil ? 0 : 2) + (by == nil ? 0 : 4))")
      countProperty(node)
    case .keyframes(let values, let times, let easings):
      note("keyframes")
      note("too few values", if: values.count < 2)
      note("segment easings", if: easings?.isEmpty == false)
      if let times {
        note("key times")
        note("times count", if: times.count != values.count)
        note("wrong times", if: times != times.sorted() || times.contains { $0 > 1 })
      }
      countProperty(node)
    }
  }

  private mutating func countProperty(_ node: NodeSpec) {
    note("\(node.path)")
    note("additive", if: node.isAdditive)
    note("cumulative", if: node.isCumulative)
  }

  private mutating func count(_ easing: TimingFunction) {
    note(easing.namedCode == nil ? "custom easing" : "named easing")
    let points = [1, 2].compactMap { easing.controlPoint(at: $0) }
    note("overshoot", if: points.contains { $0.y < 0 || $0.y > 1 })
  }
}
