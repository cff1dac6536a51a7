// A composition as JSON, and on demand its resolved times in absolute seconds, for readers that can't
// compile it.

import AnimaticCore

extension CompositionWriter {
  /// Writes the text.
  ///
  /// - Parameter timeline: The resolved timeline; nil omits it.
  mutating func write(_ timeline: Timeline?) {
    json.open("{")
    json.breakLine(2)
    json.key(Self.versionKey)
    json.write(Self.version)
    for section in Section.all { section.write(&self) }
    if let timeline { write(timeline) }
    json.breakLine(0)
    json.close("}")
  }

  /// Writes the resolved times: the begin and end of every property animation.
  private mutating func write(_ timeline: Timeline) {
    let plan = timeline.plan
    json.breakLine(2)
    json.key(Self.timelineKey)
    json.open("{")
    json.breakLine(4)
    json.key("duration")
    json.write(plan.duration)
    json.breakLine(4)
    json.key("animations")
    json.open("[")
    for layer in plan.layers {
      let number = layer.id.map { self.number(of: $0) }
      for node in layer.nodes where !plan.nodes[Int(node)].isGroup {
        json.breakLine(6)
        writeResolved(Int(node), of: plan, layer: number)
      }
    }
    json.breakLine(4)
    json.close("]")
    json.breakLine(2)
    json.close("}")
  }

  private mutating func writeResolved(_ node: Int, of plan: Plan, layer: Int?) {
    let record = plan.nodes[node].record
    let span = plan.activeInterval(of: node)
    json.open("{")
    Fields.optional("layer", .integer(in: .min ... .max)).write(layer, &self)
    Fields.required("keyPath", .text).write(plan.pool.path(record.property).keyPath, &self)
    Fields.optional("begin", .number).write(span?.enter, &self)
    Fields.optional("end", .number).write(span?.exit, &self)
    Fields.optional("easing", .easing).write(plan.pool.function(record.easing), &self)
    Fields.optional("place", .place).write(plan.pool.place(record), &self)
    json.close("}")
  }
}
