#if APPLE_STAND_IN
  import Foundation
  import QuartzCore
  import TestSupport
  import Testing

  struct `The recorder` {
    @Test func `writes record whether actions were disabled`() {
      Stage.run { stage in
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        stage.layer.opacity = 0.5
        CATransaction.commit()
        stage.layer.setValue(NSNumber(value: 3.0), forKeyPath: "position.x")
        stage.layer.setValue("x", forKey: "ours")
        let events = stage.world.events.map(\.description).filter { !$0.hasPrefix("add") }
        expectEqual(
          events,
          [
            "box.opacity = 0.5, no actions", "commit", "box.position.x = 3.0", "box.ours = x",
          ])
      }
    }

    @Test func `adds and removes come with the copy`() throws {
      try Stage.run { stage in
        stage.layer.add(stage.fade(), forKey: "a")
        let first = try #require(stage.layer.animation(forKey: "a"))
        stage.layer.add(stage.fade(), forKey: "a")
        stage.layer.removeAnimation(forKey: "a")
        expectEqual(
          stage.world.events.map(\.description),
          [
            "add a to box", "remove a from box, replaced", "add a to box",
            "remove a from box, removed",
          ])
        guard case .add(let layer, "a", let animation) = stage.world.events[0] else {
          Issue.record("no add")
          return
        }
        #expect(layer === stage.layer)
        #expect(animation === first)
      }
    }

    @Test func `the whole of a run`() {
      Stage.run { stage in
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        stage.layer.opacity = 0
        stage.layer.add(stage.fade(), forKey: nil)
        CATransaction.commit()
        stage.world.advance(to: 101)
        expectEqual(
          stage.world.events.map(\.description),
          [
            "box.opacity = 0.0, no actions", "add (no key) to box", "commit", "start (no key)",
            "remove (no key) from box, completed", "stop (no key) true",
          ])
      }
    }

    @Test func `each world has separate events`() {
      Stage.run { outer in
        Stage.run { inner in inner.layer.opacity = 0 }
        #expect(outer.world.events.isEmpty)
        #expect(CAStubWorld.current === outer.world)
      }
    }

    @MainActor @Test func `a world lasts over waiting on the main actor`() async {
      await CAStubWorld.withFresh { world in
        world.time = 5
        await Task.yield()
        #expect(CAStubWorld.current === world)
        let inner = Task { @MainActor in CACurrentMediaTime() }
        #expect(await inner.value == 5)
        let elsewhere = Task { @concurrent in CACurrentMediaTime() }
        #expect(await elsewhere.value != 5)
      }
    }
  }
#endif
