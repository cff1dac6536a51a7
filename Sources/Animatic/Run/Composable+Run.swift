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
  ///   - frameRates: The frames per second that Core Animation is asked for, 1 to 1000, of which it
  ///     prefers the most; nil leaves it to the system, and what is outside is noted as R-39. The
  ///     built-in layer shows every frame that is asked for.
  /// - Returns: The playback, to pause, seek, cancel or wait for.
  @discardableResult
  public func run(
    reducedMotion: Bool? = nil, interrupting interruption: Interruption = .nothing,
    frameRates: ClosedRange<Double>? = nil
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
    let attached = interruption == .nothing ? RunJumps.candidates(for: compiled) : []
    let interrupted = Interrupted.breakOff(for: compiled, interruption)
    if !interrupted.isEmpty { compiled = composition.compiled(reducedMotion: reducedMotion) }
    let playback = Launcher(
      compiled, fullMotion: reducedMotion ? composition.body.fullMotion : nil,
      frameRates: frameRates
    ).launch { playback in
      for layer in interrupted { layer.carryOn(with: playback) }
    }
    for begin in composition.body.beginsInMediaTime(on: compiled.hosts) { playback.note(begin) }
    for layer in attached { layer.note(on: playback) }
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
  ///   - frameRates: The frames per second that Core Animation is asked for, as in `run`.
  /// - Returns: How it ended.
  @discardableResult
  public func play(
    reducedMotion: Bool? = nil, interrupting interruption: Interruption = .nothing,
    frameRates: ClosedRange<Double>? = nil
  ) async -> Outcome {
    let playback = run(
      reducedMotion: reducedMotion, interrupting: interruption, frameRates: frameRates)
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

extension CompositionBody {
  /// begins that were written near the media time of a layer, where nothing is meant to
  /// begin.
  fileprivate func beginsInMediaTime(on hosts: [(any LayerHost)?]) -> [Diagnostic] {
    let times = Set(hosts.compactMap { $0?.currentTime }.filter { $0 >= 300 })
    guard !times.isEmpty else { return [] }
    return nodes.compactMap { node in
      let begin = node.record.begin
      guard node.kind == .leaf || node.kind == .group, begin >= 240,
        times.contains(where: { abs($0 - begin) <= 60 })
      else { return nil }
      return .beginsInMediaTime(begin, at: pool.place(node.record))
    }.withoutRepeats
  }
}

extension Diagnostic {
  fileprivate static func uninterrupted(_ interruption: Interruption) -> Diagnostic {
    Diagnostic(
      id: "R-6", severity: .warning,
      message:
        "What runs on a layer that is not the engine's goes on beneath: \(interruption) is for"
        + " built-in layers.",
      remedy: "Cancel the playback that runs with .hold, and run the next one.", place: nil)
  }

  fileprivate static func beginsInMediaTime(_ begin: Double, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      id: "R-40", severity: .warning,
      message:
        "An animation is delayed by \(begin.secondsText) s, which is near the media time.",
      remedy: "A begin counts from the cursor: write after(begin: 1) to begin 1 s later.",
      place: place)
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
