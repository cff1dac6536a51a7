// Callbacks of random nested groups against sampling of every level: one begin when a node is
// first active, one end when it is last active, and whether it ran its whole duration.

import AnimaticCore
import AnimaticEngine
import RandomScenes
import ReferenceEvaluator
import Testing

struct RandomCallbackTests {
  @Test func `a node reports its first and last active time`() {
    var tally = CaseTally()
    var checked = Checked()
    var failures = 0
    for seed in Campaign.seeds(20_001...20_400) {
      var generator = SceneMaker(seed: seed)
      var group = generator.makeGroup()
      // A begin before the current time is reported at the addition, which hides its time.
      group.timing.beginTime = abs(group.timing.beginTime)
      let spec = CaseSpec(seed: seed, isExact: true, model: [:], animations: [group], times: [])
      tally.count(spec.animations)
      guard problem(spec, &checked) != nil, failures < 4 else { continue }
      failures += 1
      var ignored = Checked()
      let smallest = CaseDrawing.animations.smallest(spec) { problem($0, &ignored) != nil }
      Issue.record("\(problem(smallest, &ignored) ?? "") in\n\(smallest.text)")
    }
    for kind in ["autoreversed", "repeated", "offset", "backward", "standing"] {
      #expect(tally.counts["\(kind) group", default: 0] >= Campaign.least(20), "\(kind) groups")
    }
    #expect(tally.counts["group easing", default: 0] >= Campaign.least(40))
    #expect(
      checked.begun >= Campaign.least(400) && checked.silent >= Campaign.least(40)
        && checked.ended >= Campaign.least(400), "\(checked)")
    #expect(
      checked.whole >= Campaign.least(100) && checked.cut >= Campaign.least(100), "\(checked)")
  }
}

/// How much was compared.
private struct Checked {
  var begun = 0
  var silent = 0
  var ended = 0
  var whole = 0
  var cut = 0
}

/// The first callback that is not as it should be.
private func problem(_ spec: CaseSpec, _ checked: inout Checked) -> String? {
  var tags: [String] = []
  var chains: [[NodeSpec]] = []
  func name(_ node: NodeSpec, under chain: [NodeSpec]) -> NodeSpec {
    var named = node
    named.tag = "n\(tags.count)"
    tags.append("n\(tags.count)")
    chains.append(chain + [node])
    let index = chains.count - 1
    named.children = node.children.map { name($0, under: chains[index]) }
    return named
  }
  guard let root = spec.animations.first, spec.animations.count == 1 else { return nil }
  var heard = spec
  heard.animations = [name(root, under: [])]
  let begin = root.timing.beginTime
  let length = root.timing.wallLength(zeroDuration: 0.25)
  let horizon = length.isFinite ? length : 8
  let log = DelegateLog()
  let (stage, _) = heard.stage(hearing: log.delegate)
  stage.advance(by: max(0, begin + horizon + 1))
  for (tag, chain) in zip(tags, chains) where chain.allSatisfy(\.timing.isValid) {
    let node = ReferenceNode(chain.map { $0.animation() })
    let oracle = ActiveIntervalOracle(node, begin: begin, length: horizon)
    let entries = log.entries(of: tag)
    if let found = difference(
      entries, oracle, begin: begin, end: length.isFinite ? begin + length : nil, &checked)
    {
      return "\(tag) of \(tags): \(found); heard \(entries)"
    }
  }
  return nil
}

/// Compares the events of one node with its samples.
private func difference(
  _ entries: [DelegateLog.Entry], _ oracle: ActiveIntervalOracle, begin: Double, end: Double?,
  _ checked: inout Checked
) -> String? {
  func isSame(_ first: Double, _ second: Double) -> Bool { abs(first - second) <= 1e-6 }
  guard let started = entries.first, started.isBegin else {
    if !entries.isEmpty { return "an end without a begin" }
    // A begin after the last sample is not observed.
    if let enter = oracle.enter { return "should begin at \(enter)" }
    checked.silent += 1
    return nil
  }
  if let enter = oracle.enter {
    let isEarlier = started.time < enter && oracle.isActive(near: started.time)
    if !isSame(started.time, enter), !isEarlier { return "should begin at \(enter)" }
  } else if !oracle.isActive(near: started.time) {
    return "should never begin"
  }
  checked.begun += 1
  guard let end else { return entries.count == 1 ? nil : "should never end" }
  guard entries.count == 2, !entries[1].isBegin else { return "should end once" }
  let stopped = entries[1]
  if let exit = oracle.exit {
    let isLater = stopped.time > exit && stopped.time <= end && oracle.isActive(near: stopped.time)
    if !isSame(stopped.time, exit), !isLater { return "should end at \(exit)" }
    if isLater { return nil }
    return differenceOfEnds(stopped, oracle, &checked)
  }
  checked.ended += 1
  return nil
}

private func differenceOfEnds(
  _ stopped: DelegateLog.Entry, _ oracle: ActiveIntervalOracle, _ checked: inout Checked
) -> String? {
  checked.ended += 1
  if oracle.reached.lowerBound == oracle.reached.upperBound, oracle.reached.upperBound < 1 {
    checked.cut += 1
    return stopped.isFinished ? "stood still" : nil
  }
  if let share = oracle.share(near: stopped.time), share > 1e-4 && share < 1 - 1e-4 {
    checked.cut += 1
    return stopped.isFinished ? "was left at \(share) of its length" : nil
  }
  // What starts or is turned back in the middle is the engine's to call; what saw all of it is not.
  if oracle.fits, oracle.reached.lowerBound < 1e-6, oracle.reached.upperBound > 1 - 1e-6 {
    checked.whole += 1
    if !stopped.isFinished { return "ran its whole length" }
  }
  return nil
}
