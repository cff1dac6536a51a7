// The law of inferred starts: each is the presentation of everything written before it, at its begin.

import Animatic
import RandomScenes
import TestSupport
import Testing

struct `Inferred starts` {
  private struct Verb: CustomStringConvertible {
    let name: String
    let begin: Double
    let property: LayerProperty<Double>?
    let add: (Animate) -> Animate

    var description: String { "\(name) at \(begin)" }

    func write(on chain: Animate) -> Animate { add(chain).after(begin: begin) }
  }

  private let box = makeBox("box")

  private func verb(at begin: Double, _ random: inout SeededNumbers) -> Verb {
    let value = random.multiple(of: 0.1, in: 1...30)
    let length = random.multiple(of: 0.5, in: 0...4)
    let (isBack, isEased, isEnd) = (random.oneIn(8), random.oneIn(3), random.chance(0.7))
    let change = { (chain: Animate) -> Animate in
      let timed = chain.duration(length)
      let eased = isEased ? timed.easing(.easeIn) : timed
      return isBack ? eased.autoreverses() : eased
    }
    switch random.below(6) {
    case 0:
      return Verb(name: "x", begin: begin, property: .positionX) { change($0.move(x: value)) }
    case 1:
      return Verb(name: "position", begin: begin, property: nil) {
        change($0.move(to: [value, 9]))
      }
    case 2:
      return Verb(name: "rotation", begin: begin, property: .rotation) {
        change(isEnd ? $0.rotate(to: .radians(value)) : $0.rotate(by: .radians(value)))
      }
    case 3:
      return Verb(name: "scale", begin: begin, property: .scale) { change($0.scale(to: value)) }
    case 4:
      return Verb(name: "scale x", begin: begin, property: .scaleX) {
        change($0.scale(x: value))
      }
    default:
      return Verb(name: "opacity", begin: begin, property: .opacity) {
        change(isEnd ? $0.fade(to: value / 30) : $0.fade(from: 0.25, to: value / 30))
      }
    }
  }

  @Test func `each start is the value of what was written before, at its begin`() {
    var (shown, early) = (0, 0)
    for seed in Campaign.seeds(1...20_000) {
      var random = SeededNumbers(seed: seed)
      let begins = (0..<6).map { _ in random.multiple(of: 0.5, in: -2...8) }.sorted()
      let verbs = begins.map { verb(at: $0, &random) }
      for (index, verb) in verbs.enumerated().dropFirst() {
        let written = verbs[...index].reduce(Animate(box)) { $1.write(on: $0) }
        let animation = written.children.last as? BasicAnimation<Double>
        guard let property = verb.property, let animation, animation.keyPath == property.keyPath,
          animation.fromValue == nil || animation.isFromInferred
        else { continue }
        // A long animation of another property, so that all before it hold their ends.
        let before = verbs[..<index].reduce(Animate(box)) { $1.write(on: $0) }
          .zPosition(from: 0, to: 0, duration: 99)
        let value = before.timeline.value(of: property, on: box, at: verb.begin) ?? .nan
        let start = animation.fromValue ?? box[property]
        if animation.fromValue != nil { shown += 1 }
        if verb.begin < 0 { early += 1 }
        guard abs(start - value) <= 1e-9 else {
          Issue.record("seed \(seed): \(verb) starts at \(start), not \(value), in \(verbs)")
          return
        }
      }
    }
    #expect(shown >= Campaign.least(20_000) && early >= Campaign.least(4_000), "\(shown) \(early)")
  }
}
