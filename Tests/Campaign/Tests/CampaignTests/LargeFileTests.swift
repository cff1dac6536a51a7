// A composition of a hundred thousand animations as JSON.

import Animatic
import AnimaticJSON
import Testing

struct LargeFileTests {
  @Test func `a hundred thousand nodes are written and read`() throws {
    let box = Layer(name: "box")
    let composition = Parallel {
      for index in 0..<100_000 {
        Animate(box).fade(from: Double(index), to: 0.1, file: "A/b.swift", line: UInt(index))
      }
    }
    let text = composition.json(isPretty: false)
    #expect(text.utf8.count < 14_000_000)
    let back = try Composition(json: text)
    #expect(back.json(isPretty: false) == text)
    #expect(back.duration == 1)
  }
}
