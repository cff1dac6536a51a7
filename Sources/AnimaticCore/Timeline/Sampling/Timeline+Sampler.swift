// Reading a timeline frame by frame: only what moves is worked out.

extension Timeline {
  /// Reads a timeline frame by frame, as fast as can be.
  ///
  /// Where a snapshot works everything out anew, a sampler remembers what shows: a frame costs as
  /// much as what is moving at the time, however long the timeline is. It may go forwards and
  /// backwards, and shows what a snapshot of the same time shows.
  ///
  /// ```swift
  /// var sampler = Animate(box).fade(from: 1, to: 0).timeline.sampler
  /// let opacity = sampler.channel(of: .opacity, on: box)
  /// sampler.move(to: 0.25)
  /// opacity.map { sampler[$0] }  // 0.75
  /// ```
  public struct Sampler: Sendable, CustomStringConvertible {
    /// Where a sampler has the number of one animated property of one layer.
    public struct Channel: Sendable, Hashable, CustomStringConvertible {
      @usableFromInline let place: Int

      /// The place on one line.
      public var description: String { "channel \(place)" }
    }

    /// The timeline that is read.
    public let timeline: Timeline

    /// Seconds since the begin of what shows.
    public private(set) var time = 0.0

    @usableFromInline var memory: FrameMemory
    private var reel: SampleReel

    init(_ timeline: Timeline) {
      self.timeline = timeline
      var memory = timeline.modelFrame
      reel = SampleReel(timeline.plan, models: &memory)
      self.memory = memory
      show(at: 0)
    }

    /// Shows another time.
    ///
    /// - Parameter time: Seconds since the begin; any number, NaN counts as before the begin.
    /// - Complexity: O(m) in the properties that move then, to go backwards O(p) in all animated
    ///   properties; what is met on the way anew is found in O(log n) of its animations. What can't be
    ///   followed so (components of transforms, what is added to another animation or piles up,
    ///   groups in groups) is worked out at every frame.
    public mutating func move(to time: Double) {
      self.time = time
      show(at: time.asInstant)
    }

    private mutating func show(at time: Double) {
      reel.show(at: time, in: &memory)
    }

    /// Where the number of a property is found; nil where the property of the layer is not animated,
    /// or has no number of its own.
    ///
    /// - Parameters:
    ///   - property: The property.
    ///   - layer: The layer.
    public func channel(of property: LayerProperty<Double>, on layer: any LayerHost) -> Channel? {
      channel(of: property, on: layer.layerID)
    }

    /// Where the number of a property is found, on a layer that is named by its id.
    ///
    /// - Parameters:
    ///   - property: The property.
    ///   - layer: The layer's id.
    public func channel(of property: LayerProperty<Double>, on layer: LayerID) -> Channel? {
      let path = property.path
      guard let index = timeline.index(of: layer),
        let root = timeline.plan.root(of: path, on: index), let first = path.firstNumber
      else { return nil }
      let place = Int(timeline.plan.layers[index].roots.lowerBound) + root
      return Channel(place: Int(timeline.plan.roots[place].offset) + first)
    }

    /// The number that shows at a place; 0 for a channel of another timeline that this one has not.
    ///
    /// - Parameter channel: What `channel(of:on:)` gave.
    @inlinable
    public subscript(channel: Channel) -> Double { memory.number(at: channel.place) }

    /// The values of a layer, animated or not; nil for a layer that takes no part.
    ///
    /// - Parameter layer: The layer.
    public subscript(layer: any LayerHost) -> LayerValues? {
      timeline.index(of: layer.layerID).map { timeline.values(of: $0, in: memory) }
    }

    /// The values of a layer by its place among the layers of the plan.
    package func values(ofLayer index: Int) -> LayerValues {
      timeline.values(of: index, in: memory)
    }

    /// The time, and how much is moving, on one line.
    public var description: String {
      "sampler at \(time.text) s, \(reel.movingCount) moving"
    }
  }

  /// A sampler that shows the begin.
  ///
  /// - Complexity: O(n) in the animations.
  public var sampler: Sampler { Sampler(self) }
}

extension PropertyPath {
  /// Where in the block of its property its number is; nil where it has none of its own.
  fileprivate var firstNumber: Int? {
    switch (root.kind, field) {
    case (.number, .whole): 0
    case (_, .slice(let first, 1)): first
    default: nil
    }
  }
}
