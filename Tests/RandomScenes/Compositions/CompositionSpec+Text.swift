// A random composition as text that reads like Swift.

extension CompositionSpec: CustomStringConvertible {
  package var description: String { text(indent: "") }

  private func text(indent: String) -> String {
    switch self {
    case .chain(let layer, let steps):
      return "\(indent)Animate(layers[\(layer)])\(steps.map(\.text).joined())"
    case .on(let layer, let steps):
      return "\(indent)On(layers[\(layer)]) { $0\(steps.map(\.text).joined()) }"
    case .wait(let seconds): return "\(indent)Wait(\(seconds))"
    case .sequential(let gap, let parts):
      return block(gap == 0 ? "Sequential" : "Sequential(gap: \(gap))", parts, indent)
    case .parallel(let parts): return block("Parallel", parts, indent)
    case .stagger(let each, let origin, let parts):
      return block("Stagger(each: \(each), from: .\(origin))", parts, indent)
    case .lag(let lag, let parts): return block("Stagger(lag: \(lag))", parts, indent)
    case .changed(let whole, let word): return "\(whole.text(indent: indent))\(word.text)"
    }
  }

  private func block(_ head: String, _ parts: [CompositionSpec], _ indent: String) -> String {
    let lines = parts.map { $0.text(indent: indent + "  ") }
    return (["\(indent)\(head) {"] + lines + ["\(indent)}"]).joined(separator: "\n")
  }
}

extension WordSpec {
  package var text: String {
    switch self {
    case .repeated(let count, let pause):
      pause == 0 ? ".repeated(\(count))" : ".repeated(\(count), pause: \(pause))"
    case .autoreversed: ".autoreversed()"
    case .reversed: ".reversed()"
    case .sped(let factor): ".sped(by: \(factor))"
    case .stretched(let length): ".stretched(to: \(length))"
    case .fitted(let length, let fit): ".fitted(to: \(length), .\(fit))"
    case .trimmed(let low, let high): ".trimmed(\(low)...\(high))"
    case .trimmedFrom(let low): ".trimmed(\(low)...)"
    case .trimmedTo(let high): ".trimmed(...\(high))"
    case .shifted(let delay): ".shifted(by: \(delay))"
    case .eased(let easing): ".eased(\(easing.text))"
    case .staying: ".staying()"
    case .settling: ".settling()"
    case .cued(let number): ".cue(Cue(\"c\(number)\"))"
    }
  }
}

extension StepSpec {
  fileprivate var text: String {
    switch self {
    case .verb(let verb): verb.text
    case .then(let gap, _): gap == 0 ? ".then()" : ".then(gap: \(gap))"
    case .cue(let number): ".cue(Cue(\"c\(number)\"))"
    case .group(let modifiers, let duration):
      ".group()\(modifiers.text)\(duration.map { ".duration(\($0))" } ?? "")"
    }
  }
}

extension ModifierSpec {
  fileprivate var text: String {
    var text = ""
    if let after { text += ".after(begin: \(after))" }
    if let easing { text += ".easing(\(easing.text))" }
    if let repeats { text += ".repeats(\(repeats))" }
    if autoreverses { text += ".autoreverses()" }
    if fill != .nothing { text += ".\(fill)()" }
    return text
  }
}

extension VerbSpec {
  fileprivate var text: String {
    var parts: [String] = []
    let number = from.map { "from: \($0)" }
    switch kind {
    case .move: parts = [from.map { "from: [\($0), 1]" }, "to: [\(to), 3]"].compactMap { $0 }
    case .moveX: parts = [number, "x: \(to)"].compactMap { $0 }
    case .moveY: parts = [number, "y: \(to)"].compactMap { $0 }
    case .offset: parts = [from.map { "from: [\($0), 1]" }, "offset: [\(to), 2]"].compactMap { $0 }
    case .offsetX: parts = [number, "offsetX: \(to)"].compactMap { $0 }
    case .fade: parts = [number, "to: \(to / 16)"].compactMap { $0 }
    case .zPosition: parts = [number, "to: \(to)"].compactMap { $0 }
    case .zPositionBy: parts = [number, "by: \(to)"].compactMap { $0 }
    case .rotate, .rotateBy:
      let start = from.map { "from: .radians(\($0 / 16))" }
      let word = kind == .rotate ? "to" : "by"
      parts = [start, "\(word): .radians(\(to / 16))"].compactMap { $0 }
    case .scale:
      parts = [from.map { "from: \(1 + $0 / 16)" }, "to: \(1 + to / 16)"].compactMap { $0 }
    case .shakeX: parts = ["range: \(to)", "times: 2"]
    case .shakeR: parts = ["radian: \(to)", "times: 1"]
    case .rawBasic, .rawKeyframes, .rawSpring, .rawGroup:
      parts = ["/* \(kind) */", "from: \(from.map { "\($0)" } ?? "nil")", "to: \(to)"]
      if fills { parts.append("fillMode: .both") }
    }
    parts.append("duration: \(duration)")
    if let easing { parts.append("easing: \(easing.text)") }
    if let position { parts.append("at: \(position.text)") }
    return ".\(word)(\(parts.joined(separator: ", ")))\(modifiers.text)"
  }

  private var word: String {
    switch kind {
    case .move, .moveX, .moveY, .offset, .offsetX: "move"
    case .rotate, .rotateBy: "rotate"
    case .zPosition, .zPositionBy: "zPosition"
    case .fade, .scale, .shakeX, .shakeR: kind.rawValue
    case .rawBasic, .rawKeyframes, .rawSpring, .rawGroup: "add"
    }
  }
}

extension PositionSpec {
  fileprivate var text: String {
    switch self {
    case .start(let offset): ".start + \(offset)"
    case .end(let offset): ".end + \(offset)"
    case .withPrevious(let offset): ".withPrevious + \(offset)"
    case .afterPrevious(let offset): ".afterPrevious + \(offset)"
    case .previous(let fraction): ".previous(\(fraction))"
    case .cue(let number, let offset): ".cue(Cue(\"c\(number)\")) + \(offset)"
    }
  }
}

extension EasingSpec {
  fileprivate var text: String {
    switch self {
    case .standard: ".default"
    case .curve: "TimingFunction(controlPoints: 0.1, 0.2, 0.3, 1)"
    default: ".\(rawValue)"
    }
  }
}
