// One plan that runs on a stage: who listens, what settles, and how it came to an end.

package import AnimaticCore

/// What a stage needs to run a plan.
package struct RunOrder {
  /// The key under which an entry is attached.
  package enum Key {
    /// Replaces what is attached under the same key.
    case named(String)
    /// The next free number; replaces nothing.
    case numbered
    /// Attached without a key.
    case none
  }

  package var plan: Plan
  package var listeners: [AnimationListener?]
  /// The key of each entry, by layer.
  package var keys: [[Key]]
  /// What is written to the model at the natural end, by layer.
  package var settled: [[PropertyRoot]]
  /// What of the whole is observed; it stands on one more layer of the plan, the last.
  package var observed: [ObservedPart] = []
  package var observers: [CompositionObserver] = []
  /// The same with all motion, where less is played; nil where nothing is reduced.
  package var fullMotion: FullMotion?
  /// Whether its begin was given in the layer's own time, so that no commit moves it.
  var isAbsolute = false
  /// Whether it is applied before what is left of earlier changes of the same property.
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

/// A plan on a stage.
final class Run {
  var plan: Plan
  var listeners: [AnimationListener?]
  var observers: [CompositionObserver]
  let settled: [[PropertyRoot]]
  let fullMotion: FullMotion?
  /// The place among all runs of the stage, in order of starting.
  let serial: Int
  let startedAt: ExactTime
  let isStartedByCallback: Bool
  let isAbsolute: Bool
  let isInnermost: Bool
  /// Whether somebody listens to the whole.
  let isWatched: Bool
  /// Whether it waits for the commit of the transaction in which it was added.
  var isPending: Bool
  weak var stage: Stage?
  weak var playback: Playback?
  private(set) var layerParts: [LayerPart] = []
  /// What tells of the whole; nil where nobody listens to it.
  private(set) var watch: RunWatch?
  /// How many parts still have something to do.
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

  /// Attaches every layer's entries and makes all that is due known to the stage.
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

  /// What it does on layers, and at last the watch.
  var parts: [RunPart] {
    let parts: [RunPart] = layerParts
    return watch.map { parts + [$0] } ?? parts
  }

  /// A part has nothing more to do.
  func partClosed() {
    openParts -= 1
    if openParts == 1, ending != .finished, let watch, !watch.isClosed {
      // Nothing is left to tell of.
      watch.remove(0, because: ending)
    } else if openParts == 0 {
      complete()
    }
  }

  /// Something ended otherwise than by its own time; the first such thing is what the outcome
  /// tells.
  func keepFirst(_ outcome: Outcome) {
    if ending == .finished { ending = outcome }
  }

  /// Stops at once, without a callback; each of its layers may say so.
  func drop() {
    guard !isDropped else { return }
    isDropped = true
    keepFirst(.cancelled(at: stage?.time ?? 0))
    for part in parts { part.drop() }
    for index in listeners.indices { dropListener(index) }
  }

  /// Lets go of a listener; not while the list is being written to, for what it holds may run a
  /// user's code when it goes.
  func dropListener(_ index: Int) {
    let told = listeners[index]
    listeners[index] = nil
    withExtendedLifetime(told) {}
  }

  /// A part has nothing attached any more, long after its end: nothing else would let go of it.
  func forget(_ part: RunPart) {
    layerParts.removeAll { $0 === part }
    if watch === part { watch = nil }
  }

  private func complete() {
    isOver = true
    // What they hold may run a user's code when it goes, so it goes when all is in order.
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
  /// - Returns: The run, which the stage holds until it is over.
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
