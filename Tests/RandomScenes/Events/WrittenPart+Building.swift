// The composition that was written, through the public API.

package import Animatic
package import EventModel

/// Builds a composition whose observers write into a log.
package final class EventSceneBuilder {
  package private(set) var log: [LoggedEvent] = []
  private let layers: [any LayerHost]

  package init(layers: [any LayerHost]) { self.layers = layers }

  package func composition(_ written: WrittenPart) -> Composition {
    switch written {
    case .chain(let layer, let steps): return chain(steps, on: layers[layer]).composition
    case .wait(let seconds): return Wait(seconds).composition
    case .sequential(let gap, let parts):
      return Sequential(gap: gap) { for part in parts { composition(part) } }.composition
    case .parallel(let parts):
      return Parallel { for part in parts { composition(part) } }.composition
    case .changed(let content, let change): return changed(composition(content), by: change)
    case .marked(let content, let cue): return composition(content).cue(name(cue))
    case .observed(let content, let id):
      return composition(content).observed(
        begin: note(.begin, id), end: note(.end, id), repeat: note(.again, id))
    case .cueObserved(let content, let cue, let id):
      return composition(content).observed(name(cue), note(.cue, id))
    }
  }

  private func name(_ cue: Int) -> Cue { Cue("c\(cue)") }

  private func changed(_ whole: Composition, by change: WrittenOperator) -> Composition {
    switch change {
    case .repeated(let count, let pause): whole.repeated(count, pause: pause)
    case .autoreversed: whole.autoreversed()
    case .reversed: whole.reversed()
    case .sped(let factor): whole.sped(by: factor)
    case .shifted(let seconds): whole.shifted(by: seconds)
    case .trimmed(let from, let to):
      to == .infinity ? whole.trimmed(from...) : whole.trimmed(from...max(from, to))
    case .eased: whole.eased(.easeInEaseOut)
    }
  }

  private func chain(_ steps: [WrittenStep], on layer: any LayerHost) -> Animate {
    var chain = Animate(layer)
    for step in steps {
      switch step {
      case .verb(let id, let duration, let after):
        chain = verb(id, duration, added: chain).after(begin: after)
          .onBegin(noteAnimation(.begin, id)).onEnd(noteAnimation(.end, id))
      case .then(let gap): chain = chain.then(gap: gap)
      case .cue(let cue): chain = chain.cue(name(cue))
      case .group(let id, let after):
        chain = chain.group().after(begin: after)
          .onBegin(noteAnimation(.begin, id)).onEnd(noteAnimation(.end, id))
      case .observed(let id):
        chain = chain.observed(
          begin: note(.begin, id), end: note(.end, id), repeat: note(.again, id))
      }
    }
    return chain
  }

  /// Verbs of several properties.
  private func verb(_ id: Int, _ duration: Double, added chain: consuming Animate) -> Animate {
    switch id % 3 {
    case 0: chain.fade(from: 0, to: 1, duration: duration)
    case 1: chain.move(from: 0, x: 10, duration: duration)
    default: chain.zPosition(from: 0, to: 3, duration: duration)
    }
  }

  private func note(_ kind: LoggedEvent.Kind, _ id: Int) -> (CompositionEvent) -> Void {
    { [self] event in
      log.append(
        LoggedEvent(
          kind, id, time: event.time, finished: event.finished,
          isForwards: event.direction == .forwards, cycle: event.cycle))
    }
  }

  private func noteAnimation(_ kind: LoggedEvent.Kind, _ id: Int) -> (AnimationEvent) -> Void {
    { [self] event in
      log.append(
        LoggedEvent(
          kind, id, time: event.time, finished: event.finished,
          isForwards: event.direction == .forwards, cycle: event.cycle))
    }
  }
}

/// The events that a run delivers in a session.
package func deliveredEvents(
  of written: WrittenPart, in controls: [ModelControl]
) -> [LoggedEvent] {
  let stage = Stage(clock: ManualClock())
  let layers = (0..<3).map { Layer(name: "layer \($0)") }
  for layer in layers { stage.add(layer) }
  let builder = EventSceneBuilder(layers: layers)
  let playback = builder.composition(written).on(layers[0]).run()
  for control in controls { playback.perform(control, on: stage, with: layers) }
  for layer in layers { stage.remove(layer) }
  return builder.log
}

extension Playback {
  package func perform(_ control: ModelControl, on stage: Stage, with layers: [Layer]) {
    switch control {
    case .advance(let seconds): stage.advance(by: seconds)
    case .seek(let time): seek(to: time)
    case .reverse: reverse()
    case .rate(let rate): self.rate = rate
    case .pause: pause()
    case .resume: resume()
    case .cancel: cancel()
    case .restart: restart()
    case .finish: cancel(.finish)
    case .remove(let layer): stage.remove(layers[layer])
    }
  }
}
