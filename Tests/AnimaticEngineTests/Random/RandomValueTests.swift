// Random animations against the reference evaluator: equal values at every time, on a
// layer of a stage and in a timeline.

import AnimaticCore
import AnimaticEngine
import RandomScenes
import ReferenceEvaluator
import Testing

struct RandomValueTests {
  @Test func `presentation values match the rules, for any animation at any time`() {
    var tally = CaseTally()
    var failures = 0
    var skipped = 0
    var compared = 0
    for seed in Campaign.seeds(1...2_500) {
      var generator = SceneMaker(seed: seed)
      let spec = generator.makeCase()
      tally.count(spec.animations)
      let (problem, misses) = difference(spec)
      skipped += misses
      compared += 2 * spec.times.count
      guard problem != nil, failures < 5 else { continue }
      failures += 1
      let smallest = CaseDrawing.animations.smallest(spec) { difference($0).problem != nil }
      Issue.record("\(difference(smallest).problem ?? "") in\n\(smallest.text)")
    }
    for kind in CaseTally.kinds {
      #expect(tally.counts[kind, default: 0] >= Campaign.least(10), "\(kind) hardly occurred")
    }
    // The generator draws a tenth of the times at boundaries; a part of the seeds may draw more.
    #expect(
      6 * skipped < compared, "\(skipped) of \(compared) comparisons are too near to a boundary")
  }
}

/// The first difference of stage or timeline from the reference; and how many times were too near to a
/// boundary to be compared.
private func difference(_ spec: CaseSpec) -> (problem: String?, skipped: Int) {
  let reference = spec.reference
  let later = spec.later
  // On a layer, an animation without values starts from the presentation at its addition (B-3).
  let stageReference = reference.added(at: 0)
  let laterReference = later.map { later in
    var copy = stageReference
    copy.model = later.reference.model
    return copy
  }
  let timeline = spec.timeline
  let (stage, layer) = spec.stage()
  stage.disableActions = true
  var skipped = 0
  for (index, time) in spec.times.enumerated() {
    stage.advance(by: time - stage.time)
    // B-2: the model is read live; a timeline keeps the initial one.
    let isLater = later != nil && 2 * index >= spec.times.count
    if isLater, let later {
      layer.model = later.layerValues
      stage.flush()
    }
    for isDelivered in [true, false] {
      let judge =
        !isDelivered ? reference : isLater ? laterReference ?? stageReference : stageReference
      let expected = judge.presentation(at: time, isDelivered: isDelivered)
      if expected.margin < 1e-7 {
        skipped += 1
        continue
      }
      let shown =
        isDelivered ? layer.presentation : timeline.snapshot(at: time).all.first ?? LayerValues()
      for root in SpecPath.roots {
        guard let right = expected.shown[root.keyPath] else { continue }
        var given = ["stage": CaseSpec.value(of: root, in: shown)]
        if !isDelivered {
          // A timeline evaluates a single property by a separate code path.
          given = [
            "timeline": CaseSpec.value(of: root, in: shown),
            "timeline alone": CaseSpec.value(of: root, in: timeline, at: time),
          ]
        }
        for (place, value) in given
        where !value.isClose(to: right, within: spec.tolerance(of: root)) {
          return ("\(root) at \(time) on the \(place): \(value) instead of \(right)", skipped)
        }
      }
    }
  }
  return (nil, skipped)
}

extension ReferenceValue {
  /// Whether values are equal but for rounding, which grows with large numbers; those of a matrix round
  /// against its largest.
  func isClose(to right: ReferenceValue, within tolerance: Double) -> Bool {
    switch (kind, right.kind) {
    case (.path(let first), .path(let second)): guard first == second else { return false }
    case (.discrete(let first), .discrete(let second)): return first == second
    default: break
    }
    guard numbers.count == right.numbers.count else { return false }
    let largest = kind == .transform ? right.numbers.map(\.magnitude).max() ?? 0 : 0
    return zip(numbers, right.numbers).allSatisfy { first, second in
      (first - second).magnitude <= max(tolerance, 1e-9 * max(largest, second.magnitude))
    }
  }
}
