// A run on layers that are not the engine's: the groups are added, and their delegates tell when
// they end.

import AnimaticCore
import AnimaticEngine

/// The share of a run that other hosts play.
final class HostRun: PlaybackControl {
  private struct Share {
    let node: Int
    let layer: Int
    weak var host: (any LayerHost)?
    let isNamed: Bool
    var key: String
    var isOpen = true
  }

  // The layers themselves are not held: their animations hold this run.
  private let plan: Plan
  private let models: [LayerValues]
  private let listeners: [AnimationListener?]
  private let settled: [[PropertyRoot]]
  /// Who hears of the whole, where no layer is the engine's: there is no stage that could tell.
  private var observers: [CompositionObserver] = []
  private weak var playback: Playback?
  private var shares: [Share]
  private var ending = Outcome.finished
  /// The host's own time when its share was added.
  private var startTime = 0.0

  init(_ compiled: Compiled, playback: Playback) {
    plan = compiled.plan
    models = compiled.models
    listeners = compiled.listeners
    settled = compiled.settled
    self.playback = playback
    shares = compiled.attached.compactMap { entry in
      guard let host = compiled.hosts[entry.layer], !(host is Layer) else { return nil }
      return Share(
        node: entry.node, layer: entry.layer, host: host, isNamed: entry.isNamed, key: entry.key)
    }
    guard let watch = compiled.watch, !compiled.hosts.contains(where: { $0 is Layer }) else {
      return
    }
    observers = watch.ofWhole.map { watch.observers[$0] }
    if let place = watch.partial, !shares.isEmpty { playback.note(.unobserved(at: place)) }
  }

  func start() {
    guard !shares.isEmpty else { return }
    playback?.begin(self, on: nil)
    for index in shares.indices { add(index) }
  }

  private func add(_ index: Int) {
    guard let host = shares[index].host else { return }
    var number = 0
    while !shares[index].isNamed, host.animationKeys.contains(shares[index].key) {
      shares[index].key = "animatic.\(number)"
      number += 1
    }
    var animation = plan.animation(
      at: shares[index].node, listeners: listeners, isLowered: true)
    if animation.beginTime != 0 { animation.beginTime += host.currentTime }
    let listener = animation.delegate
    animation.delegate = AnimationTarget(
      begin: { [self] event in
        began(at: event.time)
        listener?.animationDidStart(event)
      },
      end: { [self] event in
        ended(index, finished: event.finished)
        listener?.animationDidStop(event)
        tellEnd(at: event.time)
      })
    startTime = host.currentTime
    findRepeats(in: shares[index].node)
    findUnheard(in: shares[index].node)
    findInstants(in: shares[index].node)
    host.add(animation, forKey: shares[index].key)
  }

  /// Core Animation has no instants: a duration of 0 is the group's, or a quarter of a second (T-8, G-4).
  private func findInstants(in entry: Int) {
    let nodes = plan.nodes[entry..<Int(plan.nodes[entry].end)]
    guard let instant = nodes.first(where: { !$0.isGroup && $0.record.duration == 0 }) else {
      return
    }
    playback?.note(
      Diagnostic(
        id: "L-14", severity: .warning,
        message: "A layer that is not the engine's takes a duration of 0 for one that is left out.",
        remedy: "Give the verb a short duration.", place: plan.pool.place(instant.record)))
  }

  /// The first share that begins is the begin of the whole.
  private func began(at time: Double) {
    for index in observers.indices {
      observers[index].begin?(CompositionEvent(time: time))
      observers[index].begin = nil
    }
  }

  /// The last share that ends is the end of the whole.
  private func tellEnd(at time: Double) {
    guard !shares.contains(where: \.isOpen) else { return }
    let told = observers
    observers = []
    for observer in told {
      observer.end?(CompositionEvent(time: time, finished: ending == .finished))
    }
  }

  /// Core Animation has no call at a repeat.
  private func findRepeats(in entry: Int) {
    let nodes = plan.nodes[entry..<Int(plan.nodes[entry].end)]
    let asking = nodes.first { node in
      let listener = Int(plan.pool.extra(of: node.record).listener)
      return listener >= 0 && listeners[listener]?.asksForRepeats ?? false
    }
    if let asking { playback?.note(.unobserved(at: plan.pool.place(asking.record))) }
  }

