// A layer of Core Animation's as one that compositions can be written for.

#if canImport(QuartzCore) && !os(watchOS) && (canImport(Darwin) || APPLE_STAND_IN)
  public import AnimaticCore
  import Foundation
  public import QuartzCore

  extension CALayer: @MainActor LayerHost {}

  // As members of the protocol, and not of the class: a subclass stays free to have an `id` or a
  // `currentTime` of its own.
  extension LayerHost where Self: CALayer {
    /// The identity, the same for as long as the layer lives.
    @MainActor public var layerID: LayerID { identity.id }

    /// Seconds of the layer's own time, through the speeds, offsets and begins of all layers around it.
    ///
    /// Within one transaction it is read once: what is begun together begins together.
    @MainActor public var currentTime: Double { convertTime(MediaTime.now, from: nil) }

    /// Seconds of the layer's own time that pass in one second.
    @MainActor public var effectiveSpeed: Double {
      sequence(first: self as CALayer, next: \.superlayer).reduce(1) { $0 * Double($1.speed) }
    }

    /// Whether the layer is in a tree that is on a screen.
    @MainActor public var runsAnimations: Bool { presentation() != nil }

    /// Whether the system is set to less motion.
    @MainActor public var prefersReducedMotion: Bool { SystemMotion.isReduced }

    /// True: a begin of 0 is the time of the commit.
    @MainActor public var beginsAtCommit: Bool { true }

    /// The keys of the animations that are attached, in order of application.
    @MainActor public var animationKeys: [String] { (self as CALayer).animationKeys() ?? [] }

    /// Reads the model.
    ///
    /// - Parameter keyPaths: The key paths that are asked for.
    /// - Returns: Their values; one that the layer does not have, or that is no value of the library's,
    ///   is left out.
    @MainActor
    public func modelValues(for keyPaths: [String]) -> LayerValues {
      var values = LayerValues()
      for keyPath in keyPaths {
        guard PropertyCatalogue.root(named: keyPath) != nil || Self.canKeep(keyPath),
          let object = value(forKeyPath: keyPath),
          let root = PropertyCatalogue.root(named: keyPath)
            ?? identity.properties[keyPath] ?? QuartzValue.root(keyPath, of: object),
          let value = QuartzValue.value(object, as: root.valueType)
        else { continue }
        values.set(value, of: root)
      }
      return values
    }

    /// Writes the model, and nothing of it is animated; what Core Animation can't take is left as it is.
    ///
    /// - Parameter values: The values to write; only what was set in them.
    @MainActor
    public func setModelValues(_ values: LayerValues) {
      withoutActions {
        for root in values.roots {
          let value = values.value(of: root)
          let object = QuartzValue.object(value, as: root.valueType)
          let isOwn = PropertyCatalogue.root(named: root.name) == nil
          if isOwn { identity.properties[root.name] = root }
          // What is empty is nothing to Core Animation, and a value of a property of one's own.
          let isNothing =
            QuartzValue.isNothing(value, as: root.valueType) && (object == nil || !isOwn)
          if root.lacksColor(value) || isNothing && canKeep(root) {
            setValue(nil, forKeyPath: root.name)
          } else if let object, canKeep(root) {
            setValue(object, forKeyPath: root.name)
          }
        }
      }
    }

    /// What Core Animation can't show of an animation.
    ///
    /// - Parameter animation: The animation.
    /// - Returns: The findings; none where it shows all of it.
    @MainActor
    public func objections(to animation: any LayerAnimation) -> [Diagnostic] {
      let lowered = animation.loweredThroughout { modelValues(for: $0) }
      return lowered.quartzObjections
    }

    /// Whether the animation with a key is one that was added with a delegate.
    ///
    /// - Parameters:
    ///   - delegate: The delegate of the animation that was added.
    ///   - key: The key.
    /// - Returns: Whether it is still there.
    @MainActor
    public func holds(_ delegate: any LayerAnimationDelegate, forKey key: String) -> Bool {
      (animation(forKey: key)?.delegate as? AnimationRelay)?.stands(for: delegate) ?? false
    }

    /// Attaches an animation, as one of Core Animation's.
    ///
    /// An easing that Core Animation lacks becomes keyframes; what else it can't say is left out, and
    /// `objections(to:)` tells: nothing is added then, and nobody called. A duration of 0 is Core
    /// Animation's to choose, as a raw animation's is (T-8).
    ///
    /// - Parameters:
    ///   - animation: The animation.
    ///   - key: The key, or nil for one that can't be removed by itself.
    @MainActor
    public func add(_ animation: any LayerAnimation, forKey key: String?) {
      let lowered = animation.loweredThroughout { modelValues(for: $0) }
      guard let quartz = lowered.quartz else { return }
      if animation.delegate != nil {
        quartz.delegate = AnimationRelay(animation, key: key, host: self)
      }
      guard quartz.duration >= MediaTiming.endless else { return add(quartz, forKey: key) }
      // An easing of the transaction's would be spread over years.
      CATransaction.begin()
      CATransaction.setAnimationTimingFunction(nil)
      add(quartz, forKey: key)
      CATransaction.commit()
    }
  }
#endif
