// The words of a chain beside its verbs: modifiers, structure, callbacks and raw animations.

import Animatic
import RandomScenes

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

extension Word where Subject == Animate {
  /// All words of a chain.
  static let chain: [Word] = verbs + modifiers + callbacks + raw

  private static let modifiers: [Word] = [
    Word("after(begin:)") {
      $0.after(begin: $1("begin", .seconds), willGroup: $1("willGroup", .flag))
    },
    Word("at(_:)") { $0.at($1("", .position)) },
    Word("autoreverses()") { $0.autoreverses($1("", .flag)) },
    Word("change(key:)") { $0.change(key: $1("key", .key)) },
    Word("key(_:)") { $0.key($1("", .key)) },
    Word("cue(_:)") { $0.cue($1("", .cue), at: $1(maybe: "at", .position)) },
    Word("defaults()") {
      $0.defaults(duration: $1(maybe: "duration", .seconds), easing: $1(maybe: "easing", .easing))
    },
    Word("duration(_:)") { $0.duration($1("", Kind<Double>.seconds)) },
    Word("duration(_: Duration)") { $0.duration($1("", .duration)) },
    Word("easing(_:)") { $0.easing($1("", .easing)) },
    Word("group()") { chain, _ in chain.group() },
    Word("reducedMotion(_:)") { $0.reducedMotion($1("", .reducedMotion)) },
    Word("repeats(_:)") { $0.repeats($1("", .number([2, 3, 1.5, 0.5, .infinity]))) },
    Word("settle()") { chain, _ in chain.settle() },
    Word("stay()") { chain, _ in chain.stay() },
    Word("then()") { $0.then(gap: $1("gap", .gap)) },
    Word("modify {}") { chain, a in
      let (speed, offset) = (a.number([1, 2, 0.5]), a.number([0, 0.25]))
      let body = "$0.timing.speed = \(swift(speed)); $0.timing.timeOffset = \(swift(offset))"
      a.closure = " { \(body) }"
      return chain.modify { (animation: inout any LayerAnimation) in
        animation.timing.speed = speed
        animation.timing.timeOffset = offset
      }
    },
    Word("modify { optional }") { chain, a in
      let isNone = a.random.oneIn(4)
      a.closure =
        " { (animation: inout (any LayerAnimation)?) in "
        + (isNone ? "animation = nil }" : "animation?.timing.fillMode = .both }")
      return chain.modify { (animation: inout (any LayerAnimation)?) in
        if isNone { animation = nil } else { animation?.timing.fillMode = .both }
      }
    },
    Word("modify(BasicAnimation<Double>.self) {}") { chain, a in
      a.note("", "BasicAnimation<Double>.self")
      let end = a.number([1, 4])
      a.closure = " { $0.toValue = \(swift(end)) }"
      return chain.modify(BasicAnimation<Double>.self) { $0.toValue = end }
    },
  ]

  private static let callbacks: [Word] = [
    Word("handler(begin:end:)") { chain, a in
      let (log, id) = (a.log, a.callback("begin: { _ in }, end: { _ in }"))
      return chain.handler(begin: { log.begin(id, $0.time) }, end: { log.end(id, $0.time) })
    },
    Word("handler(begin:end:) without events") { chain, a in
      let (log, id) = (a.log, a.callback("begin: {}, end: {}"))
      return chain.handler(begin: { log.begin(id) }, end: { log.end(id) })
    },
    Word("observed(begin:end:)") { chain, a in
      let (log, id) = (a.log, a.callback("begin: { _ in }, end: { _ in }"))
      return chain.observed(begin: { log.begin(id, $0.time) }, end: { log.end(id, $0.time) })
    },
    Word("observed(repeat:progress:)") { chain, a in
      let (log, id) = (a.log, a.callback("repeat: { _ in }, progress: { _ in }"))
      return chain.observed(
        repeat: { log.note("cycle \(id) \($0.cycle)") }, progress: { _ in })
    },
    Word("observed(cue)") { chain, a in
      let cue = a("", .cue)
      let (log, id) = (a.log, a.callback("{ _ in }"))
      return chain.observed(cue) { (event: CompositionEvent) in log.note("cue \(id) \(event.time)")
      }
    },
    Word("onBegin()") { chain, a in
      let (log, id) = (a.log, a.callback("{ _ in }"))
      return chain.onBegin { log.note("onBegin \(id) \($0.time)") }
    },
    Word("onEnd()") { chain, a in
      let (log, id) = (a.log, a.callback("{ _ in }"))
      return chain.onEnd { log.note("onEnd \(id) \($0.time) \($0.finished)") }
    },
    Word("onRepeat()") { chain, a in
      let (log, id) = (a.log, a.callback("{ _ in }"))
      return chain.onRepeat { log.note("onRepeat \(id) \($0.cycle)") }
    },
  ]

  private static let raw: [Word] = [
    Word("add(animation: basic)") {
      $0.add(key: $1(maybe: "key", .key), animation: $1("animation", .basic))
    },
    Word("add(animation: spring)") {
      $0.add(key: $1(maybe: "key", .key), animation: $1("animation", .spring))
    },
    Word("add(animation: keyframes)") {
      $0.add(key: $1(maybe: "key", .key), animation: $1("animation", .keyframes))
    },
    Word("add(animation: group)") {
      $0.add(key: $1(maybe: "key", .key), animation: $1("animation", .group))
    },
    Word("add(animation: transition)") {
      $0.add(key: $1(maybe: "key", .key), animation: $1("animation", .transition))
    },
    Word("add {}") { chain, a in
      let drawn = Kind<any LayerAnimation>.basic.draw(&a)
      a.closure = " { _ in \(drawn.text) }"
      return chain.add { _ in drawn.value }
    },
  ]
}

