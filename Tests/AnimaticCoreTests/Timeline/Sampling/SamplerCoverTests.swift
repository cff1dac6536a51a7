// A sampler leaves out what later animations replace, and nothing that shows through them.

import Animatic
import TestSupport
import Testing

struct `Samplers of covered animations` {
  private let box = makeBox("box")

  @Test func `rotations in a row`() { check(row { turned($0, to: Double($1)) }) }

  @Test func `rotations beneath a whole transform that is added`() {
    check(row { $1 == 3 ? added($0) : turned($0, to: Double($1)) })
  }

  @Test func `rotations beneath a path that rotates its layer`() {
    let path = BezierPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 50))
    check(
      row {
        $1 == 3
          ? (consume $0).follow(path, rotation: .auto, duration: 2).then(gap: -1.5)
          : turned($0, to: Double($1))
      })
  }

  @Test func `colors, of which the first has no start`() {
    check(
      row {
        (consume $0).add(
          animation: BasicAnimation(
            .backgroundColor, from: $1 % 3 == 0 ? nil : RGBAColor.red, to: .blue, duration: 0.5)
        ).then(gap: -0.25)
      })
  }

  @Test func `added values that end`() {
    check(
      row { chain, _ in
        (consume chain).fade(from: 0, to: 0.25, duration: 0.5)
          .modify(BasicAnimation<Double>.self) { $0.isAdditive = true }.then(gap: -0.25)
      })
  }

  private func row(
    _ step: (consuming Animate, Int) -> Animate
  ) -> Timeline {
    var chain = Animate(box)
    for index in 0..<6 { chain = step(consume chain, index) }
    return chain.timeline
  }

  private func turned(_ chain: consuming Animate, to angle: Double) -> Animate {
    (consume chain).rotate(to: .degrees(30 * angle), duration: 0.5).then(gap: -0.25)
  }

  private func added(_ chain: consuming Animate) -> Animate {
    var whole = BasicAnimation(
      .transform, from: .identity, to: .rotation(by: 1, x: 1, y: 0, z: 0), duration: 2)
    whole.isAdditive = true
    return (consume chain).add(animation: whole).then(gap: -1.75)
  }

  /// Forwards, backwards, and exactly where something begins and ends.
  private func check(_ timeline: Timeline) {
    var sampler = timeline.sampler
    var forwards: [Double] = []
    for index in -2...40 {
      let time = Double(index) / 8
      forwards += [time - 1e-9, time, time + 0.01]
    }
    for time in forwards + forwards.reversed() {
      sampler.move(to: time)
      expectEqual(sampler[box], timeline.snapshot(at: time)[box], "at \(time)")
    }
  }
}
