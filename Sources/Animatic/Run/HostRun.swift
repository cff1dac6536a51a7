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
  private weak var playback: Playback?
  private var shares: [Share]
  private var ending = Outcome.finished

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
    var animation = plan.animation(at: shares[index].node, listeners: listeners)
    if animation.beginTime != 0 { animation.beginTime += host.currentTime }
    let listener = animation.delegate
    animation.delegate = AnimationTarget(
      begin: { listener?.animationDidStart($0) },
      end: { [self] event in
        ended(index, finished: event.finished)
        listener?.animationDidStop(event)
      })
    findUnheard(in: shares[index].node)
    host.add(animation, forKey: shares[index].key)
  }

  /// Core Animation's layers tell nothing about the children of a group (G-6).
  private func findUnheard(in entry: Int) {
    let children = entry + 1..<Int(plan.nodes[entry].end)
    guard let child = children.first(where: { plan.nodes[$0].record.listener >= 0 }) else { return }
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
    guard !roots.isEmpty, let host = share.host else { return }
    let shown = plan.values(
      of: share.layer, entries: [share.node], at: plan.duration, over: models[share.layer],
      end: .drawn)
    var values = LayerValues()
    for root in roots { values.set(shown.components(at: root.whole), of: root) }
    host.setModelValues(values)
    if plan.nodes[share.node].record.flags.contains(.kept) {
      host.removeAnimation(forKey: share.key)
    }
  }

  // MARK: What a playback can tell: a host's own time is the host's own affair.

  var elapsedTime: Double { 0 }

  var isPaused: Bool { false }

  func pause() { refuse("paused") }

  func resume() { refuse("resumed") }

  func seek(to time: Double) { refuse("sought in") }

  func cancel(_ remaining: Playback.Cancelling) {
    if remaining != .revert { refuse("cancelled with \(remaining)") }
    for share in shares { share.host?.removeAnimation(forKey: share.key) }
  }

  private func refuse(_ word: String) {
    playback?.note(
      Diagnostic(
        id: "R-6", severity: .warning,
        message: "A layer that is not the engine's keeps its own time; it was not \(word).",
        remedy: "Use the layer's own speed and time offset.", place: nil))
  }
}
