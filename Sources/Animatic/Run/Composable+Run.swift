// Running a composition: the stage, the layers, and the keys.

import AnimaticCore
public import AnimaticEngine

extension Composable {
  /// Runs the composition now.
  ///
  /// The built-in layers of a run share one stage: their own, the one whose callback is running, or
  /// a new one with the system clock. Values can be read at once; callbacks and settling wait until
  /// the playback is awaited or the stage is updated.
  ///
  /// ```swift
  /// let outcome = await Animate(box).fade().run().finished
  /// ```
  ///
  /// Animations already running on its properties are interrupted: they end as replaced, and the
  /// run starts from the presentation values. It ends as if they had finished before: what settles
  /// or stays is written to the model at once, and otherwise the model doesn't change. A shake that
  /// is started again in its middle ends at rest, and two moves by 10 end at 20. An animation that
  /// repeats or autoreverses without a start leads from the presentation value into its first pass,
  /// and returns to the model.
  ///
  /// Only the components that the run animates are interrupted: animating x leaves y running, and
  /// animating the scale leaves the rotation. A whole transform is interrupted as a whole, and
  /// animating the position interrupts a path with its rotation. An animation that an interrupted
  /// one hid, or added to, is interrupted too. Where the run animates an interrupted component only
  /// later, its presentation value shows until then; where not at all, it becomes the model. An
  /// additive animation interrupts nothing.
  ///
  /// - Parameters:
  ///   - reducedMotion: Whether to reduce motion, applying the policies set by `reducedMotion(_:)`;
  ///     nil asks the layers, and the built-in layer never reduces it.
  ///   - interruption: The handling of animations already running on its properties. On a host other
  ///     than the built-in layer, these are the animations of other runs.
  ///   - frameRates: The frames per second requested from Core Animation, 1 to 1000, preferring the
  ///     upper bound; nil leaves it to the system, and a range outside is noted as R-39. The
  ///     built-in layer shows every requested frame.
  /// - Returns: The playback, to pause, seek, cancel, or wait for.
  @discardableResult
  public func run(
    reducedMotion: Bool? = nil, interrupting interruption: Interruption = .fromPresentation,
    frameRates: ClosedRange<Double>? = nil
  ) -> Playback {
    var composition = composition
    let reducedMotion = reducedMotion ?? composition.body.hosts.contains { $0.prefersReducedMotion }
    var compiled = composition.compiled(reducedMotion: reducedMotion)
    let hosts = compiled.hosts
    let layers = hosts.map { $0 as? Layer }
    Stage.beginWaiting(on: layers)
    if let stage = Stage.known(to: layers), stage.recordsEvents, !compiled.cues.isEmpty {
      // Unobserved cues are recorded too.
      for cue in compiled.cues where !composition.body.isObserved(Cue(cue.name)) {
        composition = composition.observed(Cue(cue.name)) { _ in }
      }
      compiled = composition.compiled(reducedMotion: reducedMotion)
    }
    let animated =
      interruption == .nothing ? layers.map { $0?.isAnimated == true ? $0 : nil } : []
    let usableRates = frameRates.flatMap { $0.isUsable ? $0 : nil }
    let hostStage =
      layers.contains { $0 == nil }
      ? HostStage(hosts, models: compiled.models, frameRates: usableRates) : nil
    let runsAlone = layers.isEmpty && Stage.known(to: layers) == nil
    let start = {
      let interrupted = compiled.breakOff(interruption, on: layers, hostStage: hostStage)
      if !interrupted.isEmpty {
        compiled = composition.compiled(reducedMotion: reducedMotion, takingOver: interrupted)
      }
      let playback = compiled.makePlayback()
      let source = CompositionSource(
        composition, compiled, reducesMotion: reducedMotion, interrupting: interruption,
        frameRates: usableRates)
      source.launch(playback, on: layers, hostStage: hostStage)
      for layer in interrupted {
        layer.carryOn(with: playback, of: compiled.plan, returning: compiled.returning)
      }
      playback.launched()
      compiled.noteLostTurns(on: playback)
      compiled.notePathTurns(on: playback)
      return playback
    }
    let playback = Stage.known(to: layers).map { $0.atOneTime(start) } ?? start()
    hostStage?.updateOthers()
    if runsAlone, let alone = composition.body.runningAlone(as: compiled) { playback.note(alone) }
    if let frameRates, !frameRates.isUsable { playback.note(.badFrameRates(frameRates)) }
    for begin in composition.body.beginsInMediaTime(on: hosts) { playback.note(begin) }
    for case (let index, let layer?) in animated.enumerated() {
      compiled.noteJumps(of: layer, at: index, on: playback)
    }
    return playback
  }

