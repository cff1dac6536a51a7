// Generates rows: chains that are mostly verbs with both ends explicit, and sometimes
// another verb.

extension SceneMaker {
  /// The steps of a row.
  mutating func row() -> [StepSpec] {
    var steps: [StepSpec] = [.verb(rowVerb(line: 1))]
    guard random.oneIn(2) else { return steps }
    for step in 2..<3 + random.below(6) {
      let line = UInt(step * 10)
      if random.oneIn(2) {
        let gap = random.oneIn(12) ? 0.5 : 0
        // A line too far from its verb's for the compact form.
        steps.append(.then(gap: gap, line: line + (random.oneIn(12) ? 400 : 1)))
      }
      steps.append(.verb(rowVerb(line: line)))
      if random.oneIn(20) { steps.append(.group(ModifierSpec(), duration: nil)) }
    }
    return steps
  }

  private mutating func rowVerb(line: UInt) -> VerbSpec {
    var verb = VerbSpec(
      kind: .fade, from: Double(random.below(12)), to: Double(random.below(14)),
      duration: random.oneIn(30) ? 0 : 2 * random.time(upTo: 8))
    verb.line = line
    if random.oneIn(20) {
      verb.from = nil
    } else if random.oneIn(6) {
      verb.kind = .zPositionBy
    } else if random.oneIn(20) {
      verb.kind = .move
    } else {
      verb.easing = random.oneIn(20) ? .curve : random.pick([.linear, .easeIn, .standard])
    }
    if random.oneIn(20) { verb.modifiers.fill = .stay }
    return verb
  }
}
