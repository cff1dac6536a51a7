// Springs that take over the velocity of what they interrupt.

import Animatic
import Foundation
import RandomScenes
import TestSupport
import Testing

struct TakenVelocityTests {
  private let stage = Stage(clock: ManualClock())
  private let menu = Layer(name: "menu")

  init() {
    stage.add(menu)
    menu.position = CGPoint(x: 300, y: 300)
    stage.update()
  }

  private let spring = TimingFunction.spring(response: 0.4, damping: 0.8)

  /// The closed form of an underdamped spring, in distance and velocity.
  private func exact(
    from start: Double, to end: Double, at velocity: Double, after seconds: Double
  ) -> Double {
    let (frequency, ratio) = (2 * Double.pi / 0.4, 0.8)
    let (decay, swing) = (ratio * frequency, frequency * (1 - ratio * ratio).squareRoot())
    let offset = start - end
    let sine = (velocity + decay * offset) / swing
    return end + exp(-decay * seconds)
      * (offset * cos(swing * seconds) + sine * sin(swing * seconds))
  }

  private func velocity(at seconds: Double) -> Double {
    let step = 1e-5
    let value = { exact(from: 300, to: 0, at: 0, after: $0) }
    return (value(seconds + step) - value(seconds - step)) / (2 * step)
  }

  @Test func `a menu that is toggled takes the velocity into its spring`() {
    Animate(menu).move(y: 0, easing: spring).settle().run()
    stage.advance(by: 0.1)
    let start = menu.presentation.position.y
    #expect(abs(start - 142.3) < 0.05)
    let back = Animate(menu).move(y: 300, easing: spring).settle().run(
      interrupting: .keepingVelocity)
    let speed = velocity(at: 0.1)
    #expect(abs(speed + 1808) < 0.5)
    // The table of the rule, and twenty times.
    for (time, value) in [(0.05, 127.6), (0.1, 181.0), (0.2, 273.0), (0.3, 300.6)] {
      #expect(abs(exact(from: start, to: 300, at: speed, after: time) - value) < 0.05)
    }
    var time = 0.0
    for _ in 1...20 {
      time += 0.025
      stage.advance(by: 0.025)
      let right = exact(from: start, to: 300, at: speed, after: time)
      #expect(abs(menu.presentation.position.y - right) < 1e-6, "\(time)")
    }
    expectEqual(back.outcome, nil)
    stage.advance(by: 1)
    expectEqual(menu.position.y, 300)
    expectEqual(menu.presentation.position.y, 300)
    expectEqual(back.outcome, .finished)
  }

  @Test func `each component takes its own velocity, and a distance of 0 is a kick`() {
    Animate(menu).move(from: [300, 300], to: [0, 500], easing: .linear).run()
    stage.advance(by: 0.5)
    // x is at its end already, and flies on; y turns.
    Animate(menu).move(to: [150, 300], easing: spring).settle().run(interrupting: .keepingVelocity)
    for step in 1...20 {
      stage.advance(by: 0.02)
      let time = Double(step) * 0.02
      let shown = menu.presentation.position
      #expect(abs(shown.x - exact(from: 150, to: 150, at: -300, after: time)) < 1e-6)
      #expect(abs(shown.y - exact(from: 400, to: 300, at: 200, after: time)) < 1e-6)
    }
    stage.advance(by: 2)
    expectEqual(menu.presentation.position, CGPoint(x: 150, y: 300))
  }

  @Test func `the spring ends when it has settled with the velocity, and no other begin moves`() {
    let log = EventLog()
    let close = Sequential {
      Animate(menu).move(y: 300, easing: spring).settle().onEnd { log.write("move") }
      Animate(menu).fade(to: 0.5, duration: 0.25).settle().onBegin { log.write("fade") }
    }.observed(end: { _ in log.write("end") })
    let planned = close.duration
    let curve = SpringCurve(stiffness: pow(2 * .pi / 0.4, 2), damping: 2 * 0.8 * 2 * .pi / 0.4)
    Animate(menu).move(y: 0, easing: spring).settle().run()
    stage.advance(by: 0.1)
    let distance = 300 - menu.presentation.position.y
    let playback = close.run(interrupting: .keepingVelocity)
    var settling = curve
    settling.initialVelocity = velocity(at: 0.1) / distance
    let seconds = settling.settlingDuration
    #expect(seconds > curve.settlingDuration + 0.02)
    #expect(abs(playback.duration - max(planned, seconds)) < 1e-6)
    // The fade begins where the plan ends the move.
    stage.advance(by: curve.settlingDuration - 1e-6)
    expectEqual(log.take(), [])
    stage.advance(by: 2e-6)
    expectEqual(log.take(), ["fade"])
    stage.advance(by: seconds - curve.settlingDuration - 1e-3)
    expectEqual(log.take(), [])
    stage.advance(by: 2e-3)
    expectEqual(log.take(), ["move"])
    stage.advance(by: 1)
    expectEqual(log.take(), ["end"])
    // Another journey plays the plan's spring.
    playback.restart()
    #expect(abs(playback.duration - planned) < 1e-9)
    stage.advance(by: curve.settlingDuration + 1e-6)
    expectEqual(log.take(), ["move", "fade"])
  }

