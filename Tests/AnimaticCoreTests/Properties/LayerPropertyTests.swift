// Properties, key paths, and the values of a layer.

import AnimaticCore
import Foundation
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

struct LayerPropertyTests {
  @Test func `P-5 and P-6: the typed names have Core Animation's key paths`() {
    expectEqual(LayerProperty<Double>.positionX.keyPath, "position.x")
    expectEqual(LayerProperty<Double>.rotation.keyPath, "transform.rotation.z")
    expectEqual(LayerProperty<Double>.scale.keyPath, "transform.scale")
    expectEqual(LayerProperty<Double>.translationY.keyPath, "transform.translation.y")
    expectEqual(LayerProperty<CGSize>.translation.keyPath, "transform.translation")
    expectEqual(LayerProperty<CGPoint>.boundsOrigin.keyPath, "bounds.origin")
    expectEqual(LayerProperty<Double>.boundsHeight.keyPath, "bounds.size.height")
    expectEqual(LayerProperty<Double>(keyPath: "opacity"), .opacity)
  }

  @Test func `every standard name is found again by its key path`() {
    expectEqual(LayerProperty<Double>(keyPath: "zPosition"), .zPosition)
    expectEqual(LayerProperty<RGBAColor>(keyPath: "shadowColor"), .shadowColor)
    expectEqual(LayerProperty<Transform3D>(keyPath: "sublayerTransform"), .sublayerTransform)
    #expect(PropertyCatalogue.keyPaths.allSatisfy { PropertyCatalogue.code(of: $0) != nil })
  }

  @Test func `Y-8 and P-14: a fresh layer has Core Animation's defaults`() {
    let values = LayerValues()
    expectEqual(values.opacity, 1)
    expectEqual(values.anchorPoint, CGPoint(x: 0.5, y: 0.5))
    expectEqual(values[.shadowOffset], CGSize(width: 0, height: -3))
    expectEqual(values[.scale], 1)
    expectEqual(values[.rotation], 0)
    expectEqual(values[.miterLimit], 10)
    expectEqual(values[LayerProperty<Double>(keyPath: "contentsRect.size.width")], 1)
    expectEqual(values[LayerProperty<Double>(keyPath: "nonsense")], 0)
  }

  @Test func `P-5: a component of a property is written without the others`() {
    var values = LayerValues()
    values.bounds = CGRect(x: 1, y: 2, width: 3, height: 4)
    values[.boundsWidth] = 30
    expectEqual(values.bounds, CGRect(x: 1, y: 2, width: 30, height: 4))
    values[.boundsOrigin] = CGPoint(x: 8, y: 9)
    expectEqual(values.bounds, CGRect(x: 8, y: 9, width: 30, height: 4))
  }

  @Test func `N-52: scale and rotation are composed as S R T`() {
    var values = LayerValues()
    values[.scale] = 2
    values[.rotation] = 0.5
    #expect(abs(values.transform.m11 - 1.755_165_123_8) < 1e-9)
    #expect(abs(values.transform.m12 - 0.958_851_077_2) < 1e-9)
    expectEqual(values.transform.m33, 2)
    #expect(abs(values[.scale] - 2) < 1e-12)
    #expect(abs(values[.rotation] - 0.5) < 1e-12)
  }

  @Test func `P-6: a uniform scale reads as the average and sets all three`() {
    var values = LayerValues()
    values.transform = .scale(x: 1, y: 2, z: 6)
    expectEqual(values[.scale], 3)
    values[.scale] = 5
    expectEqual(values.transform, .scale(x: 5, y: 5, z: 5))
  }

  @Test(arguments: [
    Transform3D(m44: 0), Transform3D(m11: 1, m12: 1, m21: 1, m22: 1), Transform3D(m11: 0, m14: 1),
  ])
  func `P-10: a matrix without parts is left as it is`(transform: Transform3D) {
    var values = LayerValues()
    values.transform = transform
    values[.rotation] = 1
    values[.scale] = 2
    #expect(values.transform == transform && values[.rotation] == 0)
    #expect(!values.canWrite(LayerProperty<Double>.scale.path))
  }

  @Test func `P-9: a scale of 0 is written over, and hides no turn`() {
    var values = LayerValues()
    values[.rotation] = 0.5
    values[.scale] = 0
    #expect(values[.scale] == 0 && values[.rotation] == 0.5)
    expectEqual(values.transform, .scale(x: 0, y: 0, z: 0))
    values[.rotation] = 0.75
    values[.translationX] = 3
    values[.scale] = 2
    #expect(values[.scale] == 2 && abs(values[.rotation] - 0.75) < 1e-12)
    #expect(abs(values.transform.m11 - 2 * cos(0.75)) < 1e-12 && values.transform.m41 == 3)
    values[.scaleY] = 0
    values.transform = .scale(x: 0, y: 0, z: 0)
    expectEqual(values[.rotation], 0, "a whole transform has nothing beside it")
  }

  @Test func `P-9: a rotation hidden by a scale of 0 distinguishes values, and is kept`() {
    var (one, other) = (LayerValues(), LayerValues())
    one[.scale] = 0
    other[.scale] = 0
    expectEqual(one, other)
    one.transform = .scale(x: 0, y: 0, z: 0)
    expectEqual(one, other)
    other[.rotation] = 1
    #expect(one != other && one.roots(changedIn: other).map(\.name) == ["transform"])
    var taken = LayerValues()
    taken.merge(other)
    #expect(taken == other && taken[.rotation] == 1)
  }

  @Test func `P-9: a whole matrix with scales of 0 is written as if its lost turn were none`() {
    var values = LayerValues()
    values.transform = .scale(x: 0, y: 0, z: 0)
    values[.scale] = 2
    expectEqual(values.transform, .scale(x: 2, y: 2, z: 2))
    values.transform = .scale(x: 0, y: 3, z: 1)
    #expect(values[.scaleY] == 3 && values[.scaleX] == 0)
    values[.scaleX] = 5
    expectEqual(values.transform, .scale(x: 5, y: 3, z: 1))
  }

  @Test func `values are equal where they read the same`() {
    var values = LayerValues()
    values.opacity = 0.5
    #expect(values != LayerValues())
    values.opacity = 1
    expectEqual(values, LayerValues())
    expectEqual(values.description, "opacity 1")
    expectEqual(values.keyPaths, ["opacity"])
  }

  @Test func `an unknown key path is reported with a similar one`() {
    expectEqual(KeyPathAdvice.nearest("alpha"), "opacity")
    expectEqual(KeyPathAdvice.nearest("positon.x"), "position.x")
    expectEqual(KeyPathAdvice.nearest("transform.rotation.zz"), "transform.rotation.z")
    #expect(KeyPathAdvice.nearest("completelyUnrelatedThing") == nil)
    #expect(KeyPathAdvice.nearest("") == nil)
    #expect(KeyPathAdvice.nearest(String(repeating: "x", count: 100_000)) == nil)
  }

  @Test func `a type whose numbers do not match its count is cut or filled`() {
    let property = LayerProperty("odd", default: Odd())
    var values = LayerValues()
    expectEqual(values[property].components.count, 3)
    values[property] = Odd()
    expectEqual(values[property].given.count, 2)
  }
}

/// An incorrect conformance: it declares two components and returns three.
private struct Odd: AnimatableVector {
  static let componentCount = 2
  var given: [Double] = [1, 2]

  init() {}

  init(components: [Double]) { given = components }

  var components: [Double] { [1, 2, 3] }
}
