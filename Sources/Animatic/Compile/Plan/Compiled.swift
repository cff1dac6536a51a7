// The result of compiling: a plan, and what running and reporting need. Calls the passes of the
// compiler in order.

import AnimaticCore
import AnimaticEngine

/// A composition, resolved with the current model values.
struct Compiled {
  /// An animation that is attached to a layer: its node in the plan, and its key.
  struct Attached {
    let node: Int
    let layer: Int
    let key: String
    let isNamed: Bool
  }

  let plan: Plan
  let listeners: [AnimationObservers?]
  /// The host of each layer of the plan; nil in a composition without layers.
  let hosts: [(any LayerHost)?]
  /// The model of each layer.
  let models: [LayerValues]
  /// The attached animations, in order, by layer.
  let attached: [Attached]
  /// The node of every top-level verb and group, in order of application; empty where not needed.
  let statements: [Int]
  /// The properties committed to the model at the natural end, by layer.
  let settled: [[PropertyRoot]]
  /// The diagnostics of compilation, without those of the finished plan.
  var diagnostics: [Diagnostic] = []
  /// The observed parts; nil where nothing is observed.
  let observation: CompiledObservation?
  /// The cues, in the order of writing.
  let cues: [TimelineCue]

  /// The keys, cues, and diagnostics of the timeline.
  var notes: TimelineNotes {
    var notes = TimelineNotes()
    notes.entries = attached.map { TimelineNotes.Entry(node: $0.node, key: $0.key) }
    notes.settled = settled
    notes.cues = cues
    notes.diagnostics = diagnostics
    notes.observations = listeners.map { $0?.observation ?? EventObservation([]) }
    notes.observed = observation?.notes ?? []
    return notes
  }

  /// The timeline, with its notes.
  var timeline: Timeline { Timeline(plan: plan, models: models, notes: notes) }
}

extension Composition {
  /// Compiles: resolves times, order, and starts.
  ///
  /// - Parameters:
  ///   - reducedMotion: Whether to reduce motion.
  ///   - isListed: Whether the entries are needed.
  /// - Returns: The compiled composition.
  /// - Complexity: O(n log n) in the animations; O(n) where they were written in order of their
  ///   begins.
  func compiled(reducedMotion: Bool = false, isListed: Bool = false) -> Compiled {
    let body = body
    let content = reducedMotion ? body.reduced() : body
    var writer = PlanWriter(content, isListed: isListed)
    writer.writeLayers()
    var compiled = writer.finish()
    compiled.diagnostics =
      (body.diagnostics + writer.input.layout.diagnostics + writer.diagnostics).withoutRepeats
    return compiled
  }
}

extension CompositionBody {
  /// Whether it has any callbacks or observers.
  var hasObservers: Bool { !listeners.isEmpty || !observations.isEmpty }
}
