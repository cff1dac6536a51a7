// The examples of the articles on real layers, which contain this code. It does not import Testing: see Views.

#if APPLE_STAND_IN
  import Animatic
  import CoreAnimationStandIn
  import QuartzCore
  import UIKit

  // example
  @MainActor
  func toast(_ layer: any LayerHost) -> Composition {
    Animate(layer)
      .slideIn(from: .bottom, distance: 80, duration: 0.3)
      .then(gap: 2)
      .fadeOut(duration: 0.4).settle()
      .composition
  }

  final class ToastView: UIView {
    private var playback: Playback?

    func show() {
      let toast = toast(self).observed(end: { [weak self] event in
        if event.finished { self?.removeFromSuperview() }
      })
      playback = toast.run()
    }

    func dismiss() { playback?.cancel(.finish) }
  }
  // end of example

  @MainActor
  final class ToastScrubber {
    let playback: Playback

    init(_ view: UIView) {
      playback = toast(view).run()
      playback.pause()
    }

    func sliderChanged(to value: Float) {
      playback.seek(toProgress: Double(value))
    }
  }

  @MainActor
  func addByHand(_ chain: Animate) {
    for entry in chain.caAnimations {
      entry.layer?.add(entry.animation, forKey: entry.key)
    }
  }
#endif
