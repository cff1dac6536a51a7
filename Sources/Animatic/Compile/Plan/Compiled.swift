// What compiling gives: a plan, and what is needed to show it, to run it and to tell about it. The
// passes of the compiler are called here, in their order.

import AnimaticCore
import AnimaticEngine

/// A composition, resolved with the model values of this moment.
struct Compiled {
  /// An animation that is attached to a layer: its node in the plan, and its key.
  struct Attached {
    let node: Int
    let layer: Int
    let key: String
    let isNamed: Bool
  }

  var plan: Plan
  var listeners: [AnimationListener?]
  /// The layer of each layer of the plan; nil in a composition that has none yet.
  var hosts: [(any LayerHost)?]
  /// The model of each layer.
  var models: [LayerValues]
  /// What is attached, in order, by layer.
  var attached: [Attached]
  /// The node of every verb and group that stands in no group, in order of application; empty where
  /// nobody will ask.
  var statements: [Int]
  /// What is written to the model at the natural end, by layer.
  var settled: [[PropertyRoot]]
  /// What was found while compiling; what only the finished plan can tell is added by `findings`.
  var diagnostics: [Diagnostic]
  /// What of it is observed; nil where nothing is.
  var watch: CompiledWatch?
  /// The cues, in the order in which they were written.
  var cues: [CompiledCue] = []

  /// What the lints have to know: that everything that is attached has a key, and who listens.
  var circumstances: LintCircumstances {
    var circumstances = LintCircumstances()
    circumstances.hearsEnd = listeners.map { $0?.hearsEnd ?? false }
    return circumstances
  }

  /// What shows when, with all that can be told about it.
  var timeline: Timeline {
    var notes = TimelineNotes()
    notes.entries = attached.map { TimelineNotes.Entry(node: $0.node, key: $0.key) }
    notes.settled = settled
    notes.cues = cues.map(\.resolved)
    notes.findings = diagnostics
    notes.heard = listeners.map { $0?.hearing ?? Hearing([]) }
    notes.observed = watch?.notes ?? []
    return Timeline(plan: plan, models: models, notes: notes)
  }
}

extension Composition {
  /// Compiles: resolves times, order and starts.
  ///
  /// - Parameters:
  ///   - reducedMotion: Whether the user wants less motion.
  ///   - isListed: Whether its entries will be asked for.
  /// - Returns: The plan and what belongs to it.
  func compiled(reducedMotion: Bool = false, isListed: Bool = false) -> Compiled {
    packedBody.compiled(reducedMotion: reducedMotion, isListed: isListed)
  }
}

extension CompositionBody {
  /// Compiles: resolves times, order and starts.
  ///
  /// - Parameters:
  ///   - reducedMotion: Whether the user wants less motion.
  ///   - isListed: Whether its entries will be asked for.
  /// - Returns: The plan and what belongs to it.
  /// - Complexity: O(n log n) in the animations; O(n) where they were written in order of their
  ///   begins.
  func compiled(reducedMotion: Bool, isListed: Bool) -> Compiled {
    var composition = self
    if reducedMotion || isListed || isHeard || !sayings.isEmpty { composition.unpack() }
    if reducedMotion { composition = composition.reduced() }
    var layout = CompileLayout(composition)
    if layout.needsNodes {
      composition.unpack()
      layout = CompileLayout(composition)
    }
    var writer = PlanWriter(composition, layout: layout, isListed: isListed)
    writer.writeLayers()
    var compiled = writer.finish()
    compiled.watch = writer.watch()
    compiled.cues = layout.compiledCues
    compiled.diagnostics =
      (problems + layout.findings + writer.findings).withoutRepeats
    return compiled
  }
}

extension CompositionBody {
  /// Whether anybody is told of anything.
  var isHeard: Bool { !listeners.isEmpty || !observations.isEmpty }
}
