// The diagnostics of layers and of updating a stage.

package import AnimaticCore

extension Diagnostic {
  static let layerWithoutStage = Diagnostic(
    .warning, "L-28",
    "An animation was added to a layer without a stage: it waits, and begins when the layer enters "
      + "one.",
    remedy: "Add the layer to a stage before you add animations to it.")

  /// The key of a child, which a layer can't remove by itself.
  static func removesChild(_ key: String, of group: String?) -> Diagnostic {
    let name = group.map { " \($0.quoted)" } ?? ""
    let call = group.map { "removeAnimation(forKey: \($0.quoted))" } ?? "removeAllAnimations()"
    return Diagnostic(
      .warning, "C-12",
      "Removing the animation \(key.quoted) has no effect, because it is a child of the group\(name).",
      remedy: "Remove the whole group with \(call), or cancel its playback.")
  }

  package static let unusableLayerTime = Diagnostic(
    .error, "L-49",
    "The speed, timeOffset, or beginTime of a layer gives it no finite time, so nothing on it moves.",
    remedy: "Use finite numbers that are not astronomically large.")

  static func beginInHostTime(_ gap: Double, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .warning, "L-29",
      "The begin time of an animation is close to the stage's media time, but the layer's own "
        + "time is \(abs(gap).text) s \(gap < 0 ? "behind" : "ahead of") that.",
      remedy: "Convert it: layer.convertTime(time, from: nil).", at: place)
  }

  static func endsBeforeNow(by seconds: Double, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .warning, "R-41",
      "An animation ended \(seconds > 0 ? "\(seconds.text) s before" : "when") it was added, so it is never visible.",
      remedy: "Leave beginTime at 0 to begin now, or add seconds to layer.currentTime.",
      at: place)
  }

  static func badStep(_ seconds: Double) -> Diagnostic {
    Diagnostic(
      .error, "R-4", "A stage can't be advanced by \(seconds.text) s.",
      remedy: "Advance by a finite number of seconds, 0 or more.")
  }

  static func beyondClock(_ time: Double) -> Diagnostic {
    Diagnostic(
      .error, "R-4", "The stage's clock can't represent that time: it stays at \(time.text) s.",
      remedy: "Advance by less.")
  }

  static let clockMovesByItself = Diagnostic(
    .error, "R-3", "The stage's clock can't be advanced, because it runs by itself.",
    remedy: "Create the stage with a ManualClock, or call update().")

  static func tooManyMoments(_ count: Int, at time: Double) -> Diagnostic {
    Diagnostic(
      .error, "R-32", "More than \(count) callbacks in one update: it stopped at \(time.text) s.",
      remedy: "Update again to continue, or remove the observers of endless animations.")
  }

  /// Two layers of a run are on different stages.
  package static func differentStages(_ first: String, _ other: String) -> Diagnostic {
    Diagnostic(
      .error, "R-1",
      "\(first.quoted) and \(other.quoted) are on different stages, so nothing runs.",
      remedy: "Add them to one stage.")
  }
}
