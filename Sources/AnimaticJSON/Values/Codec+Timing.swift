// Positions and operators.

import Animatic
import AnimaticCore

extension Codec {
  static var cue: Codec<Cue> { text.map(Cue.init, \.name) }

  static var position: Codec<Position> {
    func anchor(_ anchor: Position.Anchor) -> Field<Position> {
      Field(make: { Position(anchor) }, parts: { $0.anchor == anchor ? () : nil })
    }
    let anchors: KeyValuePairs<String, Field<Position>> = [
      "start": anchor(.start), "end": anchor(.end), "withPrevious": anchor(.withPrevious),
      "afterPrevious": anchor(.afterPrevious),
      "previous": Field(("fraction", .number), make: Position.previous) {
        if case .previous(let fraction) = $0.anchor { fraction } else { nil }
      },
      "cue": Field(("cue", .cue), make: Position.cue) {
        if case .cue(let cue) = $0.anchor { cue } else { nil }
      },
    ]
    return .object(
      .start,
      [Field(case: "anchor", anchors), Field("offset", .number.usual(0)) { $1(&$0.offset) }])
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

extension KeyValuePairs<String, Field<NodeOperator>> {
  /// The operators by name.
  static var operators: KeyValuePairs {
    [
      "cue": Field(("cue", .cue), make: NodeOperator.cue, parts: \.cue),
      "stagger": Field(("each", .number), ("from", .origin), make: NodeOperator.stagger) {
        if case .stagger(let each, let origin) = $0 { (each, origin) } else { nil }
      },
      "lag": Field(("lag", .number), make: NodeOperator.lag) {
        if case .lag(let lag) = $0 { lag } else { nil }
      },
      "sped": Field(("factor", .number), make: NodeOperator.sped) {
        if case .sped(let factor) = $0 { factor } else { nil }
      },
      "stretched": Field(("duration", .number), make: NodeOperator.stretched) {
        if case .stretched(let duration) = $0 { duration } else { nil }
      },
      "fitted": Field(("duration", .number), ("fit", .name), make: NodeOperator.fitted) {
        if case .fitted(let duration, let fit) = $0 { (duration, fit) } else { nil }
      },
      "repeated": Field(
        ("count", .number), ("pause", .number.usual(0)), make: NodeOperator.repeated
      ) { if case .repeated(let count, let pause) = $0 { (count, pause) } else { nil } },
      "autoreversed": Field(.autoreversed), "reversed": Field(.reversed),
      "trimmed": Field(("from", .number), ("to", .number), make: NodeOperator.trimmed) {
        if case .trimmed(let from, let to) = $0 { (from, to) } else { nil }
      },
      "eased": Field(.eased),
      "observed": Field(
        ("observer", .index(of: "observers") { $0.body.observations.count }),
        make: NodeOperator.observed, parts: \.observer),
    ]
  }
}

extension NodeOperator {
  /// The index of its observer; nil for any other operator.
  var observer: Int? { if case .observed(let index) = self { index } else { nil } }
}