  @Test func `a delayed spring begins at rest, after a motion that fades until then`() {
    Animate(menu).move(from: 0, x: 300, duration: 1, easing: .linear).run()
    stage.advance(by: 0.5)
    Animate(menu).move(x: 300, easing: spring).settle().after(begin: 0.2)
      .run(interrupting: .keepingVelocity)
    stage.advance(by: 1e-6)
    #expect(abs((menu.presentation.position.x - 150) / 1e-6 - 300) < 0.1)
    stage.advance(to: 0.7)
    #expect(abs(menu.presentation.position.x - 150) < 1e-9)
    stage.advance(by: 0.1)
    #expect(abs(menu.presentation.position.x - exact(from: 150, to: 300, at: 0, after: 0.1)) < 1e-6)
  }

  @Test func `colors keep their velocity`() {
    Animate(menu).background(
      from: RGBAColor(red: 0, green: 0, blue: 0), to: RGBAColor(red: 1, green: 0, blue: 0),
      duration: 1, easing: .linear
    ).run()
    stage.advance(by: 0.5)
    Animate(menu).background(to: RGBAColor(red: 0, green: 0, blue: 0), easing: spring).settle()
      .run(interrupting: .keepingVelocity)
    stage.advance(by: 0.05)
    let red = menu.presentation.backgroundColor.red
    #expect(abs(red - exact(from: 0.5, to: 0, at: 1, after: 0.05)) < 1e-6)
  }

  // MARK: The velocity of a playback

  @Test func `the velocity is that of the presentation, with rates and speeds`() {
    menu.speed = 0.5
    let playback = Animate(menu).move(from: [0, 0], to: [100, -50], duration: 1).settle().run()
    func velocity() -> CGPoint? { playback.velocity(of: .position, on: menu) }
    func expectVelocity(_ x: Double, _ y: Double, _ place: SourceLocation = #_sourceLocation) {
      let found = velocity() ?? CGPoint(x: Double.nan, y: .nan)
      #expect(abs(found.x - x) < 1e-5 && abs(found.y - y) < 1e-5, "\(found)", sourceLocation: place)
    }
    expectVelocity(50, -25)
    playback.rate = 2
    expectVelocity(100, -50)
    stage.advance(by: 0.5)
    playback.rate = 1
    playback.reverse()
    expectVelocity(-50, 25)
    playback.pause()
    expectVelocity(0, 0)
    playback.resume()
    expectVelocity(-50, 25)
    expectEqual(playback.velocity(of: .positionX, on: menu).map { ($0 * 1e4).rounded() / 1e4 }, -50)
    expectEqual(playback.velocity(of: .transform, on: menu), nil)
    expectEqual(playback.velocity(of: .opacity, on: menu), 0)
    expectEqual(playback.velocity(of: .positionX, on: Layer()), 0)
    stage.advance(by: 2)
    expectVelocity(0, 0)
  }

  @Test func `the velocity of a host is that of a layer`() {
    let host = PlayingHost(menu)
    let playback = Animate(host).move(y: 0, easing: spring).settle().run()
    stage.update()
    stage.advance(by: 0.1)
    let found = playback.velocity(of: .positionY, on: host) ?? .nan
    #expect(abs(found - velocity(at: 0.1)) < 1e-2)
  }

  // MARK: Random interruptions

  @Test func `at every hand-over the velocity is kept`() {
    var kept = 0
    for seed in Campaign.seeds(1...2000) {
      var random = SeededNumbers(seed: seed)
      let hand = HandOver(using: &random)
      guard let (before, after, found) = hand.velocities else { continue }
      let most = 1e-4 * (1 + abs(before))
      #expect(abs(after - before) <= most, "seed \(seed): \(before), then \(after): \(hand)")
      #expect(abs(found - after) <= most, "seed \(seed): \(found), not \(after): \(hand)")
      kept += 1
    }
    #expect(kept >= Campaign.least(800))
  }
}

/// A random run that a random run interrupts.
private struct HandOver: CustomStringConvertible {
  private static let easings: [TimingFunction] = [
    .linear, .easeIn, .easeOut, .easeInEaseOut, .spring(response: 0.4, damping: 0.8),
    .spring(duration: 0.5, bounce: 0.4), .spring(duration: 0.3, bounce: -0.2), .quad(.inOut),
  ]

  private let words: [Double]

