// A plan running on a stage: its observers, committed properties and outcome.

package import AnimaticCore

/// A plan running on a stage.
package final class Run {
  /// The key under which an entry is attached.
  package enum Key {
    /// Replaces the animation under the same key.
    case named(String)
    /// Takes the next free number and replaces nothing.
    case numbered
    /// Attaches without a key.
    case none
  }

  package var plan: Plan
  var listeners: [AnimationObservers?]
  private(set) var observers: [CompositionObserver] = []
  /// The properties committed to the model at the natural end, by layer.
  let settled: [[PropertyRoot]]
  /// The full-motion version; nil unless motion is reduced.
  package var fullMotion: FullMotion?
  /// Whether its begin was given in the layer's local time, so that a commit does not move it.
  var isAbsolute = false
  /// Whether it is applied before the rest of earlier changes of the same property.
  var isInnermost = false

  weak var stage: (any RunStage)?
  weak var playback: Playback?
  /// The position among all runs of the stage, in order of starting.
  private(set) var serial = 0
  private(set) var startedAt = ExactTime(0)
  private(set) var isStartedByCallback = false
  /// Whether it waits for the commit of its transaction.
  private(set) var isPending = false
  private(set) var layerParts: [LayerPart] = []
  /// The part that reports events of the composition; nil if it is not observed.
  private(set) var compositionPart: CompositionPart?
  /// The observed parts of the composition; they use an additional last layer of the plan.
  private var observedParts: [ObservedPart] = []
  /// The number of parts that are not closed.
  private var openParts = 0
  private(set) var isOver = false
  private var isDropped = false
  private var ending: Outcome = .finished

  /// Creates a run that has not started.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - listeners: The delegates of the plan's animations.
  ///   - settled: The properties committed to the model at the natural end, by layer.
  package init(plan: Plan, listeners: [AnimationObservers?], settled: [[PropertyRoot]]) {
    self.plan = plan
    self.listeners = listeners
    self.settled = settled
  }

  /// Observes parts of the composition.
  package func observe(_ parts: [ObservedPart], by observers: [CompositionObserver]) {
    observedParts = parts
    self.observers = observers
  }

  /// Whether the composition itself is observed.
  var isObserved: Bool { !observedParts.isEmpty }

  /// Attaches all entries and schedules the events of all parts.
  ///
  /// - Parameters:
  ///   - stage: The stage.
  ///   - layers: The layers of the plan; nothing is animated on nil.
  ///   - keys: The key of each entry, by layer.
  func start(on stage: any RunStage, layers: [(any RunTarget)?], keys: [[Key]]) {
    self.stage = stage
    serial = stage.nextSerial()
    startedAt = stage.exactTime
    isStartedByCallback = stage.isDelivering
    isPending = stage.isInTransaction
    for (index, layer) in layers.enumerated() {
      guard let layer else { continue }
      let part = LayerPart(run: self, layerIndex: index, layer: layer)
      part.attach(to: layer, keys: keys[index])
      layerParts.append(part)
    }
    if isObserved {
      let part = CompositionPart(run: self, layerIndex: layers.count, parts: observedParts)
      compositionPart = part
      stage.compositionParts.append(part)
    }
    let parts = parts
    openParts = parts.count
    if isPending { stage.commitLater(self) }
    for part in parts {
      part.rebuild()
      stage.schedule(part)
    }
    for part in parts { part.closeIfDone() }
    if parts.isEmpty { complete() }
  }

  /// The parts of the layers, followed by that of the composition.
  var parts: [RunPart] {
    let parts: [RunPart] = layerParts
    return compositionPart.map { parts + [$0] } ?? parts
  }

  /// Begins at the commit of its transaction (T-9).
  func commit() {
    isPending = false
    for part in parts { part.commit() }
    for part in parts { stage?.schedule(part) }
    for part in parts { part.closeIfDone() }
  }

  /// Records that a part is closed.
  func partClosed() {
    openParts -= 1
    if openParts == 1, ending != .finished, let part = compositionPart, !part.isClosed {
      // Nothing is left to report.
      part.remove(0, because: ending)
    } else if openParts == 0 {
      complete()
    }
  }

  /// Keeps the first outcome other than a natural end.
  func keepFirst(_ outcome: Outcome) {
    if ending == .finished { ending = outcome }
  }

  /// Stops immediately, without callbacks; may be called once per layer.
  func drop() {
    guard !isDropped else { return }
    isDropped = true
    keepFirst(.cancelled(at: stage?.time ?? 0))
    for part in parts { part.drop() }
    for index in listeners.indices { dropListener(index) }
  }

  /// Releases a listener after the list is written, since its deinitializer may run user code.
  func dropListener(_ index: Int) {
    let listener = listeners[index]
    listeners[index] = nil
    withExtendedLifetime(listener) {}
  }

  /// Releases a part that is detached long after its end.
  func forget(_ part: RunPart) {
    layerParts.removeAll { $0 === part }
    if compositionPart === part { compositionPart = nil }
  }

  private func complete() {
    isOver = true
    // Released last, since their deinitializers may run user code.
    let observers = observers
    self.observers = []
    defer { withExtendedLifetime(observers) {} }
    if let part = compositionPart { stage?.compositionParts.removeAll { $0 === part } }
    playback?.complete(ending)
    layerParts.removeAll { $0.isDetached }
    if compositionPart?.isDetached ?? false { compositionPart = nil }
  }
}
