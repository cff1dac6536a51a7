// The window of the suite for a Mac: an offscreen window, or the stand-in's screen. No
// file imports both AppKit and Testing, because stand-ins have no cross-import overlays.

#if canImport(AppKit) && !targetEnvironment(macCatalyst) && (canImport(Darwin) || APPLE_STAND_IN)
  import Animatic
  import AnimaticCore
  import AppKit
  import QuartzCore

  #if APPLE_STAND_IN
    import CoreAnimationStandIn
  #else
    import AnimaticCoreAnimation
  #endif

  /// A screen of layers that a test can read.
  @MainActor
  final class OffscreenWindow {
    /// The layer around all others, whose time the tests set.
    let root = CALayer()

    /// A layer on the screen.
    func makeLayer(_ name: String) -> CALayer {
      let layer = CALayer()
      layer.name = name
      layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
      layer.position = CGPoint(x: 50, y: 50)
      root.addSublayer(layer)
      commit()
      return layer
    }

    #if APPLE_STAND_IN
      private let world: CAStubWorld

      private init(_ world: CAStubWorld) {
        self.world = world
        // A begin of 0 is the commit's.
        world.time = 1
        world.show(root)
        commit()
      }

      static func with(_ act: (OffscreenWindow) async -> Void) async {
        await CAStubWorld.withFresh { await act(OffscreenWindow($0)) }
      }

      func commit() { world.runLoopTurn() }

      /// How a playback ends.
      func end(of playback: Playback) async -> Outcome? {
        world.advance(by: 100)
        return playback.outcome
      }

      /// A view on the screen, and its layer.
      func makeView() -> (host: any LayerHost, layer: CALayer) {
        let child = NSView()
        root.addSublayer(child.backingLayer)
        commit()
        return (child, child.backingLayer)
      }
    #else
      /// The contents of the window: the view that hosts the root, and the views of the tests.
      private let container = NSView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      private let window: NSWindow

      private init() {
        // A window needs the application's connection to the window server.
        NSApplication.shared.setActivationPolicy(.accessory)
        window = NSWindow(
          contentRect: CGRect(x: -10_000, y: -10_000, width: 400, height: 400),
          styleMask: .borderless, backing: .buffered, defer: false)
        window.isReleasedWhenClosed = false
        // The layer is set before `wantsLayer`, so that the view hosts it.
        let view = NSView(frame: container.bounds)
        view.layer = root
        view.wantsLayer = true
        container.addSubview(view)
        window.contentView = container
        window.orderFrontRegardless()
        commit()
      }

      static func with(_ act: (OffscreenWindow) async -> Void) async {
        let window = OffscreenWindow()
        await act(window)
        window.window.orderOut(nil)
        window.window.close()
      }

      func commit() { CATransaction.flush() }

      /// How a playback ends.
      func end(of playback: Playback) async -> Outcome? { await playback.finished }

      /// A view on the screen, and its layer.
      func makeView() -> (host: any LayerHost, layer: CALayer) {
        let child = NSView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        container.addSubview(child)
        let layer = child.backingLayer
        commit()
        return (child, layer)
      }

      /// Stops the time of all layers, at a second that is not 0: a begin of 0 is the commit's.
      func stopTime() {
        root.speed = 0
        root.timeOffset = 1
        commit()
      }

      /// Presents a time, in seconds after the time was stopped.
      func show(_ time: Double) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        root.timeOffset = 1 + time
        CATransaction.commit()
        commit()
      }
    #endif
  }
#endif
