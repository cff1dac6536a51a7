import AnimaticCore
import TestSupport
import Testing

struct RGBAColorTests {
  @Test func `V-1: colors mix number by number without premultiplying`() {
    let half = RGBAColor.red.interpolated(
      to: RGBAColor(red: 0, green: 0, blue: 1, alpha: 0.5), at: 0.5)
    expectEqual(half, RGBAColor(red: 0.5, green: 0, blue: 0.5, alpha: 0.75))
    let fading = RGBAColor.clear.interpolated(to: .white, at: 0.25)
    expectEqual(fading.components, [0.25, 0.25, 0.25, 0.25])
  }

  @Test func `V-3: nothing is clamped on either side`() {
    expectEqual(RGBAColor.black.interpolated(to: .white, at: 1.5).red, 1.5)
    expectEqual(RGBAColor.black.interpolated(to: .white, at: -0.5).green, -0.5)
    expectEqual(RGBAColor(red: 2, green: -1, blue: 0).components, [2, -1, 0, 1])
  }

  @Test func `the end is exact`() {
    let start = RGBAColor(red: 0.1, green: 0.7, blue: 1e20, alpha: 0.3)
    let end = RGBAColor(red: 0.3, green: 0.1, blue: 0.1, alpha: 0.9)
    expectEqual(start.interpolated(to: end, at: 1), end)
    expectEqual(start.interpolated(to: end, at: 0), start)
  }

  @Test func `missing numbers are black and opaque`() {
    expectEqual(RGBAColor(components: [1, 0, 0]), .red)
    expectEqual(RGBAColor(components: []), .black)
    expectEqual(RGBAColor(components: [0, 0, 1, 0.5, 9]).components, [0, 0, 1, 0.5])
    expectEqual(RGBAColor(white: 0.5), .gray)
    expectEqual(RGBAColor(white: 1, alpha: 0.25).components, [1, 1, 1, 0.25])
  }

  @Test func `named colors have their values`() {
    expectEqual(RGBAColor.clear.components, [0, 0, 0, 0])
    expectEqual(RGBAColor.green.components, [0, 1, 0, 1])
    expectEqual(RGBAColor.blue.components, [0, 0, 1, 1])
    expectEqual(RGBAColor.yellow.components, [1, 1, 0, 1])
    expectEqual(RGBAColor.orange.components, [1, 0.5, 0, 1])
  }

  @Test func `a color description is one line`() {
    expectEqual("\(RGBAColor.orange)", "rgba(1, 0.5, 0, 1)")
    expectEqual(
      "\(RGBAColor(white: 1.0 / 3, alpha: -0.0))",
      "rgba(≈0.333333, ≈0.333333, ≈0.333333, 0)")
  }
}
