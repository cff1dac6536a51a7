// Events of compositions on layers of Core Animation, compared with the engine's.

import Animatic
import AnimaticCore
import AnimaticEngine
import Testing

#if APPLE_STAND_IN
  import CoreAnimationStandIn
  import QuartzCore

  @MainActor struct `Callbacks on Core Animation` {
    @Test func `the parts of a chain`() {
      HostComparison.expect(until: 5) { hosts, heard in
        Animate(hosts[0]).move(x: 10, duration: 1).onBegin(heard.record("begin move"))
          .onEnd(heard.record("end move")).then(gap: 0.5)
          .fade(to: 0, duration: 0.5).onEnd(heard.record("end fade")).settle()
          .observed(end: heard.record("end")).composition
      }
    }

    @Test func `the parts of a group`() {
      HostComparison.expect(until: 5) { hosts, heard in
        Animate(hosts[0]).move(x: 10, duration: 1).onEnd(heard.record("move"))
          .fade(to: 0, duration: 2).onBegin(heard.record("fade begins")).onEnd(heard.record("fade"))
          .group().onBegin(heard.record("group begins")).onEnd(heard.record("group")).composition
      }
    }

    @Test func `two layers`() {
      HostComparison.expect(until: 5) { hosts, heard in
        Parallel {
          Animate(hosts[0]).fade(to: 0.5, duration: 1).onEnd(heard.record("box")).settle()
          Animate(hosts[1]).scale(to: 2, duration: 1).onEnd(heard.record("dot")).settle()
            .then().rotate(to: .radians(1), duration: 0.25).onBegin(heard.record("turn")).settle()
        }.observed(end: heard.record("all"))
      }
    }

    @Test func `repeats and progress at events`() {
      HostComparison.expect(until: 9) { hosts, heard in
        Animate(hosts[0]).fade(to: 0, duration: 1).repeats(3).onRepeat(heard.record("again"))
          .onEnd(heard.record("end")).composition
      }
    }

    @Test func `an endless one until it is cancelled`() {
      for remaining in [Playback.Cancelling.revert, .hold, .finish] {
        HostComparison.expect(until: 9, deeds: [.at(2.25) { $0.cancel(remaining) }]) {
          hosts, heard in
          Animate(hosts[0]).fade(to: 0, duration: 1).repeats(.infinity).onRepeat(
            heard.record("again")
          )
          .onEnd(heard.record("end")).composition
        }
      }
    }

    @Test func `cues`() {
      HostComparison.expect(until: 9) { hosts, heard in
        Animate(hosts[0]).fade(to: 0, duration: 1).then().cue(Cue("middle")).move(
          y: 20, duration: 1
        )
        .composition.observed(Cue("middle"), heard.record("middle"))
      }
    }

    @Test func `instants`() {
      HostComparison.expect(until: 9) { hosts, heard in
        Animate(hosts[0]).fade(to: 0.25, duration: 0).onEnd(heard.record("at once")).settle()
          .then(gap: 1).move(x: 5, duration: 0).onEnd(heard.record("later")).settle().composition
      }
    }

    @Test func `what stays and what settles`() {
      HostComparison.expect(until: 9) { hosts, heard in
        Animate(hosts[0]).move(x: 10, duration: 1).stay().fade(to: 0.5, duration: 2).settle()
          .scale(to: 3, duration: 0.5).onEnd(heard.record("scaled")).composition
      }
    }

    @Test func `one that is late`() {
      HostComparison.expect(until: 9) { hosts, heard in
        Animate(hosts[0]).fade(to: 0, duration: 1).after(begin: 2).onBegin(heard.record("begin"))
          .onEnd(heard.record("end")).settle().composition
      }
    }
  }

  @MainActor struct `Control on Core Animation` {
    private func chain(_ hosts: [any LayerHost], _ heard: EventLines) -> Composition {
      Parallel {
        Animate(hosts[0]).move(x: 10, duration: 1).onEnd(heard.record("move")).then()
          .fade(to: 0.5, duration: 1).onBegin(heard.record("fade begins"))
          .onEnd(heard.record("fade")).settle()
        Animate(hosts[1]).scale(to: 2, duration: 1.5).onEnd(heard.record("scale")).settle()
      }.observed(end: heard.record("all"))
    }

    @Test func `pause and resume`() {
      HostComparison.expect(
        until: 9, deeds: [.at(0.5) { $0.pause() }, .at(3) { $0.resume() }], chain)
    }

    @Test func `pausing twice`() {
      HostComparison.expect(
        until: 9,
        deeds: [.at(0.5) { $0.pause() }, .at(1) { $0.pause() }, .at(3) { $0.resume() }], chain)
    }

    @Test func `seeking on and back`() {
      HostComparison.expect(until: 9, deeds: [.at(0.5) { $0.seek(to: 1.25) }], chain)
      HostComparison.expect(until: 9, deeds: [.at(1.25) { $0.seek(to: 0.25) }], chain)
      HostComparison.expect(until: 9, deeds: [.at(0.5) { $0.seek(to: 2) }], chain)
      HostComparison.expect(
        until: 9,
        deeds: [.at(0.5) { $0.pause() }, .at(0.75) { $0.seek(to: 1.75) }, .at(1) { $0.resume() }],
        chain)
    }

    @Test func `other speeds, and backwards`() {
      HostComparison.expect(until: 9, deeds: [.at(0.5) { $0.rate = 2 }], chain)
      HostComparison.expect(until: 9, deeds: [.at(0.5) { $0.rate = 0.5 }], chain)
      HostComparison.expect(until: 9, deeds: [.at(0.5) { $0.reverse() }], chain)
      HostComparison.expect(until: 9, deeds: [.at(1.75) { $0.reverse() }], chain)
    }

    @Test func `cancelling`() {
      for remaining in [Playback.Cancelling.revert, .hold, .finish] {
        for time in [0, 0.5, 1, 1.25, 5] {
          HostComparison.expect(until: 9, deeds: [.at(time) { $0.cancel(remaining) }], chain)
        }
      }
    }
  }
#endif
