// The descriptions of the module's public types.

import Animatic
import AnimaticJSON
import Testing

@Test func `a file, its types, and an error describe themselves on one line`() throws {
  let chain = Animate(Layer(name: "a\nb")).fade(from: 1, to: 0).key("a\nb")
  let samples: [any CustomStringConvertible] = [
    try CompositionFile(json: chain.json()), ValueRegistry(),
    try #require(CompositionFile.error(in: "{\n")),
  ]
  for sample in samples {
    let text = sample.description
    #expect(!text.isEmpty && !text.contains { $0.isNewline }, "\(type(of: sample))")
  }
}
