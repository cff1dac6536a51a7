// What a composition needs to play again: its content, its layers, and where it first started.

import AnimaticCore
import AnimaticEngine

/// The source of a playback's journeys.
///
/// It retains the composition with its observers, and no layer.
final class CompositionSource: PlaybackSource {
  /// Without its hosts.
  private var composition: Composition
  private let hosts: [HostReference?]
  /// The first journey, without hosts.
  private var first: Compiled
  /// Every other one, which starts where the first one started.
  private var again: Compiled?
  private let reducesMotion: Bool
  private let interruption: Interruption
  private let frameRates: ClosedRange<Double>?
  private let fullMotion: FullMotion?
  private weak var stage: Stage?
  /// The model of each layer when the last journey ended.
  private var modelsAtRest: [LayerValues] = []

  /// - Parameters:
  ///   - composition: The composition.
  ///   - compiled: The compiled composition.
  ///   - reducesMotion: Whether motion is reduced.
  ///   - interruption: The handling of other animations.
  ///   - frameRates: The frames per second requested from other hosts.
  init(
    _ composition: Composition, _ compiled: Compiled, reducesMotion: Bool,
    interrupting interruption: Interruption, frameRates: ClosedRange<Double>?
  ) {
    (self.composition, first) = (composition, compiled)
    (self.reducesMotion, self.interruption) = (reducesMotion, interruption)
    self.frameRates = frameRates
    hosts = compiled.hosts.map { $0.map(HostReference.init) }
    fullMotion = reducesMotion ? composition.body.fullMotion : nil
  }

  /// Starts the first journey, unless the layers can't run together.
  func launch(_ playback: Playback, on layers: [Layer?], hostStage: HostStage?) {
    guard let stage = first.stage(of: layers, for: playback) else { return }
    self.stage = stage
    playback.source = self
    first.start(playback, on: stage, layers: layers, hostStage: hostStage) {
      $0.fullMotion = fullMotion
    }
    first.writtenHosts = []
    composition.body.removeHosts()
  }

  // MARK: PlaybackSource

  var isGone: Bool {
    hosts.contains { reference in
      guard let reference else { return false }
      guard let host = reference.host else { return true }
      return (host as? Layer).map { $0.stage == nil || $0.stage !== stage } ?? false
    }
  }

  func start(_ playback: Playback, reportsJumps: Bool, leave: () -> Void) {
    let hosts = hosts.map { $0?.host }
    let compiled = again ?? compiledAgain(on: hosts.compactMap(\.self))
    again = compiled
    let layers = hosts.map { $0 as? Layer }
    let hostStage =
      layers.contains { $0 == nil }
      ? HostStage(hosts, models: models(of: hosts), frameRates: frameRates) : nil
    // A source whose layers are on no stage is gone.
    guard let stage = stage ?? Stage.shared(by: layers) else { return }
    let models = playback.hasCommitted ? first.ownModels : nil
    stage.atOneTime {
      let resting =
        reportsJumps
        ? RestingValues(
          compiled.plan, of: playback, on: layers, hostStage, since: modelsAtRest) : nil
      leave()
      _ = compiled.breakOff(interruption, on: layers, hostStage: hostStage)
      compiled.start(playback, on: stage, layers: layers, hostStage: hostStage) {
        $0.fullMotion = fullMotion
        $0.firstJourney = (first.plan, models)
      }
      playback.depart()
      resting?.noteJumps(on: playback)
    }
    playback.launched()
    hostStage?.updateOthers()
  }

  /// Compiles with the starts and the models of the first journey.
  private func compiledAgain(on hosts: [any LayerHost]) -> Compiled {
    var composition = composition
    composition.body.restore(hosts)
    let starts = hosts.indices.map { index in
      TakenStarts(
        at: index, of: first.plan, from: first.models[index], model: first.ownModels[index])
    }
    var compiled = composition.compiled(reducedMotion: reducesMotion, startingFrom: starts)
    compiled.keepEnds()
    compiled.writtenHosts = []
    return compiled
  }

  func journeyEnded() { modelsAtRest = models(of: hosts.map { $0?.host }) }

  /// The current models, as far as they are animated.
  private func models(of hosts: [(any LayerHost)?]) -> [LayerValues] {
    hosts.enumerated().map { index, host in
      let roots = first.plan.layers[index].roots.map { first.plan.roots[Int($0)].root.name }
      return host?.modelComponents(for: roots) ?? first.models[index]
    }
  }
}

extension CompositionBody {
  /// The unreduced composition, if it is observed and reducible; nil otherwise.
  fileprivate var fullMotion: FullMotion? {
    guard hasObservers, isReducible else { return nil }
    let full = Composition(self).compiled()
    return full.events.map {
      FullMotion(
        plan: $0.observation?.plan ?? full.plan, tree: $0.tree,
        observed: $0.observation?.observed ?? [])
    }
  }
}
