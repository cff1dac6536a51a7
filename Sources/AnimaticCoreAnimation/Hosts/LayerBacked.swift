// Hosts backed by a CALayer, to which they forward everything.

#if canImport(QuartzCore) && !os(watchOS) && (canImport(Darwin) || APPLE_STAND_IN)
  public import AnimaticCore
  public import QuartzCore

  /// A view, or any other object backed by a layer, as a host of compositions.
  ///
  /// ```swift
  /// Animate(view).fade(to: 0).run()
  /// ```
  ///
  /// It has the identity of its layer, so animations of both are animations of one host. A custom
  /// type declares `extension MyView: @MainActor LayerHost, @MainActor LayerBacked` and returns its
  /// layer.
  @MainActor
  public protocol LayerBacked: LayerHost {
    /// The layer that backs the object.
    var backingLayer: CALayer { get }
  }

  extension LayerHost where Self: LayerBacked {
    /// The identity of the layer.
    @MainActor public var layerID: LayerID { backingLayer.layerID }

    /// The name of the layer.
    @MainActor public var name: String? { backingLayer.name }

    /// The layer of the view, which carries its animations.
    @MainActor public var carrier: any LayerHost { backingLayer }

    /// Returns whether the animation under a key was added to the layer with a delegate.
    ///
    /// - Parameters:
    ///   - delegate: The delegate of the added animation.
    ///   - key: The key.
    /// - Returns: True if that animation is still attached.
    @MainActor
    public func holds(_ delegate: any LayerAnimationDelegate, forKey key: String) -> Bool {
      backingLayer.holds(delegate, forKey: key)
    }

    /// The layer's local time, in seconds.
    @MainActor public var currentTime: Double { backingLayer.currentTime }

    /// The seconds of the layer's local time per second.
    @MainActor public var effectiveSpeed: Double { backingLayer.effectiveSpeed }

    /// Whether the layer is in a tree on a screen.
    @MainActor public var runsAnimations: Bool { backingLayer.runsAnimations }

    /// Whether the system prefers reduced motion.
    @MainActor public var prefersReducedMotion: Bool { backingLayer.prefersReducedMotion }

    /// True: a begin time of 0 is the time of the commit.
    @MainActor public var beginsAtCommit: Bool { backingLayer.beginsAtCommit }

    /// The keys of the layer's attached animations, in order of application.
    @MainActor public var animationKeys: [String] { backingLayer.animationKeys }

    /// Returns model values of the layer.
    ///
    /// - Parameter keyPaths: The requested key paths.
    /// - Returns: Their values.
    @MainActor
    public func modelValues(for keyPaths: [String]) -> LayerValues {
      backingLayer.modelValues(for: keyPaths)
    }

    /// Writes values to the layer's model without animation.
    ///
    /// - Parameter values: The values to write; only the set ones are written.
    @MainActor
    public func setModelValues(_ values: LayerValues) { backingLayer.setModelValues(values) }

    /// Returns diagnostics for what Core Animation can't represent of an animation.
    ///
    /// - Parameter animation: The animation.
    /// - Returns: The diagnostics.
    @MainActor
    public func objections(to animation: any LayerAnimation) -> [Diagnostic] {
      backingLayer.objections(to: animation)
    }

    /// Attaches an animation to the layer.
    ///
    /// - Parameters:
    ///   - animation: The animation.
    ///   - key: The key; nil for an animation that can't be removed individually.
    @MainActor
    public func add(_ animation: any LayerAnimation, forKey key: String?) {
      backingLayer.add(animation, forKey: key)
    }

    /// Removes the animation with a key from the layer.
    ///
    /// - Parameter key: The key under which it was added.
    @MainActor
    public func removeAnimation(forKey key: String) { backingLayer.removeAnimation(forKey: key) }
  }
#endif
