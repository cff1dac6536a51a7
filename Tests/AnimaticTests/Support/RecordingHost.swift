// A layer host that is not the engine's: it records its calls and plays nothing.
// Its callbacks are called manually.

import Animatic
import Testing

/// A host that records.
final class RecordingHost: LayerHost {
  struct Added {
    let key: String?
    let animation: any LayerAnimation
  }

  let layerID = LayerID()
  let name: String?
  var currentTime: Double
  private(set) var model = LayerValues()
  /// Everything that was ever added, in order.
  private(set) var added: [Added] = []
  private(set) var attached: [Added] = []
  /// The calls, in order.
  private(set) var calls: [String] = [] { didSet { onCall() } }
  /// Called at the start of each call, before it has an effect.
  var onCall: () -> Void = {}

  init(name: String? = "host", currentTime: Double = 500) {
    self.name = name
    self.currentTime = currentTime
  }

  var animationKeys: [String] { attached.compactMap(\.key) }

  func modelValues(for keyPaths: [String]) -> LayerValues { model }

  func setModelValues(_ values: LayerValues) {
    calls.append("set \(values)")
    for keyPath in values.keyPaths { take(keyPath, from: values) }
  }

  func add(_ animation: any LayerAnimation, forKey key: String?) {
    calls.append("add \(key ?? "-")")
    if let key { attached.removeAll { $0.key == key } }
    added.append(Added(key: key, animation: animation))
    attached.append(Added(key: key, animation: animation))
  }

  func removeAnimation(forKey key: String) {
    calls.append("remove \(key)")
    let removed = attached.filter { $0.key == key && !ended.contains(key) }
    attached.removeAll { $0.key == key }
    for entry in removed { tellEnd(entry, finished: false) }
  }

  private var ended: Set<String> = []

  // MARK: By hand

  /// Calls the delegate of an attached animation for its begin.
  func begin(_ key: String) {
    guard let entry = attached.first(where: { $0.key == key }) else { return }
    entry.animation.delegate?.animationDidStart(event(entry, finished: true))
  }

  /// Ends an attached animation as Core Animation does: it is removed unless it stays, then its
  /// delegate is called.
  func end(_ key: String) {
    guard let entry = attached.first(where: { $0.key == key }) else { return }
    ended.insert(key)
    if entry.animation.isRemovedOnCompletion { attached.removeAll { $0.key == key } }
    tellEnd(entry, finished: true)
  }

  private func tellEnd(_ entry: Added, finished: Bool) {
    entry.animation.delegate?.animationDidStop(event(entry, finished: finished))
  }

  private func event(_ entry: Added, finished: Bool) -> AnimationEvent {
    AnimationEvent(
      animation: entry.animation, key: entry.key, layer: self, time: currentTime,
      finished: finished)
  }

  private func take(_ keyPath: String, from values: LayerValues) {
    switch keyPath {
    case "opacity": model.opacity = values.opacity
    case "position": model.position = values.position
    case "transform": model.transform = values.transform
    default: break
    }
  }
}
