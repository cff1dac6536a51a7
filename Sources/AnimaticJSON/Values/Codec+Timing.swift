// Positions and operators.

import Animatic
import AnimaticCore

extension Codec<Cue> {
  static var cue: Codec { Codec<String>.text.map(Cue.init, \.name) }
}

extension Codec<Position> {
  static var position: Codec {
    let anchors = Variants<Position.Anchor>(
      "anchor",
      [
        Variant("start", .start), Variant("end", .end), Variant("withPrevious", .withPrevious),
        Variant("afterPrevious", .afterPrevious),
        Variant("previous", .required("fraction", .number), make: Position.Anchor.previous) {
          if case .previous(let fraction) = $0 { fraction } else { nil }
        },
        Variant("cue", .required("cue", .cue), make: Position.Anchor.cue) {
          if case .cue(let cue) = $0 { cue } else { nil }
        },
      ])
    return .object(
      Fields(
        anchors.fields, .usual("offset", .number, 0),
        make: { Position($0, offset: $1) }, take: { ($0.anchor, $0.offset) }))
  }
}

extension Codec<StaggerOrigin> {
  /// The codec of a name or an index.
  static var origin: Codec {
    let names = name(of: [.first, .last, .center, .edges], \.description)
    return Codec {
      if case .index(let index) = $0 { $1.json.write(index) } else { names.write($0, &$1) }
    } read: { element, reader throws(JSONError) in
      element.isText
        ? try names.read(element, &reader) : .index(try element.integer(in: .min ... .max))
    }
  }
}

extension Variants<NodeOperator> {
  static var operators: Variants {
    Variants(
      "name",
      [
        Variant("cue", .required("cue", .cue), make: NodeOperator.cue) {
          if case .cue(let cue) = $0 { cue } else { nil }
        },
        Variant(
          "stagger", .required("each", .number), .required("from", .origin),
          make: NodeOperator.stagger
        ) { if case .stagger(let each, let origin) = $0 { (each, origin) } else { nil } },
        Variant("lag", .required("lag", .number), make: NodeOperator.lag) {
          if case .lag(let lag) = $0 { lag } else { nil }
        },
        Variant("sped", .required("factor", .number), make: NodeOperator.sped) {
          if case .sped(let factor) = $0 { factor } else { nil }
        },
        Variant("stretched", .required("duration", .number), make: NodeOperator.stretched) {
          if case .stretched(let duration) = $0 { duration } else { nil }
        },
        Variant(
          "fitted", .required("duration", .number), .required("fit", .name),
          make: NodeOperator.fitted
        ) { if case .fitted(let duration, let fit) = $0 { (duration, fit) } else { nil } },
        Variant(
          "repeated", .required("count", .number), .usual("pause", .number, 0),
          make: NodeOperator.repeated
        ) { if case .repeated(let count, let pause) = $0 { (count, pause) } else { nil } },
        Variant("autoreversed", .autoreversed), Variant("reversed", .reversed),
        Variant(
          "trimmed", .required("from", .number), .required("to", .number),
          make: NodeOperator.trimmed
        ) { if case .trimmed(let from, let to) = $0 { (from, to) } else { nil } },
        Variant("eased", .eased),
        Variant(
          "observed", .required("observer", .index(of: "observers") { $0.body.observations.count }),
          make: NodeOperator.observed
        ) { if case .observed(let index) = $0 { index } else { nil } },
      ])
  }
}
