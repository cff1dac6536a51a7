// What a sampler knows of its plan, and never changes.

/// The tracks of a plan, its lanes with a clock, and what of it is worked out at each frame.
///
/// An object, because a frame that copied it would count the references of all that is in it.
final class SampleIndex: Sendable {
  let memory: PlanMemory
  /// Where each root's block starts in a frame.
  let offsets: [Int32]
  let tracks: [SampleTrack]
  /// The begins of the animations of all tracks, track by track, and their nodes.
  let begins: [Double]
  let nodes: [Int32]
  /// The groups with a time of their own, at no time yet, and what is in them.
  let clocks: [SampleClock]
  let lanes: [ClockedLane]
  let rest: SampleRest

  /// Looks through a plan; the frame has the models.
  ///
  /// - Complexity: O(n) in the animations.
  init(_ plan: Plan, models frame: inout FrameMemory) {
    let survey = TrackSurvey(plan)
    let memory = PlanMemory(plan)
    self.memory = memory
    offsets = plan.offsets
    tracks = survey.tracks
    begins = survey.begins
    nodes = survey.nodes
    clocks = survey.clocks
    lanes =
      frame.lend(offsets: plan.offsets) { frame in
        survey.lanes.map {
          ClockedLane($0.node, place: $0.place, width: $0.width, memory.reader, frame)
        }
      } ?? []
    rest = SampleRest(plan, roots: survey.others)
  }
}
