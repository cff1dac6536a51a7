// What a sampler knows of its plan, and never changes.

/// The tracks of a plan, its lanes with a clock, and what of it is worked out at each frame.
///
/// An object, because a frame that copied it would count the references of all that is in it.
final class SampleIndex: Sendable {
  let plan: Plan
  let tracks: [SampleTrack]
  /// The begins of the animations of all tracks, track by track, and their nodes.
  let begins: [Double]
  let nodes: [Int32]
  let lanes: [ClockedLane]
  let rest: SampleRest

  private init(_ plan: Plan, _ survey: TrackSurvey) {
    self.plan = plan
    tracks = survey.tracks
    begins = survey.begins
    nodes = survey.nodes
    lanes = survey.lanes
    rest = SampleRest(plan, roots: survey.others)
  }

  /// Looks through a plan.
  ///
  /// - Returns: The index, and the clocks at no time yet.
  /// - Complexity: O(n) in the animations.
  static func make(_ plan: Plan) -> (SampleIndex, [SampleClock]) {
    let survey = TrackSurvey(plan)
    return (SampleIndex(plan, survey), survey.clocks)
  }
}
