// Plays a session on a stage and logs everything observable. The steps of time between its
// commands are a parameter; values read by callbacks are part of the log.

import AnimaticCore
import AnimaticEngine
import RandomScenes

/// How the clock gets from one step to the next.
enum SessionPace: String, CaseIterable {
  case jump, cuts, events, zeroSteps, lateUpdate, reading, frames
}

/// A session in play.
final class SessionPlayer {
  let clock = ManualClock()
  let stage: Stage
  /// Another stage, which is moved on after each step.
  let other = Stage(clock: ManualClock())
  private(set) var layers: [Layer]
  private(set) var lines: [String] = []
  /// How often each kind of thing was done, and where.
  private(set) var tally: [String: Int] = [:]
  private var random: SeededNumbers
  private let pace: SessionPace

  init(_ spec: SessionSpec, _ pace: SessionPace, seed: UInt64) {
    stage = Stage(clock: clock)
    stage.recordsEvents = true
    other.recordsEvents = true
    random = SeededNumbers(seed: seed)
    self.pace = pace
    layers = (0..<SessionSpec.layerCount).map { Layer(name: "\($0)") }
    stage.add(layers[0])
    stage.add(layers[1])
    layers[0].addSublayer(layers[2])
    layers[2].addSublayer(layers[3])
    stage.update()
    for (time, acts) in spec.steps {
      go(to: time)
      look("arrived")
      for act in acts { perform(act, "script") }
      look("acted")
      other.advance(by: 0.375)
    }
    lines += (stage.events + other.events).map(\.description)
  }

  // MARK: Time

  private func go(to time: Double) {
    switch pace {
    case .jump: break
    case .cuts: cut(until: time) { stage.advance(by: $0) }
    case .events:
      var count = 0
      while let next = stage.nextEventTime, next < time, count < 500 {
        stage.advance(to: next)
        count += 1
      }
      stage.advance(to: time)
    case .zeroSteps:
      for _ in 0..<2 { stage.advance(by: 0) }
      cut(until: time) {
        stage.advance(by: $0)
        stage.advance(by: 0)
        stage.update()
      }
      stage.advance(to: time)
      stage.advance(by: 0)
    case .lateUpdate:
      cut(until: time) {
        clock.advance(by: $0)
        if random.oneIn(2) { read() }
      }
      clock.advance(to: time)
      read()
      stage.update()
    case .reading:
      read()
      cut(until: time) {
        stage.advance(by: $0)
        read()
      }
    case .frames:
      while stage.time + 1.0 / 8 < time { stage.advance(by: 1.0 / 8) }
    }
    stage.advance(to: time)
  }

