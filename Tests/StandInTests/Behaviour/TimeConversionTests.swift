import Foundation
import QuartzCore
import TestSupport
import Testing

/// T-2, T-15, T-16.
struct `Time from layer to layer` {
  private let root = CALayer()
  private let layer = CALayer()

  init() { root.addSublayer(layer) }

  @Test func `begin, speed and offset`() {
    (layer.beginTime, layer.speed, layer.timeOffset) = (3, 2, 1)
    expectEqual(layer.convertTime(10, from: nil), 15)
    expectEqual(layer.convertTime(15, to: nil), 10)
  }

  @Test func `through the chain`() {
    root.speed = 2
    (layer.beginTime, layer.speed) = (10, 0.5)
    expectEqual(layer.convertTime(20, from: nil), 15)
    expectEqual(layer.convertTime(40, from: root), 15)
    expectEqual(layer.convertTime(15, to: root), 40)
  }

  @Test func `a stopped layer`() {
    (layer.speed, layer.timeOffset) = (0, 7)
    expectEqual(layer.convertTime(100, from: nil), 7)
    expectEqual(layer.convertTime(100, to: nil), 0)
  }

  @Test func `stopped common superlayers do not count`() {
    root.speed = 0
    let sibling = CALayer()
    sibling.speed = 2
    root.addSublayer(sibling)
    expectEqual(sibling.convertTime(3, from: layer), 6)
    expectEqual(sibling.convertTime(6, to: layer), 3)
  }

  @Test func `paused and resumed`() {
    func pause(at now: Double) {
      let paused = layer.convertTime(now, from: nil)
      layer.speed = 0
      layer.timeOffset = paused
    }
    func resume(at now: Double) {
      let paused = layer.timeOffset
      (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
      layer.beginTime = layer.convertTime(now, from: nil) - paused
    }
    pause(at: 10)
    expectEqual(layer.convertTime(15, from: nil), 10)
    resume(at: 15)
    expectEqual(layer.beginTime, 5)
    expectEqual(layer.convertTime(17, from: nil), 12)
  }
}
