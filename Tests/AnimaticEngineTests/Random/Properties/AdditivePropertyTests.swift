// Of two additive animations the order makes no difference.

import AnimaticCore
import AnimaticEngine
import RandomScenes
import TestSupport
import Testing

struct AdditivePropertyTests {
  /// Additive animations of one property, some of them in groups; no whole transform, whose
  /// products have an order.
  private func pair(_ seed: UInt64) -> CaseSpec {
    var generator = SceneMaker(seed: seed)
    var spec = generator.makeCase()
    var other = generator.makeCase().animations
    other.append(contentsOf: generator.makeCase().animations)
    let fitting = (spec.animations + other).filter(\.commutes)
    spec.animations = fitting.prefix(2).map(\.additive)
    return spec
  }

  @Test func `P-2: two additive animations may be added in either order`() {
    var met = 0
    expectForAll(.animations(drawnBy: pair), seeds: 40_001...40_400) { spec, _ in
      guard spec.animations.count == 2 else { return nil }
      var swapped = spec
      swapped.animations.reverse()
      let (first, firstLayer) = spec.stage()
      let (second, secondLayer) = swapped.stage()
      for time in spec.times {
        first.advance(by: time - first.time)
        second.advance(by: time - second.time)
        let numbers = CaseSpec.numbers(of: firstLayer.presentation)
        let others = CaseSpec.numbers(of: secondLayer.presentation)
        if numbers != CaseSpec.numbers(of: spec.layerValues) { met += 1 }
        for (root, value) in numbers {
          if !isClose(value, others[root] ?? [], relativeError: 1e-9 * spec.magnitude) {
            return "\(root) at \(time): \(value) and \(others[root] ?? [])"
          }
        }
      }
      return nil
    }
    #expect(met >= Campaign.least(400), "\(met) looks at something that moved")
  }

  @Test func `P-2: of two whole transforms the order does count`() {
    let turn = Transform3D.rotation(by: 1)
    let move = Transform3D.translation(x: 10)
    func shown(_ values: [Transform3D]) -> Transform3D {
      let scene = Scene()
      for value in values {
        var animation = BasicAnimation(.transform, from: value, to: value, duration: 1)
        animation.isAdditive = true
        scene.add(animation)
      }
      return scene.value(of: .transform, at: 0.5)
    }
    // The later one acts first: it is concatenated before the earlier value.
    #expect(
      agree(shown([turn, move]).components, move.concatenated(with: turn).components))
    #expect(
      agree(shown([move, turn]).components, turn.concatenated(with: move).components))
  }
}

extension NodeSpec {
  /// Whether nothing in it makes a product of whole transforms, whose order counts.
  fileprivate var commutes: Bool {
    if case .keyframes(let keyframes) = content, keyframes.rotation != nil { return false }
    return path != .transform && path != .function && children.allSatisfy(\.commutes)
  }

  /// The same with additive animations only; the scale of all axes becomes that of one axis,
  /// because it reads an average and writes three (P-6), which does not commute.
  fileprivate var additive: NodeSpec {
    var node = self
    node.isAdditive = true
    if node.path == .scale { node.path = .scaleX }
    node.children = children.map(\.additive)
    return node
  }
}
