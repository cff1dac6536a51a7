// The words that change a composition as a whole.

import Animatic
import RandomScenes

extension Word where Subject == Composition {
  /// All words of a composition.
  static let composition: [Word] =
    [
      Word("autoreversed()") { whole, _ in whole.autoreversed() },
      Word("cue(_:)") { $0.cue($1("", .cue), at: $1(maybe: "at", .position)) },
      Word("defaults()") {
        $0.defaults(duration: $1(maybe: "duration", .seconds), easing: $1(maybe: "easing", .easing))
      },
      Word("eased(_:)") { $0.eased($1("", .easing)) },
      Word("fitted(to:)") { $0.fitted(to: $1("to", .seconds), $1("", .fit)) },
      Word("named(_:)") { $0.named($1("", .key)) },
      Word("on(_:)") { $0.on($1("", .layer)) },
      Word("on(_: [])") { $0.on($1("", .layers)) },
      Word("reducedMotion(_:)") { $0.reducedMotion($1("", .reducedMotion)) },
      Word("repeated(_:)") {
        $0.repeated($1("", .count), pause: $1(maybe: "pause", .seconds) ?? 0)
      },
      Word("repeatedForever()") { $0.repeatedForever(pause: $1(maybe: "pause", .seconds) ?? 0) },
      Word("reversed()") { whole, _ in whole.reversed() },
      Word("settling()") { whole, _ in whole.settling() },
      Word("staying()") { whole, _ in whole.staying() },
      Word("shifted(by:)") { $0.shifted(by: $1("by", .seconds)) },
      Word("sped(by:)") { $0.sped(by: $1("by", .factor)) },
      Word("split(at:) head") { $0.split(at: $1("at", .seconds)).head },
      Word("split(at:) tail") { $0.split(at: $1("at", .seconds)).tail },
      Word("stretched(to:)") { $0.stretched(to: $1("to", .seconds)) },
      Word("trimmed(low...high)") { whole, a in
        let (one, other) = (a.number([0, 0.25, 0.5]), a.number([1, 2, 0.75]))
        guard one <= other else { return whole }
        a.note("", "\(swift(one))...\(swift(other))")
        return whole.trimmed(one...other)
      },
      Word("trimmed(low...)") { whole, a in
        let low = a.number([0, 0.25, 0.5])
        guard !low.isNaN else { return whole }
        a.note("", "\(swift(low))...")
        return whole.trimmed(low...)
      },
      Word("trimmed(...high)") { whole, a in
        let high = a.number([1, 2, 0.75])
        guard !high.isNaN else { return whole }
        a.note("", "...\(swift(high))")
        return whole.trimmed(...high)
      },
      Word("composition") { whole, _ in whole.composition },
    ] + callbacks

  private static let callbacks: [Word] = [
    Word("observed(begin:end:)") { whole, a in
      let (log, id) = (a.log, a.callback("begin: { _ in }, end: { _ in }"))
      return whole.observed(begin: { log.begin(id, $0.time) }, end: { log.end(id, $0.time) })
    },
    Word("observed(begin:end:) without events") { whole, a in
      let (log, id) = (a.log, a.callback("begin: {}, end: {}"))
      return whole.observed(begin: { log.begin(id) }, end: { log.end(id) })
    },
    Word("observed(repeat:progress:)") { whole, a in
      let (log, id) = (a.log, a.callback("repeat: { _ in }, progress: { _ in }"))
      return whole.observed(
        repeat: { log.note("cycle \(id) \($0.cycle)") }, progress: { _ in })
    },
    Word("observed(cue)") { whole, a in
      let cue = a("", .cue)
      let (log, id) = (a.log, a.callback("{ _ in }"))
      return whole.observed(cue) { (event: CompositionEvent) in log.note("cue \(id) \(event.time)")
      }
    },
  ]
}

extension Kind where Value == Fit {
  static var fit: Kind { .one(of: Fit.allCases.map { (".\($0)", $0) }) }
}
