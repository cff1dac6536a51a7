// The effect of each operator on values, as a map of times. It shares no code with the compiler.

import Animatic
import RandomScenes

/// One or two operators: the values of the result are those of the operand at another
/// time.
struct ValueLaw {
  let name: String
  let change: (Composition) -> Composition
  /// The length of the changed piece, from that of the piece.
  let length: (Double) -> Double
  /// The operand's time at a time of the result; nil if the law does not apply.
  let time: (Double, Double) -> Double?
  /// Whether it includes values after the operand's end, when animations without a fill are removed.
  var holds = false
  /// Whether it holds for what never ends.
  var isForEndless = false
}

extension ValueLaw {
  /// All laws; the numbers are drawn, the lengths suit a piece of some seconds.
  static func all(_ random: inout SeededNumbers, length: Double) -> [ValueLaw] {
    let count = Double(2 + random.below(2))
    let part = random.pick([0.5, 1.25, 1.5, 2.75])
    let pause = random.time(upTo: 6)
    // Exact in binary: rounding would choose a side of a jump at which a start is sampled.
    let speed = random.pick([0.25, 0.5, 2, 4])
    let stretch = random.pick([0.25, 0.5, 2, 4])
    let other = random.time(upTo: 20)
    let cut = length.isFinite ? length * Double(1 + random.below(6)) / 8 : random.time(upTo: 9)
    let end = length.isFinite ? cut + (length - cut) * random.pick([0.25, 0.5, 1]) : cut + 1
    let easing = random.pick([EasingSpec.easeIn, .easeOut, .easeInEaseOut]).function
    return back(easing) + [
      repeated(count, pause: 0), repeated(part, pause: 0), repeated(count, pause: pause),
      repeated(part, pause: pause),
      sped(speed),
      ValueLaw(
        name: "sped by \(speed) and 2", change: { $0.sped(by: speed).sped(by: 2) },
        length: { $0 / speed / 2 }, time: { time, _ in time * speed * 2 }, isForEndless: true),
      ValueLaw(
        name: "stretched \(stretch) times", change: { $0.stretched(to: length * stretch) },
        length: { $0 * stretch }, time: { time, _ in time / stretch }),
      trimmed(cut, end),
      ValueLaw(
        name: "trimmed twice \(cut)…\(end), then its second half",
        change: { $0.trimmed(cut...end).trimmed(((end - cut) / 2)...) },
        length: { _ in (end - cut) / 2 }, time: { time, _ in cut + (end - cut) / 2 + time },
        isForEndless: true),
      ValueLaw(
        name: "reversed, trimmed \(cut)…\(end)",
        change: { $0.reversed().trimmed(cut...end) }, length: { _ in end - cut },
        time: { time, length in length - (cut + time) }),
      ValueLaw(
        name: "trimmed \(cut)…\(end), reversed",
        change: { $0.trimmed(cut...end).reversed() }, length: { _ in end - cut },
        time: { time, _ in end - time }, isForEndless: true),
      ValueLaw(
        name: "shifted by \(pause)", change: { $0.shifted(by: pause) }, length: { $0 + pause },
        time: { time, _ in time < pause ? nil : time - pause }, isForEndless: true),
      ValueLaw(
        name: "fitted to \(other), clip", change: { $0.fitted(to: other, .clip) },
        length: { _ in other }, time: { time, length in min(time, length) }, holds: other > length,
        isForEndless: true),
      ValueLaw(
        name: "fitted to \(other), hold", change: { $0.fitted(to: other, .hold) },
        length: { max($0, other) }, time: { time, length in min(time, length) },
        holds: other > length),
      ValueLaw(
        name: "fitted to \(stretch) times its length, stretch",
        change: { $0.fitted(to: length * stretch, .stretch) },
        length: { $0 * stretch }, time: { time, _ in time / stretch }),
      ValueLaw(
        name: "one after nothing", change: { whole in Sequential { whole }.composition },
        length: { $0 },
        time: { time, _ in time }, isForEndless: true),
      ValueLaw(
        name: "trimmed to all of it", change: { $0.trimmed(0...) }, length: { $0 },
        time: { time, _ in time }),
    ]
  }

  private static func back(_ easing: TimingFunction) -> [ValueLaw] {
    [
      ValueLaw(
        name: "reversed", change: { $0.reversed() }, length: { $0 },
        time: { time, length in length - time }),
      ValueLaw(
        name: "reversed twice", change: { $0.reversed().reversed() }, length: { $0 },
        time: { time, _ in time }),
      ValueLaw(
        name: "autoreversed", change: { $0.autoreversed() }, length: { 2 * $0 },
        time: { time, length in min(time, 2 * length - time) }),
      ValueLaw(
        name: "autoreversed, reversed", change: { $0.autoreversed().reversed() },
        length: { 2 * $0 }, time: { time, length in min(time, 2 * length - time) }),
      ValueLaw(
        name: "eased", change: { $0.eased(easing) }, length: { $0 },
        time: { time, length in length * easing.value(at: time / length) }),
      ValueLaw(
        name: "eased, reversed", change: { $0.eased(easing).reversed() }, length: { $0 },
        time: { time, length in length * easing.value(at: (length - time) / length) }),
    ]
  }

  private static func sped(_ speed: Double) -> ValueLaw {
    ValueLaw(
      name: "sped by \(speed)", change: { $0.sped(by: speed) }, length: { $0 / speed },
      time: { time, _ in time * speed }, isForEndless: true)
  }

  private static func trimmed(_ low: Double, _ high: Double) -> ValueLaw {
    ValueLaw(
      name: "trimmed \(low)…\(high)", change: { $0.trimmed(low...high) },
      length: { _ in high - low }, time: { time, _ in low + time }, isForEndless: true)
  }

  private static func repeated(_ count: Double, pause: Double) -> ValueLaw {
    let passes = count.rounded(.up)
    return ValueLaw(
      name: "repeated \(count), pause \(pause)",
      change: { $0.repeated(count, pause: pause) },
      length: { (passes - 1) * ($0 + pause) + (count - (passes - 1)) * $0 },
      time: { time, length in
        let cycle = length + pause
        let local = time - (time / cycle).rounded(.down) * cycle
        // Where one pass meets the next, either may show.
        guard min(local, cycle - local) > 1e-7 || time < 1e-7 else { return nil }
        return min(local, length)
      }, holds: pause > 0)
  }
}
