// Compares the mixing of colors with numbers from Chromium.

import AnimaticCore
import Testing

struct ColorVectorTests {
  @Test func `colors mix as four numbers do in Chromium`() throws {
    var count = 0
    for sample in try VectorFile<ColorCase>.read("color") {
      let start = RGBAColor(components: sample.from)
      let end = RGBAColor(components: sample.to)
      for (fraction, expected) in zip(sample.t, sample.nonPremultiplied) {
        let mixed = start.interpolated(to: end, at: fraction).components
        for (mine, theirs) in zip(mixed, expected) {
          #expect(abs(mine - theirs) <= 1e-12, "\(sample.id) at \(fraction)")
          count += 1
        }
      }
    }
    #expect(count == 16 * 11 * 4)
  }
}

private struct ColorCase: Decodable {
  var id: String
  var from: [Double]
  var to: [Double]
  var t: [Double]
  var nonPremultiplied: [[Double]]
}
