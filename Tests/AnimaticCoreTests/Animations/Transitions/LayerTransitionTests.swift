// The kinds of transitions and their names.

import AnimaticCore
import TestSupport
import Testing

struct `Layer transitions` {
  @Test func `a transition with another kind has the name of that kind`() {
    var transition = LayerTransition(.fade)
    transition.kind = .push
    #expect(transition.typeName == "push" && transition.description.hasPrefix("push"))
    expectEqual(LayerTransition(typeName: "cube").typeName, "cube")
  }
}
