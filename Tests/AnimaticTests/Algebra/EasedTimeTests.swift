// Easings of a composition's time: they stay within its content, however the composition is written.

import Animatic
import AnimaticEngine
import TestSupport
import Testing

struct EasedTimeTests {
  private let box = Layer(name: "box")
  private let other = Layer(name: "other")

  private var move: Animate { Animate(box).move(from: 10, x: 110) }

  /// Compositions whose box moves from 10 to 110 over their whole duration.
  private var forms: [Composition] {
    [
      move.composition, Sequential { move }.composition, Parallel { move }.composition,
      Parallel {
        move
        Animate(other).fade(from: 0, to: 1)
      }.composition,
      Sequential {
        Animate(box).move(from: 10, x: 60, duration: 0.5)
        Animate(box).move(from: 60, x: 110, duration: 0.5)
      }.composition,
      move.onEnd { _ in }.composition, move.group().composition, move.settle().composition,
      move.trimmed(0...1), move.reversed().reversed(),
      Stagger(each: 0.2) { move }.composition,
    ]
  }

  @Test(arguments: [
    TimingFunction.back(), .back(.in), .back(.inOut), .elastic(), .elastic(.in),
    TimingFunction(controlPoints: 0.3, -1, 0.5, 2), .spring(duration: 0.5, bounce: 0.5),
  ])
  func `an overshooting easing presents the begin and the end of each form`(
    easing: TimingFunction
  ) {
    for form in forms {
      let timeline = form.eased(easing).timeline
      for step in 0...100 {
        let time = Double(step) / 100
        let clamped = min(max(easing.value(at: time), 0), 1)
        let shown = timeline.value(of: .positionX, on: box, at: time) ?? .nan
        guard abs(shown - 10 - 100 * clamped) < 1e-9 else {
          Issue.record("\(form) presents \(shown) at \(time), not \(10 + 100 * clamped)")
          break
        }
      }
    }
  }

  @Test func `a group with an overshooting easing presents its begin and its end`() {
    let group = move.fade(from: 0.2, to: 1).group().easing(.back(.in))
    expectEqual(group.timeline.value(of: .positionX, on: box, at: 0.4), 10)
    expectEqual(group.timeline.value(of: .opacity, on: box, at: 0.4), 0.2)
  }

  @Test func `what is eased ends where its easing last leaves it`() {
    let content = Parallel {
      move.observed { _ in }
      Animate(other).fade(from: 0, to: 1)
    }
    let timeline = content.eased(.back(.in)).timeline
    let line = timeline.dump().split(separator: "\n").first { $0.contains("position.x") }
    #expect(line?.contains("0…1 s") == true)
  }

  @Test func `a spring of a composition's time is reported`() {
    let chain = move.settle().eased(.spring)
    expectEqual(chain.diagnostics.map(\.id), ["C-49"])
    expectEqual(
      chain.diagnostics.first?.message,
      "spring mass 1 stiffness ≈157.914 damping ≈25.1327 eases the time of a composition, so it is "
        + "scaled to the composition's duration.")
    expectEqual(
      chain.diagnostics.first?.remedy,
      "Write .defaults(easing:), which eases each verb, instead of .eased(_:).")
    #expect(move.settle().defaults(easing: .spring).diagnostics.isEmpty)
  }

  @Test func `an overshooting easing of a composition's time is reported, another one is not`() {
    expectEqual(move.settle().eased(.back()).diagnostics.map(\.id), ["C-49"])
    expectEqual(move.group().settle().easing(.back()).diagnostics.map(\.id), ["C-49"])
    for easing in [TimingFunction.easeIn, .bounce(), .steps(4), .quad(.inOut)] {
      #expect(move.settle().eased(easing).diagnostics.isEmpty)
    }
  }

  @Test func `a spring of a verb with several keyframes is reported`() {
    let spring = TimingFunction.spring(duration: 0.5, bounce: 0.3)
    let chains = [
      Animate(box).pop(easing: spring), Animate(box).pulse(easing: spring),
      Animate(box).shake(easing: spring), Animate(box).swing(easing: spring),
      Animate(box).bounce(easing: spring),
      Animate(box).keyframes(.positionX, easing: spring) {
        Keyframe(0)
        Keyframe(50)
        Keyframe(0)
      },
    ]
    for chain in chains { expectEqual(chain.diagnostics.map(\.id), ["C-49"]) }
    let keyframes = Animate(box).keyframes(.positionX) {
      Keyframe(0)
      Keyframe(50, easing: spring)
      Keyframe(0)
    }
    #expect(keyframes.diagnostics.isEmpty)
  }

  @Test func `a spring of a path is reported as one of a path`() {
    let path = BezierPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    let chain = Animate(box).follow(path, easing: .spring).settle()
    expectEqual(
      chain.diagnostics.map(\.message),
      [
        "A spring eases the keyframes or the path of position as a whole, so it is scaled to the "
          + "verb's duration."
      ])
  }

  @Test func `an easing without an effect is reported once, or not at all`() {
    let endless = Animate(box).spin().repeats(.infinity)
    expectEqual(endless.eased(.back()).diagnostics.map(\.id), ["C-3"])
    expectEqual(endless.eased(.easeIn).diagnostics.map(\.id), ["C-3"])
    expectEqual(endless.group().easing(.back()).diagnostics.map(\.id), ["C-3"])
    #expect(Wait(1).eased(.back()).diagnostics.allSatisfy { $0.id != "C-49" })
    #expect(Sequential {}.eased(.spring).diagnostics.allSatisfy { $0.id != "C-49" })
  }

  @Test func `a default spring leaves keyframes their easing`() {
    let spring = TimingFunction.spring(duration: 0.5, bounce: 0.3)
    let both = Parallel {
      Animate(box).pop()
      Animate(box).move(byX: 20).settle()
    }
    let chain = both.defaults(easing: spring)
    #expect(chain.diagnostics.isEmpty)
    expectEqual(
      chain.timeline.value(of: .scaleX, on: box, at: 0.3),
      both.timeline.value(of: .scaleX, on: box, at: 0.3))
    let highest = chain.timeline.extrema(of: .positionX, on: box)?.highest.value ?? 0
    #expect(highest > 20)
  }
}
