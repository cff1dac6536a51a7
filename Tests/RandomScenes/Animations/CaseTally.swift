// Counts which kinds of animation a batch of random cases really held.

import AnimaticCore

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// How often each kind occurred.
package struct CaseTally {
  package private(set) var counts: [String: Int] = [:]

  package init() {}

  /// Every kind that has to occur.
  package static let kinds =
    SpecPath.allCases.map { "\($0)" }
    + ValueFunction.allCases.map { "by \($0)" }
    + CalculationMode.allCases.flatMap { ["\($0) values", "\($0) path"] }
    + FillMode.allCases.map { "fill \($0)" }
    + (0..<8).flatMap { ["from to by \($0)", "spring from to by \($0)"] }
    + [
      "additive", "cumulative", "speed 0", "speed < 0", "speed 2", "offset > 0", "offset < 0",
      "repeat fraction", "repeat endless", "repeat duration", "repeat duration endless",
      "autoreverses", "begin > 0", "begin < 0", "duration 0", "group duration 0", "kept",
      "removed", "named easing", "custom easing", "overshoot", "group easing", "keyframes",
      "key times", "wrong times", "times count", "equal times", "segment easings",
      "segment overshoot", "easings count", "too few values", "depth 4", "empty group", "unusable",
      "unusable group", "autoreversed group", "repeated group", "offset group", "backward group",
      "standing group",
    ] + valueKinds + pathKinds

  private static let valueKinds = [
    "underdamped", "undamped", "critical", "overdamped", "overdamping not allowed",
    "velocity > 0", "velocity < 0", "eased spring", "autoreversed spring", "repeated spring",
    "cumulative spring", "additive spring", "spring in a group", "tensions", "continuities",
    "biases", "tangents count", "wrong arity", "other shapes", "singular transform",
    "spatial transform", "cumulative transform", "additive transform", "transform by",
    "cumulative function", "additive function", "colour with an open end",
  ]

  private static let pathKinds = [
    "turning auto", "turning autoReverse", "turning elsewhere", "lines", "quads", "curves",
    "closes", "subpaths", "zero length", "empty path", "path beyond its ends", "path of a function",
    "cumulative path", "additive path", "path in a group",
  ]

  package mutating func count(_ nodes: [NodeSpec], depth: Int = 0) {
    for node in nodes { count(node, depth: depth) }
  }

  package mutating func note(_ kind: String, if happens: Bool = true) {
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
    if let easing = node.easing {
      note(easing.named == nil ? "custom easing" : "named easing")
      note("overshoot", if: easing.overshoots)
    }
    if case .group(let children) = node.content {
      countGroup(node, depth: depth)
      count(children, depth: depth + 1)
    } else {
      note("\(node.path)")
      note("additive", if: node.isAdditive)
      note("cumulative", if: node.isCumulative)
      countContent(of: node, depth: depth)
    }
  }

  private mutating func countGroup(_ node: NodeSpec, depth: Int) {
    let timing = node.timing
    note("group easing", if: node.easing != nil)
    note("group duration 0", if: timing.duration == 0)
    note("unusable group", if: !timing.isValid && !node.children.isEmpty)
    note("depth 4", if: depth == 3)
    note("empty group", if: node.children.isEmpty)
    note("autoreversed group", if: timing.autoreverses)
    note("repeated group", if: timing.repeatCount > 1)
    note("offset group", if: timing.timeOffset != 0)
    note("backward group", if: timing.speed < 0)
    note("standing group", if: timing.speed == 0)
  }
}

extension TimingFunction {
  /// Whether its control points leave 0 to 1.
  var overshoots: Bool {
    [1, 2].compactMap { controlPoint(at: $0) }.contains { $0.y < 0 || $0.y > 1 }
  }
}
