// Lints of the values of a raw animation: ends, colors, shapes, and additions.

import Animatic
import TestSupport
import Testing

struct `Lints about values` {
  private func fade(
    _ from: Double?, _ to: Double?, _ by: Double? = nil, line: UInt = 7
  ) -> BasicAnimation<Double> {
    BasicAnimation(.opacity, from: from, to: to, by: by, duration: 1, line: line)
  }

  // MARK: L-9

  @Test func `L-9 from, to and by`() {
    expectEqual(lints(fade(0, 1, 0.5)), ["L-9 warning opacity 7"])
    #expect(lints(fade(0, 1)).isEmpty)
    #expect(lints(fade(nil, 1, 0.5)).isEmpty)
    let spring = SpringCurve(stiffness: 100_000, damping: 600)
    let sprung = SpringAnimation(
      .opacity, from: 0, to: 1, by: 1, spring: spring, duration: 1, line: 7)
    expectEqual(lints(sprung).first, "L-9 warning opacity 7")
  }

  // MARK: L-37

  @Test func `L-37 ends that equal the model`() {
    let nothing = ["L-37 warning layer 1/opacity 7"]
    expectEqual(lints(fade(1, 1)), nothing)
    expectEqual(lints(fade(nil, 1)), nothing)
    expectEqual(lints(fade(nil, nil, 0)), nothing)
    expectEqual(lints(fade(1, nil, 0)), nothing)
    expectEqual(lints(fade(nil, 1, 0)), nothing)
    expectEqual(lints(fade(nil, nil)), nothing)
    let frames = KeyframeAnimation(.opacity, values: [1, 1, 1], duration: 1, line: 7)
    expectEqual(lints(frames), nothing)
    #expect(lints(frames.with { $0.values[1] = 0.5 }).isEmpty)
    #expect(lints(fade(0.5, 1)).isEmpty)
  }

  @Test func `L-37 not of a value that is held over the model`() {
    expectEqual(lints(fade(0.5, 0.5)), ["L-8 warning layer 1/opacity 7"])
    expectEqual(lints(fade(nil, 0.5, 0)), ["L-8 warning layer 1/opacity 7"])
  }

  @Test func `L-37 not of from alone, whose model many set right after adding`() {
    #expect(lints(fade(1, nil)).isEmpty)
  }

  @Test func `L-37 not where others write the property, so that it covers them`() {
    expectEqual(
      lints([fade(0, 1, line: 1), fade(1, 1, line: 2)], in: 1),
      ["C-22 warning layer 1/opacity 2"])
    let move = BasicAnimation(.positionX, from: 0, to: 50, duration: 1)
    expectEqual(lints([move, fade(1, 1, line: 2)], in: 1), ["L-37 warning layer 1/opacity 2"])
    let box = makeBox()
    let stage = makeStage(box)
    box.add(fade(0, 1).with { $0.repeatCount = .infinity }, forKey: "pulse")
    box.add(fade(1, 1), forKey: "hold")
    #expect(box.diagnostics.isEmpty)
    stage.advance(by: 1)
  }

  @Test func `L-37 is reported for an additive animation only if it adds zero`() {
    func added(_ from: Double?, _ to: Double?, _ by: Double? = nil) -> [String] {
      lints(fade(from, to, by).with { $0.isAdditive = true }).filter { $0.hasPrefix("L-37") }
    }
    expectEqual(added(0, 0), ["L-37 warning layer 1/opacity 7"])
    #expect(added(1, 1).isEmpty)
    #expect(added(nil, nil, 0).isEmpty)
    let grows = fade(1, 1).with {
      $0.isCumulative = true
      $0.repeatCount = 3
    }
    expectEqual(lints(grows), ["L-8 warning layer 1/opacity 7"])
  }

  @Test func `L-37 of whole transforms`() {
    let still = BasicAnimation(.transform, from: .identity, to: .identity, duration: 1, line: 7)
    expectEqual(lints(still), ["L-37 warning layer 1/transform 7"])
    expectEqual(
      lints(still) { $0.transform = .scale(x: 2, y: 2, z: 1) },
      ["L-8 warning layer 1/transform 7"])
    let function = BasicAnimation(
      .transform(by: .rotateZ), from: 0, to: 0, duration: 1, line: 7)
    expectEqual(lints(function), ["L-37 warning layer 1/transform 7"])
    expectEqual(
      lints(function) { $0.transform = .scale(x: 2, y: 2, z: 1) },
      [
        "L-16 warning layer 1/transform 7", "L-8 warning layer 1/transform 7",
      ])
  }

  // MARK: L-38

  @Test func `L-38 a colour that is missing in the model`() {
    let red = BasicAnimation(.backgroundColor, to: .red, duration: 1, line: 7)
    expectEqual(lints(red), ["L-38 warning layer 1/backgroundColor 7"])
    expectEqual(
      lints(red) { $0.backgroundColor = .red }, ["L-37 warning layer 1/backgroundColor 7"])
    expectEqual(
      lints(red) { $0.backgroundColor = RGBAColor(red: 0, green: 0, blue: 0, alpha: 0) },
      ["L-8 warning layer 1/backgroundColor 7"])
    #expect(lints(red.with { $0.fromValue = .red }).filter { $0.hasPrefix("L-38") }.isEmpty)
    // A border has a colour from the start.
    let border = BasicAnimation(.borderColor, to: .red, duration: 1, line: 7)
    expectEqual(lints(border), ["L-8 warning layer 1/borderColor 7"])
  }

