// The description of the module's public type.

import Animatic
import AnimaticPreview
import Testing

@Test func `a preview describes itself on one line`() {
  let text = Animate(Layer(name: "a\nb")).fade(to: 0).preview().description
  #expect(!text.isEmpty && !text.contains { $0.isNewline })
}
