// Positions and operators.

import Animatic
import AnimaticCore

extension Codec {
  static var cue: Codec<Cue> { text.map(Cue.init, \.name) }

  static var position: Codec<Position> {
    let anchors: KeyValuePairs<String, Members<Position.Anchor>> = [
      "start": Members(.start), "end": Members(.end), "withPrevious": Members(.withPrevious),
      "afterPrevious": Members(.afterPrevious),
      "previous": Members(("fraction", .number), make: Position.Anchor.previous) {
        if case .previous(let fraction) = $0 { fraction } else { nil }
      },
      "cue": Members(("cue", .cue), make: Position.Anchor.cue) {
        if case .cue(let cue) = $0 { cue } else { nil }
      },
    ]
    return .object(
      .start,
      [
        Field(\.anchor, Members(case: "anchor", anchors)),
        Field(\.offset, "offset", .number.usual(0)),
      ])
  }

  /// The codec of a name or an index.
  static var origin: Codec<StaggerOrigin> {
    let names = Codec<StaggerOrigin>.name(of: [.first, .last, .center, .edges], \.description)
    let index = Codec<Int>.integer(in: .min ... .max)
    return Codec<StaggerOrigin> {
      if case .index(let number) = $0 { index.write(number, $1) } else { names.write($0, $1) }
    } read: { element, coder throws(JSONError) in
      element.isText
        ? try names.read(element, coder) : .index(try index.read(element, coder))
    }
  }
}

extension Members<NodeOperator> {
  /// The operators by name.
  static var operators: KeyValuePairs<String, Members> {
    [
      "cue": Members(("cue", .cue), make: NodeOperator.cue) {
        if case .cue(let cue) = $0 { cue } else { nil }
      },
      "stagger": Members(("each", .number), ("from", .origin), make: NodeOperator.stagger) {
        if case .stagger(let each, let origin) = $0 { (each, origin) } else { nil }
      },
      "lag": Members(("lag", .number), make: NodeOperator.lag) {
        if case .lag(let lag) = $0 { lag } else { nil }
      },
      "sped": Members(("factor", .number), make: NodeOperator.sped) {
        if case .sped(let factor) = $0 { factor } else { nil }
      },
      "stretched": Members(("duration", .number), make: NodeOperator.stretched) {
        if case .stretched(let duration) = $0 { duration } else { nil }
      },
      "fitted": Members(("duration", .number), ("fit", .name), make: NodeOperator.fitted) {
        if case .fitted(let duration, let fit) = $0 { (duration, fit) } else { nil }
      },
      "repeated": Members(
        ("count", .number), ("pause", .number.usual(0)), make: NodeOperator.repeated
      ) { if case .repeated(let count, let pause) = $0 { (count, pause) } else { nil } },
      "autoreversed": Members(.autoreversed), "reversed": Members(.reversed),
      "trimmed": Members(("from", .number), ("to", .number), make: NodeOperator.trimmed) {
        if case .trimmed(let from, let to) = $0 { (from, to) } else { nil }
      },
      "eased": Members(.eased),
      "observed": Members(
        ("observer", .index(of: "observers") { $0.body.observations.count }),
        make: NodeOperator.observed
      ) { if case .observed(let index) = $0 { index } else { nil } },
    ]
  }
}
