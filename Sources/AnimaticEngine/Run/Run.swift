// A plan running on a stage: its observers, committed properties and outcome.

package import AnimaticCore

/// The input for running a plan on a stage.
package struct RunOrder {
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
  package var listeners: [AnimationListener?]
  /// The key of each entry, by layer.
  package var keys: [[Key]]
  /// The properties committed to the model at the natural end, by layer.
  package var settled: [[PropertyRoot]]
  /// The observed parts of the composition; they use an additional last layer of the plan.
  package var observed: [ObservedPart] = []
  package var observers: [CompositionObserver] = []
  /// The full-motion version; nil unless motion is reduced.
  package var fullMotion: FullMotion?
  /// Whether its begin was given in the layer's local time, so that a commit does not move it.
  var isAbsolute = false
  /// Whether it is applied before the rest of earlier changes of the same property.
  var isInnermost = false

  package init(
    plan: Plan, listeners: [AnimationListener?], keys: [[Key]], settled: [[PropertyRoot]]
  ) {
    self.plan = plan
    self.listeners = listeners
    self.keys = keys
    self.settled = settled
  }
}

/// A plan running on a stage.
final class Run {
  var plan: Plan
  var listeners: [AnimationListener?]
  var observers: [CompositionObserver]
  let settled: [[PropertyRoot]]
  let fullMotion: FullMotion?
  /// The position among all runs of the stage, in order of starting.
  let serial: Int
  let startedAt: ExactTime
  let isStartedByCallback: Bool
  let isAbsolute: Bool
  let isInnermost: Bool
  /// Whether the composition itself is observed.
  let isWatched: Bool
  /// Whether it waits for the commit of its transaction.
  var isPending: Bool
  weak var stage: Stage?
  weak var playback: Playback?
  private(set) var layerParts: [LayerPart] = []
  /// The part that reports events of the composition; nil if it is not observed.
  private(set) var watch: RunWatch?
  /// The number of parts that are not closed.
  private var openParts = 0
  private(set) var isOver = false
  private var isDropped = false
  private var ending: Outcome = .finished

  init(_ order: RunOrder, stage: Stage) {
    plan = order.plan
    listeners = order.listeners
    observers = order.observers
    settled = order.settled
    fullMotion = order.fullMotion
    stage.runCount += 1
    serial = stage.runCount
    startedAt = stage.exactTime
    isStartedByCallback = stage.isDelivering
    isAbsolute = order.isAbsolute
    isInnermost = order.isInnermost
    isWatched = !order.observed.isEmpty
    isPending = stage.uncommitted.isOpen
    self.stage = stage
  }

  /// Attaches all entries and schedules the events of all parts.
  func start(_ order: RunOrder, on layers: [Layer?]) {
    for (index, layer) in layers.enumerated() {
      guard let layer else { continue }
      let part = LayerPart(run: self, layerIndex: index, layer: layer)
      part.attach(to: layer, keys: order.keys[index])
      layerParts.append(part)
    }
    if isWatched {
      let watch = RunWatch(run: self, layerIndex: layers.count, parts: order.observed)
      self.watch = watch
      stage?.watches.append(watch)
      stage?.quietUntil = -.infinity
    }
    let parts = parts
    openParts = parts.count
    if isPending { stage?.uncommitted.add(self) }
    for part in parts {
      part.rebuild()
      stage?.schedule(part)
    }
    for part in parts { part.closeIfDone() }
    if parts.isEmpty { complete() }
  }

  /// The parts of the layers, followed by the watch.
  var parts: [RunPart] {
    let parts: [RunPart] = layerParts
    return watch.map { parts + [$0] } ?? parts
  }

  /// Records that a part is closed.
  func partClosed() {
    openParts -= 1
    if openParts == 1, ending != .finished, let watch, !watch.isClosed {
      // Nothing is left to report.
      watch.remove(0, because: ending)
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
    let told = listeners[index]
    listeners[index] = nil
    withExtendedLifetime(told) {}
  }

  /// Releases a part that is detached long after its end.
  func forget(_ part: RunPart) {
    layerParts.removeAll { $0 === part }
    if watch === part { watch = nil }
  }

  private func complete() {
    isOver = true
    // Released last, since their deinitializers may run user code.
    let told = observers
    observers = []
    defer { withExtendedLifetime(told) {} }
    if let watch { stage?.watches.removeAll { $0 === watch } }
    playback?.complete(ending)
    layerParts.removeAll { $0.isDetached }
    if watch?.isDetached ?? false { watch = nil }
  }
}

extension Stage {
  /// Starts a plan now.
  ///
  /// - Returns: The run, which the stage retains until it is over.
  @discardableResult
  package func start(
    _ order: RunOrder, on layers: [Layer?], playback: Playback?
  ) -> any PlaybackControl {
    redrawIfDue()
    let run = Run(order, stage: self)
    run.playback = playback
    playback?.begin(run, on: self)
    keepTrack(of: run)
    run.start(order, on: layers)
    return run
  }
}