  /// Advances in a few parts of the remaining time.
  private func cut(until time: Double, _ move: (Double) -> Void) {
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let left = time - stage.time
      if left > 0.001 { move(left * Double.random(in: 0...0.9, using: &random)) }
    }
  }

  /// Reads everything without logging.
  private func read() {
    for layer in layers {
      _ = (layer.presentation, layer.transition, layer.animationKeys, layer.snapshot())
      _ = (layer.action(forKey: "opacity"), layer.currentTime, layer.description)
      for key in layer.animationKeys { _ = layer.animation(forKey: key) }
    }
    _ = (stage.description, stage.nextEventTime, stage.layers.count)
  }

  // MARK: Writing down

  private func write(_ line: String) { lines.append("\(stage.time) \(line)") }

  private func look(_ when: String) {
    for layer in layers {
      let shown = layer.presentation
      var line = "\(when) \(layer) shows"
      for property in SessionSpec.properties { line += " \(shown[property])" }
      line += " \(shown.isHidden) \(layer.animationKeys) in \(layer.superlayer?.name ?? "none")"
      line += layer.stage === stage ? " staged" : layer.stage === other ? " away" : ""
      if let transition = layer.transition {
        line += " \(transition.progress) \(transition.outgoing) \(transition.incoming)"
      }
      write(line)
    }
  }

  private func write(_ word: String, _ event: AnimationEvent) {
    write(
      "\(word) \(event.key ?? "-") on \(event.layer?.name ?? "none") at \(event.time) "
        + "\(event.finished) \(event.cycle) \(event.direction) \(event.animation.beginTime) "
        + "\(layers.map { $0.presentation.opacity })")
  }

  // MARK: Doing

  private func perform(_ acts: [SessionAct], in place: String) {
    for act in acts { perform(act, place) }
  }

  private func perform(_ act: SessionAct, _ place: String) {
    tally[act.kind, default: 0] += 1
    tally["in \(place)", default: 0] += 1
    switch act {
    case .add(let layer, let animation):
      layers[layer].add(
        make(animation, from: layers[layer].currentTime), forKey: animation.key)
    case .transition(let layer, let duration):
      layers[layer].add(LayerTransition(.push, from: .right, duration: duration))
    case .write(let layer, let property, let value): layers[layer][property] = value
    case .hide(let layer, let isHidden): layers[layer].isHidden = isHidden
    case .transaction(let transaction):
      stage.transaction {
        if let duration = transaction.duration { $0.animationDuration = duration }
        if let disables = transaction.disables { $0.disableActions = disables }
        if let completion = transaction.completion {
          $0.completionBlock = { [unowned self] in
            write("block")
            perform(completion, in: "block")
          }
        }
        perform(transaction.acts, in: "transaction")
      }
    case .begin(let duration): stage.beginTransaction().animationDuration = duration
    case .commit: stage.commitTransaction()
    case .flush: stage.flush()
    case .say(let duration): stage.transaction.animationDuration = duration
    case .removeKey(let layer, let key): layers[layer].removeAnimation(forKey: key)
    case .removeAll(let layer): layers[layer].removeAllAnimations()
    case .insert(let layer, let above): layers[above].addSublayer(layers[layer])
    case .takeOut(let layer):
      if layers[layer].superlayer == nil {
        stage.remove(layers[layer])
      } else {
        layers[layer].removeFromSuperlayer()
      }
    case .root(let layer): stage.add(layers[layer])
    case .speed(let layer, let speed): layers[layer].speed = speed
    case .offset(let layer, let offset): layers[layer].timeOffset = offset
    case .away(let layer): other.add(layers[layer])
    case .transactionAway(let acts):
      other.transaction { _ in perform(acts, in: "transaction away") }
    case .renew(let layer):
      layers[layer].name = "\(layer) of old"
      layers[layer] = Layer(name: "\(layer)")
    case .mask(let layer, let above): layers[above].mask = layers[layer]
    case .action(let layer, let key, let acts):
      layers[layer].actions[key] = .run(
        ScriptedAction { [unowned self] in
          write("action \(key)")
          perform(acts, in: "action")
        })
    }
  }

  /// - Parameter base: The time that a delay counts from; 0 in a group.
  private func make(_ spec: SessionAnimation, from base: Double) -> any LayerAnimation {
    var basic = BasicAnimation(spec.property, from: -1, to: spec.to, duration: spec.duration)
    guard !spec.siblings.isEmpty else {
      dress(&basic, spec, from: base)
      return basic
    }
    var group = AnimationGroup(
      [basic] + spec.siblings.map { make($0, from: 0) }, duration: spec.duration)
    dress(&group, spec, from: base)
    return group
  }

  private func dress(
    _ animation: inout some LayerAnimation, _ spec: SessionAnimation, from base: Double
  ) {
    animation.speed = spec.speed
    animation.repeatCount = spec.repeats
    animation.autoreverses = spec.autoreverses
    animation.isRemovedOnCompletion = !spec.isKept
    animation.fillMode = spec.fill
    if spec.delay > 0 { animation.beginTime = base + spec.delay }
    animation.delegate = AnimationTarget(
      begin: { [unowned self] event in
        write("begin", event)
        perform(spec.onBegin, in: "begin")
      },
      end: { [unowned self] event in
        write("end", event)
        perform(spec.onEnd, in: "end")
      },
      repeat: { [unowned self] event in
        write("repeat", event)
        perform(spec.onRepeat, in: "repeat")
      })
  }
}

/// An action that does what it was given.
private struct ScriptedAction: LayerAction {
  let perform: () -> Void

  func run(forKey key: String, on layer: Layer) { perform() }
}
