// Callbacks and observers: their events are kept, and their closures are lost.

import Animatic
import AnimaticCore

/// A delegate or an observer of an animation.
struct CallbackEntry {
  var isDelegate = true
  let target: any LayerAnimationDelegate
  /// The source location of the animation, for a target without one.
  var place: SourcePlace?

  static var codec: Codec<CallbackEntry> {
    let names = Codec<ObservedEvents>.names(["begin": .begin, "end": .end, "repeat": .repeats])
    let events = Codec<ObservedEvents?> {
      if let events = $0 { names.write(events, $1) } else { JSONElement(.text("delegate")) }
    } read: { element, coder throws(JSONError) in
      element.isText ? nil : try names.read(element, coder)
    }
    let field = Field(
      ("isDelegate", .flag.usual(false)), ("hears", events), ("type", .text.optional),
      ("place", .place.optional)
    ) { isDelegate, events, type, place in
      guard let events else { return Self(target: SilentDelegate(typeName: type ?? "")) }
      let target = AnimationTarget(
        begin: events.silent(.begin), end: events.silent(.end), repeat: events.silent(.repeats))
      target.place = place
      return Self(isDelegate: isDelegate, target: target)
    } parts: {
      let own = $0.target as? AnimationTarget
      return ($0.isDelegate, own?.events, $0.type, own?.place ?? $0.place)
    }
    return .object(Self(target: SilentDelegate(typeName: "")), [field])
  }

  /// The type of a custom delegate.
  private var type: String? {
    if target is AnimationTarget { return nil }
    return (target as? SilentDelegate)?.typeName ?? "\(Swift.type(of: target))".oneLine
  }

  /// The callbacks of a listener of an animation.
  static func all(of listener: AnimationObservers?, at place: SourcePlace?) -> [CallbackEntry] {
    [listener?.target].compactMap(\.self).map { Self(target: $0, place: place) }
      + (listener?.observers ?? []).map { Self(isDelegate: false, target: $0, place: place) }
  }
}

extension ObservedEvents {
  /// A handler of an event that does nothing; nil if the event is not observed.
  fileprivate func silent<Event>(_ event: ObservedEvents) -> ((Event) -> Void)? {
    contains(event) ? { _ in } : nil
  }
}

extension AnimationObservers {
  init(_ entries: [CallbackEntry]) {
    self.init(target: entries.last(where: \.isDelegate)?.target)
    observers = entries.filter { !$0.isDelegate }.compactMap { $0.target as? AnimationTarget }
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
  /// The codec of an observer of a part of the composition or of a cue, and of the source location
  /// of its node.
  static var observer: Codec<(CompositionObserver, SourcePlace?)> {
    let events = Codec<ObservedEvents>.names([
      "begin": .begin, "end": .end, "repeat": .repeats, "progress": .progress, "passes": .passes,
    ])
    let field = Field(("cue", .text.optional), ("hears", events), ("place", .place.optional)) {
      let observer = CompositionObserver(
        begin: $1.silent(.begin), end: $1.silent(.end), repeats: $1.silent(.repeats),
        progress: $1.silent(.progress), passes: $1.silent(.passes), cue: $0)
      return (observer, $2)
    } parts: { (entry: (CompositionObserver, SourcePlace?)) in
      (entry.0.cue, entry.0.events, entry.1)
    }
    return .object((CompositionObserver(), nil), [field])
  }
}
