// Callbacks and observers: their events are kept, and their closures are lost.

import Animatic
import AnimaticCore

/// A delegate or an observer of an animation.
struct CallbackEntry {
  let isDelegate: Bool
  let target: any LayerAnimationDelegate
  /// The source location of the animation, for a target without one.
  var place: SourcePlace?

  static var codec: Codec<[CallbackEntry]> {
    let names = Codec<ObservedEvents>.names(of: [.begin, .end, .repeats], \.description)
    let events = Codec<ObservedEvents?> {
      if let events = $0 { names.write(events, &$1) } else { $1.json.write("delegate") }
    } read: { element, reader throws(JSONError) in
      element.isText ? nil : try names.read(element, &reader)
    }
    return Codec.object(
      Fields(
        .usual("isDelegate", .flag, false), .required("hears", events), .optional("type", .text),
        .optional("place", .place), make: CallbackEntry.init,
        take: {
          let target = $0.target as? AnimationTarget
          return ($0.isDelegate, target?.events, $0.type, target?.place ?? $0.place)
        })
    ).list
  }

  /// The type of a custom delegate.
  private var type: String? {
    if target is AnimationTarget { return nil }
    return (target as? SilentDelegate)?.typeName ?? "\(Swift.type(of: target))".oneLine
  }

  /// The callbacks of a listener of an animation.
  static func all(of listener: AnimationObservers?, at place: SourcePlace?) -> [CallbackEntry] {
    let delegates = [listener?.target].compactMap(\.self)
    return delegates.map { CallbackEntry(isDelegate: true, target: $0, place: place) }
      + (listener?.observers ?? []).map {
        CallbackEntry(isDelegate: false, target: $0, place: place)
      }
  }
}

extension CallbackEntry {
  /// A callback that does nothing.
  private init(isDelegate: Bool, events: ObservedEvents?, type: String?, place: SourcePlace?) {
    guard let events else {
      self.init(isDelegate: true, target: SilentDelegate(typeName: type ?? ""))
      return
    }
    let target = AnimationTarget(
      begin: events.silent(.begin), end: events.silent(.end), repeat: events.silent(.repeats))
    target.place = place
    self.init(isDelegate: isDelegate, target: target)
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

/// An observer of a part of the composition, or of a cue.
struct ObserverEntry {
  let observer: CompositionObserver
  /// The source location of the node.
  let place: SourcePlace?

  static var fields: Fields<ObserverEntry> {
    Fields(
      .optional("cue", .text),
      .required(
        "hears", .names(of: [.begin, .end, .repeats, .progress, .passes], \.description)),
      .optional("place", .place)
    ) { cue, events, place in
      let observer = CompositionObserver(
        begin: events.silent(.begin), end: events.silent(.end), repeats: events.silent(.repeats),
        progress: events.silent(.progress), passes: events.silent(.passes), cue: cue)
      return ObserverEntry(observer: observer, place: place)
    } take: {
      ($0.observer.cue, $0.observer.events, $0.place)
    }
  }
}
