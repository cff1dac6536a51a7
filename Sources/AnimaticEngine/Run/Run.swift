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

  /// The plan as it was started, which never changes.
  package let plan: Plan
  /// The plan without what was interrupted, what comes after the end of an endless entry, and what has
  /// settled in an entry that is still attached.
  package private(set) var remaining: Plan
  /// The storage of what remains, once it was evaluated.
  private var knownStorage: PlanStorage?
  var listeners: [AnimationObservers]
  private(set) var observers: [CompositionObserver]
  /// The properties committed to the model at the natural end, by layer.
  let settled: OrderedMap<Int, [PropertyRoot]>
  /// The full-motion version; nil unless motion is reduced.
  package var fullMotion: FullMotion?
  /// Whether its begin was given in the layer's local time, so that a commit does not move it.
  var isAbsolute = false
  /// Whether it is applied before the rest of earlier changes of the same property.
  var isInnermost = false

  weak var stage: (any RunStage)?
  weak var playback: Playback?
  /// The journey of the playback that started it.
  weak var journey: Journey?
  /// The plan of the playback's first journey, and its models once the playback has committed values;
  /// nil for the first journey.
  package var firstJourney: (plan: Plan, models: [LayerValues]?)?
  /// The position among all runs of the stage, in order of starting.
  private(set) var serial = 0
  /// The time at which a callback started it; nil if none did.
  private(set) var callbackTime: ExactTime?
  /// Whether it waits for the commit of its transaction.
  private(set) var isPending = false {
    didSet { for part in parts { part.presentationChanged() } }
  }
  /// The parts of the layers, followed by that of the composition.
  private(set) var parts: [RunPart] = []
  /// The observed parts of the composition; they use an additional last layer of the plan.
  private let observedParts: [ObservedPart]
  /// The written parts, with the times at which their observers receive begins and ends.
  var tree: EventTree
  /// The parts that the composition observes, and those around them.
  private lazy var partsOfObservers: Set<Int> = Set(
    observedParts.compactMap(\.part).flatMap { tree.ancestry(of: $0) })
  /// Whether the parts are those of a composition, which knows when their content is played.
  private let isWritten: Bool
  /// The times of its events.
  var knownTimes: KnownTimes
  /// Whether it is frozen at its end for good.
  var isFinal = false
  /// Whether the last of its parts was removed after the run's begin, or for the next journey.
  private var isCutShort = false
  /// The number of parts with an attached entry.
  var attachedParts = 0
  /// The number of parts that are not closed.
  private var openParts = 0
  private(set) var isOver = false
  /// Whether the part that was closed last has ended in reverse.
  private(set) var endsBackwards = false
  private var isDropped = false
  private var ending: Outcome = .finished

  /// Creates a run that has not started.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - listeners: The delegates of the plan's animations.
  ///   - settled: The properties committed to the model at the natural end, by layer.
  ///   - tree: The parts of the composition; nil for animations that are their own.
  ///   - observed: The observed parts of the composition.
  ///   - observers: Their observers.
  package init(
    plan: Plan, listeners: [AnimationObservers], settled: OrderedMap<Int, [PropertyRoot]>,
    tree: EventTree? = nil, observed: [ObservedPart] = [], by observers: [CompositionObserver] = []
  ) {
    self.plan = plan
    remaining = plan
    self.listeners = listeners
    self.settled = settled
    self.tree = tree ?? EventTree(plan)
    isWritten = tree != nil
    knownTimes = KnownTimes([0, plan.duration])
    observedParts = observed
    self.observers = observers
  }

  /// What remains, as frames evaluate it.
  var storage: PlanStorage {
    if let knownStorage { return knownStorage }
    let storage = PlanStorage(remaining)
    knownStorage = storage
    return storage
  }

  /// Changes what remains.
  func reduce<Result>(_ change: (inout Plan) -> Result) -> Result {
    knownStorage = nil
    return change(&remaining)
  }

  /// Whether nothing has been canceled, interrupted, or removed.
  var endsNaturally: Bool { ending == .finished }

  /// Whether it delivers all that is left of it at once.
  var isAtOnce: Bool { isFinal || isCutShort }

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
    callbackTime = stage.isDelivering ? stage.exactTime : nil
    isPending = stage.isInTransaction
    // One copy for all parts.
    let plan = plan
    if !isWritten, stage.recordsEvents || !listeners.isEmpty { tree.findContent(in: plan) }
    for (index, layer) in layers.enumerated() {
      guard let layer else { continue }
      takeBack(on: layer, at: index)
      let part = LayerPart(run: self, plan: plan, layerIndex: index, layer: layer)
      part.attach(to: layer, keys: keys[index], plan: plan, on: stage)
      parts.append(part)
    }
    if isObserved {
      let part = CompositionPart(run: self, layerIndex: layers.count, parts: observedParts)
      parts.append(part)
      stage.compositionParts.append(part)
    }
    let parts = parts
    openParts = parts.count
    attachedParts = parts.count { !$0.isDetached }
    if isPending { stage.commitLater(self) }
    listEvents()
    for part in parts { stage.schedule(part) }
    for part in parts { part.closeIfDone() }
    if parts.isEmpty { complete() }
  }

  /// Takes back what an earlier journey has committed for additive animations, and for turns along
  /// paths, which would add to it.
  private func takeBack(on layer: any RunTarget, at index: Int) {
    guard let models = firstJourney?.models, let settled = settled[index] else { return }
    var components = ComponentMasks()
    for node in plan.layers[index].nodes {
      let slot = plan.slot(of: node)
      if slot.root >= 0, plan.nodes[node].record.flags.contains(.additive),
        settled.contains(plan.root(slot.root, of: index))
      {
        components.formUnion(plan.components(of: node, on: index))
      }
      if slot.turn >= 0, settled.contains(plan.root(slot.turn, of: index)) {
        let root = plan.root(slot.turn, of: index)
        // The turn was committed with the matrix, which may read other components.
        let isDetermined = models[index].undeterminedParts(of: root) == nil
        components.insert(isDetermined ? TransformComponent.rotationZ.mask : .max, of: root)
      }
    }
    if components.isEmpty { return }
    layer.writeAtOnce { $0.hold(components, from: models[index]) }
  }

  var layerParts: [LayerPart] { parts.compactMap { $0 as? LayerPart } }

  /// The part that reports events of the composition; nil if it is not observed.
  private var compositionPart: CompositionPart? { parts.last as? CompositionPart }

  /// Begins at the commit of its transaction (T-9).
  func commit() {
    isPending = false
    for part in parts { part.commit() }
    for part in parts { stage?.schedule(part) }
    for part in parts { part.closeIfDone() }
  }

  /// Records that a part is closed.
  func closed(_ part: RunPart) {
    if !part.entries.isEmpty { endsBackwards = part.isReversed }
    openParts -= 1
    if openParts == 1, ending != .finished {
      // The layers that have not left have ended; without this, an endless composition would not.
      compositionPart?.remove(0, because: ending)
    } else if openParts == 0 {
      complete()
    }
  }

  /// Removes the rest of the composition together with the last of its layers.
  ///
  /// - Parameters:
  ///   - time: The run's time at which a part was removed.
  ///   - outcome: How it was.
  func partRemoved(at time: Double, because outcome: Outcome) {
    if attachedParts == 0 {
      // All that is left of a journey comes before the next one.
      isCutShort = time != 0 || outcome == .restarted
      listAgain()
    } else if attachedParts == 1 {
      compositionPart?.remove(0, because: outcome)
    }
  }

  /// Begins what is around removed nodes whose begins are still to be delivered, and lists again what
  /// the composition observes inside them.
  func nodesRemoved(_ removed: [ObservedNode], from part: RunPart) {
    let late = removed.filter { $0.state == .waiting }
    let around = Set(late.compactMap(\.part).flatMap { tree.ancestry(of: $0) })
    if !around.isEmpty {
      part.begin(around: around)
      compositionPart?.begin(around: around)
    }
    guard let composition = compositionPart, !composition.isDetached else { return }
    if removed.compactMap(\.part).contains(where: holdsObservedPart) {
      composition.rebuild()
      stage?.schedule(composition)
    }
  }

  /// Whether the composition observes a part or anything inside it.
  private func holdsObservedPart(_ part: Int) -> Bool { partsOfObservers.contains(part) }

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
    listeners[index] = AnimationObservers()
    withExtendedLifetime(listener) {}
  }

  /// Releases a part that is detached long after its end.
  func forget(_ part: RunPart) {
    parts.removeAll { $0 === part }
  }

  private func complete() {
    isOver = true
    // Released last, since their deinitializers may run user code.
    let observers = observers
    self.observers = []
    defer { withExtendedLifetime(observers) {} }
    if let part = compositionPart { stage?.compositionParts.removeAll { $0 === part } }
    journey?.complete(ending)
    parts.removeAll(where: \.isDetached)
  }

  // MARK: Controls

  /// The part that supplies the run's time: the first animated one whose layer's time runs forward,
  /// otherwise the first attached one.
  var leader: RunPart? {
    let attached = parts.lazy.filter { !$0.isDetached }
    let animated = attached.filter { $0 is LayerPart && $0.layerSpeed > 0 }
    return animated.first { !$0.rests } ?? animated.first ?? attached.first ?? parts.first
  }

  /// A command of a playback.
  enum Command {
    case pause, resume, reverse
    case rate(Double)
    case seek(to: Double)
    case cancel(Playback.Cancelling)
  }

  func perform(_ command: Command) {
    guard let stage else { return performNow(command) }
    stage.atOneTime { performNow(command) }
  }

  private func performNow(_ command: Command) {
    switch command {
    case .pause: pause()
    case .cancel(let remaining): cancel(remaining)
    default: move(command)
    }
  }

  private func pause() {
    for part in parts where part.frozen == nil && !part.isDetached {
      part.pause()
      stage?.schedule(part)
    }
  }

  /// Delays the begin by seconds of the stage, before any event has been delivered.
  func delay(by seconds: Double) {
    for part in parts where !part.isDetached {
      part.delay(by: seconds)
      stage?.schedule(part)
    }
  }

  /// Moves the time of all parts; what is left of a removed one is due where the others are.
  private func move(_ command: Command) {
    guard !isFinal, attachedParts > 0 else { return }
    for part in parts where !part.isClosed && !part.restsAtBegin { part.perform(command) }
    if isObserved { listEvents() }
    guard let stage else { return }
    // Events caused by a jump are never earlier than the jump, even long after the last update.
    for part in parts { stage.schedule(part, notBefore: stage.exactTime) }
  }

  /// Lists the events of all parts, which order each other.
  private func listEvents() {
    for part in parts { part.placeNodes() }
    for part in parts { part.listEvents() }
  }

  private func cancel(_ remaining: Playback.Cancelling) {
    switch remaining {
    case .revert: removeAll(because: .cancelled(at: stage?.time ?? 0))
    case .hold:
      let outcome = Outcome.cancelled(at: stage?.time ?? 0)
      playback?.valuesCommitted()
      for part in layerParts { part.layer?.hold(part, because: outcome) }
      removeAll(because: outcome)
    case .finish:
      if let leader, leader.rate < 0 { move(.rate(-leader.rate)) }
      for part in layerParts { part.finishNow() }
      let last = layerParts.compactMap(\.frozen).filter(\.isFinite).max()
      compositionPart?.finish(
        at: max(last ?? .zero, ExactTime(plan.duration.isFinite ? plan.duration : 0)))
      listAgain()
    }
  }

  /// Lists the events again, after parts that are around others have ended.
  private func listAgain() {
    listEvents()
    for part in parts { stage?.schedule(part) }
  }

  /// Removes all that is attached.
  func removeAll(because outcome: Outcome) {
    for part in parts {
      for index in part.entries.indices { part.remove(index, because: outcome) }
    }
  }

  /// The values of a layer at the begin of the playback.
  ///
  /// - Parameters:
  ///   - layer: The index of the layer.
  ///   - model: The layer's model, which counts until the playback has committed values.
  ///   - isTurned: Whether paths rotate the layer.
  func valuesAtBegin(
    of layer: Int, over model: LayerValues, isTurned: Bool = true
  ) -> LayerValues {
    var plan = firstJourney?.plan ?? plan
    if !isTurned { plan = plan.unturned(on: layer) }
    return plan.values(
      of: layer, entries: plan.entries(of: layer), at: 0,
      over: firstJourney?.models?[layer] ?? model, end: .drawn)
  }
}

/// The time of a run, as it follows the local time of a layer.
struct RunTime {
  /// The local time at which the run's time is 0.
  var start: ExactTime
  /// The run's time while it is paused; nil otherwise.
  var frozen: ExactTime?
  /// Seconds of the run per second of local time, never 0; negative in reverse.
  var rate = 1.0

  /// Returns the run's time at a local time, unless it is paused; exact at rates of 1 and -1.
  func at(_ local: ExactTime) -> ExactTime {
    if rate == 1 { return (local - start).limited }
    return (rate == -1 ? start - local : (local - start).multiplied(by: rate)).limited
  }

  /// Returns the seconds of local time from the run's time 0 to another.
  func span(to time: ExactTime) -> ExactTime {
    if rate == 1 { return time }
    return rate == -1 ? -time : time.divided(by: rate)
  }
}
