// P-1 and P-12 to P-14: which key paths there are, with which types, and what a fresh
// layer reads.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

struct KeyPathRuleTests {
  /// Halfway from 0 to 20 every number of a property is 10.
  private func check<Value: AnimatableValue>(
    _ keyPath: String, as: Value.Type, isOnly: Bool = true
  ) {
    let scene = Scene()
    let count = Value.componentCount
    let property = LayerProperty<Value>(keyPath: keyPath)
    expectEqual(property.keyPath, keyPath)
    scene.add(
      BasicAnimation<Value>(
        keyPath: keyPath, from: Value(components: [Double](repeating: 0, count: count)),
        to: Value(components: [Double](repeating: 20, count: count)), duration: 1))
    #expect(scene.findings.isEmpty, "\(keyPath)")
    let shown = scene.value(of: property, at: 0.5).components
    expectEqual(shown, [Double](repeating: 10, count: count), "\(keyPath)")
    #expect(scene.layer.presentation.keyPaths.contains(keyPath), "\(keyPath)")
  }

  private static func keyPaths(_ kind: PropertyKind) -> [String] {
    StandardProperty.allCases.filter { $0.kind == kind }.map(\.name)
  }

  @Test(arguments: keyPaths(.number))
  func `P-13: numbers`(keyPath: String) { check(keyPath, as: Double.self) }

  @Test(arguments: keyPaths(.point))
  func `P-13: points`(keyPath: String) { check(keyPath, as: CGPoint.self) }

  @Test(arguments: keyPaths(.size))
  func `P-13: sizes`(keyPath: String) { check(keyPath, as: CGSize.self) }

  @Test(arguments: keyPaths(.rect))
  func `P-13: rectangles`(keyPath: String) { check(keyPath, as: CGRect.self) }

  @Test(arguments: keyPaths(.color))
  func `P-13: colours`(keyPath: String) { check(keyPath, as: RGBAColor.self) }

  @Test(arguments: keyPaths(.transform))
  func `P-13: transforms`(keyPath: String) {
    let scene = Scene()
    scene.add(
      BasicAnimation<Transform3D>(
        keyPath: keyPath, from: .identity, to: .translation(x: 20, y: 40), duration: 1))
    let shown = scene.value(of: LayerProperty<Transform3D>(keyPath: keyPath), at: 0.5)
    expectEqual(shown, .translation(x: 10, y: 20))
  }

  @Test func `P-13: a key path has exactly one type of value`() {
    func isRefused<Value: AnimatableValue>(_ keyPath: String, _ value: Value) -> Bool {
      let scene = Scene()
      scene.add(BasicAnimation<Value>(keyPath: keyPath, to: value, duration: 1))
      return scene.findings.map(\.id) == ["C-7"]
    }
    #expect(isRefused("opacity", CGPoint.zero) && isRefused("position", 1.0))
    #expect(isRefused("position", CGSize.zero) && isRefused("shadowOffset", CGPoint.zero))
    #expect(isRefused("bounds", RGBAColor.red) && isRefused("backgroundColor", CGRect.zero))
    #expect(isRefused("transform", 1.0) && isRefused("transform.rotation", Transform3D.identity))
    #expect(isRefused("transform.scale", CGSize.zero) && isRefused("transform.translation", 1.0))
  }

  @Test(arguments: ["", "oppacity", "position.", ".position", "position..x", "Opacity"])
  func `P-1: an unknown key path has no effect, and the delegate gets its full duration`(
    keyPath: String
  ) {
    let scene = Scene()
    var told: [String] = []
    scene.add(BasicAnimation(keyPath: keyPath, from: 0.0, to: 9, duration: 2), forKey: "a") {
      $0.delegate = AnimationTarget(
        begin: { told.append("begin \($0.time)") },
        end: { told.append("end \($0.time) \($0.finished)") })
    }
    expectEqual(scene.findings.map(\.id), ["L-1"])
    expectEqual(scene.layer.animation(forKey: "a")?.keyPath, keyPath)
    scene.stage.advance(by: 1.5)
    expectEqual(scene.layer.presentation, scene.layer.model)
    #expect(scene.layer.animationKeys == ["a"] && told == ["begin 0.0"])
    scene.stage.advance(by: 1)
    #expect(told == ["begin 0.0", "end 2.0 true"] && scene.layer.animationKeys == [])
  }

  @Test(arguments: [
    ("frame", "position"), ("frame.origin.x", "position"), ("frame.size", "bounds"),
    ("affineTransform", "transform"),
  ])
  func `P-12: a derived property can't be animated, and the diagnostic names one that can`(
    keyPath: String, advice: String
  ) {
    let scene = Scene { $0.position = CGPoint(x: 5, y: 5) }
    scene.add(BasicAnimation(keyPath: keyPath, from: 0.0, to: 100, duration: 1))
    expectEqual(scene.value(of: .position, at: 0.5), CGPoint(x: 5, y: 5))
    expectEqual(scene.layer.presentation, scene.layer.model)
    expectEqual(scene.findings.map(\.id), ["L-2"])
    expectEqual(scene.layer.diagnostics.first?.remedy.contains(advice), true)
  }

  @Test func `P-12: the left edge of a frame is suggested as position.x`() {
    let scene = Scene()
    scene.add(BasicAnimation(keyPath: "frame.origin.x", from: 0.0, to: 100, duration: 1))
    expectEqual(scene.layer.diagnostics.first?.remedy.contains("position.x"), true)
  }

  @Test func `P-14: a fresh layer reads its defaults at any key path`() {
    let layer = Layer()
    func read(_ keyPath: String) -> Double { layer[LayerProperty<Double>(keyPath: keyPath)] }
    #expect(read("transform.scale") == 1 && read("transform.rotation.z") == 0)
    #expect(read("shadowOffset.height") == -3 && read("anchorPoint.y") == 0.5)
    #expect(read("opacity") == 1 && read("contentsRect.size.width") == 1)
    // Core Animation's nil for an unknown key; a number has none.
    expectEqual(read("unknown"), 0)
    expectEqual(layer.presentation[LayerProperty<Double>(keyPath: "transform.scale.z")], 1)
  }
}
