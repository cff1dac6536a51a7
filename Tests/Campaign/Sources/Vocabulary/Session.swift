// A stage for the words of a session.

import Animatic
import RandomScenes

/// A stage with layers, playbacks and what was called.
package final class Session {
  let stage = Stage(clock: ManualClock())
  let log = CallbackLog()
  private(set) var layers: [Layer]
  private var playbacks: [Playback] = []
  private var observers: [Observer] = []
  private var completions: [Int: Int] = [:]
  /// The composition of the current word.
  private var part: Part?

  package init() {
    layers = Scene.makeLayers()
    for layer in layers { stage.add(layer) }
    stage.flush()
  }

  // MARK: The effects of words

  func run(_ interruption: Interruption, _ a: inout Arguments, isReduced: Bool = false) {
    guard let part, playbacks.count < 12 else { return }
    var speaker = Speaker(layers: layers, log: log)
    let whole = speaker.say(part)
    a.note("", speaker.text)
    // What has no layer, or none on the stage, runs in the machine's time.
    guard !whole.timeline.layers.isEmpty else { return }
    for layer in layers where layer.stage !== stage { stage.add(layer) }
    let id = log.makeID()
    let log = log
    let observed = whole.observed(
      begin: { log.begin(id, $0.time) }, end: { log.end(id, $0.time) })
    playbacks.append(observed.run(reducedMotion: isReduced, interrupting: interruption))
  }

  func playback(_ a: inout Arguments) -> Playback? {
    guard !playbacks.isEmpty else { return nil }
    let index = a.random.below(playbacks.count)
    a.note("", "playbacks[\(index)]")
    return playbacks[index]
  }

  /// What a completion calls, which has to come once.
  func completion(_ name: String) -> (Bool) -> Void {
    let id = log.makeID()
    completions[id] = 0
    return { [self] finished in
      completions[id, default: 0] += 1
      log.note("completion \(name) \(id) \(finished)")
    }
  }

  func heard(_ animation: any LayerAnimation) -> any LayerAnimation {
    var animation = animation
    let observer = Observer(log, log.makeID())
    observers.append(observer)
    animation.delegate = observer
    return animation
  }

  /// Replaces a layer by a new one; one that is removed is freed where nothing else holds it.
  func renew(_ index: Int, isRemoved: Bool) {
    if isRemoved { layers[index].removeFromSuperlayer() }
    if isRemoved, layers[index].stage === stage { stage.remove(layers[index]) }
    let layer = Scene.makeLayers()[index]
    layers[index] = layer
    stage.add(layer)
  }

  // MARK: Playing

  /// Applies words, and finds failures.
  ///
  /// - Parameters:
  ///   - uses: The words.
  ///   - isWatched: Whether all values are read after each word.
  ///   - onWord: Receives each word as text after it was applied.
  /// - Returns: The failure, or nil; and the words as text.
  package func play(
    _ uses: [Use], isWatched: Bool, onWord: (String) -> Void = { _ in }
  ) -> (problem: String?, text: String) {
    var texts: [String] = []
    for use in uses {
      var a = Arguments(seed: use.seed, isOdd: use.isOdd, log: log, layers: layers)
      let word = SessionWord.all[use.word]
      part = use.parts.first
      word.say(self, &a)
      texts.append("\(word.name)  \(a.text)")
      onWord(texts[texts.count - 1])
      log.note("said \(word.name) at \(stage.time)")
      if isWatched { read() }
    }
    finish()
    return (problem, texts.joined(separator: "\n"))
  }

  private func read() {
    for layer in layers { _ = Scene.numbers(layer.presentation) }
    for playback in playbacks { _ = (playback.progress, playback.elapsed, playback.outcome) }
  }

  /// Ends all that runs.
  private func finish() {
    for _ in 0..<8 { stage.commitTransaction() }
    for playback in playbacks { playback.cancel(.hold) }
    for layer in layers + stage.layers {
      layer.removeAllAnimations()
      layer.removeFromSuperlayer()
      if layer.stage === stage { stage.remove(layer) }
    }
    stage.flush()
    stage.advance(by: 1)
    layers = []
    stage.flush()
    stage.advance(by: 1)
  }

  private var problem: String? {
    // So many callbacks in one update that the others wait for the next one.
    if stage.diagnostics.contains(where: { $0.id == "R-32" }) { return nil }
    if let index = playbacks.firstIndex(where: { $0.outcome == nil }) {
      let playback = playbacks[index]
      return "playbacks[\(index)] has no outcome, at \(playback.elapsed) of \(playback.duration), "
        + "\(playback.diagnostics.map(\.id))"
    }
    return log.unpaired
  }

  /// What was called, in order.
  package var lines: [String] { log.lines }
}

/// Observes one raw animation.
private final class Observer: LayerAnimationDelegate {
  private let log: CallbackLog
  private let id: Int

  init(_ log: CallbackLog, _ id: Int) {
    self.log = log
    self.id = id
  }

  func animationDidStart(_ event: AnimationEvent) { log.begin(id, event.time) }

  func animationDidStop(_ event: AnimationEvent) { log.end(id, event.time) }
}
