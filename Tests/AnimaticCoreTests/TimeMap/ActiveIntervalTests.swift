// The intervals of many nodes at once are those of each node alone.

import Animatic
import TestSupport
import Testing

@testable import AnimaticCore

struct ActiveIntervalTests {
  @Test(arguments: 1...20)
  func `intervals of all nodes are those of each node, also at the end of a group`(begin: Int) {
    let start = Double(begin) / 10
    let groups = (1...20).map { number -> any LayerAnimation in
      let duration = Double(number) / 10
      let last = BasicAnimation(.opacity, from: 1, to: 0, duration: 0.1).with {
        $0.beginTime = duration
      }
      let inner = AnimationGroup([last], duration: duration).with { $0.beginTime = start }
      let group = AnimationGroup([inner, last], duration: start + duration)
      return group.with { $0.beginTime = start }
    }
    let animation = AnimationGroup(groups, duration: 10)
    let plan = Animate(makeBox("box")).add(animation: animation).timeline.plan
    let intervals = plan.activeIntervals(of: Array(plan.nodes.indices))
    for node in plan.nodes.indices {
      let own = plan.activeInterval(of: node)
      expectEqual(intervals[node], own.map { $0.enter...$0.exit }, "node \(node)")
    }
    #expect(intervals.values.count > 60)
  }
}
