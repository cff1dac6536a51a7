// The diagnostics of what Core Animation can't represent, and their search in an animation.

#if canImport(QuartzCore) && !os(watchOS) && (canImport(Darwin) || APPLE_STAND_IN)
  import AnimaticCore
  import QuartzCore

  extension Diagnostic {
    static func noValue(of animation: any LayerAnimation) -> Diagnostic {
      let name = animation.keyPath ?? "this animation"
      return Diagnostic(
        .error, "Q-1", "Core Animation can't animate \(name), so the animation is left out.",
        remedy: "Animate a number and draw from it; contents need an image of the app.",
        at: animation.place)
    }

    static func noTransition(_ transition: LayerTransition) -> Diagnostic {
      Diagnostic(
        .error, "Q-2",
        "Core Animation has no transition \(transition.typeName), so it is left out.",
        remedy: "Use fade, moveIn, push, or reveal, or flip the view with UIKit.",
        at: transition.place)
    }

    static func nameTaken(_ name: String, at place: SourcePlace?) -> Diagnostic {
      Diagnostic(
        .warning, "Q-4",
        "\(name.quoted) can't be stored on a CALayer, so its final value is not written to the model.",
        remedy: "Name the property with a prefix of your own and without dots.", at: place)
    }

    static func easingLost(of animation: any LayerAnimation) -> Diagnostic {
      let name = animation.timingFunction.map { " \($0)" } ?? ""
      let subject = animation is AnimationGroup ? "a group" : "this animation"
      return Diagnostic(
        .warning, "Q-3",
        "Core Animation can't ease \(subject) with\(name), so it is linear.",
        remedy: "Ease its children, or use a cubic curve.", at: animation.place)
    }

    static func unobserved(
      _ subject: String, remedy: String = "", at place: SourcePlace? = nil
    ) -> Diagnostic {
      Diagnostic(
        .warning, "L-21", "Core Animation does not report \(subject).",
        remedy: "Use run(), which does\(remedy).", at: place)
    }
  }

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
          let transition = animation as? LayerTransition
          found.append(
            animation.diagnostic ?? transition.map(Diagnostic.noTransition)
              ?? .noValue(of: animation))
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
  }
#endif
