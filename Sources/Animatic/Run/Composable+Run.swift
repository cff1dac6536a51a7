// From a composition to something that runs: which stage, which layers, which keys.

import AnimaticCore
public import AnimaticEngine

extension Composable {
  /// Runs the composition now.
  ///
  /// The built-in layers of a run share one stage: the one they are on, the one whose callback is
  /// running, or a new one with the machine's time. Values can be read at once; callbacks and what
  /// settles wait until somebody awaits the playback or updates the stage.
  ///
  /// ```swift
  /// let outcome = await Animate(box).fade().run().finished
  /// ```
  ///
  /// What runs on its properties already goes on beneath, unless it is interrupted: then it is
  /// broken off, what it shows of those properties becomes their model, and the run goes on from
  /// there. Only what the run itself animates is taken: who takes x leaves y on its way, and who
  /// takes the scale leaves the turn. A whole transform is taken whole, and who takes the position
  /// from a path that turns the layer takes the turn along. What something that is taken hid, or
  /// added to, is taken with it, so that nothing jumps.
  ///
  /// - Parameters:
  ///   - reducedMotion: Whether the user wants less motion, so that the policies given by
  ///     `reducedMotion(_:)` count; nil asks the layers, of which the built-in one wants all of it.
  ///   - interruption: What becomes of what runs on its properties already; other hosts than the
  ///     built-in layer go on.
  /// - Returns: The playback, to pause, seek, cancel or wait for.
  @discardableResult
  public func run(
    reducedMotion: Bool? = nil, interrupting interruption: Interruption = .nothing
  ) -> Playback {
    var composition = composition
    let reducedMotion = reducedMotion ?? composition.wantsReducedMotion
    var compiled = composition.compiled(reducedMotion: reducedMotion)
    if compiled.isRecorded, !compiled.cues.isEmpty {
      // Nobody may have asked for the cues, and yet they are to be written down.
      for cue in compiled.cues where !composition.body.isObserved(cue.cue) {
        composition = composition.observed(cue.cue) { _ in }
      }
      compiled = composition.compiled(reducedMotion: reducedMotion)
    }
    let interrupted = Interrupted.breakOff(for: compiled, interruption)
    if !interrupted.isEmpty { compiled = composition.compiled(reducedMotion: reducedMotion) }
    let playback = Launcher(
      compiled, fullMotion: reducedMotion ? composition.body.fullMotion : nil
    ).launch { playback in
      for layer in interrupted { layer.carryOn(with: playback) }
    }
    if interruption != .nothing, compiled.hosts.contains(where: { $0 != nil && !($0 is Layer) }) {
      playback.note(.uninterrupted(interruption))
    }
    return playback
  }

  /// Runs the composition and waits for its end.
  ///
  /// When the waiting task is cancelled, the run is cancelled too and the layers are back at their
  /// models.
  ///
  /// - Parameters:
  ///   - reducedMotion: Whether the user wants less motion, as in `run`.
  ///   - interruption: What becomes of what runs on its properties already, as in `run`.
  /// - Returns: How it ended.
  @discardableResult
  public func play(
    reducedMotion: Bool? = nil, interrupting interruption: Interruption = .nothing
  ) async -> Outcome {
    let playback = run(reducedMotion: reducedMotion, interrupting: interruption)
    let outcome = await playback.finished
    if case .stillRunning(let time) = outcome {
      playback.cancel()
      return .cancelled(at: time)
    }
    return outcome
  }
}

extension Composition {
  /// Whether one of its layers says so.
  fileprivate var wantsReducedMotion: Bool {
    body.hosts.contains { $0.prefersReducedMotion }
  }
}

extension Compiled {
  /// Whether the stage that its layers are on, or are about to join, writes events down.
  fileprivate var isRecorded: Bool {
    Stage.known(to: hosts.compactMap { $0 as? Layer })?.recordsEvents ?? false
  }
}

/// Starts a compiled composition.
struct Launcher {
  private let compiled: Compiled
  private let fullMotion: FullMotion?
  private let layers: [Layer?]

  init(_ compiled: Compiled, fullMotion: FullMotion?) {
    self.compiled = compiled
    self.fullMotion = fullMotion
    layers = compiled.hosts.map { $0 as? Layer }
  }

  /// - Parameter start: Starts what else belongs to the playback.
  func launch(_ start: (Playback) -> Void) -> Playback {
    let playback = makePlayback()
    guard let stage = stage(for: playback) else { return playback }
    let twins = HostTwins(of: compiled)
    if twins == nil || layers.contains(where: { $0 != nil }) {
      stage.start(order(watchedBy: compiled.watch), on: layers, playback: playback)
    }
    if let twins { run(twins, for: playback) }
    start(playback)
    playback.launched()
    return playback
  }

