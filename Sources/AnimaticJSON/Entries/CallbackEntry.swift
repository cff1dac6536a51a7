// Callbacks and observers: their events are kept, and their closures are lost.

import Animatic
import AnimaticCore

/// A delegate or an observer of an animation, whose source location is that of a target without one.
typealias CallbackEntry = (
  isDelegate: Bool, target: any LayerAnimationDelegate, place: SourcePlace?
)

extension AnimationObservers {
  init(_ entries: [CallbackEntry]) {
    self.init(target: entries.last { $0.isDelegate }?.target)
    observers = entries.filter { !$0.isDelegate }.compactMap { $0.target as? AnimationTarget }
  }

  /// The callbacks of an animation at a source location.
  func entries(at place: SourcePlace?) -> [CallbackEntry] {
    [target].compactMap(\.self).map { (true, $0, place) } + observers.map { (false, $0, place) }
  }
}

extension ObservedEvents {
  /// A handler of an event that does nothing; nil if the event is not observed.
  fileprivate func silent<Event>(_ event: ObservedEvents) -> ((Event) -> Void)? {
    contains(event) ? { _ in } : nil
  }
}

/// A delegate that ignores all events.
///
/// It is not a target of closures, because those show their callbacks in dumps, and a custom
/// delegate does not.
final class SilentDelegate: LayerAnimationDelegate {
  /// The type of the original delegate.
  let typeName: String

  init(typeName: String) { self.typeName = typeName }
}

extension Codec {
  /// The codec of a callback of an animation.
  static var callback: Codec<CallbackEntry> {
    let names = Codec<ObservedEvents>.names(["begin": .begin, "end": .end, "repeat": .repeats])
    let events = Codec<ObservedEvents?> {
      if let events = $0 { names.write(events, $1) } else { JSONElement(.text("delegate")) }
    } read: { element, coder throws(JSONError) in
      element.isText ? nil : try names.read(element, coder)
    }
    return .object(
      ("isDelegate", .flag.usual(false)), ("hears", events), ("type", .text.optional),
      ("place", .place.optional)
    ) { isDelegate, events, type, place in
      guard let events else { return (true, SilentDelegate(typeName: type ?? ""), nil) }
      let target = AnimationTarget(
        begin: events.silent(.begin), end: events.silent(.end), repeat: events.silent(.repeats))
      target.place = place
      return (isDelegate, target, nil)
    } parts: { isDelegate, target, place in
      if let own = target as? AnimationTarget {
        return (isDelegate, own.events, nil, own.place ?? place)
      }
      let type = (target as? SilentDelegate)?.typeName ?? "\(Swift.type(of: target))".oneLine
      return (isDelegate, nil, type, place)
    }
  }

  /// The codec of an observer of a part of the composition or of a cue, and of the source location
  /// of its node.
  static var observer: Codec<(CompositionObserver, SourcePlace?)> {
    let events = Codec<ObservedEvents>.names([
      "begin": .begin, "end": .end, "repeat": .repeats, "progress": .progress, "passes": .passes,
    ])
    return .object(("cue", .text.optional), ("hears", events), ("place", .place.optional)) {
      let observer = CompositionObserver(
        begin: $1.silent(.begin), end: $1.silent(.end), repeats: $1.silent(.repeats),
        progress: $1.silent(.progress), passes: $1.silent(.passes), cue: $0)
      return (observer, $2)
    } parts: {
      ($0.cue, $0.events, $1)
    }
  }
}
