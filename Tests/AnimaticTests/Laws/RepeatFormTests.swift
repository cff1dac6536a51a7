// One repeat in several forms: a modifier, an operator, a group, and an animation value.

import Animatic
import Testing

struct RepeatFormTests {
  private let box = Layer(name: "box")

  /// One repeat, written in several ways.
  private func forms(_ count: Double, _ easing: TimingFunction) -> [(name: String, Composition)] {
    var raw = BasicAnimation(.positionX, from: 0, to: 1, duration: 1)
    raw.timingFunction = easing
    raw.fillMode = .both
    var repeated = raw
    repeated.repeatCount = count
    var group = AnimationGroup([raw], duration: 1)
    group.fillMode = .both
    group.repeatCount = count
    let verb = Animate(box).move(from: 0, x: 1, duration: 1).easing(easing)
    return [
      ("verb", verb.repeats(count).composition), ("operator", verb.repeated(count)),
      ("group", verb.group().repeats(count).composition),
      ("container", Sequential { verb }.repeated(count)),
      ("raw", Animate(box).add(animation: repeated).composition),
      ("raw group", Animate(box).add(animation: group).composition),
      ("raw operator", Animate(box).add(animation: raw).repeated(count)),
    ]
  }

  @Test(arguments: [2.0, 3, 2.5], [TimingFunction.linear, .easeIn])
  func `two ways of writing a repeat are equal, however it is transformed`(
    count: Double, easing: TimingFunction
  ) {
    let changes: [(name: String, (Composition) -> Composition)] = [
      ("plain", { $0 }), ("reversed", { $0.reversed() }), ("autoreversed", { $0.autoreversed() }),
      ("trimmed", { $0.trimmed(0.5...1.75) }), ("trimmed from", { $0.trimmed(0.25...) }),
      ("reversed, trimmed", { $0.reversed().trimmed(0.5...) }),
      ("trimmed, reversed", { $0.trimmed(0.5...1.5).reversed() }),
      ("eased", { $0.eased(.easeOut) }), ("repeated", { $0.repeated(2) }),
      ("sped", { $0.sped(by: 2).reversed() }), ("shifted", { $0.shifted(by: 0.5) }),
      ("reversed, shifted", { $0.shifted(by: 0.5).reversed() }),
    ]
    for change in changes {
      let timelines = forms(count, easing).map { ($0.name, change.1($0.1).timeline) }
      let length = timelines[0].1.duration
      for index in 0...Int(length * 8) {
        let time = Double(index) / 8
        let values = timelines.map { $0.1.value(of: .positionX, on: box, at: time) ?? .nan }
        for (position, value) in values.enumerated() where abs(value - values[0]) > 1e-9 {
          Issue.record(
            "\(change.name), \(timelines[position].0) at \(time): \(value), verb \(values[0])")
        }
      }
    }
  }
}
