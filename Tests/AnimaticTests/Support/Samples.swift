// Owns the short questions that the tests of this module ask a composition; knows no verb.

import Animatic
import Testing

/// A layer at (50, 50), which is no default of anything.
func makeBox(_ name: String? = nil) -> Layer {
  Layer(name: name, position: CGPoint(x: 50, y: 50))
}

extension Composable {
  /// The value of a property of a layer at some times.
  func values<Value>(
    of property: LayerProperty<Value>, on layer: any LayerHost, at times: [Double]
  ) -> [Value?] {
    let timeline = timeline
    return times.map { timeline.value(of: property, on: layer, at: $0) }
  }

  /// The ids of the findings, without the snaps back that nearly every short example has.
  var problemIDs: [String] { diagnostics.map(\.id).filter { $0 != "L-8" } }

  /// The first finding with an id.
  func finding(_ id: String) -> Diagnostic? { diagnostics.first { $0.id == id } }

  /// The children of the only group that was compiled.
  var children: [any LayerAnimation] {
    (groups.first?.animation as? AnimationGroup)?.animations ?? []
  }

  /// The only animation that was compiled.
  var only: (any LayerAnimation)? { groups.count == 1 ? groups[0].animation : nil }
}

/// Whether two numbers are the same but for rounding.
func isClose(_ first: Double?, _ second: Double, within error: Double = 1e-9) -> Bool {
  first.map { abs($0 - second) <= error } ?? false
}

/// A line of events in the order in which they were heard.
final class EventLog {
  private(set) var lines: [String] = []

  func write(_ line: String) { lines.append(line) }

  func handler(_ name: String) -> (AnimationEvent) -> Void {
    { [self] event in lines.append("\(name) \(event.time.formattedForLog) \(event.finished)") }
  }
}

extension Double {
  /// Whole numbers without their fraction, so that logs are short.
  var formattedForLog: String {
    self == rounded() && abs(self) < 1e15 ? String(Int(self)) : description
  }
}

/// A stage that stands still, with layers on it.
func makeStage(_ layers: Layer...) -> Stage {
  let stage = Stage(clock: ManualClock())
  for layer in layers { stage.add(layer) }
  return stage
}
