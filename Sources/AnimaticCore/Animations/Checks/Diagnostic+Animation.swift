// The catalogue of diagnostics of single animations.

extension Diagnostic {
  package static func unusableTiming(_ timing: MediaTiming, at place: SourcePlace?) -> Diagnostic {
    let isNegative =
      timing.duration < 0 || timing.repeatCount < 0 || timing.repeatDuration < 0
    return Diagnostic(
      .error, isNegative ? "C-4" : "L-49", "An animation can't have \(timing.invalidText).",
      remedy: isNegative
        ? "Use a duration and repeats of 0 or more."
        : "Use finite numbers, and times of at most 1e100 s.", at: place)
  }

  static func unusableEasing(_ problem: String, remedy: String) -> Diagnostic {
    Diagnostic(.warning, "C-6", problem, remedy: remedy)
  }

  package static func foreignAnimation(_ animation: any LayerAnimation) -> Diagnostic {
    if animation is LayerTransition {
      return Diagnostic(
        .error, "C-14", "A transition can't be part of a group or a composition.",
        remedy: "Add it to the layer itself, in the transaction that changes the layer.",
        at: animation.place)
    }
    return Diagnostic(
      .error, "C-14", "\(type(of: animation)) is not an animation type of this library.",
      remedy: "Use BasicAnimation, SpringAnimation, KeyframeAnimation, or AnimationGroup.",
      at: animation.place)
  }

