// Keys of many animations on one layer against a plain list: order of addition, replacement and
// removal.

import AnimaticCore
import AnimaticEngine
import RandomScenes
import TestSupport
import Testing

struct RandomKeyTests {
  /// More attachments than the index of keys starts with, and fewer.
  @Test(arguments: [6, 40, 300])
  func `A-6, A-7, A-9: keys stay in order of addition among many`(keyCount: Int) {
    let stage = Stage(clock: ManualClock())
    let box = Layer(name: "box")
    stage.add(box)
    stage.update()
    var random = SeededNumbers(seed: UInt64(keyCount))
    var expected: [(key: String, value: Double)] = []
    for step in 0..<6 * keyCount {
      let key = "key \(random.below(keyCount))"
      expected.removeAll { $0.key == key }
      if random.oneIn(3) {
        box.removeAnimation(forKey: key)
      } else {
        let value = Double(step)
        box.add(BasicAnimation(.opacity, from: value, to: value, duration: 10), forKey: key)
        expected.append((key, value))
      }
      if step % 7 == 0 { stage.update() }
      if step % 5 == 0 { expectEqual(box.presentation.opacity, expected.last?.value ?? 1) }
      #expect((box.animation(forKey: key) != nil) == (expected.last?.key == key))
    }
    expectEqual(box.animationKeys, expected.map(\.key))
    box.removeAllAnimations()
    expectEqual(box.animationKeys, [])
  }
}
