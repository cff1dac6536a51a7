// The table of easings: each family is one row, from which follow the tests of what all easings have in
// common and of files, the easings of the campaign, and the features of Core Animation.

import Animatic

extension EasingFamily {
  /// All families.
  package static let all: [EasingFamily] = [
    EasingFamily("linear") { _ in .linear },
    EasingFamily("easeIn") { _ in .easeIn },
    EasingFamily("easeOut") { _ in .easeOut },
    EasingFamily("easeInEaseOut") { _ in .easeInEaseOut },
    EasingFamily("default") { _ in .default },
    EasingFamily("control points", as: "TimingFunction") {
      TimingFunction(
        controlPoints: $0("controlPoints", .number([0.2, 0.1])),
        $0("", .number([0, 0.1, 1, 2, -1])), $0("", .number([0.4, 0.3])), $0("", .number([1])))
    },
    EasingFamily("sine") { .sine($0("", .way)) },
    EasingFamily("quad") { .quad($0("", .way)) },
    EasingFamily("cubic") { .cubic($0("", .way)) },
    EasingFamily("quart") { .quart($0("", .way)) },
    EasingFamily("quint") { .quint($0("", .way)) },
    EasingFamily("expo") { .expo($0("", .way)) },
    EasingFamily("circ") { .circ($0("", .way)) },
    EasingFamily("back") {
      .back($0("", .way), overshoot: $0("overshoot", .number([1.70158, 1, -0.3])))
    },
    EasingFamily("elastic") {
      .elastic(
        $0("", .way), amplitude: $0("amplitude", .number([1, 2, 0.5])),
        period: $0("period", .number([0.3, 0.2, 1])))
    },
    EasingFamily("bounce") { .bounce($0("", .way)) },
    EasingFamily("steps") { .steps($0("", .whole(2...5)), jump: $0("jump", .jump)) },
    EasingFamily("linear stops", as: ".linear") {
      .linear($0("", .stops))
    },
    EasingFamily("sampled") { arguments in
      arguments.note("count", "9")
      arguments.closure = " { $0 * $0 }"
      return .sampled(count: 9) { $0 * $0 }
    },
    EasingFamily("spring, physical", as: ".spring") { .spring($0("", .springCurve)) },
    EasingFamily("spring(duration:bounce:)", as: ".spring") {
      .spring(
        duration: $0("duration", .number([0.5, 1])), bounce: $0("bounce", .number([0.3, 0, -0.3])))
    },
    EasingFamily("mirrored", as: "TimingFunction.easeIn.mirrored") {
      TimingFunction.easeIn.mirrored($0("", .mirroredWay))
    },
  ]
}

extension Kind where Value == EasingWay {
  static var way: Kind {
    .one(of: [(".out", .out), (".in", .in), (".inOut", .inOut), (".outIn", .outIn)])
  }

  static var mirroredWay: Kind {
    .one(of: [(".inOut", .inOut), (".out", .out), (".outIn", .outIn)])
  }
}

extension Kind where Value == StepJump {
  static var jump: Kind {
    .one(of: [(".end", .end), (".start", .start), (".none", .none), (".both", .both)])
  }
}

extension Kind where Value == [EasingStop] {
  static var stops: Kind {
    .one(of: [
      (
        "[EasingStop(0), EasingStop(0.8, at: 0.3), EasingStop(1)]",
        [EasingStop(0), EasingStop(0.8, at: 0.3), EasingStop(1)]
      ),
      ("[0, 0.2, 0.6, 1]", [0, 0.2, 0.6, 1]),
      (
        "[EasingStop(0), EasingStop(0.9, at: 0.5), EasingStop(0.2, at: 0.5), EasingStop(1)]",
        [EasingStop(0), EasingStop(0.9, at: 0.5), EasingStop(0.2, at: 0.5), EasingStop(1)]
      ),
    ])
  }
}

extension Kind where Value == SpringCurve {
  static var springCurve: Kind {
    .one(of: [
      ("SpringCurve()", SpringCurve()),
      (
        "SpringCurve(damping: 3, initialVelocity: 2)", SpringCurve(damping: 3, initialVelocity: 2)
      ),
    ])
  }
}
