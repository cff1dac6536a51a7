// The names that users of other libraries expect do the same as the usual ones.

import Animatic
import TestSupport
import Testing

struct `Guessed names` {
  private let box = Layer(name: "box", position: CGPoint(x: 5, y: 6))

  @Test func `move to two coordinates is a move to their point`() {
    let chain = Animate(box).move(x: 100, y: 200, line: 1)
    expectEqual(
      chain.debugDump(), Animate(box).move(to: CGPoint(x: 100, y: 200), line: 1).debugDump())
  }

  @Test func `easings have their names of CSS and UIKit`() {
    expectEqual(TimingFunction.easeInOut, .easeInEaseOut)
    expectEqual(
      TimingFunction.cubicBezier(0.1, 0.2, 0.3, 1.4),
      TimingFunction(controlPoints: 0.1, 0.2, 0.3, 1.4))
    #expect(!TimingFunction.cubicBezier(2, 0, 0, 1).isValid)
  }

  @Test func `springs have their names of SwiftUI`() {
    let presets: [(name: TimingFunction, bounce: Double)] = [
      (.spring, 0), (.spring(), 0), (.smooth, 0), (.snappy, 0.15), (.bouncy, 0.3),
      (.spring(duration: 0.5), 0), (.spring(bounce: 0.3), 0.3),
    ]
    for (name, bounce) in presets {
      expectEqual(name, .spring(SpringCurve(perceptualDuration: 0.5, bounce: bounce)))
    }
    expectEqual(
      Animate(box).fade(to: 0, easing: .spring, line: 1).debugDump(),
      Animate(box).fade(to: 0, easing: .spring(duration: 0.5, bounce: 0), line: 1).debugDump())
  }

  @Test func `a hexadecimal number is a color`() {
    expectEqual(RGBAColor(hex: 0xFF8000), RGBAColor(red: 1, green: 128.0 / 255, blue: 0))
    expectEqual(
      RGBAColor(hex: 0x0000FF, alpha: 0.5), RGBAColor(red: 0, green: 0, blue: 1, alpha: 0.5))
    #expect(RGBAColor(hex: 0x1_000000).red > 1)
  }

  @Test func `a raw animation needs no label`() {
    let fade = BasicAnimation(.opacity, to: 0, duration: 1)
    let dump = Animate(box).add(animation: fade, line: 1).debugDump()
    expectEqual(Animate(box).add(fade, line: 1).debugDump(), dump)
    expectEqual(Animate(box).add(line: 1) { fade }.debugDump(), dump)
    expectEqual(Animate(box).add(line: 1) { _ in fade }.debugDump(), dump)
  }

  @Test func `a playback runs until it is paused or over`() {
    let stage = Stage(clock: ManualClock())
    stage.add(box)
    let playback = Animate(box).fade(to: 0).settle().run()
    #expect(playback.isRunning)
    playback.pause()
    #expect(!playback.isRunning)
    playback.resume()
    #expect(playback.isRunning)
    stage.advance(by: 2)
    #expect(!playback.isRunning)
  }

  @Test func `a canceled playback is not running, before its observer is called`() {
    let stage = Stage(clock: ManualClock())
    stage.add(box)
    let playback = Animate(box).fade(to: 0).settle().onEnd {}.run()
    playback.pause()
    playback.cancel()
    #expect(!playback.isRunning && !playback.isPaused && playback.outcome == nil)
    stage.advance(by: 0)
    #expect(playback.outcome == .cancelled(at: 0))
  }
}