  /// Runs the composition and waits for its end.
  ///
  /// Canceling the waiting task cancels the run, and the layers return to their models.
  ///
  /// - Parameters:
  ///   - reducedMotion: Whether to reduce motion, as in `run`.
  ///   - interruption: The handling of animations already running, as in `run`.
  ///   - frameRates: The frames per second requested from Core Animation, as in `run`.
  /// - Returns: The outcome.
  @discardableResult
  public func play(
    reducedMotion: Bool? = nil, interrupting interruption: Interruption = .fromPresentation,
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

extension ClosedRange<Double> {
  /// Whether it is a range of frame rates.
  fileprivate var isUsable: Bool { lowerBound >= 1 && upperBound <= 1000 }
}

extension CompositionBody {
  /// begin times close to the media time of a layer, which is probably not intended.
  fileprivate func beginsInMediaTime(on hosts: [(any LayerHost)?]) -> [Diagnostic] {
    let late = nodes.lazy.filter { node in
      (node.kind == .leaf || node.kind == .group) && node.record.begin >= 240
    }.map(\.record)
    guard !late.isEmpty else { return [] }
    // The hosts of one stage have the same time.
    let times = hosts.compactMap { $0?.currentTime }.filter { $0 >= 300 }
    return late.filter { record in times.contains { abs($0 - record.begin) <= 60 } }
      .map { .beginsInMediaTime($0.begin, at: pool.place($0)) }.withoutRepeats
  }

  /// a composition without layers that takes time, or that is observed.
  fileprivate func runningAlone(as compiled: Compiled) -> Diagnostic? {
    guard compiled.plan.duration > 0 || hasObservers else { return nil }
    return .runsAlone(at: nodes.lazy.compactMap { pool.place($0.record) }.first)
  }
}

/// The handling of animations already running on a run's properties.
///
/// ```swift
/// Animate(box).move(to: [0, 0], easing: .spring(duration: 0.5, bounce: 0.2))
///   .run(interrupting: .keepingVelocity)
/// ```
public enum Interruption: String, Sendable, Hashable, CaseIterable, CustomStringConvertible {
  /// Keeps them, as in Core Animation: they continue underneath, and a verb without from starts
  /// from the model.
  case nothing
  /// Removes them, and starts from the presentation values; the default.
  case fromPresentation
  /// Removes them, and starts from the presentation values with their velocity.
  ///
  /// A spring takes the velocity into itself, and ends when it has settled with it; before or beside any
  /// other animation the velocity fades out. A spring with a nonzero initial velocity keeps its own,
  /// which R-49 reports; whole transforms, paths, and arrays have no velocity, which R-48 reports
  /// (S-15).
  case keepingVelocity

  /// The name of the case.
  public var description: String { rawValue }
}

// Advancing a stage to a position of a playback.

extension Stage {
  /// Advances the clock until a playback reaches a position, and delivers the events due.
  ///
  /// The position is in the playback's own time, which depends on its rate and its layer's speed,
  /// including changes by callbacks on the way. A position already reached has no effect.
  ///
  /// ```swift
  /// let playback = Animate(box).move(x: 10, duration: 2).run()
  /// playback.rate = 0.5
  /// stage.advance(to: .end - 0.5, of: playback)
  /// stage.time  // 3
  /// ```
  ///
  /// - Parameters:
  ///   - position: The position, as for seeking: previous refers to the whole. One that is
  ///     unresolvable, has passed, or is unreachable at the playback's current rate, is noted as
  ///     R-13 and has no effect; if a callback makes it so, the clock stops there.
  ///   - playback: A playback of this stage.
  public func advance(to position: Position, of playback: Playback) {
    advance(to: playback.time(of: position), of: playback, called: "\(position)")
  }

  /// Advances the clock until a playback reaches a cue, and delivers the events due.
  ///
  /// - Parameters:
  ///   - cue: The cue; one that is unknown, has passed, or is unreachable is noted as R-13 and has
  ///     no effect.
  ///   - playback: A playback of this stage.
  public func advance(to cue: Cue, of playback: Playback) {
    advance(to: .cue(cue), of: playback)
  }
}
