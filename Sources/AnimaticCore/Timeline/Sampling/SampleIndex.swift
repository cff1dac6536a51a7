// What a sampler knows of its plan, and never changes.

/// The tracks of a plan, its lanes with a clock, and what of it is worked out at each frame.
///
/// An object, because a frame that copied it would count the references of all that is in it.
final class SampleIndex: @unchecked Sendable {
  // Unchecked because of the pointers: what they point to is written before anybody has them, and
  // then never again.

  let memory: PlanMemory
  /// Where each root's block starts in a frame.
  let offsets: UnsafeBufferPointer<Int32>
  let tracks: SampleTracks
  /// The groups with a time of their own, at no time yet, and what is in them.
  let clocks: [SampleClock]
  let lanes: [ClockedLane]
  let rest: SampleRest

  /// Looks through a plan; the frame has the models.
  ///
  /// - Complexity: O(n) in the animations.
  init(_ plan: Plan, models: inout FrameMemory) {
    let survey = TrackSurvey(plan)
    let memory = PlanMemory(plan)
    let offsets = UnsafeBufferPointer(copying: plan.offsets)
    self.memory = memory
    self.offsets = offsets
    clocks = survey.clocks
    (tracks, lanes) =
      models.lend(offsets: offsets) { frame in
        (
          SampleTracks(survey, memory.reader.pointee, frame),
          survey.lanes.map {
            ClockedLane($0.node, place: $0.place, width: $0.width, memory.reader.pointee, frame)
          }
        )
      } ?? (SampleTracks(), [])
    rest = SampleRest(plan, roots: survey.others)
  }

  deinit {
    tracks.free()
    offsets.free()
  }
}
