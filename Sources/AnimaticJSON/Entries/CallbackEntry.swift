// Callbacks and observers: their events are kept, and their closures are lost.

import Animatic
import AnimaticCore

/// A delegate or an observer of an animation.
struct CallbackEntry {
  var isDelegate = false
  /// The observed events; nil for a custom delegate.
  var events: ObservedEvents? = []
  /// The type of a custom delegate.
  var type: String?
  var place: SourcePlace?

  static var codec: Codec<CallbackEntry> {
    let names = Codec<ObservedEvents>.names(of: [.begin, .end, .repeats], \.description)
    let events = Codec<ObservedEvents?> {
      if let events = $0 { names.write(events, $1) } else { JSONElement(.text("delegate")) }
    } read: { element, reader throws(JSONError) in
      element.isText ? nil : try names.read(element, reader)
    }
    return .object(
      CallbackEntry(),
      [
        Field(\.isDelegate, "isDelegate", .flag.usual(false)), Field(\.events, "hears", events),
        Field(\.type, "type", .text.optional), Field(\.place, "place", .place.optional),
      ])
  }

  /// A delegate that does nothing.
  fileprivate var target: any LayerAnimationDelegate {
    guard let events else { return SilentDelegate(typeName: type ?? "") }
    let target = AnimationTarget(
      begin: events.silent(.begin), end: events.silent(.end), repeat: events.silent(.repeats))
    target.place = place
    return target
  }
}

extension CallbackEntry {
  /// The entry of a delegate, at the source location of the animation unless it has its own.
  fileprivate init(_ target: any LayerAnimationDelegate, isDelegate: Bool, at place: SourcePlace?) {
    let own = target as? AnimationTarget
    self.isDelegate = isDelegate
    events = own?.events
    self.place = own?.place ?? place
    if own == nil {
      type = (target as? SilentDelegate)?.typeName ?? "\(Swift.type(of: target))".oneLine
    }
  }

  /// The callbacks of a listener of an animation.
  static func all(of listener: AnimationObservers?, at place: SourcePlace?) -> [CallbackEntry] {
    [listener?.target].compactMap(\.self).map { Self($0, isDelegate: true, at: place) }
      + (listener?.observers ?? []).map { Self($0, isDelegate: false, at: place) }
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
    let isDelegate = { (entry: CallbackEntry) in entry.isDelegate || entry.events == nil }
    self.init(target: entries.last(where: isDelegate)?.target)
    observers = entries.filter { !isDelegate($0) }.compactMap { $0.target as? AnimationTarget }
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
    let events = Codec<ObservedEvents>.names(
      of: [.begin, .end, .repeats, .progress, .passes], \.description)
    return .object(
      Members(("cue", .text.optional), ("hears", events), ("place", .place.optional)) {
        let observer = CompositionObserver(
          begin: $1.silent(.begin), end: $1.silent(.end), repeats: $1.silent(.repeats),
          progress: $1.silent(.progress), passes: $1.silent(.passes), cue: $0)
        return (observer, $2)
      } parts: {
        ($0.0.cue, $0.0.events, $0.1)
      })
  }
}
