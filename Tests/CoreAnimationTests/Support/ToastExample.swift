// The example of the article on real layers, which contains this code. It does not import Testing: see Views.

#if APPLE_STAND_IN
  import Animatic
  import CoreAnimationStandIn
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
#endif
