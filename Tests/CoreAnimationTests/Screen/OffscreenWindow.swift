// A window of a Mac that no display shows. No file imports both AppKit and Testing, because stand-ins
// have no cross-import overlays.

#if canImport(AppKit) && canImport(Darwin) && !targetEnvironment(macCatalyst)
  import Animatic
  import AnimaticCore
  import AnimaticCoreAnimation
  import AppKit
  import QuartzCore

  /// A window beyond the edges of all displays, whose layers Core Animation renders.
  @MainActor
  final class OffscreenWindow {
    /// The layer of a view that hosts it, whose time the tests set.
    let root = CALayer()
    /// What the window shows: that view, and the views of the tests.
    private let container = NSView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    private let window: NSWindow

    init() {
      // A window needs the application's connection to the window server.
      NSApplication.shared.setActivationPolicy(.accessory)
      window = NSWindow(
        contentRect: CGRect(x: -10_000, y: -10_000, width: 400, height: 400),
        styleMask: .borderless, backing: .buffered, defer: false)
      window.isReleasedWhenClosed = false
      // The layer is set before the view wants one, so that the view hosts it.
      let view = NSView(frame: container.bounds)
      view.layer = root
      view.wantsLayer = true
      container.addSubview(view)
      window.contentView = container
      window.orderFrontRegardless()
      CATransaction.flush()
    }

    /// A layer in the window.
    func makeLayer(_ name: String) -> CALayer {
      let layer = CALayer()
      layer.name = name
      layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
      layer.position = CGPoint(x: 50, y: 50)
      root.addSublayer(layer)
      CATransaction.flush()
      return layer
    }

    /// A view in the window, and its layer.
    func makeView() -> (host: any LayerHost, layer: CALayer) {
      let child = NSView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      container.addSubview(child)
      let layer = child.backingLayer
      CATransaction.flush()
      return (child, layer)
    }

    /// Stops the time of all layers, at a second that is not 0: a begin of 0 is the commit's.
    func stopTime() {
      root.speed = 0
      root.timeOffset = 1
      CATransaction.flush()
    }

    /// Shows a time, in seconds after the time was stopped.
    func show(_ time: Double) {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      root.timeOffset = 1 + time
      CATransaction.commit()
      CATransaction.flush()
    }

    func close() {
      window.orderOut(nil)
      window.close()
    }
  }
#endif