  /// Runs the share of layers that are not the engine's.
  private func run(_ twins: HostTwins, for playback: Playback) {
    var keys = [[String]](repeating: [], count: compiled.hosts.count)
    for entry in compiled.attached {
      guard let host = compiled.hosts[entry.layer] else { continue }
      let taken = Set(keys[entry.layer])
      keys[entry.layer].append(
        entry.isNamed ? entry.key : host.freeKey("animatic.", besides: taken))
    }
    var order = order(watchedBy: layers.allSatisfy { $0 == nil } ? compiled.watch : nil)
    order.keys = keys.map { $0.map(RunOrder.Key.named) }
    if let watch = compiled.watch, watch.hearsProgress {
      playback.note(.coarseProgress(at: watch.progressPlace))
    }
    let mirror = HostMirror(compiled, twins: twins, keys: keys, for: playback)
    for objection in mirror.objections { playback.note(objection) }
    twins.stage.start(order, on: twins.layers, playback: playback)
    playback.join(mirror)
    mirror.start()
  }

  private func makePlayback() -> Playback {
    // Only the plan and the models: whoever keeps the playback must not keep the layers.
    let (plan, models, found) = (compiled.plan, compiled.models, compiled.diagnostics)
    let circumstances = compiled.circumstances
    let playback = Playback(duration: plan.duration) {
      (found + plan.lint(models: models, circumstances)).withoutRepeats
    }
    for cue in compiled.cues { playback.moments[cue.cue.name] = cue.time?.rounded }
    return playback
  }

  /// The stage to run on; nil, and the playback is refused, where there is none or no layer.
  private func stage(for playback: Playback) -> Stage? {
    guard let stage = Stage.shared(by: layers.compactMap { $0 }) else {
      playback.refuse(.twoStages)
      return nil
    }
    if compiled.hosts.allSatisfy({ $0 == nil }), !compiled.attached.isEmpty {
      playback.refuse(.nothingToRunOn)
      return nil
    }
    if compiled.attached.contains(where: { compiled.hosts[$0.layer] == nil }) {
      playback.note(.partWithoutLayer)
    }
    return stage
  }

  /// - Parameter watch: Who hears of the whole on this stage; nil for nobody.
  private func order(watchedBy watch: CompiledWatch?) -> RunOrder {
    var order = RunOrder(
      plan: compiled.plan, listeners: compiled.listeners, keys: keys, settled: compiled.settled)
    if let watch {
      order.plan = watch.plan
      order.observed = watch.observed
      order.observers = watch.observers
    }
    order.fullMotion = fullMotion
    return order
  }

  private var keys: [[RunOrder.Key]] {
    var keys = [[RunOrder.Key]](repeating: [], count: compiled.hosts.count)
    for entry in compiled.attached {
      keys[entry.layer].append(entry.isNamed ? .named(entry.key) : .numbered)
    }
    return keys
  }
}

extension CompositionBody {
  /// All the motion, where some of it is reduced and somebody hears of it.
  fileprivate var fullMotion: FullMotion? {
    guard isHeard, isReducible else { return nil }
    let full = compiled(reducedMotion: false, isListed: false)
    return FullMotion(
      plan: full.watch?.plan ?? full.plan, observed: full.watch?.observed ?? [])
  }
}

extension Diagnostic {
  /// Core Animation has no call for each frame.
  fileprivate static func coarseProgress(at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      id: "R-29", severity: .warning,
      message: "A layer that is not the engine's tells of progress only when something happens.",
      remedy: "Read the playback's progress whenever a frame is drawn.", place: place)
  }

  fileprivate static func uninterrupted(_ interruption: Interruption) -> Diagnostic {
    Diagnostic(
      id: "R-6", severity: .warning,
      message:
        "What runs on a layer that is not the engine's goes on beneath: \(interruption) is for"
        + " built-in layers.",
      remedy: "Cancel the playback that runs with .hold, and run the next one.", place: nil)
  }

  fileprivate static var partWithoutLayer: Diagnostic {
    Diagnostic(
      id: "R-5", severity: .warning,
      message: "A part of the composition has no layer to run on, so it is left out.",
      remedy: "Start each chain with Animate(layer).", place: nil)
  }

  fileprivate static var nothingToRunOn: Diagnostic {
    Diagnostic(
      id: "R-5", severity: .error, message: "The composition has no layer to run on.",
      remedy: "Start its chains with Animate(layer).", place: nil)
  }
}
