// Diagnostics for parts of an animation that Core Animation can't represent.

#if canImport(QuartzCore) && !os(watchOS) && (canImport(Darwin) || APPLE_STAND_IN)
  import AnimaticCore
  import QuartzCore

  extension LayerAnimation {
    /// The diagnostics of converting the animation and its children to Core Animation.
    var quartzDiagnostics: [Diagnostic] {
      var found: [Diagnostic] = []
      var pending: [any LayerAnimation] = [self]
      while let animation = pending.popLast() {
        if let group = animation as? AnimationGroup, group.hasUsableTiming {
          pending += group.animations.reversed()
        } else if animation.quartz == nil {
          // An animation that no layer can play keeps its own diagnostic.
          found.append(animation.diagnostic ?? animation.unconvertible)
          continue
        }
        if let keyPath = animation.keyPath, PropertyCatalogue.code(of: keyPath) == nil,
          !CALayer.canKeep(keyPath)
        {
          found.append(.nameTaken(keyPath, at: animation.place))
        }
        if animation.isEasedBeyondCurves { found.append(.easingLost(of: animation)) }
      }
      return found
    }

    private var unconvertible: Diagnostic {
      if let transition = self as? LayerTransition { return .noTransition(transition) }
      return .noValue(of: self)
    }
  }
#endif
