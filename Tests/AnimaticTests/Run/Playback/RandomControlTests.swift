// Random sequences of pausing, resuming, seeking, reversing, and changing the rate: events and values
// do not depend on the steps of time in between.

import Animatic
import RandomScenes
import TestSupport
import Testing

struct RandomControlTests {
  private enum Order {
    case pause, resume, reverse, cancel
    case seek(Double)
    case rate(Double)
    case speed(Double)
    case advance(Double)
  }

  private struct Heard: Equatable {
    let name: String
    let time: Double
  }

  /// A scene that performs commands and logs events and values.
  private final class Scene {
    let stage = Stage(clock: ManualClock())
    let box = Layer(name: "box")
    let dot = Layer(name: "dot")
    var heard: [Heard] = []
    var shown: [Double] = []
    /// The number of journeys that have left a limit.
    private var journeys = 0
    private(set) var playback: Playback?

    init(turnsAtCue: Bool) {
      stage.add(box)
      stage.add(dot)
      dot.speed = 0.5
      let cue = Cue("cue")
      playback = Parallel {
        Animate(box).move(x: 10, duration: 1.5).onBegin(note("a begins")).onEnd(note("a ends"))
          .then(gap: 0.25).fade(to: 0, duration: 0.75).autoreverses()
          .onBegin(note("b begins")).onEnd(note("b ends")).cue(cue)
        Animate(dot).scale(to: 2, duration: 0.5).repeats(3).onRepeat(note("c repeats"))
          .onBegin(note("c begins")).onEnd(note("c ends"))
      }
      .observed(cue) { [unowned self] event in
        hear("cue", at: event.time)
        if turnsAtCue { playback?.rate = 0.375 }
      }
      .observed(
        begin: { [unowned self] in hear("begin", at: $0.time) },
        end: { [unowned self] in hear("end", at: $0.time) }
      )
      .run()
    }

    private func note(_ name: String) -> (AnimationEvent) -> Void {
      { [unowned self] event in hear(name, at: event.time) }
    }

    private func hear(_ name: String, at time: Double) {
      heard.append(Heard(name: "\(name) \(journeys)", time: time))
    }

    func obey(_ order: Order) {
      let isOver = playback?.outcome != nil
      defer { if isOver, playback?.outcome == nil { journeys += 1 } }
      switch order {
      case .pause: playback?.pause()
      case .resume: playback?.resume()
      case .reverse: playback?.reverse()
      case .cancel: playback?.cancel(.finish)
      case .seek(let time): playback?.seek(to: time)
      case .rate(let rate): playback?.rate = rate
      case .speed(let speed):
        // Without a jump, as T-16 does it.
        let local = box.currentTime
        box.speed = speed
        box.beginTime = stage.mediaTime
        box.timeOffset = local
      case .advance: break
      }
    }

    func show() {
      let (first, second) = (box.presentation, dot.presentation)
      shown += [
        Double(first.position.x), first.opacity, second[.scaleX], playback?.elapsed ?? -1,
        playback?.rate ?? -1,
      ]
    }
  }

  private func makeOrder(_ random: inout SeededNumbers) -> Order {
    switch Int.random(in: 0..<24, using: &random) {
    case 0, 1: .pause
    case 2, 3: .resume
    case 4, 5: .reverse
    case 6: .seek(Double(Int.random(in: -8...220, using: &random)) / 64)
    case 7, 8, 9:
      .rate([2, 0.5, 1, -1, 3, -0.7, 1.0 / 3, 0].randomElement(using: &random) ?? 1)
    case 10: .speed([1, 2, 0.3, 0, -1].randomElement(using: &random) ?? 1)
    case 11 where Int.random(in: 0..<6, using: &random) == 0: .cancel
    default: .advance(Double(Int.random(in: 1...64, using: &random)) / 64)
    }
  }

  @Test func `events and values do not depend on the steps of time`() {
    var count = 0
    var finished = 0
    var backwards = 0
    for seed in Campaign.seeds(1...400) {
      var random = SeededNumbers(seed: seed)
      let orders = (0..<25).map { _ in makeOrder(&random) }
      let turns = seed.isMultiple(of: 3)
      let (whole, cut) = (Scene(turnsAtCue: turns), Scene(turnsAtCue: turns))
      for order in orders {
        whole.obey(order)
        cut.obey(order)
        if case .advance(let seconds) = order {
          let target = whole.stage.time + seconds
          whole.stage.advance(to: target)
          for _ in 0..<Int.random(in: 0...5, using: &random) {
            let next = Double.random(in: cut.stage.time...target, using: &random)
            cut.stage.advance(to: next)
          }
          cut.stage.advance(to: target)
        }
        whole.show()
        cut.show()
      }
      expectEqual(whole.heard.map(\.name), cut.heard.map(\.name), "seed \(seed): \(orders)")
      for (first, second) in zip(whole.heard, cut.heard) {
        #expect(abs(first.time - second.time) < 1e-9, "seed \(seed): \(orders)")
      }
      for (first, second) in zip(whole.shown, cut.shown) where abs(first - second) > 1e-9 {
        Issue.record("seed \(seed): \(first) and \(second) after \(orders)")
        break
      }
      let names = whole.heard.map(\.name).filter { !$0.hasPrefix("c repeats") }
      expectEqual(Set(names).count, names.count, "heard twice, seed \(seed): \(names)")
      expectEqual(whole.playback?.outcome, cut.playback?.outcome)
      count += whole.heard.count
      if whole.playback?.outcome == .finished { finished += 1 }
      if stride(from: 4, to: whole.shown.count, by: 5).contains(where: { whole.shown[$0] < 0 }) {
        backwards += 1
      }
    }
    #expect(count >= Campaign.least(1500))
    #expect(finished >= Campaign.least(50))
    #expect(backwards >= Campaign.least(50))
  }
}
