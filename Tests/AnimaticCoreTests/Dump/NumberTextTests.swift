// The numbers of dumps, messages and descriptions.

import Animatic
import TestSupport
import Testing

struct `Numbers of texts` {
  private let box = Layer(name: "box")

  private static let texts: [(Double, String)] = [
    (0.3, "0.3"), (100, "100"), (-0.0, "0"), (1.0 / 3, "≈0.333333"), (-2.0 / 3, "≈-0.666667"),
    (123_456_789, "123456789"), (123_456.7, "≈123457"), (91234.123_456, "≈91234.1"),
    (0.1 + 0.2, "0.3"), (1.600_000_000_000_000_3, "1.6"), (1.999_999_999_999_985_8, "2"),
    (0.000_012_345_678, "≈1.23457e-05"), (.infinity, "∞"), (-.infinity, "-∞"), (.nan, "nan"),
    (1e300, "1e+300"), (.leastNonzeroMagnitude, "5e-324"),
  ]

  @Test(arguments: texts)
  func `a number has at most six digits, and a mark if it has more`(
    number: Double, text: String
  ) {
    let animation = BasicAnimation(.zPosition, to: number, duration: 1)
    expectEqual(animation.description, "zPosition model → \(text) begin 0 duration 1")
  }

  @Test func `a dump states angles in degrees, or exactly in radians`() {
    let chain = Animate(box).rotate(from: .degrees(-10), to: .radians(1), duration: 1.0 / 3)
    let dump = chain.debugDump()
    #expect(dump.contains("-10° → ≈57.2958°  0…≈0.333333 s"), "\(dump)")
    let exact = chain.debugDump(isExact: true)
    #expect(exact.contains("-0.17453292519943295 → 1  0…0.3333333333333333 s"), "\(exact)")
  }

  @Test func `a dump lists the first three keyframes and the last one of many`() {
    let chain = many(7)
    #expect(chain.debugDump().contains("0 → 1 → 2 → … 3 more → 6  "), "\(chain.debugDump())")
    let all = chain.debugDump(isFolded: false)
    #expect(all.contains("0 → 1 → 2 → 3 → 4 → 5 → 6  "), "\(all)")
    let few = many(6).debugDump()
    #expect(few.contains("0 → 1 → 2 → 3 → 4 → 5  "), "\(few)")
  }

  private func many(_ count: Int) -> Animate {
    let values = (0..<count).map(Double.init)
    return Animate(box).add(animation: KeyframeAnimation(.zPosition, values: values, duration: 1))
  }

  @Test func `a dump states the times in a group only if they differ`() {
    let chain = Animate(box).fade(to: 0).after(begin: 1).group().after(begin: 2).group()
    let lines = chain.debugDump().split(separator: "\n")
    #expect(lines[3].contains("group  2…4 s  linear"), "\(lines[3])")
    #expect(lines[4].contains("3…4 s  in group 1…2 s"), "\(lines[4])")
  }

  @Test func `a difference that six digits would hide has all of them`() {
    let timeline = Animate(box).fade(to: 0.5).timeline
    let changes = Animate(box).fade(to: 0.500_000_01).timeline.difference(from: timeline)
    #expect(changes.text.contains("→ 0.50000001, was opacity basic model → 0.5 "), "\(changes)")
    let slower = Animate(box).fade(to: 0.5, duration: 1.000_000_1).timeline
    #expect(
      slower.difference(from: timeline).text.contains("lasts 1.0000001 s, was 1 s"),
      "\(slower.difference(from: timeline).text)")
  }

  @Test func `an endless timeline is one`() {
    expectEqual(
      Animate(box).fade(to: 0).repeats(.infinity).timeline.description, "endless timeline, 1 layer")
  }
}
