// Starts a compiled composition: its stage, its keys, and its proxy layers.

import AnimaticCore
import AnimaticEngine

/// Starts a compiled composition.
struct Launcher {
  private let compiled: Compiled
  private let fullMotion: FullMotion?
  private let frameRates: ClosedRange<Double>?
  private let layers: [Layer?]

  init(_ compiled: Compiled, fullMotion: FullMotion?, frameRates: ClosedRange<Double>?) {
    self.compiled = compiled
    self.fullMotion = fullMotion
    self.frameRates = frameRates
    layers = compiled.hosts.map { $0 as? Layer }
  }

  /// - Parameter start: Starts the other controls of the playback.
  func launch(_ start: (Playback) -> Void) -> Playback {
    let playback = makePlayback()
    let frameRates = usableFrameRates(for: playback)
    guard let stage = stage(for: playback) else { return playback }
    let twins = HostTwins(of: compiled)
    if twins == nil || layers.contains(where: { $0 != nil }) {
      stage.start(makeRun(observedBy: compiled.watch), on: layers, keys: keys, playback: playback)
    }
    if let twins { run(twins, frameRates: frameRates, for: playback) }
    start(playback)
    playback.launched()
    return playback
  }

  /// Runs the animations on other hosts.
  private func run(
    _ twins: HostTwins, frameRates: ClosedRange<Double>?, for playback: Playback
  ) {
    var keys = [[String]](repeating: [], count: compiled.hosts.count)
    for entry in compiled.attached {
      guard let host = compiled.hosts[entry.layer] else { continue }
      let taken = Set(keys[entry.layer])
      keys[entry.layer].append(
        entry.isNamed ? entry.key : host.freeKey("animatic.", besides: taken))
    }
    let run = makeRun(observedBy: layers.allSatisfy { $0 == nil } ? compiled.watch : nil)
    if let watch = compiled.watch, watch.hearsProgress {
      playback.note(.coarseProgress(at: watch.progressPlace))
    }
    let mirror = HostMirror(
      compiled, twins: twins, keys: keys, frameRates: frameRates, for: playback)
    for objection in mirror.objections { playback.note(objection) }
    twins.stage.start(
      run, on: twins.layers, keys: keys.map { $0.map(Run.Key.named) }, playback: playback)
    playback.join(mirror)
    mirror.start(run)
  }

  private func usableFrameRates(for playback: Playback) -> ClosedRange<Double>? {
    guard let frameRates else { return nil }
    if frameRates.lowerBound >= 1, frameRates.upperBound <= 1000 { return frameRates }
    playback.note(.badFrameRates(frameRates))
    return nil
  }

  private func makePlayback() -> Playback {
    // Only the plan and the models, so a retained playback does not retain the layers.
    let (plan, models, found) = (compiled.plan, compiled.models, compiled.diagnostics)
    let circumstances = compiled.circumstances
    let playback = Playback(duration: plan.duration) {
      (found + plan.lint(models: models, circumstances)).withoutRepeats
    }
    for cue in compiled.cues { playback.moments[cue.name] = cue.time }
    return playback
  }

  /// The stage to run on; nil, with a rejected playback, if there is none or no layer.
  private func stage(for playback: Playback) -> Stage? {
    guard let stage = Stage.shared(by: layers.compactMap { $0 }) else {
      playback.refuse(.twoStages)
      return nil
    }
    if compiled.hosts.allSatisfy({ $0 == nil }), !compiled.attached.isEmpty {
      playback.refuse(.nothingToRunOn)
      return nil
    }
    return stage
  }

  /// - Parameter watch: The observed parts on this stage; nil for none.
  private func makeRun(observedBy watch: CompiledWatch?) -> Run {
    let run = Run(
      plan: watch?.plan ?? compiled.plan, listeners: compiled.listeners, settled: compiled.settled)
    if let watch { run.observe(watch.observed, by: watch.observers) }
    run.fullMotion = fullMotion
    return run
  }

  private var keys: [[Run.Key]] {
    var keys = [[Run.Key]](repeating: [], count: compiled.hosts.count)
    for entry in compiled.attached {
      keys[entry.layer].append(entry.isNamed ? .named(entry.key) : .numbered)
    }
    return keys
  }
}