  package static func tooDeep(at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .error, "C-15", "Animation groups are nested more than \(AnimationGroup.deepest) deep.",
      remedy: "Nest less, or write a composition, which has no such limit.", at: place)
  }

  static func misfit(_ path: PropertyPath) -> Diagnostic {
    Diagnostic(
      .error, "C-17",
      "A value of \(path.keyPath) has the wrong number of components for its value function.",
      remedy: "Use one number, or an array of three for scale and translate.")
  }

  static func miscounted(_ path: PropertyPath) -> Diagnostic {
    Diagnostic(
      .warning, "C-17",
      "A value of \(path.keyPath) does not have \(path.count) components, as its type declares; "
        + "missing ones are 0, extra ones are ignored.",
      remedy: "Return componentCount numbers from components.")
  }

  /// The diagnostic of an unknown key path, or of values of the wrong type.
  static func unresolved(_ path: PropertyPath) -> Diagnostic {
    if case .function(let function) = path.component {
      return Diagnostic(
        .error, "C-17",
        "\(path.keyPath) is not a whole transform, so value function \(function) does not apply.",
        remedy: "Animate transform or sublayerTransform with it.")
    }
    if let known = PropertyCatalogue.path(for: path.keyPath) {
      return Diagnostic(
        .error, "C-7",
        "\(path.keyPath) has values of type \(known.valueType), not \(path.valueType).",
        remedy: "Animate it with values of type \(known.valueType).")
    }
    if let advice = KeyPathAdvice.derived(path.keyPath) {
      return Diagnostic(
        .error, "L-2", "\(path.keyPath) is derived from other properties and can't be animated.",
        remedy: advice)
    }
    return Diagnostic(
      .error, "L-1",
      "There is no property named \(path.keyPath.quoted).",
      remedy: KeyPathAdvice.nearest(path.keyPath).map { "Did you mean \($0)?" }
        ?? "Use a standard key path, or declare the property with its default.")
  }

  static func unusableSpring(_ problem: String, of path: PropertyPath) -> Diagnostic {
    Diagnostic(
      .warning, "C-18", "\(path.keyPath) has an invalid spring. \(problem)",
      remedy: "Use numbers within these bounds.")
  }

  static func singularBy(_ path: PropertyPath) -> Diagnostic {
    Diagnostic(
      .error, "C-19", "\(path.keyPath) would start at to minus by, but by has no inverse.",
      remedy: "Give from instead of by.")
  }

  /// Returns the diagnostic for writing a component of a transform that can't be decomposed, scales
  /// of 0 aside.
  package static func unwritable(_ keyPath: String) -> Diagnostic {
    Diagnostic(
      .error, "C-20", "The model's transform is singular, so its \(keyPath) can't be set.",
      remedy: "Set the whole transform.")
  }

  static func pilesUpNothing(_ path: PropertyPath) -> Diagnostic {
    Diagnostic(
      .info, "C-21",
      "\(path.keyPath) is cumulative and autoreverses, so each cycle ends where it began.",
      remedy: "Remove one of the two.")
  }

  static func keyTimeCount(
    _ count: Int, _ table: KeyframeTable, of path: PropertyPath
  ) -> Diagnostic {
    Diagnostic(
      .warning, "L-4",
      "\(path.keyPath) has \(table.contents) but \(count.of("key time")).",
      remedy: "Give \(table.neededTimes); otherwise only the first ones apply.")
  }

  static func oddKeyTimes(of path: PropertyPath) -> Diagnostic {
    Diagnostic(
      .warning, "L-5", "The key times of \(path.keyPath) do not rise from 0 to 1.",
      remedy: "Give fractions of the duration, not seconds, the first 0 and the last 1.")
  }

  static func threeEnds(of path: PropertyPath) -> Diagnostic {
    Diagnostic(
      .warning, "L-9", "\(path.keyPath) has from, to, and by; by is ignored.",
      remedy: "Give at most two of the three.")
  }

  static func repeatsTwice(_ timing: MediaTiming) -> Diagnostic {
    Diagnostic(
      .warning, "L-13",
      "An animation has a repeat count of \(timing.repeatCount.text) and a repeat duration of "
        + "\(timing.repeatDuration.text) s; the repeat duration applies here, but Core Animation leaves it undefined.",
      remedy: "Set repeatCount or repeatDuration, not both.")
  }

  static func cutSpring(
    _ record: AnimationRecord, of settling: Double, _ path: PropertyPath
  ) -> Diagnostic {
    let isEndless = settling >= Double(Float.greatestFiniteMagnitude)
    let reason =
      record.flags.contains(.unsized) ? ", because it has no duration of its own" : ""
    let remedy =
      record.flags.contains(.raw)
      ? "Set the duration to the settlingDuration."
      : "Leave out the duration, also that of .defaults, or use SpringCurve(dampingRatio:duration:)."
    return Diagnostic(
      .warning, "L-18",
      "The spring of \(path.keyPath) is cut off after \(record.duration.text) s\(reason); "
        + (isEndless ? "it never settles." : "it takes \(settling.text) s to settle."),
      remedy: isEndless
        ? "Give the spring some damping, and set the duration to its settlingDuration." : remedy)
  }

  package static func unusedDamping(_ ratio: Double, of owner: String) -> Diagnostic {
    Diagnostic(
      .info, "L-19",
      "The spring of \(owner) has \(ratio.text) times the critical damping, and is limited to "
        + "critical damping.", remedy: "Set allowsOverdamping, or use less damping.")
  }

  static func easedSpring(of path: PropertyPath) -> Diagnostic {
    Diagnostic(
      .info, "L-20", "\(path.keyPath) has a timing function, which distorts its spring.",
      remedy: "Remove the timing function: a spring eases by itself.")
  }

  static func lostKeyframe(_ table: KeyframeTable, of path: PropertyPath) -> Diagnostic {
    Diagnostic(
      .info, "L-32",
      table.isPath
        ? "A discrete \(path.keyPath) has the start of each segment of its path, "
          + "but never the end of the path."
        : "The last of the \(table.count) discrete values of \(path.keyPath) begins at 1, "
          + "so it is never visible.",
      remedy: table.isPath ? "Close the path, or give values." : "Give \(table.neededTimes).")
  }

  static func unusedKeyTimes(_ mode: CalculationMode, of path: PropertyPath) -> Diagnostic {
    Diagnostic(
      .info, "L-33", "\(path.keyPath) is \(mode): its key times and timing functions are ignored.",
      remedy: "Remove them, or use the mode \(mode.isCubic ? "cubic" : "linear").")
  }

  static func easingCount(_ count: Int, _ table: KeyframeTable, of path: PropertyPath) -> Diagnostic
  {
    Diagnostic(
      .warning, "L-34",
      "\(path.keyPath) has \(table.contents) but \(count.of("timing function")); "
        + "missing ones are linear, extra ones are ignored.",
      remedy: "Give \(table.segmentCount), one for each segment.")
  }

  static func unusedRotation(hasPath: Bool, of path: PropertyPath) -> Diagnostic {
    Diagnostic(
      .warning, "L-35",
      hasPath
        ? "\(path.keyPath) follows a path, but only position rotates its layer along a path."
        : "The rotation mode of \(path.keyPath) is ignored, because the animation has no path.",
      remedy: hasPath ? "Remove the rotation mode." : "Set path instead of values.")
  }

  static func hiddenValues(_ count: Int, of path: PropertyPath) -> Diagnostic {
    Diagnostic(
      .info, "L-36", "\(path.keyPath) has a path and \(count) values; the values are ignored.",
      remedy: "Remove the path or the values.")
  }

  static func tooFewKeyframes(of path: PropertyPath) -> Diagnostic {
    Diagnostic(
      .warning, "L-37",
      "A keyframe animation of \(path.keyPath) with fewer than two values changes nothing.",
      remedy: "Add the first value: keyframes have no implicit start.")
  }

  static func emptyPath(of path: PropertyPath) -> Diagnostic {
    Diagnostic(
      .warning, "L-37",
      "The path of \(path.keyPath) has no line and no curve, so nothing moves.",
      remedy: "Add a line or a curve to the path.")
  }

  package static func unusableValue(of path: PropertyPath, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .error, "L-49",
      "A value of \(path.keyPath) is not finite, or too large.",
      remedy: "Use finite numbers, up to 1e300 in paths and 1e60 in curves.",
      at: place, path: path.keyPath)
  }
}

extension MediaTiming {
  /// The invalid attributes: `a duration of -1 s`.
  fileprivate var invalidText: String {
    let attributes = [
      ("begin time of \(beginTime.text) s", beginTime.isTime),
      ("speed of \(speed.text)", speed.isFinite),
      ("time offset of \(timeOffset.text) s", timeOffset.isTime),
      ("duration of \(duration.text) s", duration.isDuration && duration.isFinite),
      ("repeat count of \(repeatCount.text)", repeatCount >= 0),
      ("repeat duration of \(repeatDuration.text) s", repeatDuration.isDuration),
    ]
    return attributes.filter { !$0.1 }.map { "a \($0.0)" }.joined(separator: ", ")
  }
}
