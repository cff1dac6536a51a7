// The immutable data of a frame sampler.

/// The tracks of a plan, its clocked lanes, and the values evaluated at each frame.
///
/// An object, because copying it per frame would retain all its members.
final class SampleIndex: @unchecked Sendable {
  // Unchecked because of the pointers: their memory is initialized before it is shared, and never
  // written again.

  let memory: PlanMemory
  /// The offset of each property's block in a frame.
  let offsets: UnsafeBufferPointer<Int32>
  let tracks: SampleTracks
  /// The groups with local time, unevaluated, and their contents.
  let clocks: [SampleClock]
  let lanes: [ClockedLane]
  let rest: SampleRest

  /// Creates the index of a plan; the frame provides the models.
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
