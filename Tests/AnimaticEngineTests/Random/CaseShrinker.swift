// Makes a failing case smaller: drops whatever can go while it still fails. Knows nothing of why it fails.

import AnimaticCore

/// The smallest case, reached by single steps, that still fails.
func shrunk(_ start: CaseSpec, while fails: (CaseSpec) -> Bool) -> CaseSpec {
  var best = start
  for _ in 0..<200 {
    guard let next = smaller(best).first(where: fails) else { return best }
    best = next
  }
  return best
}

private func smaller(_ spec: CaseSpec) -> [CaseSpec] {
  var found: [CaseSpec] = []
  for index in spec.times.indices where spec.times.count > 1 {
    var next = spec
    next.times.remove(at: index)
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
  var found: [NodeSpec] = []
  func tryChange(_ change: (inout NodeSpec) -> Void) {
    var next = node
    change(&next)
    found.append(next)
  }
  func trySet<Value: Equatable>(_ path: WritableKeyPath<NodeSpec, Value>, _ value: Value) {
    if node[keyPath: path] != value { tryChange { $0[keyPath: path] = value } }
  }
  for children in smaller(node.children) { tryChange { $0.children = children } }
  trySet(\.easing, nil)
  trySet(\.isAdditive, false)
  trySet(\.isCumulative, false)
  trySet(\.tag, nil)
  trySet(\.timing.beginTime, 0)
  if !node.timing.speed.isNaN { trySet(\.timing.speed, 1) }
  trySet(\.timing.timeOffset, 0)
  trySet(\.timing.repeatCount, 0)
  trySet(\.timing.repeatDuration, 0)
  trySet(\.timing.autoreverses, false)
  trySet(\.timing.fillMode, .removed)
  trySet(\.timing.duration, 1)
  switch node.content {
  case .basic(let from, let to, let by):
    let zero = [Double](repeating: 0, count: node.path.count)
    if from != nil { tryChange { $0.content = .basic(from: nil, to: to, by: by) } }
    if to != nil { tryChange { $0.content = .basic(from: from, to: nil, by: by) } }
    if by != nil { tryChange { $0.content = .basic(from: from, to: to, by: nil) } }
    if from != nil, from != zero {
      tryChange { $0.content = .basic(from: zero, to: to, by: by) }
    }
  case .keyframes(let values, let times, let easings):
    if easings != nil { tryChange { $0.content = .keyframes(values, times: times, easings: nil) } }
    if times != nil { tryChange { $0.content = .keyframes(values, times: nil, easings: easings) } }
    if values.count > 2 {
      tryChange {
        $0.content = .keyframes(Array(values.dropLast()), times: times, easings: easings)
      }
    }
  case .group: break
  }
  return found
}
