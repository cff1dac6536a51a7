// Trees that are very deep, on the stack of a secondary thread, and very wide.

import AnimaticCore
import AnimaticEngine
import Foundation
import RandomScenes
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

struct TreeDepthTests {
  private static let depth = max(1_000, Campaign.count(10_000))

  /// A tree of that depth, built from the root down or from the leaf up; every third link a mask.
  private static func tree(
    fromRoot: Bool, prepare: (Layer) -> Void = { _ in }
  ) -> (root: Layer, leaf: Layer) {
    let first = Layer()
    prepare(first)
    var last = first
    for index in 1..<depth {
      let next = Layer()
      prepare(next)
      let (above, below) = fromRoot ? (last, next) : (next, last)
      if index % 3 == 0 { above.mask = below } else { above.addSublayer(below) }
      last = next
    }
    return fromRoot ? (first, last) : (last, first)
  }

  @Test func `X-4: every layer of a deep tree transitions, from shared snapshots`() throws {
    let (counts, wasHidden, isHidden) = try onSmallStack {
      var layers = [Layer()]
      for _ in 1..<Self.depth {
        let next = Layer()
        layers[layers.count - 1].addSublayer(next)
        layers.append(next)
      }
      let stage = Stage(clock: ManualClock())
      stage.add(layers[0])
      stage.update()
      for layer in layers { layer.isHidden = true }
      stage.update()
      let states = [0, Self.depth / 2, Self.depth - 1].map { layers[$0].transition }
      let (old, new) = (
        states.compactMap { $0?.outgoing.snapshot.nodes },
        states.compactMap { $0?.incoming.snapshot.nodes }
      )
      return (
        old.map(\.count), old.contains { $0.contains { $0.values.isHidden } },
        new.allSatisfy { $0.allSatisfy { $0.values.isHidden } }
      )
    }
    #expect(counts == [Self.depth, Self.depth / 2, 1] && !wasHidden && isHidden)
  }

  @Test(arguments: [true, false])
  func `a deep tree is built, queried, and freed`(fromRoot: Bool) throws {
    let right = Double(Self.depth)
    let (point, back, time, isFreed, keys) = try onSmallStack {
      weak var freed: Layer?
      var (point, back, time) = (0.0, 0.0, 0.0)
      var keys: [String] = []
      do {
        let (root, leaf) = Self.tree(fromRoot: fromRoot) { layer in
          layer.position.x = 1
          layer.timeOffset = 1
        }
        freed = leaf
        let stage = Stage(clock: ManualClock())
        stage.add(root)
        leaf.add(BasicAnimation(.opacity, to: 0, duration: 1), forKey: "fade")
        point = leaf.convert(CGPoint.zero, to: nil).x
        back = leaf.convert(CGPoint.zero, from: nil).x
        time = leaf.convertTime(0, from: nil)
        // Its middle moves from the tree to the stage, and off it.
        let middle = Array(sequence(first: leaf) { $0.superlayer })[Self.depth / 2 - 1]
        stage.add(middle)
        keys = leaf.animationKeys
        root.addSublayer(middle)
        stage.remove(middle)
        keys += leaf.animationKeys
      }
      return (point, back, time, freed == nil, keys)
    }
    #expect(point == right && back == -right && time == right)
    #expect(isFreed)
    expectEqual(keys, ["fade"])
  }

  @Test func `a deep tree is hit at its innermost layer`() throws {
    let (isHit, isMissed) = try onSmallStack {
      func square() -> Layer {
        let layer = Layer(bounds: CGRect(x: 0, y: 0, width: 2, height: 2))
        layer.anchorPoint = .zero
        return layer
      }
      let innermost = square()
      var (top, mask) = (innermost, square())
      for _ in 0..<Self.depth {
        let above = square()
        above.addSublayer(top)
        top = above
        let masked = square()
        masked.mask = mask
        mask = masked
      }
      top.mask = mask
      let isHit = top.hitTest(CGPoint(x: 0.5, y: 0.5)) === innermost
      return (isHit, top.hitTest(CGPoint(x: 2.5, y: 0.5)) == nil)
    }
    #expect(isHit && isMissed)
  }

  @Test func `a deep tree with retained layers is released from the root`() throws {
    let (isWhole, isAlone) = try onSmallStack {
      let leaf = Self.tree(fromRoot: true) { $0.speed = 1.5 }.leaf
      // Freed with its root, but for the leaf.
      let isAlone = leaf.superlayer == nil
      var held: [Layer] = []
      do {
        let tree = Self.tree(fromRoot: true) { $0.speed = 1.5 }
        held = Array(sequence(first: tree.leaf) { $0.superlayer })
      }
      let isWhole = held.count == Self.depth
      held.removeLast()
      let isOpen = held.last?.superlayer == nil && held[0].superlayer != nil
      held.removeSubrange(1...)
      return (isWhole, isAlone && isOpen && held[0].superlayer == nil)
    }
    #expect(isWhole && isAlone)
  }

  @Test func `moving many layers takes a time that grows with their number`() {
    let (first, second) = (Layer(), Layer())
    let many = (0..<10_000).map { _ in Layer() }
    first.sublayers = many
    second.sublayers = many
    #expect(first.sublayers.isEmpty && second.sublayers.count == 10_000)
    for layer in many { first.addSublayer(layer) }
    for layer in many { layer.removeFromSuperlayer() }
    #expect(first.sublayers.isEmpty && many.allSatisfy { $0.superlayer == nil })
  }
}
