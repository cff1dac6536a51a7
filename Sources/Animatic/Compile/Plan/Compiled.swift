// The result of compiling: a plan, and what running and reporting need. Calls the passes of the
// compiler in order.

import AnimaticCore
import AnimaticEngine

/// A composition, resolved with the current model values.
struct Compiled {
  private(set) var plan: Plan
  let listeners: [AnimationObservers]
  /// The hosts of the composition.
  var writtenHosts: [any LayerHost]
  /// The values from which each layer starts: its model, with the taken starts.
  let models: [LayerValues]
  /// The model of each layer.
  let ownModels: [LayerValues]
  /// The nodes of animations with a taken start that repeat or play back, and so start from the model.
  let returning: [Int]
  /// The attached animations, and what is reported beside them.
  let notes: TimelineNotes
  /// The node of every top-level verb and group, in order of application; empty where not needed.
  let statements: [Int]
  /// The composition's node of each node of the plan, -1 for none; empty where not recorded.
  let origins: [Int?]
  /// The duration without the velocities that springs take over; nil if none does.
  let plannedDuration: Double?
  /// What the delivery of events needs; nil where nothing is observed.
  private(set) var events: CompiledEvents?

  /// The host of each layer of the plan; nil for content without a layer, which comes last.
  var hosts: [(any LayerHost)?] {
    models.indices.map { $0 < writtenHosts.count ? writtenHosts[$0] : nil }
  }

  /// The attached animations, in order, by layer.
  var attached: [TimelineNotes.Entry] { notes.entries }

  /// The cues, in the order of writing.
  var cues: [TimelineCue] { notes.cues }

  /// Fixes the ends that animations read from the live model to the models.
  mutating func keepEnds() {
    for (layer, model) in ownModels.enumerated() {
      plan.keepEnds(on: layer, from: model)
      events?.observation?.plan.keepEnds(on: layer, from: model)
    }
  }

  /// The timeline, with its notes.
  var timeline: Timeline { Timeline(plan: plan, models: models, notes: notes) }
}

extension Composition {
  /// The most passes until the times of springs with initial velocities agree.
  private static let mostPasses = 8

  /// Compiles: resolves times, order, and starts.
  ///
  /// - Parameters:
  ///   - reducedMotion: Whether to reduce motion.
  ///   - isListed: Whether the entries are needed.
  ///   - takenStarts: The values from which it starts, instead of from the models.
  ///   - interrupted: What a run takes over: springs that take a velocity end when they have settled
  ///     with it.
  /// - Returns: The compiled composition.
  /// - Complexity: O(n log n) in the animations; O(n) where they were written in order of their
  ///   begins.
  func compiled(
    reducedMotion: Bool = false, isListed: Bool = false,
    startingFrom takenStarts: [TakenStarts] = [], takingOver interrupted: [Interrupted] = []
  ) -> Compiled {
    let statesVelocity = body.attributes.contains { $0.initialVelocity != nil }
    let takesVelocity = interrupted.contains(where: \.hasVelocity)
    var times = SpringTimes()
    func write(_ body: CompositionBody) -> Compiled {
      var writer = PlanWriter(
        CompileSource(body, times), isListed: isListed,
        recordsOrigins: statesVelocity || takesVelocity,
        takenStarts: takenStarts + interrupted.map(\.starts))
      writer.writeLayers()
      return writer.finish()
    }
    // The time until a spring has settled with a velocity depends on its distance, which depends on the
    // times of the springs before it.
    func settlings(of body: CompositionBody) -> [Int: ExactTime] {
      guard statesVelocity else { return [:] }
      // A trim leaves nothing of a spring before it, whose time counts all the same.
      let whole = body.untrimmed
      times.stated = [:]
      for _ in 0..<Self.mostPasses {
        let found = write(whole).settlingsWithVelocity(in: whole)
        if found == times.stated { break }
        times.stated = found
      }
      return times.stated
    }
    var body = body.clampingTimes()
    if reducedMotion { body = self.body.reduced(settling: settlings(of: body)).clampingTimes() }
    times.stated = settlings(of: body)
    if takesVelocity { times.taken = write(body).settlings(takingOver: interrupted) }
    return write(body)
  }
}

extension Compiled {
  /// The seconds until springs have settled that take over a velocity, by the composition's node.
  fileprivate func settlings(takingOver interrupted: [Interrupted]) -> [Int: ExactTime] {
    var settlings: [Int: ExactTime] = [:]
    for (node, seconds) in interrupted.flatMap({ $0.settlings(in: plan) })
    where node < origins.count {
      if let origin = origins[node] { settlings[origin] = ExactTime(seconds) }
    }
    return settlings
  }
}

extension CompositionBody {
  /// Whether it has any callbacks or observers.
  var hasObservers: Bool { !listeners.isEmpty || !observations.isEmpty }
}
