// The table of verbs: each form of each verb is one row, from which follow the tests of the common
// options, of refused arguments, and of files, the words of the campaign, the features of Core
// Animation, and cases of the regression net.

import Animatic

extension VerbForm {
  /// All forms of all verbs.
  ///
  /// The guard `VerbForms` compares their number with the methods of each verb. A further row of the same
  /// form has text after the parenthesis.
  package static let all: [VerbForm] = [
    VerbForm("background(to:)") {
      $0.background(
        from: $1(maybe: "from", .color), to: $1("to", .color), duration: $2.duration,
        easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("border(width:)") {
      $0.border(
        from: $1(maybe: "from", .length), width: $1("width", .length), duration: $2.duration,
        easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("border(color:)") {
      $0.border(
        from: $1(maybe: "from", .color), color: $1("color", .color), duration: $2.duration,
        easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("bounce()") {
      $0.bounce(
        height: $1("height", .length), duration: $2.duration, easing: $2.easing, at: $2.at,
        file: $2.file, line: $2.line)
    },
    VerbForm("contents(to:)") {
      $0.contents(
        from: $1(maybe: "from", .picture), to: $1("to", .picture), duration: $2.duration,
        easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("cornerRadius(to:)") {
      $0.cornerRadius(
        from: $1(maybe: "from", .length), to: $1("to", .length), duration: $2.duration,
        easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("cornerRadius(by:)") {
      $0.cornerRadius(
        from: $1(maybe: "from", .length), by: $1("by", .length), duration: $2.duration,
        easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("fade(to:)") {
      $0.fade(
        from: $1(maybe: "from", .level), to: $1("to", .level), duration: $2.duration,
        easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("fadeIn()") {
      $0.fadeIn(
        from: $1("from", .level), to: $1("to", .level), duration: $2.duration, easing: $2.easing,
        at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("fadeOut()") {
      $0.fadeOut(
        to: $1("to", .level), duration: $2.duration, easing: $2.easing, at: $2.at, file: $2.file,
        line: $2.line)
    },
    VerbForm("flip(v:)") {
      $0.flip(
        v: $1("v", .flag), duration: $2.duration, easing: $2.easing, at: $2.at, file: $2.file,
        line: $2.line)
    },
    VerbForm("flip(to:)") {
      $0.flip(
        from: $1(maybe: "from", .side), to: $1("to", .side), axis: $1("axis", .axis),
        duration: $2.duration, easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("follow(_:)") {
      $0.follow(
        $1("", .path), rotation: $1(maybe: "rotation", .rotationMode),
        mode: $1("mode", .calculation), duration: $2.duration, easing: $2.easing, at: $2.at,
        file: $2.file, line: $2.line)
    },
    VerbForm("follow(_:) turning", feature: "follow, turning") {
      $0.follow(
        $1("", .path), rotation: $1("rotation", .rotationMode), duration: $2.duration,
        easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("images(_:)") {
      $0.images(
        $1("", .pictures), repeats: $1("repeats", .repeats), duration: $2.duration,
        easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("jump(height:)") {
      $0.jump(
        height: $1("height", .length), duration: $2.duration, easing: $2.easing, at: $2.at,
        file: $2.file, line: $2.line)
    },
    VerbForm("jump(by: CGPoint)") {
      $0.jump(
        by: $1("by", .point), height: $1("height", .length), duration: $2.duration,
        easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("jump(by: [Double])") {
      $0.jump(
        by: $1("by", .pair), height: $1("height", .length), duration: $2.duration,
        easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("keyframes(_:)") { chain, a, o in
      a.note("", ".cornerRadius")
      let mode = a("mode", .calculation)
      let values = (0..<3).map { _ in a.number([0, 4, 20, 9]) }
      let time = a.number([0, 0.3, 0.5])
      let texts = values.map { "Keyframe(\(swift($0))" }
      a.closure =
        " { \(texts[0])); \(texts[1]), at: \(swift(time)), easing: .easeIn); \(texts[2])) }"
      return chain.keyframes(
        .cornerRadius, mode: mode, duration: o.duration, easing: o.easing, at: o.at, file: o.file,
        line: o.line
      ) {
        Keyframe(values[0])
        Keyframe(values[1], at: time, easing: .easeIn)
        Keyframe(values[2])
      }
    },
    VerbForm("morph(to:)") {
      $0.morph(
        from: $1(maybe: "from", .path), to: $1("to", .path), duration: $2.duration,
        easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("move(to: CGPoint)", feature: "move(to:)") {
      $0.move(
        from: $1(maybe: "from", .point), to: $1("to", .point), duration: $2.duration,
        easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("move(by: CGPoint)", feature: "move(by:)") {
      $0.move(
        from: $1(maybe: "from", .point), by: $1("by", .point), duration: $2.duration,
        easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("move(offset: CGPoint)", feature: "move(offset:)") {
      $0.move(
        from: $1(maybe: "from", .point), offset: $1("offset", .point), duration: $2.duration,
        easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("move(by: [Double])") {
      $0.move(
        from: $1(maybe: "from", .pair), by: $1("by", .pair), duration: $2.duration,
        easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("move(byX:)") {
      $0.move(
        from: $1(maybe: "from", .length), byX: $1("byX", .length), duration: $2.duration,
        easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("move(byY:)") {
      $0.move(
        from: $1(maybe: "from", .length), byY: $1("byY", .length), duration: $2.duration,
        easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("move(offset: [Double])") {
      $0.move(
        from: $1(maybe: "from", .pair), offset: $1("offset", .pair), duration: $2.duration,
        easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("move(offsetX:)") {
      $0.move(
        from: $1(maybe: "from", .length), offsetX: $1("offsetX", .length), duration: $2.duration,
        easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("move(offsetY:)") {
      $0.move(
        from: $1(maybe: "from", .length), offsetY: $1("offsetY", .length), duration: $2.duration,
        easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("move(to: [Double])") {
      $0.move(
        from: $1(maybe: "from", .pair), to: $1("to", .pair), duration: $2.duration,
        easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("move(x:)") {
      $0.move(
        from: $1(maybe: "from", .length), x: $1("x", .length), duration: $2.duration,
        easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("move(x:y:)") {
      $0.move(
        x: $1("x", .length), y: $1("y", .length), duration: $2.duration, easing: $2.easing,
        at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("move(y:)") {
      $0.move(
        from: $1(maybe: "from", .length), y: $1("y", .length), duration: $2.duration,
        easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("pop()") {
      $0.pop(
        scale: $1("scale", .factor), duration: $2.duration, easing: $2.easing, at: $2.at,
        file: $2.file, line: $2.line)
    },
    VerbForm("pulse()") {
      $0.pulse(
        scale: $1("scale", .factor), times: $1("times", .count), duration: $2.duration,
        easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("resize(to: CGSize)") {
      $0.resize(
        from: $1(maybe: "from", .size), to: $1("to", .size), duration: $2.duration,
        easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("resize(by: CGSize)") {
      $0.resize(
        from: $1(maybe: "from", .size), by: $1("by", .size), duration: $2.duration,
        easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("resize(by: [Double])") {
      $0.resize(
        from: $1(maybe: "from", .pair), by: $1("by", .pair), duration: $2.duration,
        easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("resize(height:)") {
      $0.resize(
        from: $1(maybe: "from", .length), height: $1("height", .length), duration: $2.duration,
        easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("resize(to: [Double])") {
      $0.resize(
        from: $1(maybe: "from", .pair), to: $1("to", .pair), duration: $2.duration,
        easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("resize(width:)") {
      $0.resize(
        from: $1(maybe: "from", .length), width: $1("width", .length), duration: $2.duration,
        easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("rotate(to:)") {
      $0.rotate(
        from: $1(maybe: "from", .angle), to: $1("to", .angle), duration: $2.duration,
        easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("rotate(by:)") {
      $0.rotate(
        from: $1(maybe: "from", .angle), by: $1("by", .angle), duration: $2.duration,
        easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("scale(to:)") {
      $0.scale(
        from: $1(maybe: "from", .factor), to: $1("to", .factor), duration: $2.duration,
        easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("scale(by:)") {
      $0.scale(
        from: $1(maybe: "from", .factor), by: $1("by", .factor), duration: $2.duration,
        easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("scale(x:)") {
      $0.scale(
        from: $1(maybe: "from", .factor), x: $1("x", .factor), duration: $2.duration,
        easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("scale(y:)") {
      $0.scale(
        from: $1(maybe: "from", .factor), y: $1("y", .factor), duration: $2.duration,
        easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("scale(by:) from a stated start") {
      $0.scale(
        from: $1("from", .factor), by: $1("by", .factor), duration: $2.duration, easing: $2.easing,
        at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("shadow(opacity:)") {
      $0.shadow(
        from: $1(maybe: "from", .level), opacity: $1("opacity", .level), duration: $2.duration,
        easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("shadow(color:)") {
      $0.shadow(
        from: $1(maybe: "from", .color), color: $1("color", .color), duration: $2.duration,
        easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("shadow(offset: CGSize)") {
      $0.shadow(
        from: $1(maybe: "from", .size), offset: $1("offset", .size), duration: $2.duration,
        easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("shadow(offset: [Double])") {
      $0.shadow(
        from: $1(maybe: "from", .pair), offset: $1("offset", .pair), duration: $2.duration,
        easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("shadow(radius:)") {
      $0.shadow(
        from: $1(maybe: "from", .length), radius: $1("radius", .length), duration: $2.duration,
        easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("shake(x:)", lasting: 0.4) {
      $0.shake(
        x: $1("x", .length), times: $1("times", .count), duration: $2.duration, easing: $2.easing,
        at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("shake(rotation:)", lasting: 0.4) {
      $0.shake(
        rotation: $1("rotation", .angle), times: $1("times", .count), duration: $2.duration,
        easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("shake(y:)", lasting: 0.4) {
      $0.shake(
        y: $1("y", .length), times: $1("times", .count), duration: $2.duration, easing: $2.easing,
        at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("shakeR(radian:)", lasting: 0.4) {
      $0.shakeR(
        radian: $1("radian", .level), times: $1("times", .count), duration: $2.duration,
        easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("shakeX(range:)", lasting: 0.4) {
      $0.shakeX(
        range: $1("range", .length), times: $1("times", .count), duration: $2.duration,
        easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("shakeY(range:)", lasting: 0.4) {
      $0.shakeY(
        range: $1("range", .length), times: $1("times", .count), duration: $2.duration,
        easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("slideIn(from:)") {
      $0.slideIn(
        from: $1("from", .edge), distance: $1("distance", .length), duration: $2.duration,
        easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("slideOut(to:)") {
      $0.slideOut(
        to: $1("to", .edge), distance: $1("distance", .length), duration: $2.duration,
        easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("spin()") {
      $0.spin(
        turns: $1("turns", .turns), duration: $2.duration, easing: $2.easing, at: $2.at,
        file: $2.file, line: $2.line)
    },
    VerbForm("stroke(to:)") {
      $0.stroke(
        from: $1("from", .level), to: $1("to", .level), duration: $2.duration, easing: $2.easing,
        at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("stroke(color:)") {
      $0.stroke(
        from: $1(maybe: "from", .color), color: $1("color", .color), duration: $2.duration,
        easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("stroke(start:)") {
      $0.stroke(
        from: $1(maybe: "from", .level), start: $1("start", .level), duration: $2.duration,
        easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("swing()") {
      $0.swing(
        angle: $1("angle", .angle), duration: $2.duration, easing: $2.easing, at: $2.at,
        file: $2.file, line: $2.line)
    },
    VerbForm("throw(from: CGPoint)") {
      $0.throw(
        from: $1("from", .point), to: $1("to", .point), height: $1("height", .length),
        duration: $2.duration, easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("throw(from: [Double])") {
      $0.throw(
        from: $1("from", .pair), to: $1("to", .pair), height: $1("height", .length),
        duration: $2.duration, easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("transform(to:)") {
      $0.transform(
        from: $1(maybe: "from", .transform), to: $1("to", .transform), duration: $2.duration,
        easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("transform(by:)") {
      $0.transform(
        from: $1(maybe: "from", .transform), by: $1("by", .transform), duration: $2.duration,
        easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("zPosition(to:)") {
      $0.zPosition(
        from: $1(maybe: "from", .length), to: $1("to", .length), duration: $2.duration,
        easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("zPosition(by:)") {
      $0.zPosition(
        from: $1(maybe: "from", .length), by: $1("by", .length), duration: $2.duration,
        easing: $2.easing, at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("zoomIn()") {
      $0.zoomIn(
        from: $1("from", .level), to: $1("to", .factor), duration: $2.duration, easing: $2.easing,
        at: $2.at, file: $2.file, line: $2.line)
    },
    VerbForm("zoomOut()") {
      $0.zoomOut(
        to: $1("to", .level), duration: $2.duration, easing: $2.easing, at: $2.at, file: $2.file,
        line: $2.line)
    },
    VerbForm("animate(_:)") { chain, a, o in
      a.note("", ".shadowRadius")
      return chain.animate(
        .shadowRadius, from: a(maybe: "from", .length), to: a("to", .length), duration: o.duration,
        easing: o.easing, at: o.at, file: o.file, line: o.line)
    },
    VerbForm("animate(_:) by a difference") { chain, a, o in
      a.note("", ".shadowRadius")
      return chain.animate(
        .shadowRadius, from: a(maybe: "from", .length), to: a(maybe: "to", .length),
        by: a("by", .length), duration: o.duration, easing: o.easing, at: o.at, file: o.file,
        line: o.line)
    },
  ]
}
