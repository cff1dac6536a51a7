// P-5: every field of every point, size and rectangle, by its key path.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

struct FieldRuleTests {
  /// Halfway through one field, only that field has changed.
  private func check<Value: AnimatableValue, Field: AnimatableValue>(
    _ root: LayerProperty<Value>, _ suffix: String, as: Field.Type, at slots: Range<Int>
  ) {
    let keyPath = "\(root.keyPath).\(suffix)"
    let model = Array([11.0, 22, 33, 44].prefix(Value.componentCount))
    var expected = model
    let numbers = Array([150.0, 450].prefix(slots.count))
    expected.replaceSubrange(slots, with: numbers)
    let scene = Scene { $0[root] = Value(components: model) }
    let field = LayerProperty<Field>(keyPath: keyPath)
    expectEqual(scene.layer[field].components, Array(model[slots]), "\(keyPath)")
    scene.add(
      BasicAnimation<Field>(
        keyPath: keyPath, from: Field(components: [100, 300]), to: Field(components: [200, 600]),
        duration: 1))
    #expect(scene.findings.isEmpty, "\(keyPath)")
    expectEqual(scene.value(of: root, at: 0.5).components, expected, "\(keyPath)")
    expectEqual(scene.value(of: field, at: 0.5).components, numbers, "\(keyPath)")
    expectEqual(scene.layer[root].components, model, "\(keyPath)")
    // The model is written through the same paths.
    scene.layer[field] = Field(components: numbers)
    expectEqual(scene.layer[root].components, expected, "\(keyPath)")
  }

  @Test(arguments: ["position", "anchorPoint", "startPoint", "endPoint", "emitterPosition"])
  func `P-5: x and y of a point`(name: String) {
    let root = LayerProperty<CGPoint>(keyPath: name)
    check(root, "x", as: Double.self, at: 0..<1)
    check(root, "y", as: Double.self, at: 1..<2)
  }

  @Test(arguments: ["shadowOffset", "emitterSize"])
  func `P-5: width and height of a size`(name: String) {
    let root = LayerProperty<CGSize>(keyPath: name)
    check(root, "width", as: Double.self, at: 0..<1)
    check(root, "height", as: Double.self, at: 1..<2)
  }

  @Test(arguments: ["bounds", "contentsRect", "contentsCenter"])
  func `P-5: the six fields of a rectangle`(name: String) {
    let root = LayerProperty<CGRect>(keyPath: name)
    check(root, "origin", as: CGPoint.self, at: 0..<2)
    check(root, "origin.x", as: Double.self, at: 0..<1)
    check(root, "origin.y", as: Double.self, at: 1..<2)
    check(root, "size", as: CGSize.self, at: 2..<4)
    check(root, "size.width", as: Double.self, at: 2..<3)
    check(root, "size.height", as: Double.self, at: 3..<4)
  }

  @Test func `P-5: two fields of one property move side by side`() {
    let scene = Scene { $0.bounds = CGRect(x: 1, y: 2, width: 3, height: 4) }
    scene.add(BasicAnimation(.boundsWidth, from: 0, to: 100, duration: 1))
    scene.add(
      BasicAnimation(.boundsOrigin, from: .zero, to: CGPoint(x: 8, y: 16), duration: 2))
    expectEqual(scene.value(of: .bounds, at: 0.5), CGRect(x: 2, y: 4, width: 50, height: 4))
    expectEqual(scene.value(of: .bounds, at: 1.5), CGRect(x: 6, y: 12, width: 3, height: 4))
  }

  @Test(arguments: [
    "position.z", "position.width", "bounds.x", "bounds.origin.width", "shadowOffset.x",
    "opacity.x", "backgroundColor.red",
  ])
  func `P-5: a field that the type has not is no key path`(keyPath: String) {
    let scene = Scene()
    scene.add(BasicAnimation(keyPath: keyPath, from: 0.0, to: 1, duration: 1))
    expectEqual(scene.findings.map(\.id), ["L-1"])
    expectEqual(scene.layer.presentation, scene.layer.model)
  }
}
