// B-1 and B-4: the eight combinations of from, to and by, for every type of value.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// Values of one type for the eight combinations.
private struct Combination<Value: AnimatableValue> {
  let property: LayerProperty<Value>
  let model: Value
  let from: Value
  let to: Value
  let by: Value
  var sum: (Value, Value) -> Value = { first, second in
    Value(components: zip(first.components, second.components).map { $0 + $1 })
  }
  var difference: (Value, Value) -> Value = { first, second in
    Value(components: zip(first.components, second.components).map { $0 - $1 })
  }

  /// Start and end as the table has them.
  private func ends(_ from: Value?, _ to: Value?, _ by: Value?) -> (Value, Value) {
    switch (from, to, by) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, sum(from, by))
    case (nil, let to?, let by?): (difference(to, by), to)
    case (let from?, nil, nil): (from, model)
    case (nil, let to?, nil): (model, to)
    case (nil, nil, let by?): (model, sum(model, by))
    case (nil, nil, nil): (model, model)
    }
  }

  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    for given in 0..<8 {
      let from = given & 1 == 0 ? nil : from
      let to = given & 2 == 0 ? nil : to
      let by = given & 4 == 0 ? nil : by
      let scene = Scene { $0[property] = model }
      scene.add(BasicAnimation(property, from: from, to: to, by: by, duration: 1)) { animation in
        animation.isRemovedOnCompletion = false
        animation.fillMode = .forwards
      }
      let (start, end) = ends(from, to, by)
      for (time, part) in [(0.0, 0.0), (0.25, 0.25), (1, 1), (2, 1)] {
        let shown = scene.value(of: property, at: time).components
        let expected = zip(start.components, end.components).map { $0 * (1 - part) + $1 * part }
        #expect(
          agree(shown, expected), "combination \(given) at \(time): \(shown), not \(expected)",
          sourceLocation: sourceLocation)
      }
    }
  }
}

struct CombinationRuleTests {
  @Test func `B-1: numbers`() {
    Combination(property: .cornerRadius, model: 3, from: 10, to: 40, by: 7).check()
  }

  @Test func `B-1: points`() {
    Combination(
      property: .position, model: CGPoint(x: 1, y: -2), from: CGPoint(x: 10, y: 20),
      to: CGPoint(x: 40, y: -60), by: CGPoint(x: 7, y: 9)
    ).check()
  }

  @Test func `B-1: sizes`() {
    Combination(
      property: .shadowOffset, model: CGSize(width: 1, height: -2),
      from: CGSize(width: 10, height: 20), to: CGSize(width: 40, height: -60),
      by: CGSize(width: 7, height: 9)
    ).check()
  }

  @Test func `B-1: rectangles`() {
    Combination(
      property: .bounds, model: CGRect(x: 1, y: 2, width: 3, height: 4),
      from: CGRect(x: 10, y: 20, width: 30, height: 40),
      to: CGRect(x: -10, y: 50, width: 5, height: 100), by: CGRect(x: 7, y: 8, width: 9, height: 11)
    ).check()
  }

  @Test func `B-1: colours`() {
    Combination(
      property: .backgroundColor, model: RGBAColor(red: 0.5, green: 0.25, blue: 1, alpha: 0.5),
      from: RGBAColor(red: 0, green: 1, blue: 0.5),
      to: RGBAColor(red: 1, green: 0, blue: 0.25, alpha: 0),
      by: RGBAColor(red: 0.5, green: -0.25, blue: 0.75, alpha: -0.5)
    ).check()
  }

  @Test func `B-1: parts of points, sizes and rectangles`() {
    Combination(property: .positionY, model: 3, from: 10, to: 40, by: 7).check()
    Combination(property: .boundsWidth, model: 3, from: 10, to: 40, by: 7).check()
    Combination(
      property: .boundsOrigin, model: CGPoint(x: 1, y: -2), from: CGPoint(x: 10, y: 20),
      to: CGPoint(x: 40, y: -60), by: CGPoint(x: 7, y: 9)
    ).check()
    Combination(
      property: LayerProperty<Double>(keyPath: "shadowOffset.height"), model: 3, from: 10, to: 40,
      by: 7
    ).check()
  }

  @Test(arguments: [
    LayerProperty<Double>.rotation, .rotationX, .scale, .scaleX, .scaleZ, .translationY,
    .translationZ,
  ])
  func `B-1: parts of a transform`(property: LayerProperty<Double>) {
    // By and to stay within what a matrix reads back: a quarter turn about x or z.
    Combination(property: property, model: 0.75, from: 0.25, to: 1.25, by: 0.5).check()
  }

  @Test func `B-1: the translation of a transform`() {
    Combination(
      property: .translation, model: CGSize(width: 1, height: -2),
      from: CGSize(width: 10, height: 20), to: CGSize(width: 40, height: -60),
      by: CGSize(width: 7, height: 9)
    ).check()
  }

  @Test func `B-1: whole transforms`() {
    Combination(
      property: .transform, model: Transform3D.scale(x: 4).translated(y: 8),
      from: .translation(x: 10), to: .translation(x: 40, y: 6),
      by: Transform3D.translation(x: 2, y: 3).scaled(x: 2, y: 5),
      sum: { $0.concatenated(with: $1) },
      difference: { $0.concatenated(with: $1.inverted()) }
    ).check()
  }

  @Test func `B-4: of two transforms the first acts first`() {
    func shown(_ animation: BasicAnimation<Transform3D>) -> Transform3D {
      let scene = Scene { $0.transform = .translation(x: 10) }
      scene.add(animation) { $0.isRemovedOnCompletion = false }
      return scene.value(of: .transform, at: 0)
    }
    let double = Transform3D.scale(x: 2)
    // From 10 by a doubling ends at a doubled 10; the other order would leave it at 10.
    var animation = BasicAnimation(.transform, from: .translation(x: 10), by: double, duration: 1)
    animation.speed = 0
    animation.timeOffset = 1
    expectEqual(shown(animation), Transform3D(m11: 2, m41: 20))
    animation.fromValue = nil
    expectEqual(shown(animation), Transform3D(m11: 2, m41: 20))
    // To 10 by a doubling starts at a halved 10.
    animation = BasicAnimation(.transform, to: .translation(x: 10), by: double, duration: 1)
    expectEqual(shown(animation), Transform3D(m11: 0.5, m41: 5))
  }

  @Test func `B-4: to with a by without an inverse has no effect and is reported`() {
    let scene = Scene { $0.transform = .translation(x: 5) }
    scene.add(
      BasicAnimation(
        .transform, to: .translation(x: 10), by: .scale(x: 0), duration: 1))
    for time in [0, 0.5, 0.75] {
      expectEqual(scene.value(of: .transform, at: time), .translation(x: 5), "\(time)")
    }
    expectEqual(scene.layer.diagnostics.count, 1)
  }

  @Test func `B-4: colours add and subtract number by number, beyond 0 and 1`() {
    let scene = Scene()
    scene.add(
      BasicAnimation(
        .backgroundColor, from: RGBAColor(red: 0.75, green: 0.5, blue: 0),
        by: RGBAColor(red: 0.5, green: -1, blue: 0.25, alpha: -0.5), duration: 1)
    ) { $0.isRemovedOnCompletion = false }
    let end = scene.value(of: .backgroundColor, at: 1)
    expectEqual(end.components, [1.25, -0.5, 0.25, 0.5])
  }
}
