// The verbs of a chain, one line each, with their arguments.

import Animatic
import RandomScenes

extension Word where Subject == Animate {
  static let verbs: [Word] = [
    .verb("background(to:)") {
      $0.background(
        from: $1(maybe: "from", .color), to: $1("to", .color), duration: $2.duration,
        easing: $2.easing, at: $2.at)
    },
    .verb("border(color:)") {
      $0.border(
        from: $1(maybe: "from", .color), color: $1("color", .color), duration: $2.duration,
        easing: $2.easing, at: $2.at)
    },
    .verb("border(width:)") {
      $0.border(
        from: $1(maybe: "from", .length), width: $1("width", .length), duration: $2.duration,
        easing: $2.easing, at: $2.at)
    },
    .verb("bounce()") {
      $0.bounce(height: $1("height", .length), duration: $2.duration, easing: $2.easing, at: $2.at)
    },
    .verb("contents(to:)") {
      $0.contents(
        from: $1(maybe: "from", .picture), to: $1("to", .picture), duration: $2.duration,
        easing: $2.easing, at: $2.at)
    },
    .verb("cornerRadius(by:)") {
      $0.cornerRadius(
        from: $1(maybe: "from", .length), by: $1("by", .length), duration: $2.duration,
        easing: $2.easing, at: $2.at)
    },
    .verb("cornerRadius(to:)") {
      $0.cornerRadius(
        from: $1(maybe: "from", .length), to: $1("to", .length), duration: $2.duration,
        easing: $2.easing, at: $2.at)
    },
    .verb("fade(to:)") {
      $0.fade(
        from: $1(maybe: "from", .level), to: $1("to", .level), duration: $2.duration,
        easing: $2.easing, at: $2.at)
    },
    .verb("fadeIn()") {
      $0.fadeIn(
        from: $1("from", .level), to: $1("to", .level), duration: $2.duration, easing: $2.easing,
        at: $2.at)
    },
    .verb("fadeOut()") {
      $0.fadeOut(to: $1("to", .level), duration: $2.duration, easing: $2.easing, at: $2.at)
    },
    .verb("flip(to:)") {
      $0.flip(
        from: $1(maybe: "from", .side), to: $1("to", .side), axis: $1("axis", .axis),
        duration: $2.duration, easing: $2.easing, at: $2.at)
    },
    .verb("flip(v:)") {
      $0.flip(v: $1("v", .flag), duration: $2.duration, easing: $2.easing, at: $2.at)
    },
    .verb("follow(_:)") {
      $0.follow(
        $1("", .path), rotation: $1(maybe: "rotation", .rotationMode),
        mode: $1("mode", .calculation), duration: $2.duration, easing: $2.easing, at: $2.at)
    },
    .verb("images(_:)") {
      $0.images(
        $1("", .pictures), repeats: $1("repeats", .count), duration: $2.duration, easing: $2.easing,
        at: $2.at)
    },
    .verb("jump(by: CGPoint)") {
      $0.jump(
        by: $1("by", .point), height: $1("height", .length), duration: $2.duration,
        easing: $2.easing, at: $2.at)
    },
    .verb("jump(by: [Double])") {
      $0.jump(
        by: $1("by", .pair), height: $1("height", .length), duration: $2.duration,
        easing: $2.easing, at: $2.at)
    },
    .verb("jump(height:)") {
      $0.jump(height: $1("height", .length), duration: $2.duration, easing: $2.easing, at: $2.at)
    },
    .verb("morph(to:)") {
      $0.morph(
        from: $1(maybe: "from", .path), to: $1("to", .path), duration: $2.duration,
        easing: $2.easing, at: $2.at)
    },
    .verb("move(by: CGPoint)") {
      $0.move(
        from: $1(maybe: "from", .point), by: $1("by", .point), duration: $2.duration,
        easing: $2.easing, at: $2.at)
    },
    .verb("move(by: [Double])") {
      $0.move(
        from: $1(maybe: "from", .pair), by: $1("by", .pair), duration: $2.duration,
        easing: $2.easing, at: $2.at)
    },
    .verb("move(byX:)") {
      $0.move(
        from: $1(maybe: "from", .length), byX: $1("byX", .length), duration: $2.duration,
        easing: $2.easing, at: $2.at)
    },
    .verb("move(byY:)") {
      $0.move(
        from: $1(maybe: "from", .length), byY: $1("byY", .length), duration: $2.duration,
        easing: $2.easing, at: $2.at)
    },
    .verb("move(offset: CGPoint)") {
      $0.move(
        from: $1(maybe: "from", .point), offset: $1("offset", .point), duration: $2.duration,
        easing: $2.easing, at: $2.at)
    },
    .verb("move(offset: [Double])") {
      $0.move(
        from: $1(maybe: "from", .pair), offset: $1("offset", .pair), duration: $2.duration,
        easing: $2.easing, at: $2.at)
    },
    .verb("move(offsetX:)") {
      $0.move(
        from: $1(maybe: "from", .length), offsetX: $1("offsetX", .length), duration: $2.duration,
        easing: $2.easing, at: $2.at)
    },
    .verb("move(offsetY:)") {
      $0.move(
        from: $1(maybe: "from", .length), offsetY: $1("offsetY", .length), duration: $2.duration,
        easing: $2.easing, at: $2.at)
    },
    .verb("move(to: CGPoint)") {
      $0.move(
        from: $1(maybe: "from", .point), to: $1("to", .point), duration: $2.duration,
        easing: $2.easing, at: $2.at)
    },
    .verb("move(to: [Double])") {
      $0.move(
        from: $1(maybe: "from", .pair), to: $1("to", .pair), duration: $2.duration,
        easing: $2.easing, at: $2.at)
    },
    .verb("move(x:)") {
      $0.move(
        from: $1(maybe: "from", .length), x: $1("x", .length), duration: $2.duration,
        easing: $2.easing, at: $2.at)
    },
    .verb("move(y:)") {
      $0.move(
        from: $1(maybe: "from", .length), y: $1("y", .length), duration: $2.duration,
        easing: $2.easing, at: $2.at)
    },
    .verb("pop()") {
      $0.pop(scale: $1("scale", .factor), duration: $2.duration, easing: $2.easing, at: $2.at)
    },
    .verb("pulse()") {
      $0.pulse(
        scale: $1("scale", .factor), times: $1("times", .count), duration: $2.duration,
        easing: $2.easing, at: $2.at)
    },
    .verb("resize(by: CGSize)") {
      $0.resize(
        from: $1(maybe: "from", .size), by: $1("by", .size), duration: $2.duration,
        easing: $2.easing, at: $2.at)
    },
    .verb("resize(by: [Double])") {
      $0.resize(
        from: $1(maybe: "from", .pair), by: $1("by", .pair), duration: $2.duration,
        easing: $2.easing, at: $2.at)
    },
    .verb("resize(height:)") {
      $0.resize(
        from: $1(maybe: "from", .length), height: $1("height", .length), duration: $2.duration,
        easing: $2.easing, at: $2.at)
    },
    .verb("resize(to: CGSize)") {
      $0.resize(
        from: $1(maybe: "from", .size), to: $1("to", .size), duration: $2.duration,
        easing: $2.easing, at: $2.at)
    },
    .verb("resize(to: [Double])") {
      $0.resize(
        from: $1(maybe: "from", .pair), to: $1("to", .pair), duration: $2.duration,
        easing: $2.easing, at: $2.at)
    },
    .verb("resize(width:)") {
      $0.resize(
        from: $1(maybe: "from", .length), width: $1("width", .length), duration: $2.duration,
        easing: $2.easing, at: $2.at)
    },
    .verb("rotate(by:)") {
      $0.rotate(
        from: $1(maybe: "from", .angle), by: $1("by", .angle), duration: $2.duration,
        easing: $2.easing, at: $2.at)
    },
    .verb("rotate(to:)") {
      $0.rotate(
        from: $1(maybe: "from", .angle), to: $1("to", .angle), duration: $2.duration,
        easing: $2.easing, at: $2.at)
    },
    .verb("scale(by:)") {
      $0.scale(
        from: $1(maybe: "from", .factor), by: $1("by", .factor), duration: $2.duration,
        easing: $2.easing, at: $2.at)
    },
    .verb("scale(to:)") {
      $0.scale(
        from: $1(maybe: "from", .factor), to: $1("to", .factor), duration: $2.duration,
        easing: $2.easing, at: $2.at)
    },
    .verb("scale(x:)") {
      $0.scale(
        from: $1(maybe: "from", .factor), x: $1("x", .factor), duration: $2.duration,
        easing: $2.easing, at: $2.at)
    },
    .verb("scale(y:)") {
      $0.scale(
        from: $1(maybe: "from", .factor), y: $1("y", .factor), duration: $2.duration,
        easing: $2.easing, at: $2.at)
    },
    .verb("shadow(color:)") {
      $0.shadow(
        from: $1(maybe: "from", .color), color: $1("color", .color), duration: $2.duration,
        easing: $2.easing, at: $2.at)
    },
    .verb("shadow(offset: CGSize)") {
      $0.shadow(
        from: $1(maybe: "from", .size), offset: $1("offset", .size), duration: $2.duration,
        easing: $2.easing, at: $2.at)
    },
    .verb("shadow(offset: [Double])") {
      $0.shadow(
        from: $1(maybe: "from", .pair), offset: $1("offset", .pair), duration: $2.duration,
        easing: $2.easing, at: $2.at)
    },
    .verb("shadow(opacity:)") {
      $0.shadow(
        from: $1(maybe: "from", .level), opacity: $1("opacity", .level), duration: $2.duration,
        easing: $2.easing, at: $2.at)
    },
    .verb("shadow(radius:)") {
      $0.shadow(
        from: $1(maybe: "from", .length), radius: $1("radius", .length), duration: $2.duration,
        easing: $2.easing, at: $2.at)
    },
    .verb("shake(rotation:)") {
      $0.shake(
        rotation: $1("rotation", .angle), times: $1("times", .count), duration: $2.duration,
        easing: $2.easing, at: $2.at)
    },
    .verb("shake(x:)") {
      $0.shake(
        x: $1("x", .length), times: $1("times", .count), duration: $2.duration, easing: $2.easing,
        at: $2.at)
    },
    .verb("shake(y:)") {
      $0.shake(
        y: $1("y", .length), times: $1("times", .count), duration: $2.duration, easing: $2.easing,
        at: $2.at)
    },
    .verb("shakeR(radian:)") {
      $0.shakeR(
        radian: $1("radian", .level), times: $1("times", .count), duration: $2.duration,
        easing: $2.easing, at: $2.at)
    },
    .verb("shakeX(range:)") {
      $0.shakeX(
        range: $1("range", .length), times: $1("times", .count), duration: $2.duration,
        easing: $2.easing, at: $2.at)
    },
    .verb("shakeY(range:)") {
      $0.shakeY(
        range: $1("range", .length), times: $1("times", .count), duration: $2.duration,
        easing: $2.easing, at: $2.at)
    },
    .verb("slideIn(from:)") {
      $0.slideIn(
        from: $1("from", .edge), distance: $1("distance", .length), duration: $2.duration,
        easing: $2.easing, at: $2.at)
    },
    .verb("slideOut(to:)") {
      $0.slideOut(
        to: $1("to", .edge), distance: $1("distance", .length), duration: $2.duration,
        easing: $2.easing, at: $2.at)
    },
    .verb("spin()") {
      $0.spin(turns: $1("turns", .count), duration: $2.duration, easing: $2.easing, at: $2.at)
    },
    .verb("stroke(color:)") {
      $0.stroke(
        from: $1(maybe: "from", .color), color: $1("color", .color), duration: $2.duration,
        easing: $2.easing, at: $2.at)
    },
    .verb("stroke(start:)") {
      $0.stroke(
        from: $1(maybe: "from", .level), start: $1("start", .level), duration: $2.duration,
        easing: $2.easing, at: $2.at)
    },
    .verb("stroke(to:)") {
      $0.stroke(
        from: $1("from", .level), to: $1("to", .level), duration: $2.duration, easing: $2.easing,
        at: $2.at)
    },
    .verb("swing()") {
      $0.swing(angle: $1("angle", .angle), duration: $2.duration, easing: $2.easing, at: $2.at)
    },
    .verb("throw(from: CGPoint)") {
      $0.throw(
        from: $1("from", .point), to: $1("to", .point), height: $1("height", .length),
        duration: $2.duration, easing: $2.easing, at: $2.at)
    },
    .verb("throw(from: [Double])") {
      $0.throw(
        from: $1("from", .pair), to: $1("to", .pair), height: $1("height", .length),
        duration: $2.duration, easing: $2.easing, at: $2.at)
    },
    .verb("transform(by:)") {
      $0.transform(
        from: $1(maybe: "from", .transform), by: $1("by", .transform), duration: $2.duration,
        easing: $2.easing, at: $2.at)
    },
    .verb("transform(to:)") {
      $0.transform(
        from: $1(maybe: "from", .transform), to: $1("to", .transform), duration: $2.duration,
        easing: $2.easing, at: $2.at)
    },
    .verb("zPosition(by:)") {
      $0.zPosition(
        from: $1(maybe: "from", .length), by: $1("by", .length), duration: $2.duration,
        easing: $2.easing, at: $2.at)
    },
    .verb("zPosition(to:)") {
      $0.zPosition(
        from: $1(maybe: "from", .length), to: $1("to", .length), duration: $2.duration,
        easing: $2.easing, at: $2.at)
    },
    .verb("zoomIn()") {
      $0.zoomIn(
        from: $1("from", .level), to: $1("to", .factor), duration: $2.duration, easing: $2.easing,
        at: $2.at)
    },
    .verb("zoomOut()") {
      $0.zoomOut(to: $1("to", .level), duration: $2.duration, easing: $2.easing, at: $2.at)
    },
    .verb("animate(_:)") { chain, a, o in
      a.note("", ".shadowRadius")
      return chain.animate(
        .shadowRadius, from: a(maybe: "from", .length), to: a(maybe: "to", .length),
        by: a(maybe: "by", .length), duration: o.duration, easing: o.easing, at: o.at)
    },
    .verb("keyframes(_:)") { chain, a, o in
      a.note("", ".cornerRadius")
      let mode = a("mode", .calculation)
      let values = (0..<3).map { _ in a.number([0, 4, 20, 9]) }
      let time = a.number([0, 0.3, 0.5])
      let texts = values.map { "Keyframe(\(swift($0))" }
      a.closure =
        " { \(texts[0])); \(texts[1]), at: \(swift(time)), easing: .easeIn); \(texts[2])) }"
      return chain.keyframes(
        .cornerRadius, mode: mode, duration: o.duration, easing: o.easing, at: o.at
      ) {
        Keyframe(values[0])
        Keyframe(values[1], at: time, easing: .easeIn)
        Keyframe(values[2])
      }
    },
  ]
}

extension Kind where Value == LayerSide {
  static var side: Kind { .one(of: [(".front", .front), (".back", .back)]) }
}

extension Kind where Value == FlipAxis {
  static var axis: Kind { .one(of: [(".x", .x), (".y", .y)]) }
}

extension Kind where Value == RotationMode {
  static var rotationMode: Kind { .one(of: [(".auto", .auto), (".autoReverse", .autoReverse)]) }
}

extension Kind where Value == CalculationMode {
  static var calculation: Kind {
    .one(of: [
      (".linear", .linear), (".discrete", .discrete), (".paced", .paced), (".cubic", .cubic),
      (".cubicPaced", .cubicPaced),
    ])
  }
}

extension Kind where Value == [LayerContents] {
  static var pictures: Kind {
    .one(of: [
      (#"["one", "two", "three"]"#, ["one", "two", "three"]), (#"["one"]"#, ["one"]), ("[]", []),
    ])
  }
}
