// Transitions of nested layers: each has its own snapshots, although they are taken together.

import Animatic
import TestSupport
import Testing

struct NestedTransitionTests {
  private let scene = BlockScene()
  private let list = Layer(name: "list")
  private let row = Layer(name: "row")
  private let title = Layer(name: "title")
  private let badge = Layer(name: "badge")
  private var all: [Layer] { [scene.layer, list, row, title, badge] }

  init() {
    scene.stage.performWithoutAnimation {
      scene.layer.addSublayer(list)
      list.addSublayer(row)
      row.addSublayer(title)
      list.addSublayer(badge)
    }
    scene.stage.update()
  }

  private func lines(_ snapshot: LayerSnapshot?) -> [String] {
    snapshot?.nodes.map { "\($0.depth) \($0.name ?? "") \($0.values.opacity)" } ?? []
  }

  @Test(arguments: [false, true])
  func `X-4: each nested layer transitions from its former contents`(
    isFromInside: Bool
  ) {
    row.add(BasicAnimation(.opacity, from: 0, to: 0.5, duration: 1))
    scene.stage.advance(by: 0.25)
    let old = all.map { lines($0.snapshot()) }
    scene.stage.transaction { transaction in
      transaction.disableActions = true
      for layer in isFromInside ? all.reversed() : all {
        layer.add(LayerTransition(.fade, duration: 1))
        layer.opacity = 0.75
      }
      scene.layer.addSublayer(title)
    }
    let new = all.map { lines($0.snapshot()) }
    expectEqual(all.map { lines($0.transition?.outgoing.snapshot) }, old)
    expectEqual(all.map { lines($0.transition?.incoming.snapshot) }, new)
    #expect(old[2] == ["0 row 0.125", "1 title 1.0"] && new[2] == ["0 row 0.125"])
    expectEqual(new[0].map { $0.prefix(1) }, ["0", "1", "2", "2", "1"])
  }

  @Test func `X-4: the snapshot of an earlier transition is independent of later ones`() {
    let fresh = Layer(name: "fresh")
    scene.stage.transaction { transaction in
      transaction.disableActions = true
      scene.stage.add(fresh)
      for layer in [fresh, list, row] { layer.add(LayerTransition(.fade, duration: 1)) }
      fresh.opacity = 0.5
      row.opacity = 0.5
    }
    expectEqual(lines(fresh.transition?.outgoing.snapshot), ["0 fresh 1.0"])
    expectEqual(lines(fresh.transition?.incoming.snapshot), ["0 fresh 0.5"])
    expectEqual(lines(row.transition?.outgoing.snapshot), ["0 row 1.0", "1 title 1.0"])
    expectEqual(lines(row.transition?.incoming.snapshot), ["0 row 0.5", "1 title 1.0"])
    expectEqual(row.transition?.outgoing.snapshot.description, "snapshot of 2 layers")
  }
}
