import Animatic
import AnimaticCore
import TestSupport
import Testing

@testable import AnimaticPreview

struct `Drawn layers` {
  @Test func `the whole tree of a layer is drawn, with its mask`() {
    let root = tile("root")
    let (still, moving, mask) = (tile("still"), tile("moving"), tile("mask"))
    root.sublayers = [still, moving]
    moving.mask = mask
    let scene = Animate(moving).move(x: 100).preview().scene
    expectEqual(scene.nodes.map(\.name), ["root", "still", "moving", "mask"])
    expectEqual(scene.nodes.map(\.parent), [nil, 0, 0, 2])
    #expect(scene.nodes[2].mask == 3 && scene.nodes[3].isMask)
    expectEqual(scene.nodes.map { $0.planLayer != nil }, [false, false, true, false])
  }

  @Test func `with a root only its tree is drawn, and other layers are reported`() {
    let (root, child, other) = (tile("root"), tile("child"), tile("other"))
    root.addSublayer(child)
    let both = Parallel {
      Animate(child).fade(to: 0)
      Animate(other).fade(to: 0)
    }
    let scene = both.preview(root: root).scene
    expectEqual(scene.nodes.map(\.name), ["root", "child"])
    expectEqual(scene.notDrawn, ["1 animated layer is not in root."])
  }

  @Test func `a layer without a size is a square about its anchor point`() throws {
    let dot = Layer(name: "dot", position: CGPoint(x: 10, y: 20))
    dot.anchorPoint = CGPoint(x: 0, y: 1)
    let standIn = try #require(Animate(dot).move(x: 90).preview().scene.nodes[0].standIn)
    expectEqual(standIn, CGRect(x: 0, y: -60, width: 60, height: 60))
    #expect(Animate(dot).resize(to: [9, 9]).preview().scene.nodes[0].standIn == nil)
  }

  @Test func `layers without size and position are drawn beside each other`() {
    let layers = (0..<5).map { Layer(name: "\($0)") }
    let all = Parallel { for layer in layers { Animate(layer).fade(to: 0) } }
    let places = all.preview().scene.nodes.map(\.aside)
    expectEqual(places.map { "\($0.x) \($0.y)" }.count, Set(places.map { "\($0.x) \($0.y)" }).count)
  }

  @Test func `a composition without a layer moves a square`() {
    let scene = Animate().fadeIn().preview().scene
    #expect(scene.isPlaceholder && scene.nodes.count == 1)
    expectEqual(Animate().preview().scene.nodes.count, 1)
  }

  @Test func `what can't be drawn is listed`() {
    let layer = tile("emitter")
    let chain = Animate(layer).animate(.contentsRect, to: .zero).animate(.birthRate, to: 9)
    let lines = chain.preview().scene.notDrawn
    #expect(lines.contains("particles, on emitter"))
    #expect(lines.contains { $0.contains("contentsRect") })
    #expect(Animate(tile()).move(x: 9).preview().scene.notDrawn.isEmpty)
  }

  @Test func `deeper than a stack allows`() {
    var layer = tile("top")
    let top = layer
    for index in 0..<5000 {
      let next = tile("\(index)")
      layer.addSublayer(next)
      layer = next
    }
    let preview = Animate(top).fade(to: 0).preview()
    expectEqual(preview.scene.nodes.count, SceneBuilder.mostLayers)
    #expect(preview.scene.leftOut > 0)
    #expect(preview.html.contains("at most 300 are drawn"))
  }
}
