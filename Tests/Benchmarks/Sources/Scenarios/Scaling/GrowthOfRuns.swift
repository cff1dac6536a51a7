// Operations on what runs: runs, playbacks, raw animations, blocks and callbacks.

import Animatic

enum GrowthOfRuns {
  static let all: [Growth] = [
    Growth("staying runs, a frame after each", [50, 200, 800]) { count in
      let (stage, box) = scene()
      return {
        for _ in 0..<count {
          Animate(box).fade(to: 0, duration: 0.01).stay().run(interrupting: .nothing)
          stage.advance(by: 0.02)
          Measuring.checksum += box.presentation.opacity
        }
      }
    }.growsFaster(because: stays),
    Growth("holding many playbacks of one layer", [250, 1000, 4000]) { count in
      let (stage, box) = scene()
      let playbacks = (0..<count).map { _ in
        Animate(box).fade(to: 0, duration: 10).run(interrupting: .nothing)
      }
      stage.advance(by: 0.5)
      return { for playback in playbacks { playback.cancel(.hold) } }
    },
    Growth("holding a wide run", [500, 2000, 8000]) { count in
      let (stage, box) = scene()
      var chain = Animate(box)
      for _ in 0..<count { chain = (consume chain).fade(to: 0, duration: 10) }
      let playback = chain.run()
      stage.advance(by: 0.5)
      return { playback.cancel(.hold) }
    },
    Growth("blocks on one layer", [500, 2000, 8000]) { count in
      let (stage, box) = scene()
      return {
        for index in 0..<count {
          stage.animate(duration: 10) { box.position.x = Double(index + 1) }
        }
      }
    },
    Growth("blocks of whole transforms on one layer", [500, 2000, 8000]) { count in
      let (stage, box) = scene()
      return {
        for index in 0..<count {
          stage.animate(duration: 10) { box.transform = .translation(x: Double(index + 1)) }
        }
      }
    },
    Growth("blocks with completions on one layer", [500, 2000, 8000]) { count in
      let (stage, box) = scene()
      return {
        for index in 0..<count {
          stage.animate(duration: 10) {
            box.position.x = Double(index + 1)
          } completion: { _ in
            Measuring.checksum += 1
          }
        }
        stage.advance(by: 20)
      }
    },
    Growth("custom properties, run", [500, 2000, 8000]) { count in
      let (stage, box) = scene()
      var chain = Animate(box)
      for index in 0..<count {
        let property = LayerProperty<Double>("own.\(index)", default: 0)
        chain = (consume chain).animate(property, to: 1)
      }
      let whole = chain
      return {
        whole.run()
        stage.advance(by: 2)
      }
    },
    Growth("callbacks, run in one step", [500, 2000, 8000]) { count in
      let (stage, box) = scene()
      var chain = Animate(box)
      for _ in 0..<count {
        chain = (consume chain).fade(to: 0, duration: 0.001).onEnd { Measuring.checksum += 1 }
          .then()
      }
      chain.run()
      return { stage.advance(by: 20) }
    },
    Growth("settle each, run to its end", [1000, 4000, 16_000]) { count in
      let (stage, box) = scene()
      var chain = Animate(box)
      for index in 0..<count {
        chain = (consume chain).move(x: Double(index), duration: 0.01).settle()
      }
      let whole = chain
      return {
        whole.run()
        stage.advanceToEnd()
      }
    },
    Growth("raw keys added", [500, 2000, 8000]) { count in
      let (stage, box) = scene()
      return { withExtendedLifetime(stage) { addRaw(count, to: box) } }
    },
    Growth("raw keys removed", [500, 2000, 8000]) { count in
      let (stage, box) = scene()
      addRaw(count, to: box)
      return {
        withExtendedLifetime(stage) {
          for index in 0..<count { box.removeAnimation(forKey: "key \(index)") }
        }
      }
    },
    Growth("raw keys asked for", [500, 2000, 8000]) { count in
      let (stage, box) = scene()
      addRaw(count, to: box)
      return {
        for index in 0..<count {
          Measuring.checksum += box.animation(forKey: "key \(index)")?.duration ?? .nan
        }
        withExtendedLifetime(stage) {}
      }
    },
    Growth("a frame over waiting raw animations", [50, 200, 800]) { count in
      let (stage, box) = scene()
      for index in 0..<count {
        var animation = BasicAnimation(.opacity, to: 0, duration: 1)
        animation.beginTime = stage.mediaTime + 1000 + Double(index)
        box.add(animation, forKey: "key \(index)")
      }
      stage.update()
      return {
        for _ in 0..<count {
          stage.advance(by: 0.001)
          Measuring.checksum += box.presentation.opacity
        }
      }
    },
    Growth("nested transactions with completions", [500, 2000, 8000]) { count in
      let (stage, box) = scene()
      return {
        for index in 0..<count {
          stage.beginTransaction().completionBlock = { Measuring.checksum += 1 }
          box.add(BasicAnimation(.opacity, to: 0, duration: 1), forKey: "key \(index)")
        }
        for _ in 0..<count { stage.commitTransaction() }
        stage.advance(by: 2)
      }
    },
  ]

  private static let stays =
    "Each frame evaluates every animation that stays, also one that a later one hides."

  /// A layer on a stage that has shown it.
  static func scene() -> (stage: Stage, box: Layer) {
    let stage = Stage(clock: ManualClock())
    let box = Layer(name: "box")
    stage.add(box)
    stage.update()
    return (stage, box)
  }

  private static func addRaw(_ count: Int, to box: Layer) {
    for index in 0..<count {
      box.add(BasicAnimation(.opacity, to: 0, duration: 1), forKey: "key \(index)")
    }
  }
}