  /// Core Animation's layers tell nothing about the children of a group (G-6).
  private func findUnheard(in entry: Int) {
    let children = entry + 1..<Int(plan.nodes[entry].end)
    guard let child = children.first(where: { plan.listener(of: $0) >= 0 }) else { return }
    playback?.note(
      Diagnostic(
        id: "L-21", severity: .error,
        message: "A layer that is not the engine's does not call back for the parts of a group.",
        remedy: "Put the callback on the group.",
        place: plan.pool.place(plan.nodes[child].record)))
  }

  private func ended(_ index: Int, finished: Bool) {
    guard shares[index].isOpen else { return }
    shares[index].isOpen = false
    if finished {
      settle(index)
    } else if ending == .finished {
      ending = .cancelled(at: shares[index].host?.currentTime ?? 0)
    }
    if !shares.contains(where: \.isOpen) { playback?.complete(ending) }
  }

  /// Writes what settles to the model, then removes the animation that showed it.
  private func settle(_ index: Int) {
    let share = shares[index]
    let roots = settled[share.layer]
    guard !roots.isEmpty else { return }
    write(roots, of: share, at: plan.duration)
    if plan.nodes[share.node].record.flags.contains(.kept) {
      share.host?.removeAnimation(forKey: share.key)
    }
  }

  /// Writes what a share shows at a time to the model, without the properties that others show.
  private func write(_ roots: [PropertyRoot], of share: Share, at time: Double) {
    let animated = Set(
      (share.node..<Int(plan.nodes[share.node].end)).compactMap { node in
        plan.nodes[node].isGroup
          ? nil : plan.pool.path(plan.nodes[node].record.property).root
      })
    let shown = plan.values(
      of: share.layer, entries: [share.node], at: time, over: models[share.layer], end: .drawn)
    var values = LayerValues()
    for root in roots where animated.contains(root) {
      values.take(root, from: shown)
    }
    for root in turned(by: share.node, with: Set(roots)) {
      values.take(root, from: shown)
    }
    if !values.keyPaths.isEmpty { share.host?.setModelValues(values) }
  }

  /// The transforms that turn with a path whose position is written.
  private func turned(by entry: Int, with roots: Set<PropertyRoot>) -> [PropertyRoot] {
    let first = plan.layers[plan.layer(of: entry)].roots.lowerBound
    return (entry..<Int(plan.nodes[entry].end)).compactMap { index in
      let slot = plan.slot(of: index)
      let path = plan.pool.path(plan.nodes[index].record.property)
      guard slot.turn >= 0, roots.contains(path.root) else { return nil }
      return plan.roots[Int(first + slot.turn)].root
    }
  }

  // MARK: What a playback can tell: a host's own time is the host's own affair.

  var hasTime: Bool { true }

  var elapsedTime: Double {
    shares.lazy.compactMap(\.host).first.map { $0.currentTime - startTime } ?? 0
  }

  var isPaused: Bool { false }

  var rate: Double { 1 }

  func setRate(_ rate: Double) { refuse("it was not played at another rate") }

  func stageTime(reaching time: Double) -> ExactTime? { nil }

  func pause() { refuse("it was not paused") }

  func resume() { refuse("it was not resumed") }

  func seek(to time: Double) { refuse("it did not seek") }

  func reverse() { refuse("it was not reversed") }

  func cancel(_ remaining: Playback.Cancelling) {
    for share in shares where share.isOpen {
      let range = plan.layers[share.layer].roots
      switch remaining {
      case .revert: break
      case .hold:
        write(range.map { plan.roots[Int($0)].root }, of: share, at: elapsedTime)
      case .finish:
        write(settled[share.layer], of: share, at: min(plan.duration, 1e300))
      }
      share.host?.removeAnimation(forKey: share.key)
    }
  }

  private func refuse(_ consequence: String) {
    playback?.note(
      Diagnostic(
        id: "R-6", severity: .warning,
        message: "A layer that is not the engine's keeps its own time; \(consequence).",
        remedy: "Use the layer's own speed and time offset.", place: nil))
  }
}

extension Diagnostic {
  fileprivate static func unobserved(at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      id: "L-21", severity: .error,
      message:
        "A layer that is not the engine's tells nothing of parts, cues, repeats or progress.",
      remedy: "Observe the begin and the end of the whole.", place: place)
  }
}
