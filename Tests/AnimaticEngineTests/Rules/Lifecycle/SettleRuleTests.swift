// Settling writes to the model, whatever the enclosing groups.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

struct SettleRuleTests {
  @Test func `what settles inside nested groups reaches the model`() {
    let scene = Scene { $0.opacity = 0.5 }
    var fade = BasicAnimation(.opacity, from: 0, to: 1, duration: 1)
    fade.fillMode = .forwards
    var group = AnimationGroup([AnimationGroup([AnimationGroup([fade], duration: 1)], duration: 1)])
    group.duration = 1
    group.fillMode = .forwards
    group.isRemovedOnCompletion = false
    var builder = PlanBuilder()
    builder.beginLayer(id: scene.layer.id, label: "layer")
    builder.add(raw: group, zeroDuration: 0.25)
    var settled = OrderedMap<Int, [PropertyRoot]>()
    settled[0] = [LayerProperty<Double>.opacity.path.root]
    scene.stage.start(
      Run(plan: builder.finish(duration: 1), listeners: [], settled: settled),
      on: [scene.layer], keys: [[.numbered]], playback: nil)
    #expect(scene.value(of: .opacity, at: 0.25) == 0.25 && scene.layer.opacity == 0.5)
    scene.stage.advance(by: 1)
    expectEqual(scene.layer.opacity, 1)
    #expect(scene.layer.animationKeys.isEmpty)
  }
}
