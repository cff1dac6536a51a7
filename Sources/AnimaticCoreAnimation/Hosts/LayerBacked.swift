// What has a layer of Core Animation's as a host: everything is the layer's affair.

#if canImport(QuartzCore) && !os(watchOS) && (canImport(Darwin) || APPLE_STAND_IN)
  public import AnimaticCore
  public import QuartzCore

  /// A view, or anything else that a layer shows: compositions are written for it as for the layer.
  ///
  /// ```swift
  /// Animate(view).fade(to: 0).run()
  /// ```
  ///
  /// It has the identity of its layer: who writes for both writes for one. A type of your own says
  /// `extension MyView: @MainActor LayerHost, @MainActor LayerBacked` and gives its layer.
  @MainActor
  public protocol LayerBacked: LayerHost {
    /// The layer that shows it.
    var backingLayer: CALayer { get }
  }

  extension LayerHost where Self: LayerBacked {
    /// The identity of the layer.
    @MainActor public var layerID: LayerID { backingLayer.layerID }

    /// The name of the layer.
    @MainActor public var name: String? { backingLayer.name }

    /// The layer.
    @MainActor public var carrier: any LayerHost { backingLayer }

    /// Whether the animation with a key is one that was added to the layer with a delegate.
    ///
    /// - Parameters:
    ///   - delegate: The delegate of the animation that was added.
    ///   - key: The key.
    /// - Returns: Whether it is still there.
    @MainActor
    public func holds(_ delegate: any LayerAnimationDelegate, forKey key: String) -> Bool {
      backingLayer.holds(delegate, forKey: key)
    }

    /// Seconds of the layer's own time.
    @MainActor public var currentTime: Double { backingLayer.currentTime }

    /// Seconds of the layer's own time that pass in one second.
    @MainActor public var effectiveSpeed: Double { backingLayer.effectiveSpeed }

    /// Whether the layer is in a tree that is on a screen.
    @MainActor public var runsAnimations: Bool { backingLayer.runsAnimations }

    /// Whether the system is set to less motion.
    @MainActor public var prefersReducedMotion: Bool { backingLayer.prefersReducedMotion }

    /// True, as of the layer.
    @MainActor public var beginsAtCommit: Bool { backingLayer.beginsAtCommit }

    /// The keys of the animations that are attached to the layer, in order of application.
    @MainActor public var animationKeys: [String] { backingLayer.animationKeys }

    /// Reads the model of the layer.
    ///
    /// - Parameter keyPaths: The key paths that are asked for.
    /// - Returns: Their values.
    @MainActor
    public func modelValues(for keyPaths: [String]) -> LayerValues {
      backingLayer.modelValues(for: keyPaths)
    }

    /// Writes the model of the layer, and nothing of it is animated.
    ///
    /// - Parameter values: The values to write; only what was set in them.
    @MainActor
    public func setModelValues(_ values: LayerValues) { backingLayer.setModelValues(values) }

    /// What Core Animation can't show of an animation.
    ///
    /// - Parameter animation: The animation.
    /// - Returns: The findings.
    @MainActor
    public func objections(to animation: any LayerAnimation) -> [Diagnostic] {
      backingLayer.objections(to: animation)
    }

    /// Attaches an animation to the layer.
    ///
    /// - Parameters:
    ///   - animation: The animation.
    ///   - key: The key, or nil for one that can't be removed by itself.
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
