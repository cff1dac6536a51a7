// Timelines, snapshots, diagnostics, ids, outcomes, and easings can be sent between threads.

import Animatic

func need<Value: Sendable>(_ value: Value) {}

func travel(_ box: Layer) async -> Double? {
  let chain = Animate(box).fade(from: 1, to: 0)
  let timeline = chain.timeline
  let id = box.id
  need(timeline)
  need(timeline.snapshot(at: 0.5))
  need(chain.diagnostics)
  need(chain.debugDump())
  need(id)
  need(Outcome.finished)
  need(TimingFunction.easeIn)
  need(LayerProperty<Double>.opacity)
  let task = Task.detached { timeline.value(of: .opacity, on: id, at: 0.5) }
  return await task.value
}
