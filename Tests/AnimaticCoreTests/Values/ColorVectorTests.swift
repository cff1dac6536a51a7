// Compares the mixing of colors with numbers from Chromium.

import AnimaticCore
import TestSupport
import Testing

struct ColorVectorTests {
  @Test func `colors mix as four numbers do in Chromium`() throws {
    var count = 0
    for sample in try VectorFile<ColorCase>.read("color") {
      let start = RGBAColor(components: sample.from)
      let end = RGBAColor(components: sample.to)
      for (fraction, expected) in zip(sample.t, sample.nonPremultiplied) {
        let mixed = try #require(shown(from: start, to: end, at: fraction)).components
        for (mine, theirs) in zip(mixed, expected) {
          #expect(abs(mine - theirs) <= 1e-12, "\(sample.id) at \(fraction)")
          count += 1
        }
      }
    }
    expectEqual(count, 16 * 11 * 4)
  }
}

/// The value of a one-second animation after a fraction of it, by the evaluator of frames.
private func shown(from start: RGBAColor, to end: RGBAColor, at fraction: Double) -> RGBAColor? {
  var builder = PlanBuilder()
  builder.beginLayer(id: nil, label: "layer")
  builder.add(
    raw: BasicAnimation(.borderColor, from: start, to: end, duration: 1), zeroDuration: 0.25)
  return Timeline(plan: builder.finish(duration: 1), models: [LayerValues()])
    .value(of: .borderColor, at: fraction)
}

extension RGBAColor {
  /// The color interpolated to another; the fraction may be outside 0 to 1.
  func interpolated(to end: RGBAColor, at fraction: Double) -> RGBAColor {
    RGBAColor(flat: flat.interpolated(to: end.flat, at: fraction))
  }
}

private struct ColorCase: Decodable {
  var id: String
  var from: [Double]
  var to: [Double]
  var t: [Double]
  var nonPremultiplied: [[Double]]
}
