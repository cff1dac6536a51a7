// Makes a failing case smaller: drops whatever can go while it still fails. Knows nothing of why it fails.

import AnimaticCore

extension CaseDrawing where Case == CaseSpec {
  /// Layers with animations, drawn by a maker.
  package static var animations: CaseDrawing {
    animations {
      var maker = SceneMaker(seed: $0)
      return maker.makeCase()
    }
  }

  /// Layers with animations, drawn in a way of a test's own.
  package static func animations(drawnBy draw: @escaping (UInt64) -> CaseSpec) -> CaseDrawing {
    CaseDrawing(draw: draw, simpler: smaller, text: \.text)
  }
}

private func smaller(_ spec: CaseSpec) -> [CaseSpec] {
  var found: [CaseSpec] = []
  for index in spec.times.indices where spec.times.count > 1 {
    var next = spec
    next.times.remove(at: index)
    found.append(next)
  }
  if spec.laterModel != nil {
    var next = spec
    next.laterModel = nil
    found.append(next)
  }
  for root in SpecPath.roots where spec.model[root] != nil {
    var next = spec
    next.model[root] = nil
    found.append(next)
  }
  for list in smaller(spec.animations) {
    var next = spec
    next.animations = list
    found.append(next)
  }
  return found
}

private func smaller(_ list: [NodeSpec]) -> [[NodeSpec]] {
  var found: [[NodeSpec]] = []
  for index in list.indices {
    var without = list
    without.remove(at: index)
    found.append(without)
    if list[index].isGroup {
      var hoisted = list
      hoisted.replaceSubrange(index...index, with: list[index].children)
      found.append(hoisted)
    }
    for node in smaller(list[index]) {
      var next = list
      next[index] = node
      found.append(next)
    }
  }
  return found
}

private func smaller(_ node: NodeSpec) -> [NodeSpec] {
  var steps = Steps(node)
  for children in smaller(node.children) { steps.change { $0.children = children } }
  steps.set(\.easing, nil)
  steps.set(\.isAdditive, false)
  steps.set(\.isCumulative, false)
  steps.set(\.tag, nil)
  steps.set(\.timing.beginTime, 0)
  if !node.timing.speed.isNaN { steps.set(\.timing.speed, 1) }
  steps.set(\.timing.timeOffset, 0)
  steps.set(\.timing.repeatCount, 0)
  steps.set(\.timing.repeatDuration, 0)
  steps.set(\.timing.autoreverses, false)
  steps.set(\.timing.fillMode, .removed)
  steps.set(\.timing.duration, 1)
  var found = steps.found
  switch node.content {
  case .ends(let ends):
    found += smaller(ends, zero: node.path.zero).map { node.with(.ends($0)) }
  case .keyframes(let keyframes):
    found += smaller(keyframes).map { node.with(.keyframes($0)) }
  case .group: break
  }
  return found
}

private func smaller(_ ends: SpecEnds, zero: SpecValue?) -> [SpecEnds] {
  var steps = Steps(ends)
  steps.set(\.spring, nil)
  steps.set(\.from, nil)
  steps.set(\.to, nil)
  steps.set(\.by, nil)
  if let zero, ends.from != nil { steps.set(\.from, zero) }
  return steps.found
}

private func smaller(_ keyframes: SpecKeyframes) -> [SpecKeyframes] {
  var steps = Steps(keyframes)
  steps.set(\.easings, nil)
  steps.set(\.times, nil)
  steps.set(\.tensions, nil)
  steps.set(\.continuities, nil)
  steps.set(\.biases, nil)
  steps.set(\.rotation, nil)
  steps.set(\.mode, .linear)
  if keyframes.values.count > 2 {
    steps.change { $0.values.removeLast() }
    steps.change { $0.values.removeFirst() }
  }
  if let path = keyframes.path {
    for index in path.elements.indices {
      var elements = path.elements
      elements.remove(at: index)
      steps.set(\.path, BezierPath(elements))
    }
  }
  return steps.found
}

/// Variations of something, each by one step.
private struct Steps<Subject> {
  private let subject: Subject
  private(set) var found: [Subject] = []

  init(_ subject: Subject) {
    self.subject = subject
  }

  mutating func change(_ change: (inout Subject) -> Void) {
    var next = subject
    change(&next)
    found.append(next)
  }

  mutating func set<Value: Equatable>(
    _ path: WritableKeyPath<Subject, Value>, _ value: Value
  ) {
    if subject[keyPath: path] != value { change { $0[keyPath: path] = value } }
  }
}

extension SpecPath {
  /// The simplest value, where it is made of numbers.
  fileprivate var zero: SpecValue? {
    kind == .numbers && self != .function
      ? .numbers([Double](repeating: 0, count: count)) : nil
  }
}

extension NodeSpec {
  fileprivate func with(_ content: Content) -> NodeSpec {
    var copy = self
    copy.content = content
    return copy
  }
}
