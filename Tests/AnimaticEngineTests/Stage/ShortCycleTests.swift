// Iterations that are too short to be reported individually: an update must end.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

struct ShortCycleTests {
  let scene = LiveScene()

  private func repeating(every seconds: Double) -> BasicAnimation<Double> {
    var animation = BasicAnimation(.opacity, from: 0, to: 1, duration: seconds)
    animation.repeatCount = .infinity
    animation.delegate = AnimationTarget(
      end: { [unowned scene] _ in scene.lines.append("end") },
      repeat: { [unowned scene] _ in scene.lines.append("repeat") })
    return animation
  }

  @Test(arguments: [1e-9, 1e-17, 1e-300, .leastNonzeroMagnitude])
  func `indistinguishable repeats are not reported endlessly`(duration: Double) {
    scene.layer.add(repeating(every: duration), forKey: "a")
    scene.stage.advance(by: 1)
    #expect(scene.lines.count < 10_100)
    expectEqual(scene.stage.diagnostics.count { $0.id == "R-2" }, (duration < 1e-300 ? 0 : 1))
    expectEqual(scene.layer.animationKeys, ["a"])
    scene.layer.removeAnimation(forKey: "a")
    scene.stage.update()
    expectEqual(scene.lines.last, "end")
  }

  @Test func `short repeats are all reported`() {
    scene.layer.add(repeating(every: 1.0 / 16_384), forKey: "a")
    scene.stage.advance(by: 1)
    expectEqual(scene.lines.count, 16_384)
    #expect(scene.stage.diagnostics.isEmpty)
  }
}
