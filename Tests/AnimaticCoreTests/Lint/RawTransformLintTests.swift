// Lints of raw animations of transforms: lost turns, lost components, and flips.

import Animatic
import TestSupport
import Testing

struct `Lints about transforms` {
  private func turn(_ from: Double?, _ to: Double, y: Double = 0) -> BasicAnimation<Transform3D> {
    func matrix(_ angle: Double) -> Transform3D {
      .rotation(by: angle, x: 0, y: y, z: y == 0 ? 1 : 0)
    }
    return BasicAnimation(
      .transform, from: from.map(matrix), to: matrix(to), duration: 1, line: 7)
  }

  /// Without the snap back that all of them have.
  private func ids(
    _ animation: any LayerAnimation, over prepare: (Layer) -> Void = { _ in }
  ) -> [String] {
    lints(animation, over: prepare).filter { !$0.hasPrefix("L-8") }
  }

  private let odd = ["L-15 warning layer 1/transform 7"]

  // MARK: L-15

  @Test func `L-15 half a turn between matrices`() {
    expectEqual(ids(turn(0, .pi)), odd)
    expectEqual(ids(turn(nil, .pi)), odd)
    expectEqual(ids(turn(nil, -.pi)), odd)
    expectEqual(ids(turn(1, 1 + .pi)), odd)
    expectEqual(ids(turn(0, .pi, y: 1)), odd)
    expectEqual(ids(turn(0.5, 0.5 + .pi, y: 1)), odd)
    #expect(ids(turn(0, .pi / 2)).isEmpty)
    #expect(ids(turn(0, 3.1)).isEmpty)
    #expect(ids(turn(0, 3.1, y: 1)).isEmpty)
    #expect(ids(turn(nil, .pi)) { $0.transform = .rotation(by: 1) }.isEmpty)
    // A reflection in both axes is half a turn; one in a single axis is none.
    let flipped = turn(0, 0).with { $0.toValue = .scale(x: -1, y: -1, z: 1) }
    expectEqual(ids(flipped), odd)
    #expect(ids(flipped.with { $0.toValue = .scale(x: -1, y: 1, z: 1) }).isEmpty)
  }

  @Test func `L-15 a whole turn between matrices`() {
    expectEqual(ids(turn(0, 2 * .pi)), odd)
    expectEqual(ids(turn(nil, 2 * .pi)), odd)
    expectEqual(ids(turn(0, -4 * .pi, y: 1)), odd)
    expectEqual(
      ids(
        turn(nil, 2 * .pi).with {
          $0.toValue = nil
          $0.byValue = .rotation(by: 2 * .pi)
        }), odd)
    // Not a rounded turn, but no distance at all.
    expectEqual(ids(turn(0, 0)), ["L-37 warning layer 1/transform 7"])
    let rotation = BasicAnimation(.rotation, from: 0, to: 2 * .pi, duration: 1, line: 7)
    #expect(lints(rotation).isEmpty)
  }

  @Test func `L-15 between keyframes`() {
    func frames(_ angles: [Double], _ mode: CalculationMode = .linear) -> [String] {
      ids(
        KeyframeAnimation(
          .transform, values: angles.map { Transform3D.rotation(by: $0) }, calculationMode: mode,
          duration: 1, line: 7))
    }
    expectEqual(frames([0, .pi, 2 * .pi]), odd)
    expectEqual(frames([0, 2 * .pi]), odd)
    #expect(frames([0, 2, 4, 2 * .pi]).isEmpty)
    #expect(frames([0, .pi, 2 * .pi], .discrete).isEmpty)
  }

  // MARK: L-16

  @Test func `L-16 a value function over a transform that it does not make`() {
    let spin = BasicAnimation(.transform(by: .rotateZ), from: 0, to: 1, duration: 1, line: 7)
    let lost = ["L-16 warning layer 1/transform 7"]
    let twice = Transform3D.scale(x: 2, y: 2, z: 1)
    expectEqual(ids(spin) { $0.transform = twice }, lost)
    #expect(ids(spin).isEmpty)
    // The function makes all that the model has.
    #expect(ids(spin) { $0.transform = .rotation(by: 1) }.isEmpty)
    #expect(ids(spin.with { $0.isAdditive = true }) { $0.transform = twice }.isEmpty)
    let part = BasicAnimation(.rotation, from: 0, to: 1, duration: 1, line: 7)
    #expect(ids(part) { $0.transform = twice }.isEmpty)
    let grow = BasicAnimation(
      .transform(by: .scale), from: [1, 1, 1], to: [3, 5, 7], duration: 1, line: 7)
    #expect(ids(grow) { $0.transform = twice }.isEmpty)
    expectEqual(ids(grow) { $0.transform = .rotation(by: 1) }, lost)
  }

  // MARK: L-26

  private func part(
    _ property: LayerProperty<Double>, to end: Double, begin: Double = 0, line: UInt
  ) -> BasicAnimation<Double> {
    BasicAnimation(property, from: 1, to: end, duration: 1, line: line).with {
      $0.beginTime = begin
      $0.fillMode = .backwards
    }
  }

  private func flips(_ animations: [any LayerAnimation]) -> [String] {
    lints(animations, in: 2).filter { $0.hasPrefix("L-26") }
  }

  @Test func `L-26 a wide turn about y beside another turn`() {
    let wide = part(.rotationY, to: 2, line: 1)
    for other in [LayerProperty<Double>.rotation, .rotationX] {
      let beside = part(other, to: 3, line: 2)
      expectEqual(flips([wide, beside]), ["L-26 warning layer 1/\(other.keyPath) 2"])
      expectEqual(flips([beside, wide]), ["L-26 warning layer 1/transform.rotation.y 1"])
      #expect(flips([part(.rotationY, to: 1.5, line: 1), beside]).isEmpty)
      #expect(flips([wide, part(other, to: 3, begin: 1, line: 2)]).isEmpty)
    }
    #expect(flips([wide, part(.scaleX, to: 3, line: 2)]).isEmpty)
    #expect(flips([wide]).isEmpty)
  }

  @Test func `L-26 two axes below nothing`() {
    let x = part(.scaleX, to: -1, line: 1)
    let y = part(.scaleY, to: -1, line: 2)
    expectEqual(flips([x, y]), ["L-26 warning layer 1/transform.scale.y 2"])
    #expect(flips([x, part(.scaleY, to: 0, line: 2)]).isEmpty)
    #expect(flips([x, part(.scaleY, to: -1, begin: 1, line: 2)]).isEmpty)
    #expect(flips([x, x]).isEmpty)
    let frames = KeyframeAnimation(.scaleY, values: [1, -1, 1], duration: 1, line: 2)
    expectEqual(flips([x, frames]), ["L-26 warning layer 1/transform.scale.y 2"])
  }
}
