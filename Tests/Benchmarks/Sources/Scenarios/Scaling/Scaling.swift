// What is measured at several sizes, to be compared with itself: what is shown is that the time of
// one unit does not grow.

enum Scaling {
  static var scenarios: [[Candidate]] {
    [
      ScaleBuild.candidates, ScaleKeyframes.candidates, ScaleLayers.candidates,
      ScaleDepth.candidates, ScalePreview.candidates,
    ] + Growth.all.map(\.candidates)
  }

  /// How often the work is measured: what is small is disturbed more easily.
  static func rounds(_ count: Int) -> Int { count > 100_000 ? 3 : count > 10_000 ? 5 : 9 }

  /// How often small work is done in one round, or the clock would be all that is measured.
  static func repeats(_ count: Int) -> Int { max(1, 1000 / count) }
}
