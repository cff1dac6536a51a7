// Hands on what Core Animation tells of an animation.

#if canImport(QuartzCore) && !os(watchOS) && (canImport(Darwin) || APPLE_STAND_IN)
  import AnimaticCore
  import Foundation
  import QuartzCore

  /// The delegate of an animation; Core Animation calls it on the main thread, for layers that the main
  /// thread changes.
  final class AnimationRelay: NSObject, CAAnimationDelegate {
    private let listening: Listening

    @MainActor
    init(_ animation: any LayerAnimation, key: String?, layer: CALayer?) {
      listening = Listening(animation, key: key, layer: layer)
    }

    func animationDidStart(_ anim: CAAnimation) {
      let listening = listening
      MainActor.assumeIsolated { listening.didStart() }
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      let listening = listening
      MainActor.assumeIsolated { listening.didStop(finished: flag) }
    }
  }

  /// Who hears of an animation, and what it is told.
  @MainActor
  private final class Listening {
    private let animation: any LayerAnimation
    private let key: String?
    private weak var layer: CALayer?

    init(_ animation: any LayerAnimation, key: String?, layer: CALayer?) {
      (self.animation, self.key, self.layer) = (animation, key, layer)
    }

    func didStart() { animation.delegate?.animationDidStart(event(finished: true)) }

    func didStop(finished: Bool) {
      animation.delegate?.animationDidStop(event(finished: finished))
    }

    private func event(finished: Bool) -> AnimationEvent {
      AnimationEvent(
        animation: animation, key: key, layer: layer, time: layer?.currentTime ?? 0,
        finished: finished)
    }
  }
#endif
