// The diagnostics of animations that can't be played as written.

extension Diagnostic {
  package static func unusableTiming(_ timing: MediaTiming, at place: SourcePlace?) -> Diagnostic {
    let isNegative =
      timing.duration < 0 || timing.repeatCount < 0 || timing.repeatDuration < 0
    return Diagnostic(
      id: isNegative ? "C-4" : "L-49", severity: .error,
      message: "The timing can't be used: \(timing).",
      remedy: isNegative
        ? "Give a duration and repeats of 0 or more." : "Give numbers that are finite.",
      place: place)
  }

  package static func unusableValue(of path: PropertyPath, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      id: "L-49", severity: .error,
      message: "A number of \(path.keyPath) can't be calculated with: "
        + "it is not finite, or too large.",
      remedy: "Give finite numbers; those of paths up to 1e300, those of curves up to 1e60.",
      place: place, path: path.keyPath)
  }

  package static func unusableEasing(
    _ problem: String, remedy: String, at place: SourcePlace?
  ) -> Diagnostic {
    Diagnostic(
      id: "C-6", severity: .warning, message: "The easing is not what was written: \(problem)",
      remedy: remedy, place: place)
  }

  package static func misfit(_ path: PropertyPath, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      id: "C-17", severity: .error,
      message: "A value of \(path.keyPath) has another count of numbers than its function takes.",
      remedy: "Give one number, or an array of three for scale and translate.", place: place,
      path: path.keyPath)
  }

  package static func miscounted(_ path: PropertyPath, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      id: "C-17", severity: .warning,
      message: "A value of \(path.keyPath) gives another count of numbers than the \(path.count) "
        + "of its type; what is missing is 0, the rest is left out.",
      remedy: "Let components give as many numbers as componentCount says.", place: place,
      path: path.keyPath)
  }

  package static func singularBy(_ path: PropertyPath, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      id: "C-19", severity: .error,
      message: "\(path.keyPath) starts at to less by, and by has no inverse.",
      remedy: "Give from instead of by.", place: place, path: path.keyPath)
  }

  package static func tooFewKeyframes(of path: PropertyPath, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      id: "L-37", severity: .warning,
      message: "A keyframe animation of \(path.keyPath) with fewer than two values shows nothing.",
      remedy: "Give the first value too: there is no implicit start.", place: place,
      path: path.keyPath)
  }

  package static func emptyPath(of path: PropertyPath, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      id: "L-37", severity: .warning,
      message: "The path that \(path.keyPath) is to follow has no line and no curve, "
        + "so nothing moves.",
      remedy: "Add a line or a curve to the path.", place: place, path: path.keyPath)
  }

  package static func unusableSpring(
    _ problem: String, of path: PropertyPath, at place: SourcePlace?
  ) -> Diagnostic {
    Diagnostic(
      id: "C-18", severity: .warning,
      message: "The spring of \(path.keyPath) is not what was written: \(problem)",
      remedy: "Give numbers within these bounds.", place: place, path: path.keyPath)
  }

  package static func foreignAnimation(_ animation: any LayerAnimation) -> Diagnostic {
    if animation is LayerTransition {
      return Diagnostic(
        id: "C-14", severity: .error,
        message: "A transition can't stand in a group or a composition.",
        remedy: "Add it to the layer that stays, in the transaction that changes it.",
        place: animation.place)
    }
    return Diagnostic(
      id: "C-14", severity: .error,
      message: "\(type(of: animation)) is not an animation type of this library.",
      remedy: "Use BasicAnimation, SpringAnimation, KeyframeAnimation or AnimationGroup.",
      place: animation.place)
  }

  package static func tooDeep(at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      id: "C-15", severity: .error,
      message: "Animation groups are nested more than \(AnimationGroup.deepest) deep.",
      remedy: "Nest less, or compose the sequence: compositions have no such limit.", place: place)
  }

  /// The diagnostic of an unknown key path, or of values of the wrong type.
  package static func unresolved(_ path: PropertyPath, at place: SourcePlace?) -> Diagnostic {
    if case .function(let function) = path.field {
      return Diagnostic(
        id: "C-17", severity: .error,
        message: "\(path.keyPath) is no whole transform, so \(function) has nothing to make.",
        remedy: "Animate transform or sublayerTransform by it.", place: place, path: path.keyPath)
    }
    if let code = PropertyCatalogue.code(of: path.keyPath),
      let known = PropertyCatalogue.path(code)
    {
      return Diagnostic(
        id: "C-7", severity: .error,
        message: "\(path.keyPath) holds a \(known.valueType), not a \(path.valueType).",
        remedy: "Animate it with values of type \(known.valueType).", place: place,
        path: path.keyPath)
    }
    if let advice = KeyPathAdvice.derived(path.keyPath) {
      return Diagnostic(
        id: "L-2", severity: .error,
        message: "\(path.keyPath) is derived from other properties and can't be animated.",
        remedy: advice, place: place, path: path.keyPath)
    }
    return Diagnostic(
      id: "L-1", severity: .error,
      message: "\(path.keyPath.isEmpty ? "An empty key path" : path.keyPath) names no property.",
      remedy: KeyPathAdvice.nearest(path.keyPath).map { "Did you mean \($0)?" }
        ?? "Use a standard key path, or declare the property with its default.",
      place: place, path: path.keyPath)
  }
}
