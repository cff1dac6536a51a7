// Features of runs, as rows of the table: each is performed on layers of Core Animation and of the engine.

import Animatic
import AnimaticCore
import AnimaticEngine

#if APPLE_STAND_IN
  import CoreAnimationStandIn
  import QuartzCore

  /// A feature of a run, or a control of it.
  @MainActor
  struct RunFeature {
    static let differs = "differs"

    let name: String
    let verdict: String

    /// Compares all events and final models.
    private init(
      _ name: String, deeds: [Deed] = [], _ make: ([any LayerHost], EventLines) -> Composition
    ) {
      self.name = name
      verdict =
        HostComparison.difference(until: 9, deeds: deeds, make) == nil
        ? "as on the engine" : Self.differs
    }

    /// Expects its diagnostics.
    private init(_ name: String, told act: (CALayer) -> [Diagnostic]) {
      self.name = name
      let ids = CAStubWorld.withFresh { world in
        let layer = CALayer()
        world.show(layer)
        world.runLoopTurn()
        return act(layer).map(\.id)
      }
      verdict = ids.isEmpty ? "exact" : "not: \(ids.joined(separator: ", "))"
    }

    private static func chain(_ hosts: [any LayerHost], _ heard: EventLines) -> Composition {
      Parallel {
        Animate(hosts[0]).move(x: 10, duration: 1).onBegin(heard.record("move begins"))
          .onEnd(heard.record("move")).then()
          .fade(to: 0.5, duration: 1).onEnd(heard.record("fade")).settle()
        Animate(hosts[1]).scale(to: 2, duration: 0.5).repeats(3).onRepeat(heard.record("again"))
          .onEnd(heard.record("scale")).stay()
      }.observed(end: heard.record("all"))
    }

    static var all: [RunFeature] {
      let cue = Cue("cue")
      return [
        RunFeature("stay, settle; begin, end and repeat of every part", chain),
        RunFeature("cues") { hosts, heard in
          Animate(hosts[0]).fade(to: 0, duration: 1).then().cue(cue).move(y: 20, duration: 1)
            .composition.observed(cue, heard.record("cue"))
        },
        RunFeature(
          "pause, resume", deeds: [.at(0.5) { $0.pause() }, .at(3) { $0.resume() }], chain),
        RunFeature("seek", deeds: [.at(0.5) { $0.seek(to: 1.25) }], chain),
        RunFeature("seek, back", deeds: [.at(1.25) { $0.seek(to: 0.25) }], chain),
        RunFeature("rate", deeds: [.at(0.5) { $0.rate = 2 }], chain),
        RunFeature("reverse", deeds: [.at(0.75) { $0.reverse() }], chain),
        RunFeature("cancel(.revert)", deeds: [.at(0.75) { $0.cancel(.revert) }], chain),
        RunFeature("cancel(.hold)", deeds: [.at(0.75) { $0.cancel(.hold) }], chain),
        RunFeature("cancel(.finish)", deeds: [.at(0.75) { $0.cancel(.finish) }], chain),
        RunFeature("progress in every frame") { layer in
          Animate(layer).fade(to: 0).settle().observed(progress: { _ in }).run().diagnostics
        },
        RunFeature("run(interrupting:)") { hosts, heard in
          Parallel {
            Animate(hosts[0]).move(to: [10, 20], duration: 2).onEnd(heard.record("move")).settle()
            Animate(hosts[1]).fade(to: 0.5, duration: 0.5).onEnd {
              Animate(hosts[0]).move(x: 50, duration: 1).onEnd(heard.record("x")).settle()
                .run(interrupting: .keepingVelocity)
            }.settle()
          }.observed(end: heard.record("all"))
        },
      ] + transitions
    }

    private static var transitions: [RunFeature] {
      LayerTransition.Kind.allCases.map { kind in
        RunFeature("transition \(kind), by add(_:forKey:)") {
          $0.objections(to: LayerTransition(kind, from: .left, duration: 1))
        }
      }
    }
  }
#endif
