// Properties of every composition and every session of words.

import Animatic
import AnimaticJSON
import RandomScenes

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// The checks of one composition.
package enum Rehearsal {
  /// The failure of a composition of words, or nil.
  package static func problem(_ part: Part, seed: UInt64) -> String? {
    difference(part, seed) ?? unpaired(part, seed) ?? roundTrip(part)
  }

  package static func dump(_ part: Part) -> String { built(part).whole.debugDump() }

  private static func built(_ part: Part) -> (whole: Composition, layers: [Layer], CallbackLog) {
    let (layers, log) = (Scene.makeLayers(), CallbackLog())
    var speaker = Speaker(layers: layers, log: log)
    return (speaker.say(part), layers, log)
  }

  /// The first value on a running stage that is not the timeline's.
  private static func difference(_ part: Part, _ seed: UInt64) -> String? {
    let (whole, layers, _) = built(part)
    let timeline = whole.timeline
    guard timeline.duration >= 0 else { return "the duration is \(timeline.duration)" }
    var random = SeededNumbers(seed: seed)
    let span = timeline.duration < 1e6 ? timeline.duration + 1 : 9
    let stage = Stage(clock: ManualClock())
    for layer in layers { stage.add(layer) }
    whole.run()
    for time in (0..<5).map({ _ in span * random.fraction() }).sorted() {
      stage.advance(by: time - stage.time)
      let snapshot = timeline.snapshot(at: stage.time)
      for layer in layers {
        guard let right = snapshot[layer],
          let found = Scene.difference(layer.presentation, right),
          isSmooth(timeline, layer, at: stage.time)
        else { continue }
        return "\(layer.name ?? "") at \(stage.time): live \(found)"
      }
    }
    return nil
  }

  /// Whether a layer's values are continuous at a time.
  private static func isSmooth(_ timeline: Timeline, _ layer: Layer, at time: Double) -> Bool {
    guard let here = timeline.snapshot(at: time)[layer] else { return false }
    return [-2e-8, 2e-8].allSatisfy { step in
      guard time + step >= 0, time + step <= timeline.duration else { return true }
      return timeline.snapshot(at: time + step)[layer].map {
        Scene.difference($0, here, within: 1e-4) == nil
      } ?? false
    }
  }

  /// What callbacks or the outcome miss at the end of a run.
  private static func unpaired(_ part: Part, _ seed: UInt64) -> String? {
    let (whole, layers, log) = built(part)
    // A part without a layer runs on a separate stage, in the system's time.
    guard !whole.timeline.layers.isEmpty else { return nil }
    let stage = Stage(clock: ManualClock())
    for layer in layers { stage.add(layer) }
    let playback = whole.run()
    var random = SeededNumbers(seed: seed &+ 1)
    let isLong = !(whole.duration < 100)
    if isLong || random.oneIn(3) {
      stage.advance(by: random.fraction() * 3)
      let ending = random.pick([Playback.Cancelling.revert, .hold, .finish])
      playback.cancel(ending)
      stage.advance(by: 1)
      guard playback.outcome != nil else { return "no outcome after cancel(.\(ending))" }
      return log.unpaired.map { "\($0) after cancel(.\(ending))" }
    }
    playback.advanceToEnd(limit: 1000)
    guard playback.outcome != nil else { return "no outcome at the end" }
    return log.unpaired.map { "\($0) at the end" }
  }

  /// What differs after the composition was written to JSON and read again.
  private static func roundTrip(_ part: Part) -> String? {
    let (whole, _, _) = built(part)
    let text = whole.json()
    guard whole.jsonProblems().isEmpty else { return nil }
    do throws(CompositionFileError) {
      let again = try CompositionFile(json: text)
      return again.json() == text ? nil : "JSON differs after reading: \(again.json())"
    } catch { return "JSON can't be read: \(error)" }
  }

  // MARK: Sessions

  /// The words of the session of a seed, which walk through all pairs.
  package static func session(seed: Int) -> [Use] {
    var random = SeededNumbers(seed: UInt64(seed) &+ 5_000_000)
    let count = SessionWord.all.count
    let isOdd = seed % 3 == 0
    func use(_ word: Int) -> Use {
      var use = Use(word: word, seed: random.next(), isOdd: isOdd && random.oneIn(3))
      if SessionWord.all[word].name.hasPrefix("run(") {
        // The seeds of compositions are small numbers; every third one generates extreme numbers.
        var maker = SentenceMaker(seed: Int(random.next() >> 24) * 3 + (isOdd ? 0 : 1))
        use.parts = [maker.part()]
      }
      return use
    }
    var uses = [use(random.below(4))]
    for _ in 0..<3 + random.below(10) { uses.append(use(random.below(count))) }
    let pair = seed % (count * count)
    return uses + [use(pair / count), use(pair % count), use(random.below(count))]
  }

  /// The failure of a session of words, or nil; and its text.
  package static func problem(_ uses: [Use]) -> (problem: String?, text: String) {
    let first = Session()
    let (problem, text) = first.play(uses, isWatched: false)
    if let problem { return (problem, text) }
    let second = Session()
    _ = second.play(uses, isWatched: true)
    guard first.lines != second.lines else { return (nil, text) }
    let index = zip(first.lines, second.lines).enumerated().first { $1.0 != $1.1 }?.offset ?? -1
    let (left, right) = index < 0 ? ("", "") : (first.lines[index], second.lines[index])
    return ("reading changes what happens: \(left) | \(right)", text)
  }
}