  // MARK: L-17

  @Test func `L-17 paths of different elements`() {
    let square = BezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9))
    let larger = BezierPath(rect: CGRect(x: 0, y: 0, width: 90, height: 9))
    let circle = BezierPath(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9))
    func morph(_ from: BezierPath?, _ to: BezierPath?, by: BezierPath? = nil) -> [String] {
      lints(BasicAnimation(.path, from: from, to: to, by: by, duration: 1, line: 7)) {
        $0[.path] = square
      }.filter { !$0.hasPrefix("L-8") }
    }
    let expected17 = ["L-17 warning layer 1/path 7"]
    expectEqual(morph(square, circle), expected17)
    expectEqual(morph(nil, circle), expected17)
    expectEqual(morph(circle, nil), expected17)
    expectEqual(morph(larger, nil, by: circle), expected17)
    #expect(morph(square, larger).isEmpty)
    #expect(morph(nil, larger).isEmpty)
    func frames(_ mode: CalculationMode) -> [String] {
      lints(
        KeyframeAnimation(
          .path, values: [square, larger, circle], calculationMode: mode, duration: 1, line: 7)
      ) { $0[.path] = square }.filter { !$0.hasPrefix("L-8") }
    }
    expectEqual(frames(.linear), expected17)
    expectEqual(frames(.cubic), expected17)
    // Nothing is blended there.
    #expect(frames(.discrete).isEmpty)
  }

  @Test func `L-17 lists of different lengths, but not what has nothing to blend`() {
    let colors = BasicAnimation(.colors, from: [.red, .red], to: [.red], duration: 1, line: 7)
    expectEqual(lints(colors), ["L-17 warning layer 1/colors 7", "L-8 warning layer 1/colors 7"])
    expectEqual(lints(colors.with { $0.toValue = [.red, .clear] }).count, 1)
    // From an empty list all of it jumps at the end.
    expectEqual(lints(colors.with { $0.fromValue = nil }), lints(colors))
    let image = BasicAnimation(.contents, from: "a", to: "b", duration: 1, line: 7)
    expectEqual(lints(image), ["L-8 warning layer 1/contents 7"])
  }

  // MARK: L-24, L-25

  @Test func `L-24 an addition that is replaced`() {
    let added = fade(-0.5, 0, line: 1).with { $0.isAdditive = true }
    let replacing = fade(0, 1, line: 2)
    expectEqual(lints([added, replacing], in: 1), ["L-24 warning layer 1/opacity 2"])
    #expect(lints([replacing, added], in: 1).isEmpty)
    let later = replacing.with {
      $0.beginTime = 1
      $0.fillMode = .backwards
    }
    #expect(lints([added, later], in: 2).isEmpty)
    expectEqual(
      lints([added, later.with { $0.beginTime = 0.75 }], in: 2),
      ["L-24 warning layer 1/opacity 2"])
    expectEqual(
      lints(
        [
          added,
          replacing.with {
            $0.isAdditive = true
            $0.fromValue = -1
            $0.toValue = 0
          },
        ], in: 1), [])
  }

  @Test func `L-24 components of a property are compared`() {
    let added = BasicAnimation(.position, from: .zero, to: .zero, by: nil, duration: 1, line: 1)
      .with {
        $0.isAdditive = true
        $0.fromValue = CGPoint(x: 9, y: 9)
      }
    let x = BasicAnimation(.positionX, from: 0, to: 50, duration: 1, line: 2)
    expectEqual(lints([added, x], in: 1), ["L-24 warning layer 1/position.x 2"])
    let z = BasicAnimation(.zPosition, from: 9, to: 0, duration: 1, line: 2)
    #expect(lints([added, z], in: 1).isEmpty)
  }

  @Test func `L-25 an end that looks like a position`() {
    func added(_ from: Double?, _ to: Double?) -> [String] {
      lints(
        BasicAnimation(.positionX, from: from, to: to, duration: 1, line: 7)
          .with { $0.isAdditive = true }
      ).filter { !$0.hasPrefix("L-8") }
    }
    let absolute = ["L-25 info layer 1/position.x 7"]
    expectEqual(added(0, 50), absolute)
    expectEqual(added(50, 70), absolute)
    expectEqual(added(50, nil), absolute)
    #expect(added(0, 49).isEmpty)
    // An offset that decreases to zero is a movement, however long it is.
    #expect(added(50, 0).isEmpty)
    let replaced = BasicAnimation(.positionX, from: 0, to: 50, duration: 1, line: 7)
    #expect(lints(replaced).isEmpty)
    let zero = BasicAnimation(.zPosition, from: 0, to: 5, duration: 1).with { $0.isAdditive = true }
    #expect(lints(zero).filter { $0.hasPrefix("L-25") }.isEmpty)
  }
}
