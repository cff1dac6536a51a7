// Random animations against the reference evaluator: what shows must be the same at every time, on a
// layer of a stage and in a timeline.

import AnimaticCore
import AnimaticEngine
import ReferenceEvaluator
import Testing

struct RandomValueTests {
  @Test func `what shows is what the rules say, for any animation at any time`() {
    var tally = CaseTally()
    var failures = 0
    var skipped = 0
    for seed in 1...2_100 as ClosedRange<UInt64> {
      var generator = CaseGenerator(seed: seed)
      let spec = generator.makeCase()
      tally.count(spec.animations)
      let (problem, misses) = difference(spec)
      skipped += misses
      guard problem != nil, failures < 5 else { continue }
      failures += 1
      let smallest = shrunk(spec) { difference($0).problem != nil }
      Issue.record("\(difference(smallest).problem ?? "") in\n\(smallest.text)")
    }
    for kind in CaseTally.kinds {
      #expect(tally.counts[kind, default: 0] >= 10, "\(kind) hardly occurred")
    }
    #expect(skipped < 2_100, "of 21,000 comparisons \(skipped) were too near to a boundary")
  }
}

/// The first difference of stage or timeline from the reference; and how many times were too near to a
/// boundary to be compared.
private func difference(_ spec: CaseSpec) -> (problem: String?, skipped: Int) {
  let reference = spec.reference
  let timeline = spec.timeline
  let (stage, layer) = spec.stage()
  let magnitude = spec.magnitude
  let roots = spec.model.keys.sorted()
  var skipped = 0
  for time in spec.times {
    stage.advance(by: time - stage.time)
    for isDelivered in [true, false] {
      let expected = reference.presentation(at: time, isDelivered: isDelivered)
      if expected.margin < 1e-7 {
        skipped += 1
        continue
      }
      let shown =
        isDelivered ? layer.presentation : timeline.snapshot(at: time).all.first ?? LayerValues()
      let numbers = CaseSpec.numbers(of: shown)
      for root in roots {
        let tolerance = (root == "transform" ? 1e-7 : 1e-9) * magnitude
        guard let right = expected.values[root], let given = numbers[root] else { continue }
        if isClose(given, right, within: tolerance) { continue }
        let place = isDelivered ? "stage" : "timeline"
        return ("\(root) at \(time) on the \(place): \(given) instead of \(right)", skipped)
      }
    }
  }
  return (nil, skipped)
}

/// Whether lists are equal but for rounding, which grows with large numbers.
func isClose(_ first: [Double], _ second: [Double], within tolerance: Double) -> Bool {
  guard first.count == second.count else { return false }
  var index = 0
  while index < first.count {
    let size = second[index].magnitude
    let distance = (first[index] - second[index]).magnitude
    guard distance <= (size > 1 ? tolerance * size : tolerance) else { return false }
    index += 1
  }
  return true
}
