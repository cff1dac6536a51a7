// CALayer as a host of compositions.

#if canImport(QuartzCore) && !os(watchOS) && (canImport(Darwin) || APPLE_STAND_IN)
  public import AnimaticCore
  import Foundation
  public import QuartzCore

  extension CALayer: @MainActor LayerHost {}

  // Members of the protocol instead of the class, so that a subclass may declare its own `id` or
  // `currentTime`.
  extension LayerHost where Self: CALayer {
    /// The identity, constant for the lifetime of the layer.
    @MainActor public var layerID: LayerID { identity.id }

    /// The layer's local time in seconds, including the timing of all superlayers.
    ///
    /// It is read once per transaction, so that animations started together begin together.
    @MainActor public var currentTime: Double { convertTime(MediaTime.now, from: nil) }

    /// The seconds of the layer's local time per second.
    @MainActor public var effectiveSpeed: Double {
      sequence(first: self as CALayer, next: \.superlayer).reduce(1) { $0 * Double($1.speed) }
    }

    /// Whether the layer is in a tree on a screen.
    @MainActor public var runsAnimations: Bool { presentation() != nil }

    /// Whether the system prefers reduced motion.
    @MainActor public var prefersReducedMotion: Bool { SystemMotion.isReduced }

    /// True: a begin time of 0 is the time of the commit.
    @MainActor public var beginsAtCommit: Bool { true }

    /// The keys of the attached animations, in order of application.
    @MainActor public var animationKeys: [String] { (self as CALayer).animationKeys() ?? [] }

    /// Returns model values of the layer.
    ///
    /// - Parameter keyPaths: The requested key paths.
    /// - Returns: Their values, without key paths that the layer lacks and values of unsupported
    ///   types.
    @MainActor
    public func modelValues(for keyPaths: [String]) -> LayerValues {
      var values = LayerValues()
      for keyPath in keyPaths {
        guard PropertyCatalogue.root(named: keyPath) != nil || Self.canKeep(keyPath),
          let object = value(forKeyPath: keyPath),
          let root = PropertyCatalogue.root(named: keyPath)
            ?? identity.properties[keyPath] ?? QuartzValue.root(keyPath, of: object),
          let value = QuartzValue.of(root.valueType)?.value(object)
        else { continue }
        values.set(value, of: root)
      }
      return values
    }

    /// Writes values to the model without animation, skipping those that Core Animation can't
    /// store.
    ///
    /// - Parameter values: The values to write; only the set ones are written.
    @MainActor
    public func setModelValues(_ values: LayerValues) {
      withoutActions {
        for root in values.roots {
          let value = values.value(of: root)
          let kind = QuartzValue.of(root.valueType)
          let object = kind?.object(value)
          let isOwn = PropertyCatalogue.root(named: root.name) == nil
          if isOwn { identity.properties[root.name] = root }
          // Core Animation represents an empty value as nil, except for custom properties.
          let isNothing = kind?.isNothing(value) ?? false && (object == nil || !isOwn)
          if root.lacksColor(value) || isNothing && canKeep(root) {
            setValue(nil, forKeyPath: root.name)
          } else if let object, canKeep(root) {
            setValue(object, forKeyPath: root.name)
          }
        }
      }
    }

    /// Returns diagnostics for what Core Animation can't represent of an animation.
    ///
    /// - Parameter animation: The animation.
    /// - Returns: The diagnostics; empty if it represents all of it.
    @MainActor
    public func objections(to animation: any LayerAnimation) -> [Diagnostic] {
      animation.loweredThroughout { modelValues(for: $0) }.quartzDiagnostics
    }

    /// Returns whether the animation under a key was added with a delegate.
    ///
    /// - Parameters:
    ///   - delegate: The delegate of the added animation.
    ///   - key: The key.
    /// - Returns: True if that animation is still attached.
    @MainActor
    public func holds(_ delegate: any LayerAnimationDelegate, forKey key: String) -> Bool {
      (animation(forKey: key)?.delegate as? AnimationRelay)?.forwards(to: delegate) ?? false
    }

    /// Attaches an animation after converting it to Core Animation.
    ///
    /// An easing that Core Animation lacks is converted to keyframes. An animation that can't be
    /// converted is not added and its delegate not called; `objections(to:)` returns the reasons.
    /// For a duration of 0 Core Animation chooses the duration, as for any raw animation (T-8).
    ///
    /// - Parameters:
    ///   - animation: The animation.
    ///   - key: The key; nil for an animation that can't be removed individually.
    @MainActor
    public func add(_ animation: any LayerAnimation, forKey key: String?) {
      let lowered = animation.loweredThroughout { modelValues(for: $0) }
      guard let quartz = lowered.quartz else { return }
      quartz.delegate = AnimationRelay(animation, key: key, host: self)
      guard quartz.duration >= MediaTiming.endless else { return add(quartz, forKey: key) }
      // The transaction's easing would be stretched over years.
      CATransaction.begin()
      CATransaction.setAnimationTimingFunction(nil)
      add(quartz, forKey: key)
      CATransaction.commit()
    }
  }

  /// The time base of all layers.
  @MainActor
  enum MediaTime {
    private static let key = "animaticNow"

    /// The time in seconds, constant until the innermost open transaction is committed, so that
    /// animations of several layers begin together.
    static var now: Double {
      if let known = CATransaction.value(forKey: key) as? Double { return known }
      let now = CACurrentMediaTime()
      CATransaction.setValue(now, forKey: key)
      return now
    }
  }
#endif
