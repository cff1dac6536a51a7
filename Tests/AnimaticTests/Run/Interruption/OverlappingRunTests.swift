// Runs on properties that an attached animation animates: a jump is reported.

import Animatic
import TestSupport
import Testing

struct OverlappingRunTests {
  private let stage = Stage(clock: ManualClock())
  private let box = Layer(name: "box")

  init() {
    stage.add(box)
    stage.update()
  }

  /// The reported jumps of a run that leaves the others running.
  private func jumps(_ composition: some Composable) -> [Diagnostic] {
    jumps(composition.run(interrupting: .nothing))
  }

  private func jumps(_ playback: Playback) -> [Diagnostic] {
    playback.diagnostics.filter { $0.id == "R-43" }
  }

  @Test func `R-43: a second run that jumps names both lines, both values and the remedy`() {
    let first = Animate(box).move(x: 100, duration: 1, easing: .linear)
    let line = #line - 1
    first.run()
    stage.advance(by: 0.5)
    let second = Animate(box).move(x: 200).run(interrupting: .nothing)
    let found = jumps(second)
    expectEqual(found.map(\.path), ["box/position.x"])
    expectEqual(found.map(\.place?.line), [UInt(#line - 3)])
    #expect(found.allSatisfy { $0.message.contains("from 50 to 0") })
    #expect(found.allSatisfy { $0.message.contains("OverlappingRunTests.swift:\(line)") })
    #expect(found.allSatisfy { $0.remedy.contains("run(interrupting: .fromPresentation)") })
    expectEqual(box.diagnostics.filter { $0.id == "R-43" }, found)
  }

  @Test func `R-43: a chain that runs again while it runs is reported`() {
    let chain = Animate(box).fade(from: 1, to: 0)
    chain.run()
    stage.advance(by: 0.25)
    expectEqual(jumps(chain).count, 1)
  }

  @Test func `R-43: a run from the model after one that stays is reported`() {
    Animate(box).move(x: 100).stay().run()
    stage.advance(by: 2)
    expectEqual(box.presentation.position.x, 100)
    expectEqual(jumps(Animate(box).move(x: 200)).map(\.path), ["box/position.x"])
  }

  @Test func `R-43: a part that begins later is not reported`() {
    Animate(box).move(x: 100, duration: 1).settle().run()
    for begin in [0.5, 1, 2] {
      expectEqual(jumps(Animate(box).move(x: 200).after(begin: begin)), [])
    }
  }

  @Test func `R-43: of a part now and a part later only the first is reported`() {
    Animate(box).move(x: 100).run()
    stage.advance(by: 0.5)
    let chain = Animate(box).move(to: [200, 200]).move(x: 5).after(begin: 1)
    expectEqual(jumps(chain).map(\.path), ["box/position"])
  }

  @Test func `R-43: an explicit start has a separate remedy`() {
    Animate(box).fade(from: 1, to: 0).run()
    stage.advance(by: 0.5)
    let found = jumps(Animate(box).fade(from: 1, to: 0))
    #expect(found.count == 1 && found[0].remedy.hasPrefix("Leave its start out"))
  }

  @Test func `R-43: a jump that no attached animation causes is not reported`() {
    Animate(box).fade(to: 1).stay().run()
    stage.advance(by: 2)
    expectEqual(jumps(Animate(box).fade(from: 0, to: 1)), [])
    Animate(box).move(x: 100).run()
    stage.advance(by: 0.5)
    var added = BasicAnimation(.positionX, from: 50, to: 0, duration: 1)
    added.isAdditive = true
    expectEqual(jumps(Animate(box).add(animation: added)), [])
  }

  @Test func `R-43: a run beside one that has ended and settles is not reported`() {
    let clock = ManualClock()
    let stage = Stage(clock: clock)
    let disk = Layer(name: "disk")
    stage.add(disk)
    stage.update()
    Animate(disk).move(x: 100).settle().run()
    clock.advance(by: 1.5)
    expectEqual(jumps(Animate(disk).move(x: 200)), [])
  }

  @Test func `R-43: a run on a clock that runs by itself is reported`() {
    let clock = StepClock()
    let stage = Stage(clock: clock)
    let disk = Layer(name: "disk")
    stage.add(disk)
    stage.update()
    Animate(disk).move(x: 100, duration: 0.5).run()
    clock.time += 0.1
    stage.update()
    expectEqual(jumps(Animate(disk).move(x: 200)).map(\.path), ["disk/position.x"])
  }

  @Test func `R-43: runs that do not jump, and other properties, are not reported`() {
    Animate(box).move(x: 100, duration: 1).run()
    expectEqual(jumps(Animate(box).move(x: 200)), [], "nothing has moved yet")
    stage.advance(by: 0.5)
    expectEqual(jumps(Animate(box).move(y: 200).fade()), [])
    expectEqual(jumps(Animate(box).move(x: 5).run(interrupting: .fromPresentation)), [])
    expectEqual(jumps(Animate(box).move(x: 5).run(interrupting: .keepingVelocity)), [])
  }

  @Test func `R-43: a run that begins where the other one stays is not reported`() {
    Animate(box).move(x: 100).stay().run()
    stage.advance(by: 2)
    expectEqual(jumps(Animate(box).move(from: 100, x: 200).stay()), [])
  }

  @Test func `R-43: a run that replaces another one by its key is not reported`() {
    Animate(box).move(x: 100).key("a").run()
    stage.advance(by: 0.5)
    expectEqual(jumps(Animate(box).move(x: 300).key("a")), [])
  }

  @Test func `R-43: a run over a block, and one in a transaction, are reported`() {
    stage.animate(duration: 1, options: .curveLinear) { box.position.x = 100 }
    stage.advance(by: 0.25)
    stage.beginTransaction()
    let playback = Animate(box).move(x: 200).run(interrupting: .nothing)
    stage.commitTransaction()
    expectEqual(jumps(playback).map(\.path), ["box/position.x"])
  }
}
