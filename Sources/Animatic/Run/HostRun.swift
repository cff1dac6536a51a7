// A run on layers that are not the engine's: the groups are added, and their delegates tell when
// they end.

import AnimaticCore
import AnimaticEngine

/// The share of a run that other hosts play.
final class HostRun: PlaybackControl {
  private struct Share {
    let entry: Compiled.Attached
    weak var host: (any LayerHost)?
    var key: String
  }

  private let compiled: Compiled
  private let playback: Playback
  private var shares: [Share] = []
  private var open = 0
  private var ending = Outcome.finished

  init(_ compiled: Compiled, playback: Playback) {
    self.compiled = compiled
    self.playback = playback
    shares = compiled.attached.compactMap { entry in
      guard let host = compiled.hosts[entry.layer], !(host is Layer) else { return nil }
      return Share(entry: entry, host: host, key: entry.key)
    }
  }

  var isEmpty: Bool { shares.isEmpty }

  func start() {
    guard !isEmpty else { return }
    playback.begin(self, on: nil)
    open = shares.count
    for index in shares.indices { add(index) }
  }

  private func add(_ index: Int) {
    guard let host = shares[index].host else { return }
    let entry = shares[index].entry
    var number = 0
    while !entry.isNamed, host.animationKeys.contains(shares[index].key) {
      shares[index].key = "animatic.\(number)"
      number += 1
    }
    var animation = compiled.plan.animation(at: entry.node, listeners: compiled.listeners)
    if animation.beginTime != 0 { animation.beginTime += host.currentTime }
    let listener = animation.delegate
    animation.delegate = AnimationTarget(
      begin: { listener?.animationDidStart($0) },
      end: { [self] event in
        ended(index, finished: event.finished)
        listener?.animationDidStop(event)
      })
    host.add(animation, forKey: shares[index].key)
  }

  private func ended(_ index: Int, finished: Bool) {
    if finished { settle(index) } else { ending = .cancelled(at: elapsedTime) }
    open -= 1
    if open == 0 { playback.complete(ending) }
  }

  /// Writes what settles to the model, then removes the animation that showed it.
  private func settle(_ index: Int) {
    let layer = shares[index].entry.layer
    let roots = compiled.settled[layer]
    guard !roots.isEmpty, let host = shares[index].host else { return }
    let node = shares[index].entry.node
    let shown = compiled.plan.values(
      of: layer, entries: [node], at: compiled.plan.duration, over: compiled.models[layer],
      end: .drawn)
    var values = LayerValues()
    for root in roots { values.set(shown.components(at: root.whole), of: root) }
    host.setModelValues(values)
    if compiled.plan.nodes[node].record.flags.contains(.kept) {
      host.removeAnimation(forKey: shares[index].key)
    }
  }

  // MARK: What a playback can tell: a host's own time is the host's own affair.

  var elapsedTime: Double { 0 }

  var isPaused: Bool { false }

  func pause() {}

  func resume() {}

  func seek(to time: Double) {}

  func cancel(_ remaining: Playback.Cancelling) {
    for share in shares { share.host?.removeAnimation(forKey: share.key) }
  }
}
