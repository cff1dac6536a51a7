// The resolved times of a composition, in absolute seconds, for readers that can't compile it.

import Animatic
import AnimaticCore

extension CompositionWriter {
  /// Writes the resolved times: the begin and end of every property animation.
  mutating func write(_ timeline: Timeline) {
    let plan = timeline.plan
    json.breakLine(2)
    json.key("timeline")
    json.openObject()
    json.breakLine(4)
    json.key("duration")
    json.write(plan.duration)
    json.breakLine(4)
    json.key("animations")
    json.openArray()
    for layer in plan.layers {
      var number: Int?
      if let id = layer.id { number = self.number(of: id) }
      for node in layer.nodes where !plan.nodes[Int(node)].isGroup {
        json.breakLine(6)
        writeResolved(Int(node), of: plan, layer: number)
      }
    }
    json.breakLine(4)
    json.closeArray()
    json.breakLine(2)
    json.closeObject()
  }

  private mutating func writeResolved(_ node: Int, of plan: Plan, layer: Int?) {
    let record = plan.nodes[node].record
    json.openObject()
    if let layer {
      json.key("layer")
      json.write(layer)
    }
    json.key("keyPath")
    json.write(plan.pool.path(record.property).keyPath)
    if let span = plan.activeInterval(of: node) {
      json.key("begin")
      json.write(span.enter)
      json.key("end")
      json.write(span.exit)
    }
    if let easing = plan.pool.function(record.easing) {
      json.key("easing")
      write(easing)
    }
    write(plan.pool.place(record))
    json.closeObject()
  }
}
