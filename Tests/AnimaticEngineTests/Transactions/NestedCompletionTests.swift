// Completion blocks of nested transactions that change while animations wait for them (I-5).

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

struct NestedCompletionTests {
  private let stage = Stage(clock: ManualClock())
  private let box = Layer(name: "box")

  init() {
    stage.add(box)
    stage.update()
  }

  private func add(_ duration: Double, _ key: String) {
    box.add(BasicAnimation(.opacity, to: 0, duration: duration), forKey: key)
  }

  @Test func `I-5: an outer block set while an inner transaction is open gets what follows`() {
    var lines: [String] = []
    let outer = stage.beginTransaction()
    outer.completionBlock = { lines.append("outer 1 at \(self.stage.time)") }
    let inner = stage.beginTransaction()
    inner.completionBlock = { lines.append("inner at \(self.stage.time)") }
    add(2, "first")
    outer.completionBlock = { lines.append("outer 2 at \(self.stage.time)") }
    add(1, "second")
    stage.commitTransaction()
    stage.commitTransaction()
    stage.advance(by: 3)
    expectEqual(lines, ["outer 2 at 1.0", "inner at 2.0", "outer 1 at 2.0"])
  }

  @Test func `I-5: blocks of three levels run when the last animation of each has ended`() {
    var lines: [String] = []
    for level in 0..<3 {
      stage.beginTransaction().completionBlock = { lines.append("\(level) at \(self.stage.time)") }
      add(Double(3 - level), "\(level)")
    }
    for _ in 0..<3 { stage.commitTransaction() }
    stage.advance(by: 4)
    expectEqual(lines, ["2 at 1.0", "1 at 2.0", "0 at 3.0"])
  }
}
