// Values that are not finite enter neither model nor presentation, and are reported.

import Animatic
import Foundation
import TestSupport
import Testing

struct NotFiniteTests {
  let scene = BlockScene()
  var stage: Stage { scene.stage }
  var box: Layer { scene.layer }

  private var nanPath: BezierPath {
    var path = BezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: Double.nan, y: 3))
    return path
  }

  private static let dashes = LayerProperty<[Double]>("dashes", default: [1, 2])
  private static let outline = LayerProperty<BezierPath>("outline", default: BezierPath())

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `L-49: arrays and paths that are not finite get into no model`(number: Double) {
    let layer = Layer()
    layer[Self.dashes] = [1, number]
    layer[.path] = nanPath
    layer[Self.outline] = nanPath
    expectEqual(layer[Self.dashes], [1, 2])
    #expect(layer[.path].isEmpty && layer[Self.outline].isEmpty)
    expectEqual(layer.diagnostics.map(\.id), ["L-49", "L-49", "L-49"])
    box[Self.dashes] = [number]
    stage.animate(duration: 1) { box[.path] = nanPath }
    #expect(box[Self.dashes] == [1, 2] && box[.path].isEmpty)
    expectEqual(box.diagnostics.map(\.id), ["L-49", "L-49"])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `L-49: arrays and paths that are not finite are refused in chains and animations`(
    number: Double
  ) {
    func told(_ chain: Animate) -> [String] {
      let playback = chain.run()
      stage.advance(by: 0.5)
      let dashes = box.presentation[Self.dashes]
      #expect(dashes.allSatisfy { $0.isFinite })
      #expect(box.presentation[.path].isEmpty)
      if playback.outcome == nil { playback.cancel() }
      stage.update()
      return playback.diagnostics.map(\.id)
    }
    expectEqual(told(Animate(box).animate(Self.dashes, to: [number, 1])), ["L-49"])
    expectEqual(told(Animate(box).animate(Self.dashes, from: [number, 1], to: [1, 1])), ["L-49"])
    expectEqual(told(Animate(box).animate(Self.dashes, by: [number, 1])), ["L-49"])
    expectEqual(
      told(
        Animate(box).add(
          animation: KeyframeAnimation(Self.dashes, values: [[1, 1], [number, 1]]))), ["L-49"])
    expectEqual(told(Animate(box).animate(.path, to: nanPath)), ["L-49"])
    expectEqual(told(Animate(box).follow(nanPath)), ["L-49"])
    let raw: [any LayerAnimation] = [
      BasicAnimation(Self.dashes, from: [number, 1], to: [1, 1], duration: 1),
      KeyframeAnimation(Self.dashes, values: [[number, 1], [1, 1]], duration: 1),
      SpringAnimation(Self.dashes, from: [number, 1], to: [1, 1]),
      BasicAnimation(.path, from: nanPath, to: nanPath, duration: 1),
      KeyframeAnimation(.position, path: nanPath, duration: 1),
    ]
    for animation in raw {
      let layer = Layer()
      stage.add(layer)
      layer.add(animation)
      expectEqual(layer.diagnostics.map(\.id), ["L-49"], "\(animation)")
    }
  }

  @Test func `a value that overflows presents the model`() {
    box[.scale] = 1e308
    stage.flush()
    box.removeAllAnimations()
    stage.update()
    var more = BasicAnimation(
      .transform, from: Transform3D.scale(x: 1e308, y: 1e308, z: 1e308),
      to: .scale(x: 1e308, y: 1e308, z: 1e308), duration: 1)
    more.isAdditive = true
    box.add(more)
    var push = BasicAnimation(.positionX, from: 1e308, to: 1e308, duration: 1)
    push.isAdditive = true
    box.add(push)
    box.add(push)
    var dash = BasicAnimation(Self.dashes, from: [1e308, 1], to: [1e308, 1], duration: 1)
    dash.isAdditive = true
    box.add(dash)
    box.add(dash)
    stage.advance(by: 0.5)
    #expect(box.presentation.transform.components.allSatisfy { $0.isFinite })
    #expect(box.presentation[.scale].isFinite)
    #expect(box.presentation.position.x.isFinite)
    #expect(box.presentation[Self.dashes].allSatisfy { $0.isFinite })
  }

  @Test func `what grows beyond all numbers is not settled`() {
    box.position.x = 1e308
    stage.flush()
    box.removeAllAnimations()
    stage.update()
    Animate(box).animate(.positionX, by: 1e308, duration: 1).settle().run()
    stage.advance(by: 2)
    #expect(box.position.x == 1e308 && box.presentation.position.x == 1e308)
  }

  @Test func `a huge scale is finite wherever it is read, turned or animated`() {
    box[.rotation] = 0.5
    box[.scale] = 1e308
    stage.flush()
    stage.advance(by: 1)
    #expect(box.transform.components.allSatisfy { $0.isFinite })
    #expect(box.presentation.transform.components.allSatisfy { $0.isFinite })
    #expect(abs(box[.scale] / 1e308 - 1) < 1e-9, "\(box[.scale])")
    stage.animate(duration: 1) { box[.scale] = -1e308 }
    for _ in 0..<5 {
      #expect(box.presentation.transform.components.allSatisfy { $0.isFinite })
      #expect(box.presentation[.scale].isFinite)
      stage.advance(by: 0.25)
    }
  }

  @Test func `L-49: an infinite speed of a layer is reported`() {
    box.speed = .infinity
    expectEqual(box.diagnostics.map(\.id), ["L-49"])
    let other = Layer()
    other.speed = 2
    #expect(other.diagnostics.isEmpty)
  }
}
