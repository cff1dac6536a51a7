// Jumps over more events than one update can deliver: it stops, reports, and the next one continues.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

struct LongJumpTests {
  private let scene = LiveScene()
  private var stage: Stage { scene.stage }

  /// An endless animation with an event at every whole second.
  private func listen() {
    var animation = BasicAnimation(.opacity, from: 0, to: 1, duration: 1)
    animation.repeatCount = .infinity
    animation.delegate = AnimationTarget(
      begin: { [unowned scene] _ in scene.lines.append("begin") },
      repeat: { [unowned scene] event in scene.lines.append("\(event.cycle) at \(event.time)") })
    scene.layer.add(animation, forKey: "a")
  }

  private var findings: [String] { stage.diagnostics.map(\.id) }

  @Test(arguments: [1e9, 1e300]) func `a jump for ever stops where the bound is`(far: Double) {
    listen()
    stage.mostMoments = 1000
    stage.advance(by: far)
    expectEqual(scene.lines.count, 1000)
    expectEqual(scene.lines.last, "999 at 999.0")
    expectEqual(stage.time, 999)
    expectEqual(stage.clock.now, far)
    expectEqual(findings, ["R-32"])
    #expect(stage.diagnostics[0].message.contains("999 s"))
  }

  @Test func `the next updates go on from there until the clock's time is reached`() {
    listen()
    stage.mostMoments = 10
    stage.advance(by: 25.5)
    expectEqual(stage.time, 9)
    expectEqual(scene.layer.presentation.opacity, 0)
    expectEqual(stage.nextEventTime, 10)
    stage.update()
    expectEqual(stage.time, 19)
    stage.update()
    expectEqual(stage.time, 25.5)
    expectEqual(scene.layer.presentation.opacity, 0.5)
    expectEqual(scene.lines, ["begin"] + (1...25).map { "\($0) at \($0).0" })
    expectEqual(findings, ["R-32", "R-32"])
    stage.advance(by: 1)
    #expect(scene.lines.count == 27 && stage.time == 26.5)
    expectEqual(findings.count, 2)
  }

  @Test func `what just fits into the bound is no mistake`() {
    listen()
    stage.mostMoments = 26
    stage.advance(by: 25.5)
    expectEqual(stage.time, 25.5)
    expectEqual(scene.lines.count, 26)
    #expect(findings.isEmpty)
  }

  @Test func `one jump delivers the same events as small steps`() {
    listen()
    stage.advance(by: 2000)
    let jump = scene.lines
    let other = LongJumpTests()
    other.listen()
    for _ in 0..<4000 { other.stage.advance(by: 0.5) }
    expectEqual(jump.count, 2001)
    expectEqual(other.scene.lines, jump)
  }

  @Test func `going to the end stops there, too`() {
    listen()
    stage.mostMoments = 10
    stage.advance(by: 1000)
    expectEqual(stage.advanceToEnd(limit: 5000), 19)
    expectEqual(findings, ["R-32", "R-32"])
  }

  @Test func `a pending change is presented before the stage advances`() {
    listen()
    stage.mostMoments = 10
    stage.advance(by: 15)
    stage.disableActions = true
    scene.layer.cornerRadius = 5
    expectEqual(scene.layer.presentation.cornerRadius, 0)
    stage.update()
    expectEqual(scene.layer.presentation.cornerRadius, 5)
    expectEqual(stage.time, 15)
  }
}
