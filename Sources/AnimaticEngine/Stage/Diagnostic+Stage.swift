// The diagnostics of layers and of updating a stage.

package import AnimaticCore

extension Diagnostic {
  static func layerWithoutStage(_ animation: any LayerAnimation) -> Diagnostic {
    Diagnostic(
      id: "L-28", severity: .error,
      message: "An animation was added to a layer that is on no stage, so it never runs.",
      remedy: "Add the layer to a stage first.", place: animation.place)
  }

  package static var unusableLayerTime: Diagnostic {
    Diagnostic(
      id: "L-49", severity: .error,
      message:
        "The speed, offset or begin of a layer gives it no finite time, so nothing on it moves.",
      remedy: "Give numbers that are finite, and not astronomically large.", place: nil)
  }

  static func beginInHostTime(_ animation: any LayerAnimation, _ gap: Double) -> Diagnostic {
    Diagnostic(
      id: "L-29", severity: .warning,
      message: "The begin time of an animation is near the stage's media time, but the layer's own "
        + "time is \(abs(gap).text) s \(gap < 0 ? "behind" : "ahead of") that.",
      remedy: "Convert it: layer.convertTime(time, from: nil).", place: animation.place)
  }

  static func endsBeforeNow(_ animation: any LayerAnimation, by seconds: Double) -> Diagnostic {
    Diagnostic(
      id: "R-41", severity: .warning,
      message:
        "An animation ended \(seconds > 0 ? "\(seconds.secondsText) s before" : "when") it was added, so it never shows.",
      remedy: "Leave beginTime at 0 to begin now, or add seconds to layer.currentTime.",
      place: animation.place)
  }

  static func badStep(_ seconds: Double) -> Diagnostic {
    Diagnostic(
      id: "R-4", severity: .error,
      message: "A stage can't be advanced by \(seconds.text) s.",
      remedy: "Advance by a finite number of seconds that is not negative.", place: nil)
  }

  static func beyondClock(_ time: Double) -> Diagnostic {
    Diagnostic(
      id: "R-4", severity: .error,
      message: "The stage's clock can't count that far: it stands at \(time.text) s.",
      remedy: "Advance by less.", place: nil)
  }

  static var clockMovesByItself: Diagnostic {
    Diagnostic(
      id: "R-3", severity: .error,
      message: "The stage's clock can't be advanced: it runs by itself.",
      remedy: "Create the stage with a ManualClock, or call update().", place: nil)
  }

  static func tooManyMoments(_ count: Int, at time: Double) -> Diagnostic {
    Diagnostic(
      id: "R-32", severity: .error,
      message: "More than \(count) callbacks in one update: it stopped at \(time.text) s.",
      remedy: "Update again to continue, or remove the observers of endless animations.",
      place: nil)
  }

  /// Two layers of a run are on different stages.
  package static var twoStages: Diagnostic {
    Diagnostic(
      id: "R-1", severity: .error,
      message: "The layers of this composition are on different stages, so nothing runs.",
      remedy: "Put them on one stage.", place: nil)
  }
}
