// T-2, T-3, T-13 and T-15 through a tree of layers: the time of a layer is that of what it
// is in, and so on up to the host.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

struct TreeTimeRuleTests {
  private let stage = Stage(clock: ManualClock())
  private let root = Layer(name: "root")
  private let middle = Layer(name: "middle")
  private let leaf = Layer(name: "leaf")

  init() {
    stage.add(root)
    root.addSublayer(middle)
    middle.addSublayer(leaf)
  }

  private func setTime(
    _ layer: Layer, begin: Double = 0, speed: Double = 1, offset: Double = 0
  ) {
    layer.beginTime = begin
    layer.speed = speed
    layer.timeOffset = offset
  }

  /// Adds x 0 → 100 over some seconds to the leaf, and writes down when it begins and ends.
  private func addMove(_ duration: Double, begin: Double = 0) -> () -> [String] {
    final class Log { var lines: [String] = [] }
    let log = Log()
    var move = BasicAnimation(.positionX, from: 0, to: 100, duration: duration)
    move.beginTime = begin
    move.delegate = AnimationTarget(
      begin: { log.lines.append("begin \($0.time)") },
      end: { log.lines.append("end \($0.time) \($0.finished)") })
    leaf.add(move, forKey: "move")
    return { log.lines }
  }

  private var shown: Double { leaf.presentation.position.x }

  @Test func `T-3: each layer applies its begin, speed, and offset to its superlayer's time`() {
    setTime(root, begin: 1000, speed: 2, offset: 5)
    setTime(middle, begin: 3, speed: 0.5, offset: 1)
    setTime(leaf, begin: 2, speed: 4, offset: -1)
    stage.advance(by: 3)
    expectEqual(root.currentTime, 11)
    expectEqual(middle.currentTime, 5)
    expectEqual(leaf.currentTime, 11)
    // The reverse order would give another time.
    expectEqual(leaf.convertTime(1003, from: nil), 11)
    expectEqual(leaf.convertTime(11, to: nil), 1003)
  }

  @Test func `T-3: an animation below a faster layer is faster, and ends earlier`() {
    setTime(root, begin: 1000, speed: 2, offset: 1000)
    setTime(leaf, begin: 1000, speed: 2, offset: 1000)
    let log = addMove(2)
    stage.advance(by: 0.25)
    expectEqual(shown, 50)
    stage.advance(by: 1)
    expectEqual(log(), ["begin 0.0", "end 0.5 true"])
  }

  @Test func `T-3: a change of time anywhere above moves coming events`() {
    let log = addMove(2)
    stage.advance(by: 1)
    // Twice as fast from now on: 1001 stays 1001.
    setTime(root, begin: 1001, speed: 2, offset: 1001)
    stage.advance(by: 0.25)
    expectEqual(shown, 75)
    stage.advance(by: 9)
    expectEqual(log(), ["begin 0.0", "end 1.5 true"])
  }

  @Test func `T-3: a mask has the time of what it masks`() {
    let mask = Layer()
    leaf.mask = mask
    setTime(root, speed: 2)
    expectEqual(mask.convertTime(10, from: nil), 20)
    mask.speed = 3
    expectEqual(mask.convertTime(10, from: nil), 60)
    leaf.mask = nil
    expectEqual(mask.convertTime(10, from: nil), 30)
  }

  @Test func `T-3: a layer added to another one has its time`() {
    let fast = Layer()
    fast.speed = 3
    let log = addMove(6)
    stage.advance(by: 1)
    stage.add(fast)
    fast.addSublayer(middle)
    expectEqual(leaf.currentTime, 3003)
    // Its local time is 3003, and it began at 1000: it is over.
    expectEqual(leaf.animationKeys, ["move"])
    stage.update()
    expectEqual(log(), ["begin 0.0", "end 1.0 true"])
    root.addSublayer(middle)
    expectEqual(leaf.currentTime, 1001)
  }

  @Test func `T-13: speed 0 on any layer above freezes what is below it`() {
    setTime(root, speed: 0, offset: 1000)
    setTime(middle, begin: 1000, speed: 2, offset: 1000)
    let log = addMove(2)
    stage.advance(by: 50)
    expectEqual(shown, 0)
    // Scrubbed from above: half a second there is one second here.
    root.timeOffset = 1000.5
    expectEqual(shown, 50)
    expectEqual(log(), ["begin 0.0"])
    root.timeOffset = 1001
    stage.update()
    expectEqual(log(), ["begin 0.0", "end 50.0 true"])
  }

  @Test func `T-14: backwards below backwards is forwards`() {
    setTime(root, begin: 1000, speed: -1)
    setTime(middle, speed: -1, offset: 1000)
    expectEqual(leaf.currentTime, 1000)
    let log = addMove(2)
    stage.advance(by: 1)
    expectEqual(shown, 50)
    stage.advance(by: 4)
    expectEqual(log(), ["begin 0.0", "end 2.0 true"])
  }

  @Test func `T-14: below one that runs backwards nothing to come comes`() {
    setTime(root, begin: 1000, speed: -1, offset: 1000)
    let log = addMove(2, begin: 1001)
    stage.advance(by: 5)
    #expect(log().isEmpty)
    setTime(root)
    stage.advance(by: 5)
    expectEqual(log(), ["begin 5.0", "end 5.0 true"])
  }

  @Test func `T-15: times convert up to the layer that two are in, and down again`() {
    let beside = Layer()
    root.addSublayer(beside)
    setTime(root, begin: 7, speed: 3)
    setTime(middle, begin: 3, speed: 2, offset: 1)
    setTime(beside, speed: 0.5, offset: 1)
    // 15 of the one is 10 of the root, which is 6 of the other.
    expectEqual(beside.convertTime(15, from: middle), 6)
    expectEqual(beside.convertTime(15, from: leaf), 6)
    expectEqual(beside.convertTime(6, to: leaf), 15)
    expectEqual(root.convertTime(15, from: leaf), 10)
    expectEqual(leaf.convertTime(10, from: root), 15)
    expectEqual(leaf.convertTime(37, from: nil), 175)
    expectEqual(leaf.convertTime(175, to: nil), 37)
  }

  @Test func `T-15: stopped common superlayers are not involved`() {
    let beside = Layer()
    root.addSublayer(beside)
    setTime(root, begin: 4, speed: 0, offset: 1)
    setTime(beside, offset: 5)
    expectEqual(beside.convertTime(9, from: leaf), 14)
    expectEqual(leaf.convertTime(9, from: leaf), 9)
    expectEqual(leaf.convertTime(9, to: nil), 4)
    expectEqual(leaf.convertTime(9, from: nil), 1)
  }

  @Test func `T-15: layers of two trees meet in the host's time`() {
    let far = Layer()
    let foreign = Layer()
    far.addSublayer(foreign)
    setTime(far, offset: 5)
    setTime(foreign, speed: 2)
    setTime(root, begin: 4, speed: 2)
    expectEqual(foreign.convertTime(12, from: leaf), 30)
    expectEqual(foreign.convertTime(30, to: leaf), 12)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308])
  func `a superlayer time that is not a number is reported, and nothing below moves`(speed: Double)
  {
    let log = addMove(1)
    stage.advance(by: 0.5)
    root.speed = speed
    expectEqual(root.diagnostics.map(\.id), ["L-49"])
    #expect(!shown.isNaN)
    root.speed = 1
    expectEqual(shown, 50)
    stage.advance(by: 1)
    expectEqual(log(), ["begin 0.0", "end 1.0 true"])
  }
}