extension Arguments {
  /// The number of a new callback, whose text is noted.
  mutating func callback(_ text: String) -> Int {
    note("", text)
    return log.makeID()
  }
}

extension Kind where Value == String {
  static var key: Kind {
    .one(of: [(#""one""#, "one"), (#""two""#, "two"), (#""""#, "")])
  }
}

extension Kind where Value == ReducedMotion {
  static var reducedMotion: Kind {
    .one(of: ReducedMotion.allCases.map { (".\($0)", $0) })
  }
}

extension Kind where Value == any LayerAnimation {
  /// Times that every raw animation can have, as assignments.
  private static func timed(
    _ animation: any LayerAnimation, _ text: String, _ a: inout Arguments
  ) -> (value: any LayerAnimation, text: String) {
    var animation = animation
    var changes: [String] = []
    func change(_ name: String, _ number: Double, _ path: WritableKeyPath<MediaTiming, Double>) {
      animation.timing[keyPath: path] = number
      changes.append("a.timing.\(name) = \(swift(number))")
    }
    if a.random.oneIn(3) { change("beginTime", a.number([0.5, 0.25, 1]), \.beginTime) }
    if a.random.oneIn(3) { change("speed", a.number([2, 0.5, 1]), \.speed) }
    if a.random.oneIn(4) { change("timeOffset", a.number([0.25, 0.5]), \.timeOffset) }
    if a.random.oneIn(4) { change("repeatCount", a.number([2, 1.5]), \.repeatCount) }
    if a.random.oneIn(6) { change("repeatDuration", a.number([2, 1.5]), \.repeatDuration) }
    if a.random.oneIn(4) {
      animation.timing.autoreverses = true
      changes.append("a.timing.autoreverses = true")
    }
    if a.random.oneIn(3) {
      let mode = a.random.pick([FillMode.both, .forwards, .backwards])
      animation.timing.fillMode = mode
      changes.append("a.timing.fillMode = .\(mode)")
    }
    guard !changes.isEmpty else { return (animation, text) }
    return (animation, "{ var a = \(text); \(changes.joined(separator: "; ")); return a }()")
  }

  static var basic: Kind {
    Kind { a in
      let (from, to, time) = (a.number([0, 4]), a.number([8, 20, 1]), a.number([0.5, 1, 0]))
      let text = "from: \(swift(from)), to: \(swift(to)), duration: \(swift(time))"
      return switch a.random.below(4) {
      case 0:
        timed(
          BasicAnimation(.cornerRadius, from: from, to: to, duration: time),
          "BasicAnimation(.cornerRadius, \(text))", &a)
      case 1:
        timed(
          BasicAnimation(.opacity, to: to, duration: time),
          "BasicAnimation(.opacity, to: \(swift(to)), duration: \(swift(time)))", &a)
      case 2:
        timed(
          BasicAnimation(.zPosition, by: to, duration: time),
          "BasicAnimation(.zPosition, by: \(swift(to)), duration: \(swift(time)))", &a)
      default:
        timed(
          BasicAnimation(.rotation, from: from, to: to, duration: time),
          "BasicAnimation(.rotation, \(text))", &a)
      }
    }
  }

  static var spring: Kind {
    Kind { a in
      let (to, time, bounce) = (a.number([8, 20]), a.number([0.5, 1]), a.number([0, 0.3, -0.2]))
      return timed(
        SpringAnimation(.borderWidth, to: to, perceptualDuration: time, bounce: bounce),
        "SpringAnimation(.borderWidth, to: \(swift(to)), perceptualDuration: \(swift(time)), "
          + "bounce: \(swift(bounce)))", &a)
    }
  }

  static var keyframes: Kind {
    Kind { a in
      let (high, middle, time) = (a.number([8, 20]), a.number([0.25, 0.5]), a.number([0.5, 1]))
      let mode = Kind<CalculationMode>.calculation.draw(&a)
      let numbers = "values: [0, \(swift(high)), 4], keyTimes: [0, \(swift(middle)), 1]"
      return timed(
        KeyframeAnimation(
          .borderWidth, values: [0, high, 4], keyTimes: [0, middle, 1], calculationMode: mode.value,
          duration: time),
        "KeyframeAnimation(.borderWidth, \(numbers), calculationMode: \(mode.text), "
          + "duration: \(swift(time)))", &a)
    }
  }

  static var group: Kind {
    Kind { a in
      var parts: [(value: any LayerAnimation, text: String)] = []
      for _ in 0..<a.random.below(4) {
        let kind: Kind = a.random.pick([basic, basic, spring, keyframes, Self.group])
        parts.append(kind.draw(&a))
      }
      let time = a.number([1, 2, 0])
      let text = parts.map(\.text).joined(separator: ", ")
      return timed(
        AnimationGroup(parts.map(\.value), duration: time),
        "AnimationGroup([\(text)], duration: \(swift(time)))", &a)
    }
  }

  static var transition: Kind {
    Kind { a in
      let time = a.number([0.5, 1])
      return timed(
        LayerTransition(.push, from: .left, duration: time),
        "LayerTransition(.push, from: .left, duration: \(swift(time)))", &a)
    }
  }
}
