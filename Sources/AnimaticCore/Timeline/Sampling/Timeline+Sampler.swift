// Frame-by-frame sampling of a timeline: only moving properties are evaluated.

extension Timeline {
  /// A sampler that reads a timeline frame by frame at high speed.
  ///
  /// Unlike a snapshot, which evaluates everything, a sampler keeps the presentation values: the
  /// cost of a frame depends on the properties moving at the time, however long the timeline is. It
  /// may move forwards and backwards, and its values equal those of a snapshot.
  ///
  /// ```swift
  /// var sampler = Animate(box).fade(from: 1, to: 0).timeline.sampler
  /// let opacity = sampler.channel(of: .opacity, on: box)
  /// sampler.move(to: 0.25)
  /// opacity.map { sampler[$0] }  // 0.75
  /// ```
  public struct Sampler: Sendable, CustomStringConvertible {
    /// The location of the number of one animated property of one layer.
    public struct Channel: Sendable, Hashable, CustomStringConvertible {
      @usableFromInline let place: Int

      /// The location on one line.
      public var description: String { "channel \(place)" }
    }

    /// The sampled timeline.
    public let timeline: Timeline

    /// The current time in seconds since the begin.
    public private(set) var time = 0.0

    @usableFromInline var memory: FrameMemory
    private var state: FrameSampler

    /// Creates a sampler of a timeline.
    ///
    /// - Parameters:
    ///   - timeline: The timeline.
    ///   - roots: The properties to sample; nil for all.
    init(_ timeline: Timeline, of roots: [Int32]? = nil) {
      self.timeline = timeline
      var memory = FrameMemory(timeline.plan, over: timeline.models)
      let plan = roots.map(timeline.plan.restricted) ?? timeline.plan
      state = FrameSampler(plan, models: &memory)
      state.show(at: 0, in: &memory)
      self.memory = memory
    }

    /// Moves the sampler to a time.
    ///
    /// - Parameter time: Seconds since the begin; NaN counts as before the begin.
    /// - Complexity: O(m) in the properties moving at the time; moving backwards, O(p) in all
    ///   animated properties. Animations met on the way are found in O(log n). Components of
    ///   transforms, additive or cumulative animations, and nested groups are evaluated at every
    ///   frame.
    public mutating func move(to time: Double) {
      self.time = time
      state.show(at: time.asInstant, in: &memory)
    }

    /// Returns the channel of a property; nil if it is not animated or not a single number.
    ///
    /// - Parameters:
    ///   - property: The property.
    ///   - layer: The layer.
    public func channel(of property: LayerProperty<Double>, on layer: any LayerHost) -> Channel? {
      channel(of: property, on: layer.layerID)
    }

    /// Returns the channel of a property on a layer given by id; nil if not animated or not a
    /// number.
    ///
    /// - Parameters:
    ///   - property: The property.
    ///   - layer: The layer's id.
    public func channel(of property: LayerProperty<Double>, on layer: LayerID) -> Channel? {
      let path = property.path
      guard let index = timeline.index(of: layer),
        let root = timeline.plan.root(of: path, on: index), let first = path.firstNumber,
        path.count == 1, path.component != .whole || path.root.kind == .number
      else { return nil }
      let place = Int(timeline.plan.layers[index].roots.lowerBound) + root
      return Channel(place: Int(timeline.plan.roots[place].offset) + first)
    }

    /// The presentation value of a channel; 0 for an unknown channel of another timeline.
    ///
    /// - Parameter channel: The result of `channel(of:on:)`.
    @inlinable
    public subscript(channel: Channel) -> Double { memory.number(at: channel.place) }

    /// The values of a layer; nil for a layer that is not animated.
    ///
    /// - Parameter layer: The layer.
    public subscript(layer: any LayerHost) -> LayerValues? {
      timeline.index(of: layer.layerID).map { timeline.values(of: $0, in: memory) }
    }

    /// Returns the values of a layer by its index in the plan.
    package func values(ofLayer index: Int) -> LayerValues {
      timeline.values(of: index, in: memory)
    }

    /// The time and the number of moving properties on one line.
    public var description: String {
      "sampler at \(time.text) s, \(state.movingCount) moving"
    }
  }

  /// A sampler at the begin.
  ///
  /// - Complexity: O(n) in the animations.
  public var sampler: Sampler { Sampler(self) }

  /// Returns a closure that reads a key path of a layer, cheaply at times that increase.
  func values(at path: PropertyPath, layer: Int) -> (Double) -> FlatValue {
    let model = models[layer]
    guard let root = plan.root(of: path, on: layer) else { return { _ in model.value(at: path) } }
    let number = plan.layers[layer].roots.lowerBound + Int32(root)
    let roots = CollectionOfOne(plan.roots[Int(number)])
    var sampler = Sampler(self, of: [number])
    return { time in
      sampler.move(to: time)
      return sampler.memory.values(of: roots, over: model).value(at: path)
    }
  }
}

// The immutable data of a frame sampler.

/// The tracks of a plan, its groups with local time, and the values evaluated at each frame.
///
/// An object, because copying it per frame would retain all its members.
final class SamplerIndex: @unchecked Sendable {
  // Unchecked because of the pointers: their memory is initialized before it is shared, and never
  // written again.

  let storage: PlanStorage
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
    let storage = PlanStorage(plan)
    let offsets = UnsafeMutablePointer<Int32>.allocate(capacity: max(1, plan.roots.count))
    offsets.initialize(from: plan.roots.map(\.offset), count: plan.roots.count)
    self.storage = storage
    self.offsets = UnsafePointer(offsets)
    clocks = classifier.clocks
    let frame = models.frame(offsets: offsets)
    tracks = PropertyTracks(classifier, storage.reader, frame)
    segments = classifier.segments.map {
      GroupedSegment($0.node, to: $0.target, storage.reader, frame)
    }
    fallback = classifier.fallback
  }

  deinit {
    tracks.free()
    offsets.deallocate()
  }
}
