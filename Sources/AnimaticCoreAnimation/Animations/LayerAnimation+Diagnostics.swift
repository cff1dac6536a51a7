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

  extension Diagnostic {
    fileprivate static func noValue(of animation: any LayerAnimation) -> Diagnostic {
      let name = animation.keyPath.map { "the values of \($0)" } ?? "such an animation"
      return Diagnostic(
        id: "Q-1", severity: .error,
        message: "Core Animation can't take \(name), so the animation is left out.",
        remedy: "Animate a number and draw from it; of contents, the app must have the image.",
        place: animation.place)
    }

    fileprivate static func noTransition(_ transition: LayerTransition) -> Diagnostic {
      Diagnostic(
        id: "Q-2", severity: .error,
        message: "Core Animation has no transition \(transition.typeName), so it is left out.",
        remedy: "Use fade, moveIn, push or reveal, or turn the view with UIKit.",
        place: transition.place)
    }

    fileprivate static func nameTaken(_ name: String, at place: SourcePlace?) -> Diagnostic {
      Diagnostic(
        id: "Q-4", severity: .warning,
        message:
          "\(name.oneLine) is no name for a property of a layer's own, so nothing of it settles.",
        remedy: "Give the property a name with a prefix of your own and without dots.",
        place: place)
    }

    fileprivate static func easingLost(of animation: any LayerAnimation) -> Diagnostic {
      let name = animation.timingFunction.map { " \($0)" } ?? ""
      let subject = animation is AnimationGroup ? "a group" : "this animation"
      return Diagnostic(
        id: "Q-3", severity: .warning,
        message: "Core Animation can't ease \(subject) by the easing\(name), so it runs evenly.",
        remedy: "Ease what is in it, or use a cubic curve.", place: animation.place)
    }
  }
#endif
