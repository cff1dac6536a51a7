// Runs on layers without a stage whose animations wait for one (A-11).

import Animatic
import TestSupport
import Testing

struct WaitingRunTests {
  private let box = Layer(name: "box")
  private let log = EventLog()

  private func addFade(of property: LayerProperty<Double> = .opacity) {
    var fade = BasicAnimation(property, from: 0.5, to: 0, duration: 100)
    fade.delegate = AnimationTarget(begin: log.handler("begin"), end: log.handler("end"))
    box.add(fade, forKey: "fade")
  }

  /// The lines of the log without their times, which are those of the system's clock.
  private var events: [String] {
    log.lines.map { "\($0.prefix { $0 != " " }) \($0.hasSuffix("true"))" }
  }

  @Test func `A-11: a run gives its layer a stage, on which what waits begins before it`() {
    addFade(of: .cornerRadius)
    Animate(box).fade(to: 0, duration: 100).run()
    expectEqual(box.animationKeys, ["fade", "animatic.0"])
    box.stage?.update()
    expectEqual(events, ["begin true"])
  }

  @Test func `A-11: a run interrupts what has waited on its properties`() {
    addFade()
    Animate(box).fade(to: 1, duration: 100).run()
    expectEqual(box.animationKeys, ["animatic.0"])
    #expect(abs(box.presentation.opacity - 0.5) < 0.01)
    box.stage?.update()
    expectEqual(events, ["begin true", "end false"])
  }

  @Test func `A-11: a run that interrupts nothing keeps what has waited below it`() {
    addFade()
    Animate(box).fade(to: 1, duration: 100).run(interrupting: .nothing)
    expectEqual(box.animationKeys, ["fade", "animatic.0"])
  }

  @Test func `A-11: a run joins the stage of another layer, with what waits on its own`() {
    let (stage, card) = (Stage(clock: ManualClock()), Layer(name: "card"))
    stage.add(card)
    addFade(of: .cornerRadius)
    Parallel {
      Animate(card).fade(duration: 1)
      Animate(box).fade(duration: 1)
    }.run()
    stage.advance(by: 100)
    expectEqual(log.lines, ["begin 0 true", "end 100 true"])
  }

  @Test func `R-1 a run that is refused gives what waits no stage`() {
    let (one, other) = (Stage(clock: ManualClock()), Stage(clock: ManualClock()))
    let (card, panel) = (Layer(name: "card"), Layer(name: "panel"))
    one.add(card)
    other.add(panel)
    addFade()
    let playback = Parallel {
      Animate(card).fade(duration: 1)
      Animate(panel).fade(duration: 1)
      Animate(box).fade(duration: 1)
    }.run()
    expectEqual(playback.diagnostics.filter { $0.severity == .error }.map(\.id), ["R-1"])
    #expect(box.stage == nil && log.lines.isEmpty)
    expectEqual(box.animationKeys, ["fade"])
  }
}
