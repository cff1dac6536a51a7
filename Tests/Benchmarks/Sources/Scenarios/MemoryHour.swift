// Memory: an hour of frames in which animations come and go. What is over leaves nothing behind.

import Animatic
import HeapCounter

/// A stage that is played for an hour of its own time, as fast as it goes.
///
/// Each half second something new begins: with callbacks, repeated, staying, settling, cancelled, replaced,
/// on a layer that comes and goes. After eight of them all begins again.
final class MemoryHour {
  private static let framesPerSecond = 60
  /// What is cancelled runs for so many half seconds before.
  private static let patience = 3

  static var candidates: [Candidate] {
    [
      // Ten minutes are more than enough for everything to have been at its largest.
      Candidate(
        "Memory, bytes grown in 50 minutes",
        counting: {
          let hour = MemoryHour()
          hour.play(minutes: 10)
          return Double(Measuring.heap { hour.play(minutes: 50) }.retained)
        }),
      Candidate("Memory, frame") {
        let hour = MemoryHour()
        return Measuring.time(rounds: 5, units: 60 * framesPerSecond) { hour.play(minutes: 1) }
      },
      MemoryLayer.candidate,
    ]
  }

  private let stage = Stage(clock: ManualClock())
  private let layers = (0..<8).map { Layer(name: "layer \($0)") }
  private var guests: [Layer] = []
  private var running: [Playback] = []
  private var beats = 0

  private init() {
    for layer in layers { stage.add(layer) }
  }

  private func play(minutes: Int) {
    for _ in 0..<120 * minutes {
      endOldest()
      begin(beats)
      beats += 1
      for _ in 0..<Self.framesPerSecond / 2 {
        stage.advance(by: 1 / Double(Self.framesPerSecond))
        for layer in stage.layers { Measuring.checksum += layer.presentation.opacity }
      }
    }
  }

  private func begin(_ beat: Int) {
    let (one, other) = (layers[beat % 8], layers[(beat + 3) % 8])
    switch beat % 8 {
    case 0: heard(on: one, other).run()
    case 1:
      Animate(one).move(to: [9, 9], duration: 0.2).repeats(4).onRepeat { Measuring.checksum += 1 }
        .run()
    case 2: Animate(one).fade(to: 0.5, duration: 0.4).stay().named("stays").run()
    case 3: running.append(Animate(one).rotate(by: .degrees(90)).settle().then().fadeOut().run())
    case 4: running.append(Animate(one).spin(duration: 0.3).repeats(.infinity).run())
    case 5: one.add(BasicAnimation(.cornerRadius, from: 0, to: 8, duration: 2), forKey: "key")
    case 6:
      let guest = Layer(name: "guest")
      stage.add(guest)
      guests.append(guest)
      Sequential {
        Animate(guest).fadeIn()
        Animate(other).pulse()
      }.run()
    default: Stagger(each: 0.1) { for layer in layers { Animate(layer).jump() } }.run()
    }
  }

  private func heard(on one: Layer, _ other: Layer) -> Composition {
    Sequential {
      Animate(one).fade(from: 0, to: 1, duration: 0.3).onBegin { Measuring.checksum += 1 }
      Parallel {
        Animate(one).move(by: [1, 2], duration: 0.5).onEnd { Measuring.checksum += 1 }
        Animate(other).scale(to: 2, duration: 0.7).group().easing(.easeOut)
      }
    }
    .cue(Cue("over")).observed(end: { Measuring.checksum += 1 })
  }

  /// Cancels what is not to end by itself, and sends the oldest guest away.
  private func endOldest() {
    if beats % 8 == Self.patience { guests.popLast().map(stage.remove) }
    guard beats % 8 == 0, !running.isEmpty else { return }
    running.removeFirst().cancel()
    if !running.isEmpty { running.removeFirst().cancel(.hold) }
  }
}
