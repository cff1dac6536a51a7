// The values of sessions: whatever is controlled, written, and interrupted, a playback presents its
// timeline.

import Animatic
import RandomScenes
import TestSupport
import Testing

@MainActor
struct ValueSessionTests {
  @Test(arguments: [true, false])
  func `a playback presents its timeline, and wakes each waiting task once`(isStated: Bool) async {
    let drawing = CaseDrawing.compositions(.init(isStated: isStated))
    var (journeys, failures) = (0, 0)
    for seed in Campaign.seeds(isStated ? 1...2_500 : 2_501...5_000) {
      let spec = drawing.draw(seed)
      let session = ValueSession(spec, seed: seed)
      guard session.playback.duration.isFinite else { continue }
      let problem = await session.play(steps: 14)
      journeys += session.journeys
      guard let problem else { continue }
      Issue.record(
        "seed \(seed): \(problem) after\n\(session.words.joined(separator: "\n"))\n\(spec)")
      failures += 1
      if failures == 3 { return }
    }
    #expect(journeys >= Campaign.least(4_000))
  }
}

/// A random session with one playback, and another one that interrupts some of it.
@MainActor
private final class ValueSession {
  private let stage = Stage(clock: ManualClock())
  private let scene = LawScene()
  private let composition: Composition
  /// The timeline of the first journey.
  private let first: Timeline
  let playback: Playback
  private var other: Playback?
  private var random: SeededNumbers
  private(set) var words: [String] = []
  private(set) var journeys = 1
  /// The layers whose opacity the other playback has taken.
  private var taken: Set<Int> = []
  /// The count of a layer's numbers, and the place of its opacity among them.
  private let (width, opacity) = (22, 2)
  private var waiting: [(task: Task<Outcome, Never>, journey: Int)] = []
  /// The outcomes of the journeys that have ended.
  private var outcomes: [Int: Outcome] = [:]

  init(_ spec: CompositionSpec, seed: UInt64) {
    random = SeededNumbers(seed: seed)
    for layer in scene.layers { stage.add(layer) }
    stage.disableActions = true
    stage.update()
    composition = scene.composition(spec)
    first = composition.timeline
    playback = composition.run()
  }

  /// Plays some steps, and returns the first problem; nil if there is none.
  func play(steps: Int) async -> String? {
    for _ in 0..<steps {
      if random.below(3) == 0 { await startWaiting() }
      let word = step()
      words.append(word)
      if let problem = difference { return problem }
    }
    return await wakingProblem()
  }

  // MARK: Waiting

  private func startWaiting() async {
    let (playback, journey) = (playback, journeys)
    waiting.append((Task { await playback.finished }, journey))
    await Task.yield()
  }

  private func wakingProblem() async -> String? {
    if playback.outcome == nil {
      playback.cancel()
      stage.update()
    }
    note()
    for (task, journey) in waiting {
      let outcome = await task.value
      // What another run has replaced first counts.
      if case .replaced = outcome, outcomes[journey] == .restarted { continue }
      if outcome != outcomes[journey] {
        return "journey \(journey) ended as \(outcomes[journey] as Any), and woke with \(outcome)"
      }
    }
    return nil
  }

  /// Records the outcome of a journey that has ended.
  private func note() {
    if let outcome = playback.outcome { outcomes[journeys] = outcome }
  }

  // MARK: Words

  private func step() -> String {
    let wasOver = playback.outcome != nil
    note()
    let word = perform()
    if wasOver, playback.outcome == nil { beginJourney() }
    note()
    return word
  }

  /// A journey claims what it animates.
  private func beginJourney() {
    journeys += 1
    let sampled = (1..<40).map { scene.numbers(first, at: playback.duration * Double($0) / 40) }
    taken = taken.filter { layer in
      sampled.allSatisfy { $0[layer * width + opacity] == sampled[0][layer * width + opacity] }
    }
  }

  private func perform() -> String {
    let duration = playback.duration
    switch random.below(24) {
    case 0, 1:
      let isOpen = playback.outcome == nil
      playback.restart()
      // The journey in flight ends at the next update.
      if isOpen {
        outcomes[journeys] = .restarted
        beginJourney()
      }
      return "restart"
    case 2, 3, 4:
      playback.reverse()
      return "reverse"
    case 5:
      let rate = [2, 0.5, -1, -0.7, 1, 3][random.below(6)]
      playback.rate = rate
      return "rate \(rate)"
    case 6, 7:
      let time = duration * Double(random.below(11)) / 10
      playback.seek(to: time)
      return "seek \(time)"
    case 8:
      playback.pause()
      return "pause"
    case 9, 10:
      playback.resume()
      return "resume"
    case 11 where random.below(3) == 0:
      let cancelling = [Playback.Cancelling.revert, .hold, .finish][random.below(3)]
      playback.cancel(cancelling)
      stage.update()
      return "cancel \(cancelling)"
    case 12, 13:
      return write()
    case 14:
      return interrupt()
    case 15:
      stage.update()
      return "update"
    case 16, 17:
      stage.advance(by: duration * 1.03125 + 0.0625)
      return "advance beyond the limit"
    default:
      let seconds = max(duration, 0.25) * Double(1 + random.below(15)) / 37
      stage.advance(by: seconds)
      return "advance \(seconds)"
    }
  }

  private func write() -> String {
    let layer = scene.layers[random.below(2)]
    let value = Double(2 + random.below(60)) / 64
    switch random.below(4) {
    case 0: layer.position.x = 100 * value
    case 1: layer.position.y = 100 * value
    case 2: layer.opacity = value
    default: layer.cornerRadius = 10 * value
    }
    stage.update()
    return "write \(layer)"
  }

  private func interrupt() -> String {
    let index = random.below(2)
    taken.insert(index)
    let layer = scene.layers[index]
    let before = layer.presentation.opacity
    if let other, random.below(2) == 0 { other.cancel() }
    let fade = Animate(layer).fade(to: 0.125, duration: 0.75)
    other = (random.below(2) == 0 ? fade.settle() : fade).run()
    let after = layer.presentation.opacity
    return "fade l\(index), from \(before) to \(after)"
  }

  // MARK: Judging

  /// The first number that is not as expected; nil if there is none.
  private var difference: String? {
    let shown = scene.presented
    let accepted = accepted
    for (index, number) in shown.enumerated() {
      // The other playback, and what it leaves, is not judged.
      if index % width == opacity, taken.contains(index / width) { continue }
      let isNear = accepted.contains { abs($0[index] - number) <= 1e-9 * max(1, abs($0[index])) }
      if !isNear {
        return "number \(index % width) of l\(index / width) is \(number), not "
          + "\(accepted.map { $0[index] }), at \(playback.elapsed) of \(playback)"
      }
    }
    return nil
  }

  /// The values that are right: of the timeline from the first model, and from today's where a start, or
  /// what is not animated, follows it.
  private var accepted: [[Double]] {
    let now = composition.timeline
    let time = playback.elapsed
    // At a jump a rounding decides.
    var times = [time, time - 1e-9, time + 1e-9]
    if case .cancelled = playback.outcome { times = [] }
    var accepted = times.flatMap { [scene.numbers(first, at: $0), scene.numbers(now, at: $0)] }
    // At a limit, what does not stay has ended, which is exact to the tolerance of T-18.
    if playback.outcome != nil || time < 1e-9 || time > playback.duration - 1e-9 {
      accepted.append(scene.layers.flatMap { LawScene.numbers($0.model) })
    }
    return accepted
  }
}
