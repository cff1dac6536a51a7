// The pauses and the overlaps of a composition under reduced motion.

import AnimaticCore

/// Scales what is written in seconds beside reduced verbs, so that what follows each other keeps its
/// order.
///
/// Where all verbs of a container play in half the time, so do the pauses between them. An overlap is
/// scaled by the smallest factor of the verbs in its container, so that no verb begins before an
/// earlier one.
struct ReducedTimes {
  /// The least and the greatest factor of the verbs inside each node; nil without verbs.
  private let factors: [ClosedRange<Double>?]
  private let parents: [Int32]
  /// The factors of all verbs.
  private let whole: ClosedRange<Double>?

  init(_ body: CompositionBody, _ parents: [Int32]) {
    var factors = body.nodes.map { $0.kind == .leaf ? $0.motion.factor...$0.motion.factor : nil }
    for index in body.nodes.indices where parents[index] >= 0 {
      let parent = Int(parents[index])
      factors[parent] = Self.union(factors[parent], factors[index])
    }
    // A part without verbs has the pace of what is around it. Containers follow their content.
    for index in body.nodes.indices.reversed() where factors[index] == nil && parents[index] >= 0 {
      factors[index] = factors[Int(parents[index])]
    }
    self.factors = factors
    self.parents = parents
    whole = body.nodes.indices.reduce(nil) { parents[$1] < 0 ? Self.union($0, factors[$1]) : $0 }
  }

  private static func union(
    _ first: ClosedRange<Double>?, _ second: ClosedRange<Double>?
  ) -> ClosedRange<Double>? {
    guard let first, let second else { return first ?? second }
    return min(first.lowerBound, second.lowerBound)...max(first.upperBound, second.upperBound)
  }

  /// Returns the factors of the verbs beside a node.
  private func around(_ index: Int) -> ClosedRange<Double>? {
    parents[index] < 0 ? whole : factors[Int(parents[index])]
  }

  /// Returns the factors of the verbs that a position may reach: a cue may be in any container.
  private func reached(by position: Position, _ index: Int) -> ClosedRange<Double>? {
    if case .cue = position.anchor { return whole }
    return around(index)
  }

  /// Returns a pause, or an overlap if it is negative.
  private func scaled(
    _ seconds: Double, _ factors: ClosedRange<Double>?
  ) -> Double {
    guard let factors else { return seconds }
    let factor = seconds < 0 ? factors.lowerBound : pauseFactor(factors)
    return factor == 1 ? seconds : seconds * factor
  }

  /// Returns the factor of pauses: 0.5 if everything plays in half the time.
  private func pauseFactor(_ factors: ClosedRange<Double>?) -> Double {
    let half = ReducedMotion.shorten.factor
    return factors == half...half ? half : 1
  }

  /// Scales a node's times besides its own duration.
  ///
  /// The gap of a sequence is between its content, and the delay of any other node is beside it.
  func scale(_ node: inout CompositionNode, _ index: Int) {
    switch node.kind {
    case .sequence: node.record.begin = scaled(node.record.begin, factors[index])
    case .wait: node.record.duration *= pauseFactor(around(index))
    default: node.record.begin = scaled(node.record.begin, around(index))
    }
  }

  /// Scales the position and the operator of a node.
  func scale(_ attributes: inout NodeAttributes, _ index: Int) {
    if let position = attributes.position {
      attributes.position?.offset = scaled(position.offset, reached(by: position, index))
    }
    let factor = pauseFactor(factors[index])
    guard factor != 1 else { return }
    switch attributes.nodeOperator {
    case .stagger(let each, let from):
      attributes.nodeOperator = .stagger(each: each * factor, from: from)
    case .stretched(let length): attributes.nodeOperator = .stretched(to: length * factor)
    case .fitted(let length, let fit):
      attributes.nodeOperator = .fitted(to: length * factor, fit)
    case .repeated(let count, let pause):
      attributes.nodeOperator = .repeated(count, pause: pause * factor)
    case .trimmed(let from, let to):
      attributes.nodeOperator = .trimmed(from: from * factor, to: to * factor)
    default: break
    }
  }
}

extension ReducedMotion {
  /// The factor of a verb's duration.
  fileprivate var factor: Double {
    switch self {
    case .keep, .crossfade: 1
    case .shorten: 0.5
    case .skip: 0
    }
  }
}

extension ReducedMotion? {
  fileprivate var factor: Double { self?.factor ?? 1 }
}
