// The playback controls of a run.

import AnimaticCore

extension Run {
  var elapsedTime: Double { max(0, leader?.elapsed.rounded ?? 0) }

  var isPaused: Bool { leader?.frozen != nil }

  /// The part that supplies the run's time: the first attached one whose layer's time runs forward,
  /// otherwise the first attached one.
  private var leader: RunPart? {
    let isObserving = !(compositionPart?.isDetached ?? true)
    let attached = layerParts.lazy.filter { !$0.isDetached }
    let part =
      attached.first { $0.layerSpeed > 0 } ?? attached.first
      ?? (isObserving ? nil : layerParts.first)
    return part ?? compositionPart
  }

  func perform(_ command: PlaybackCommand) {
    switch command {
    case .pause: pause()
    case .resume: moveParts { $0.thaw() }
    case .seek(let time): moveParts { $0.seek(to: time) }
    case .reverse: moveParts { $0.turn(to: -$0.rate) }
    case .setRate(let rate):
      moveParts { part in
        if part.rate != rate { part.turn(to: rate) }
        part.thaw()
      }
    case .cancel(let remaining): cancel(remaining)
    }
  }

  private func pause() {
    for part in parts where part.frozen == nil && !part.isDetached {
      part.freeze(at: part.elapsed)
      stage?.schedule(part)
    }
  }

  /// Delays the begin by seconds of the stage, before any event has been delivered.
  package func delay(by seconds: Double) {
    for part in parts where !part.isDetached {
      part.delay(by: seconds)
      stage?.schedule(part)
    }
  }

  // Jumps don't move detached parts, whose end is still to be delivered now, nor final parts.
  private func moveParts(_ move: (RunPart) -> Void) {
    for part in parts where !part.isDetached && !part.isFinal {
      move(part)
      // Events caused by a jump are never earlier than the jump, even long after the last update.
      if let stage { stage.schedule(part, notBefore: stage.exactTime) }
    }
  }

  /// Seconds of the run per second of the layer's time; 0 while paused.
  var rate: Double { leader.map { $0.frozen == nil ? $0.rate : 0 } ?? 0 }

  private func cancel(_ remaining: Playback.Cancelling) {
    switch remaining {
    case .revert: removeAll()
    case .hold:
      let time = stage?.time ?? 0
      for part in layerParts { part.layer?.hold(part, because: .cancelled(at: time)) }
      removeAll()
    case .finish:
      for part in layerParts { part.finishNow() }
      let last = layerParts.compactMap(\.frozen).filter(\.isFinite).max()
      compositionPart?.finish(
        at: max(last ?? .zero, ExactTime(plan.duration.isFinite ? plan.duration : 0)))
    }
  }

  private func removeAll() {
    let time = stage?.time ?? 0
    for part in parts {
      for index in part.entries.indices { part.remove(index, because: .cancelled(at: time)) }
    }
  }

  /// The stage's time at which the run reaches one of its own times; nil if it does not at its
  /// current rate.
  func stageTime(reaching time: Double) -> ExactTime? {
    guard let part = leader, let stage, !part.isDetached else { return nil }
    let left = (ExactTime(time) - part.elapsed).rounded
    if left == 0 { return stage.exactTime }
    // The begin is unknown until the commit.
    if isPending { return nil }
    let speed = part.rate * part.layerSpeed
    guard part.frozen == nil, left * speed.signed > 0 else { return nil }
    let host = part.hostTime(of: ExactTime(time))
    return host.isFinite ? max(host, stage.exactTime) : nil
  }
}

extension Double {
  /// The sign: 1, -1, or 0 for zero and NaN.
  fileprivate var signed: Double { self > 0 ? 1 : self < 0 ? -1 : 0 }
}
