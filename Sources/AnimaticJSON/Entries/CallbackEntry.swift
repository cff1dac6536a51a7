// Callbacks and observers: their events are kept, and their closures are lost.

import Animatic
import AnimaticCore

/// The callbacks of one observer of an animation.
struct CallbackEntry {
  let isDelegate: Bool
  /// The events; nil for a delegate of a custom type.
  let events: ObservedEvents?
  /// The type of such a delegate.
  let type: String?
  let place: SourcePlace?

  static var codec: Codec<[CallbackEntry]> {
    let names = Codec<ObservedEvents>.events([.begin, .end, .repeats])
    let events = Codec<ObservedEvents?> {
      if let events = $0 { names.write(events, &$1) } else { $1.json.write("delegate") }
    } read: { element, reader throws(JSONError) in
      element.isText ? nil : try names.read(element, &reader)
    }
    return Codec.object(
      Fields(
        .usual("isDelegate", .flag, false), .required("hears", events), .optional("type", .text),
        .optional("place", .place), make: CallbackEntry.init,
        take: { ($0.isDelegate, $0.events, $0.type, $0.place) })
    ).list
  }

  /// The callbacks of a listener; those without a source location are at that of the node.
  static func all(of listener: AnimationObservers?, at place: SourcePlace?) -> [CallbackEntry] {
    guard let listener else { return [] }
    let observers = listener.observers.map { CallbackEntry($0, isDelegate: false, at: place) }
    guard let delegate = listener.target else { return observers }
    if let target = delegate as? AnimationTarget {
      return [CallbackEntry(target, isDelegate: true, at: place)] + observers
    }
    let type = (delegate as? SilentDelegate)?.typeName ?? "\(Swift.type(of: delegate))".oneLine
    return [CallbackEntry(isDelegate: true, events: nil, type: type, place: place)] + observers
  }
}

extension CallbackEntry {
  private init(_ target: AnimationTarget, isDelegate: Bool, at place: SourcePlace?) {
    self.init(
      isDelegate: isDelegate, events: target.events, type: nil, place: target.place ?? place)
  }
}

extension ObservedEvents {
  /// The handler of an event that is observed.
  fileprivate func handler<Handler>(_ event: ObservedEvents, _ handler: Handler) -> Handler? {
    contains(event) ? handler : nil
  }
}

extension AnimationObservers {
  /// A listener that has the callbacks and does nothing.
  init(_ entries: [CallbackEntry]) {
    self.init()
    let silent: AnimationTarget.Handler = { _ in }
    for entry in entries {
      guard let events = entry.events else {
        target = SilentDelegate(typeName: entry.type ?? "")
        continue
      }
      let silentTarget = AnimationTarget(
        begin: events.handler(.begin, silent), end: events.handler(.end, silent),
        repeat: events.handler(.repeats, silent))
      silentTarget.place = entry.place
      if entry.isDelegate { target = silentTarget } else { observers.append(silentTarget) }
    }
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
  let cue: Cue?
  let events: ObservedEvents
  let place: SourcePlace?

  static var fields: Fields<ObserverEntry> {
    Fields(
      .optional("cue", .cue),
      .required("hears", .events([.begin, .end, .repeats, .progress, .passes])),
      .optional("place", .place), make: ObserverEntry.init,
      take: { ($0.cue, $0.events, $0.place) })
  }

  /// The observer, which does nothing.
  var observer: CompositionObserver {
    let silent: CompositionObserver.Handler = { _ in }
    return CompositionObserver(
      begin: events.handler(.begin, silent), end: events.handler(.end, silent),
      repeats: events.handler(.repeats, silent), progress: events.handler(.progress) { _ in },
      passes: events.handler(.passes, silent), cue: cue?.name)
  }
}

extension ObserverEntry {
  init(_ observer: CompositionObserver, at place: SourcePlace?) {
    self.init(cue: observer.cue.map(Cue.init), events: observer.events, place: place)
  }
}

extension Codec<ObservedEvents> {
  /// The codec of a list of events by their names.
  fileprivate static func events(_ events: [ObservedEvents]) -> Codec {
    Codec<ObservedEvents>.name(of: events, \.description).list.map(
      { ObservedEvents($0) }, { all in events.filter { all.contains($0) } })
  }
}
