#if APPLE_STAND_IN
  import Foundation
  import QuartzCore

  /// A layer on a screen of a new world, with a delegate that logs its calls.
  struct Stage {
    let world: CAStubWorld
    let layer = CALayer()
    let listener = Listener()

    /// Runs a closure with a layer that is on a screen, at second 100.
    static func run(_ body: (Stage) throws -> Void) rethrows {
      try CAStubWorld.withFresh { world in
        let stage = Stage(world: world)
        stage.layer.name = "box"
        world.time = 100
        world.show(stage.layer)
        world.runLoopTurn()
        world.clearEvents()
        try body(stage)
      }
    }

    /// An animation with the listener as its delegate.
    func fade(_ seconds: CFTimeInterval = 1) -> CABasicAnimation {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.duration = seconds
      animation.delegate = listener
      return animation
    }

    /// The calls of delegates and blocks.
    var callbacks: [String] {
      world.events.compactMap { event in
        switch event {
        case .start, .stop, .completion: event.description
        default: nil
        }
      }
    }

    /// Makes changes in a transaction with a block.
    func transaction(_ changes: () -> Void) {
      CATransaction.begin()
      CATransaction.setCompletionBlock {}
      changes()
      CATransaction.commit()
    }
  }

  /// Logs its calls, with the time of the clock.
  final class Listener: NSObject, CAAnimationDelegate {
    var heard: [String] = []
    var onStop: ((CAAnimation) -> Void)?

    func animationDidStart(_ anim: CAAnimation) { heard.append("start \(CACurrentMediaTime())") }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      heard.append("stop \(flag) \(CACurrentMediaTime())")
      onStop?(anim)
    }
  }
#endif
