// Time cut into random steps against one jump: the same things show and the same callbacks come, in the
// same order and with the same times.

import AnimaticCore
import AnimaticEngine
import RandomScenes
import Testing

struct RandomStepTests {
  @Test func `steps and one jump give the same values and events`() {
    var heard = 0
    var unfinished = 0
    var failures = 0
    for seed in Campaign.seeds(10_001...10_700) {
      var generator = SceneMaker(seed: seed)
      let spec = generator.makeCase()
      let (problem, log) = difference(spec)
      heard += log.entries.count
      unfinished += log.entries.filter { !$0.isFinished }.count
      guard problem != nil, failures < 3 else { continue }
      failures += 1
      let smallest = CaseDrawing.animations.smallest(spec) { difference($0).problem != nil }
      Issue.record("\(difference(smallest).problem ?? "") in\n\(smallest.text)")
    }
    #expect(
      heard >= Campaign.least(2_000) && unfinished >= Campaign.least(200),
      "\(heard) callbacks, \(unfinished) unfinished")
  }
}

/// Plays a case step by step and in one jump; returns the differences and the events.
private func difference(_ spec: CaseSpec) -> (problem: String?, log: DelegateLog) {
  let stepLog = DelegateLog()
  let jumpLog = DelegateLog()
  let (stepStage, stepLayer) = spec.stage(hearing: stepLog.delegate)
  let (jumpStage, jumpLayer) = spec.stage(hearing: jumpLog.delegate)
  for time in spec.times { stepStage.advance(by: time - stepStage.time) }
  jumpStage.advance(by: spec.times.last ?? 0)
  for root in SpecPath.roots {
    let stepped = CaseSpec.value(of: root, in: stepLayer.presentation)
    let jumped = CaseSpec.value(of: root, in: jumpLayer.presentation)
    if !stepped.isClose(to: jumped, within: spec.tolerance(of: root)) {
      return ("\(root): stepped \(stepped), jumped \(jumped)", stepLog)
    }
  }
  if stepLayer.animationKeys != jumpLayer.animationKeys {
    return ("keys: \(stepLayer.animationKeys), \(jumpLayer.animationKeys)", stepLog)
  }
  let isSame =
    stepLog.entries.count == jumpLog.entries.count
    && zip(stepLog.entries, jumpLog.entries).allSatisfy { $0.isSame(as: $1) }
  return (isSame ? nil : "stepped \(stepLog.entries), jumped \(jumpLog.entries)", stepLog)
}
