// One composition on layers of the engine and of Core Animation: events, final models,
// and outcomes are equal.

import Animatic
import AnimaticCore
import AnimaticEngine
import Testing

#if APPLE_STAND_IN
  import CoreAnimationStandIn
  import QuartzCore

  /// A control of a playback at a time.
  struct Deed {
    let time: Double
    let act: (Playback) -> Void

    static func at(_ time: Double, _ act: @escaping (Playback) -> Void) -> Deed {
      Deed(time: time, act: act)
    }
  }

  @MainActor
  enum HostComparison {
    static let names = ["box", "dot"]

    /// The state after a run.
    private struct Trace {
      var lines: [String] = []
      var outcome: String = ""
      var findings: [String] = []
      var keys: [[String]] = []
      var models: [LayerValues] = []
    }

    /// Expects both to be the same; times are seconds after the begin.
    static func expect(
      until end: Double, deeds: [Deed] = [], sourceLocation: SourceLocation = #_sourceLocation,
      _ make: ([any LayerHost], EventLines) -> Composition
    ) {
      let difference = difference(until: end, deeds: deeds, make)
      #expect(difference == nil, sourceLocation: sourceLocation)
    }

    /// The difference; nil if there is none.
    static func difference(
      until end: Double, deeds: [Deed] = [], _ make: ([any LayerHost], EventLines) -> Composition
    ) -> String? {
      let (own, quartz) = (engine(until: end, deeds, make), quartz(until: end, deeds, make))
      if quartz.lines != own.lines { return "heard \(quartz.lines), not \(own.lines)" }
      if quartz.outcome != own.outcome { return "ended \(quartz.outcome), not \(own.outcome)" }
      if quartz.findings != own.findings { return "found \(quartz.findings), not \(own.findings)" }
      if quartz.keys != own.keys { return "has \(quartz.keys), not \(own.keys)" }
      let pair = zip(quartz.models, own.models).first { !$0.isNear($1) }
      return pair.map { "left \($0), not \($1)" }
    }

    static let keyPaths = ["opacity", "position", "bounds", "transform", "backgroundColor"]

    private static func engine(
      until end: Double, _ deeds: [Deed], _ make: ([any LayerHost], EventLines) -> Composition
    ) -> Trace {
      let heard = EventLines()
      let layers = names.map { Layer(name: $0) }
      let stage = Stage(clock: ManualClock())
      for layer in layers { stage.add(layer) }
      stage.update()
      let playback = make(layers, heard).run()
      for deed in deeds {
        stage.advance(to: deed.time)
        deed.act(playback)
      }
      stage.advance(to: end)
      return Trace(
        lines: heard.lines, outcome: "\(playback.outcome as Any)",
        findings: playback.diagnostics.map(\.description), keys: layers.map(\.animationKeys),
        models: layers.map { $0.modelValues(for: keyPaths) })
    }

    private static func quartz(
      until end: Double, _ deeds: [Deed], _ make: ([any LayerHost], EventLines) -> Composition
    ) -> Trace {
      CAStubWorld.withFresh { world in
        let heard = EventLines()
        let layers = names.map { name in
          let layer = CALayer()
          layer.name = name
          world.show(layer)
          return layer
        }
        world.runLoopTurn()
        let playback = make(layers, heard).run()
        for deed in deeds {
          world.advance(to: deed.time)
          deed.act(playback)
        }
        world.advance(to: end)
        return Trace(
          lines: heard.lines, outcome: "\(playback.outcome as Any)",
          findings: playback.diagnostics.map(\.description), keys: layers.map(\.animationKeys),
          models: layers.map { $0.modelValues(for: keyPaths) })
      }
    }
  }

  extension LayerValues {
    /// Whether numbers of these properties are the same, as far as the numbers of Core Animation go: its
    /// opacity is a Float.
    @MainActor
    fileprivate func isNear(_ other: LayerValues) -> Bool {
      let (own, others) = (numbers, other.numbers)
      return own.count == others.count && zip(own, others).allSatisfy { abs($0 - $1) < 1e-6 }
    }

    @MainActor
    private var numbers: [Double] {
      [opacity] + position.components + bounds.components + transform.components
        + backgroundColor.components
    }
  }
#endif