  init(using random: inout SeededNumbers) {
    words = (0..<14).map { _ in Double(random.below(1000)) / 1000 }
  }

  private func pick<Element>(
    _ index: Int, _ elements: some RandomAccessCollection<Element>
  ) -> Element {
    let place = min(Int(words[index] * Double(elements.count)), elements.count - 1)
    return elements[elements.index(elements.startIndex, offsetBy: place)]
  }

  private func verb(_ host: any LayerHost, _ first: Int, to end: Double) -> Animate {
    // A host plays the last easing as samples, whose slopes differ.
    let easing = pick(first, host is Layer ? Self.easings : Self.easings.dropLast())
    switch pick(first + 1, [0, 1, 2]) {
    case 0: return Animate(host).move(x: end, easing: easing)
    case 1: return Animate(host).move(to: [end, end / 3], easing: easing)
    default: return Animate(host).rotate(to: .degrees(end), easing: easing)
    }
  }

  /// The interrupting verb by itself, or in a container.
  private func interrupting(_ verb: Animate, _ host: any LayerHost) -> Composition {
    switch pick(12, [0, 0, 1, 2, 3, 4, 5, 6, 7]) {
    case 1:
      Stagger(each: 0.05, from: .last) {
        Animate(host).fade(to: 0.5)
        verb
      }.composition
    case 2:
      Parallel {
        Animate(host).fade(to: 0.5, duration: 3)
        verb
      }.composition
    case 3: verb.repeats(2).composition
    case 4: verb.autoreverses().composition
    case 5: verb.stretched(to: 2)
    case 6: verb.repeated(2).trimmed(0...1.2)
    case 7: verb.eased(.easeIn)
    default: verb.composition
    }
  }

  private func value(_ box: Layer) -> Double {
    pick(1, [0, 1, 2]) == 2 ? box.presentation[.rotation] : box.presentation.position.x
  }

  /// One-sided differences before and after the interruption, and the velocity of the run; nil next to
  /// a corner or a jump.
  var velocities: (before: Double, after: Double, found: Double)? {
    let stage = Stage(clock: ManualClock())
    let box = Layer(name: "box", position: .zero)
    stage.add(box)
    stage.update()
    box.speed = pick(4, [1, 1, 0.5, 2])
    let host: any LayerHost = pick(13, [false, false, true]) ? PlayingHost(box) : box
    var first: any Composable = verb(host, 0, to: 40 + 100 * words[2]).settle()
    switch pick(3, [0, 0, 0, 1, 2]) {
    case 1: first = first.composition.reversed()
    case 2: first = first.composition.repeated(3)
    default: break
    }
    let playback = first.run()
    playback.rate = pick(5, [1, 1, 0.7, 2])
    let time = 0.05 + 0.5 * words[6]
    if pick(7, [false, false, true]) {
      stage.advance(by: time)
      playback.reverse()
      stage.advance(by: time / 2)
    } else {
      stage.advance(by: time)
    }
    guard playback.outcome == nil else { return nil }
    // The same kind of property.
    let second = verb(host, 8, to: 100 * words[10] - 50)
    guard (pick(9, [0, 1, 2]) == 2) == (pick(1, [0, 1, 2]) == 2) else { return nil }
    let (step, now) = (1e-5, stage.time)
    func shown(_ seconds: Double) -> Double {
      stage.advance(to: now + seconds)
      return value(box)
    }
    let past = (0...4).map { shown(Double($0) * step) }
    let before =
      (25 * past[4] - 48 * past[3] + 36 * past[2] - 16 * past[1] + 3 * past[0]) / (12 * step)
    let rough = (past[1] - past[0]) / step
    guard playback.outcome == nil, abs(rough - before) < 1e-2 * (1 + abs(before)) else {
      return nil
    }
    let other = interrupting(second.settle().after(begin: pick(11, [0, 0, 0, 0.1])), host)
      .run(interrupting: .keepingVelocity)
    let found: Double? =
      pick(1, [0, 1, 2]) == 2
      ? other.velocity(of: .rotation, on: host) : other.velocity(of: .positionX, on: host)
    let start = now + 4 * step
    let future = [0, 0.25, 0.5, 0.75, 1, 2, 3, 4].map { ahead in
      stage.advance(to: start + ahead * step)
      return value(box)
    }
    func slope(_ numbers: [Double], _ step: Double) -> Double {
      zip([-25.0, 48, -36, 16, -3], numbers).reduce(0) { $0 + $1.0 * $1.1 } / (12 * step)
    }
    let after = slope([future[0]] + future[4...], step)
    // A curve that bends infinitely at its begin has no slope over a step.
    let near = slope(Array(future[...4]), step / 4)
    guard abs(near - after) < 1e-5 * (1 + abs(after)) else { return nil }
    return (before, after, found ?? .nan)
  }

  var description: String { "\(words)" }
}
