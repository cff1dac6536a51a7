// The written composition and its controls as Swift-like text.

package import EventModel

extension WrittenPart {
  /// The composition, as it would be written.
  package var text: String {
    switch self {
    case .chain(let layer, let steps): "Animate(l\(layer))" + steps.map(\.text).joined()
    case .wait(let seconds): "Wait(\(seconds))"
    case .sequential(let gap, let parts):
      "Sequential\(gap == 0 ? "" : "(gap: \(gap))") \(Self.block(parts))"
    case .parallel(let parts): "Parallel \(Self.block(parts))"
    case .changed(let content, let change): content.text + change.text
    case .marked(let content, let cue): content.text + ".wholeCue(c\(cue))"
    case .observed(let content, let id): content.text + ".observed(\(id))"
    case .cueObserved(let content, let cue, let id): content.text + ".observed(\(id), c\(cue))"
    }
  }

  private static func block(_ parts: [WrittenPart]) -> String {
    let lines = parts.flatMap { $0.text.split(separator: "\n") }.map { "  \($0)\n" }
    return "{\n" + lines.joined() + "}"
  }
}

extension WrittenStep {
  fileprivate var text: String {
    switch self {
    case .verb(let id, let duration, let after):
      ".verb(\(id), \(duration)\(after == 0 ? "" : ", after: \(after)"))"
    case .then(let gap): ".then(\(gap == 0 ? "" : "gap: \(gap)"))"
    case .cue(let cue): ".cue(c\(cue))"
    case .group(let id, let after): ".group(\(id)\(after == 0 ? "" : ", after: \(after)"))"
    case .observed(let id): ".observed(\(id))"
    }
  }
}

extension WrittenOperator {
  fileprivate var text: String {
    switch self {
    case .repeated(let count, let pause):
      ".repeated(\(count)\(pause == 0 ? "" : ", pause: \(pause)"))"
    case .autoreversed: ".autoreversed()"
    case .reversed: ".reversed()"
    case .sped(let factor): ".sped(by: \(factor))"
    case .shifted(let seconds): ".shifted(by: \(seconds))"
    case .trimmed(let from, let to): ".trimmed(\(from)...\(to))"
    case .eased: ".eased(.easeInEaseOut)"
    }
  }
}
