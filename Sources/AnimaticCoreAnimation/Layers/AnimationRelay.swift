// Forwards the callbacks of a CAAnimation.

#if canImport(QuartzCore) && !os(watchOS) && (canImport(Darwin) || APPLE_STAND_IN)
  import AnimaticCore
  import Foundation
  import QuartzCore

  /// The delegate of a CAAnimation, called on the main thread for layers that the main thread
  /// changes.
  @MainActor
  final class AnimationRelay: NSObject, CAAnimationDelegate {
    /// Nil after the end, so that an animation kept on its layer does not retain a delegate, unless
    /// a run needs it.
    private var animation: (any LayerAnimation)?
    private let delegate: ObjectIdentifier
    private let key: String?
    private weak var host: (any LayerHost)?

    /// Nil for an animation without a delegate.
    init?(_ animation: any LayerAnimation, key: String?, host: (any LayerHost)?) {
      guard let delegate = animation.delegate else { return nil }
      (self.animation, self.host) = (animation, host)
      self.key = animation is LayerTransition ? LayerTransition.key : key
      self.delegate = ObjectIdentifier(delegate)
    }

    /// Whether it forwards to a delegate, also after the last callback.
    func forwards(to delegate: any LayerAnimationDelegate) -> Bool {
      self.delegate == ObjectIdentifier(delegate)
    }

    nonisolated func animationDidStart(_ anim: CAAnimation) {
      // The begin time was resolved at the commit.
      let begin = anim.beginTime
      onMain { $0.didStart(at: begin) }
    }

    nonisolated func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      onMain { $0.didStop(finished: flag) }
    }

    /// Performs an action on the main thread, deferred for callbacks of layers that another thread
    /// changed.
    private nonisolated func onMain(_ act: @escaping @MainActor @Sendable (AnimationRelay) -> Void)
    {
      #if canImport(Darwin)
        guard Thread.isMainThread else {
          Task { @MainActor in act(self) }
          return
        }
      #endif
      MainActor.assumeIsolated { act(self) }
    }

    private func didStart(at begin: Double) {
      guard let event = event(finished: true, time: begin == 0 ? nil : begin) else { return }
      event.animation.delegate?.animationDidStart(event)
    }

    private func didStop(finished: Bool) {
      guard let event = event(finished: finished) else { return }
      if !(event.animation.delegate is any AttachedDelegate) { animation = nil }
      event.animation.delegate?.animationDidStop(event)
    }

    private func event(finished: Bool, time: Double? = nil) -> AnimationEvent? {
      animation.map {
        AnimationEvent(
          animation: $0, key: key, layer: host, time: time ?? host?.currentTime ?? 0,
          finished: finished)
      }
    }
  }
#endif
