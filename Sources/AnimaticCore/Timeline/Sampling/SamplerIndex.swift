// The immutable data of a frame sampler.

/// The tracks of a plan, its groups with local time, and the values evaluated at each frame.
///
/// An object, because copying it per frame would retain all its members.
final class SamplerIndex: @unchecked Sendable {
  // Unchecked because of the pointers: their memory is initialized before it is shared, and never
  // written again.

  let memory: PlanMemory
  /// The offset of each property's block in a frame.
  let offsets: UnsafePointer<Int32>
  let tracks: PropertyTracks
  /// The groups with local time, unevaluated, and their contents.
  let clocks: [GroupClock]
  let segments: [GroupedSegment]
  /// The properties that are evaluated at each frame.
  let fallback: [Int32]

  /// Creates the index of a plan; the frame provides the models.
  ///
  /// - Complexity: O(n) in the animations.
  init(_ plan: Plan, models: inout FrameMemory) {
    let classifier = TrackClassifier(plan)
    let memory = PlanMemory(plan)
    let offsets = UnsafeMutablePointer<Int32>.allocate(capacity: max(1, plan.roots.count))
    offsets.initialize(from: plan.roots.map(\.offset), count: plan.roots.count)
    self.memory = memory
    self.offsets = UnsafePointer(offsets)
    clocks = classifier.clocks
    let frame = models.frame(offsets: offsets)
    tracks = PropertyTracks(classifier, memory.reader.pointee, frame)
    segments = classifier.segments.map {
      GroupedSegment($0.node, to: $0.target, memory.reader.pointee, frame)
    }
    fallback = classifier.fallback
  }

  deinit {
    tracks.free()
    offsets.deallocate()
  }
}
