// The stage: a clock, the layers it animates, and the queue of pending events.

public import AnimaticCore

/// A clock and the layers that it animates: headless, and deterministic with a manual clock.
///
/// Values can be read at any time; callbacks and model writes are delivered when the stage is
/// updated: by `advance(by:)`, `update()`, or an awaited playback.
///
/// ```swift
/// let stage = Stage(clock: ManualClock())
/// stage.add(box)
/// box.add(BasicAnimation(.opacity, from: 1, to: 0, duration: 1), forKey: "fade")
/// stage.advance(by: 0.5)
/// box.presentation.opacity  // 0.5
/// ```
public final class Stage: CustomStringConvertible {
  /// The clock of the stage.
  public let clock: any MediaClock

  /// The diagnostics of everything that ran, each once.
  public var diagnostics: [Diagnostic] { diagnosticList.all }
  private var diagnosticList = DiagnosticList()

  /// Whether events are recorded.
  ///
  /// Of animations attached before, only removals and observed events are recorded.
  public var recordsEvents = false

  /// The recorded events, in order of time.
  ///
  /// At one instant, a group begins before its content and ends after it, and animations of one
  /// layer are in the order of writing. Without observers, layers follow each other.
  public private(set) var events: [StageEvent] = []
  private var numbersOfUnnamed: [LayerID: Int] = [:]

  let sharedTime: StageTime

  // Exactly one side retains the other: a stage made by the user retains its layers, one made by a
  // run is retained by its layers.
  let holdsLayers: Bool
  private var heldLayers: [Layer] = []
  private var seenLayers = WeakList<Layer>()

  /// Whether model changes on the stage apply immediately, as on the layer of a view.
  ///
  /// Transactions use it unless they set it themselves; blocks animate regardless (I-8, I-10).
  public var disableActions = false

  /// The default actions of all layers by key, searched fourth (I-7).
  ///
  /// Core Animation searches the class of the layer at this point.
  public var defaultActions: [String: LayerActionAnswer] = [:]

  /// Called after each update.
  var onUpdate: (() -> Void)?

  var transactions: any StageTransactions { sharedTime.transactions }
  /// The number of redraws.
  var redrawCount = 0
  /// The number of completion blocks that are never called.
  var droppedBlocks = 0
  var queue = EventQueue()
  /// The time of the next event, so that most frames don't read the queue.
  var quietUntil = -Double.infinity
  package internal(set) var isDelivering = false
  /// The stage whose callback is running on each thread.
  static let delivering = ThreadLocal<Stage>()
  /// Whether delivery waits until the layers that show the started runs have begun them.
  var isHeld = false
  /// The most events that one update delivers.
  package var mostMoments = 10_000_000
  var compositionParts: [CompositionPart] = [] { didSet { quietUntil = -.infinity } }
  private var runCount = 0
  var instant = InstantCount()
  /// Counts changes, other than of time, that may affect the presentation.
  var newsCount = 0
  /// The most instants that one call advances through.
  package var mostInstants = 100_000
  private let waitingTasks: WaitingTasks
  // Runs retain themselves until they are over.
  private var startedRuns = WeakList<Run>()

  /// Creates a stage.
  ///
  /// - Parameters:
  ///   - clock: The clock.
  ///   - holdsLayers: Whether it retains its layers.
  ///   - transactions: The transactions.
  init(clock: any MediaClock, holdsLayers: Bool, transactions: any StageTransactions) {
    self.clock = clock
    sharedTime = StageTime(clock: clock, transactions: transactions)
    waitingTasks = WaitingTasks(on: clock)
    self.holdsLayers = holdsLayers
    (clock as? FrameClock)?.diagnostic.map(note)
  }

  deinit {
    sharedTime.isOver = true
    for layer in layers.flatMap(\.subtree) {
      for attachment in layer.attachments.list { attachment.part.run.drop() }
    }
    queue.dropAll()
    transactions.abandon()
    for part in compositionParts { part.run.drop() }
    waitingTasks.wakeAll()
  }

  /// The root layers of the stage, in order of addition.
  public var layers: [Layer] { holdsLayers ? heldLayers : seenLayers.objects }

  func list(_ root: Layer) {
    if holdsLayers { heldLayers.append(root) } else { seenLayers.append(root) }
  }

  func unlist(_ root: Layer) {
    if let index = heldLayers.index(of: root) { heldLayers.remove(at: index) }
    seenLayers.keep { $0 !== root }
  }

  /// The runs that are not over, in order of starting.
  var openRuns: [Run] { startedRuns.objects.filter { !$0.isOver } }

  /// The clock's time in seconds; during a callback, the exact time of its event.
  public var time: Double { exactTime.rounded }

  /// The time base of begin times: the stage's time plus an epoch, so that it is never 0 (T-9).
  public var mediaTime: Double { exactMediaTime.rounded }

  var exactTime: ExactTime { sharedTime.exactTime }

  var exactMediaTime: ExactTime { sharedTime.exactMediaTime }

  var clockTime: ExactTime { sharedTime.clockTime }

  /// Removes all recorded events.
  public func removeAllEvents() { events = [] }

  package func note(_ diagnostic: Diagnostic) { diagnosticList.note(diagnostic) }

  /// Notes a diagnostic with a count, replacing the one with the previous count.
  func recount(_ diagnostic: Diagnostic) { diagnosticList.recount(diagnostic) }

  /// The clock's time and the number of layers, on one line.
  public var description: String { "stage at \(time.text) s with \(layers.count.of("layer"))" }

  /// Delivers all callbacks and model writes that are due at the clock's current time.
  ///
  /// During a callback the stage's time is the time of the event. Animations added or removed in a
  /// callback take effect at that time, and their events join the same update. Calling update in a
  /// callback has no effect; the running update continues.
  ///
  /// The first update shows added layers without animation; later changes are animated, since a
  /// layer must have been shown before it can visibly change (I-9).
  ///
  /// An update stops after 10,000,000 events, for example the repeats of an endless animation in a
  /// jump of years, and notes R-32. The stage's time then stays behind the clock's, and the next
  /// update continues from there.
  public func update() {
    guard !isDelivering else { return }
    transactions.redraw(on: self)
    deliver()
    onUpdate?()
  }

  func updateIfItRuns() {
    if clock.runsByItself { update() }
  }

  private func deliver() {
    if isHeld { return }
    sharedTime.isBehind = false
    let now = clockTime
    // The fast path for nearly every frame: no events.
    guard now.rounded >= quietUntil else {
      sharedTime.deliveredTime = now
      return
    }
    isDelivering = true
    let outer = Self.delivering.replace(with: self)
    let count = deliverDue(atMost: mostMoments)
    for part in compositionParts { part.reportProgress() }
    // Changes made by progress callbacks join the same update.
    let hasNews = count + deliverDue(atMost: mostMoments - count) > 0
    // Layers that a callback added are live from now on, even without a change.
    if !transactions.isOpen { redrawCount += 1 }
    _ = Self.delivering.replace(with: outer)
    isDelivering = false
    sharedTime.deliveryTime = nil
    sharedTime.deliveredTime = clockTime
    // Observers of a composition's progress are called in every frame.
    quietUntil = compositionParts.isEmpty ? queue.first?.time.rounded ?? .infinity : -.infinity
    // Waking without changes would make two waiting tasks wake each other forever.
    if hasNews {
      newsCount += 1
      wakeWaiters()
    }
  }

  /// Delivers due events up to a limit; returns their number.
  private func deliverDue(atMost limit: Int) -> Int {
    var count = 0
    while count < limit, let due = nextDue() {
      deliver(due.source, at: max(due.time, sharedTime.deliveredTime))
      count += 1
    }
    if count == limit, isDue {
      sharedTime.isBehind = true
      note(.tooManyMoments(mostMoments, at: time))
    }
    return count
  }

  /// The clock's time at which the next callback or model write is due, in seconds; nil if there is
  /// none.
  public var nextEventTime: Double? { queue.first?.time.rounded }

  /// Returns the next due event, after showing the changes of callbacks before any later event.
  private func nextDue() -> EventQueue.Item? {
    if let start = transactions.implicitStart,
      !isDue || queue.first.map({ $0.time > start }) ?? true
    {
      transactions.redraw(on: self)
    }
    // The clock is read every time, since a callback may have moved it.
    return isDue ? queue.removeFirst() : nil
  }

  // Compared as rounded, so that an event at 1 is due when the clock reads 1.
  private var isDue: Bool {
    guard let next = queue.first else { return false }
    return next.time.rounded <= clockTime.rounded
  }

  private func deliver(_ source: any QueuedEvents, at time: ExactTime) {
    sharedTime.deliveryTime = time
    sharedTime.deliveredTime = time
    if instant.isRunaway(source, at: time) {
      note(source.runaway(at: time.rounded))
      source.abandon()
    } else {
      source.deliverNext()
    }
    sharedTime.deliveryTime = nil
  }

  /// Schedules the next event of a part.
  func schedule(_ part: RunPart, notBefore earliest: ExactTime?) {
    part.ticket += 1
    wakeDrawing()
    guard let time = part.nextTime(on: self), let event = part.events.last else { return }
    let lateness = part.isListedBackwards ? -event.lateness : event.lateness
    enqueue(
      EventQueue.Item(
        time: max(time, sharedTime.deliveredTime, earliest ?? sharedTime.deliveredTime),
        lateness: part.run.isAtOnce ? 0 : lateness,
        step: part.run.isAtOnce ? .ends : event.order.step, run: part.run.serial,
        runTime: part.isListedBackwards ? -event.time : event.time,
        ownLateness: lateness, order: event.order,
        layer: part.layerIndex, ticket: part.ticket, source: part))
  }

  /// Adds an event, possibly earlier than waiting tasks expect.
  func enqueue(_ item: EventQueue.Item) {
    queue.insert(item)
    quietUntil = min(quietUntil, item.time.rounded)
    wake(by: item.time.rounded)
  }

  func afterInstant(_ start: JourneyStart) {
    start.callbackTime = exactTime
    enqueue(
      EventQueue.Item(
        time: exactTime, lateness: .infinity, step: .end, run: nextSerial(), runTime: 0,
        ownLateness: .infinity, order: EventOrder(.end), layer: 0, ticket: start.ticket,
        source: start))
  }

  /// Reschedules everything on a layer whose timing was changed.
  func timeChanged(of attachments: Attachments) {
    attachments.presentationChanged()
    for part in attachments.parts {
      part.listAgainIfTurned()
      schedule(part)
    }
  }

  // MARK: Redrawing

  /// Whether the redraw of a change at a time is due; a clock that runs by itself moves between two
  /// statements.
  func isPastRedraw(of time: ExactTime) -> Bool {
    exactTime
      > time.adding(ExactTime(clock.runsByItself && sharedTime.deliveryTime == nil ? 1.0 / 60 : 0))
  }

  /// Commits the changes made before now.
  func redrawIfDue() {
    if let start = transactions.implicitStart, isPastRedraw(of: start) {
      transactions.redraw(on: self)
    }
  }
}

extension Stage: RunStage {
  package func atOneTime<Result>(_ change: () -> Result) -> Result {
    sharedTime.atOneTime(change)
  }

  func nextSerial() -> Int {
    runCount += 1
    return runCount
  }

  var isInTransaction: Bool { transactions.isOpen }

  func commitLater(_ run: Run) { transactions.commitLater(run) }

  func animationAdded() -> (any PendingCompletions)? { transactions.animationAdded() }

  /// Starts a run now; the stage retains it until it is over.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - layers: The layers of its plan; nothing is animated on nil.
  ///   - keys: The key of each entry, by layer.
  ///   - playback: The playback it belongs to.
  package func start(_ run: Run, on layers: [Layer?], keys: [[Run.Key]], playback: Playback?) {
    // A conversion of the whole array would look each type up at run time.
    start(run, targets: layers.map { $0 }, keys: keys, playback: playback)
  }

  func start(
    _ run: Run, targets: [(any RunTarget)?], keys: [[Run.Key]], playback: Playback?
  ) {
    redrawIfDue()
    run.playback = playback
    playback?.begin(run, on: self)
    startedRuns.append(run) { !$0.isOver }
    atOneTime { run.start(on: self, layers: targets, keys: keys) }
  }

  // MARK: Recorded events

  /// Records an event at the current time, if recording is on.
  func record(
    _ kind: StageEvent.Kind, layer: String? = nil, animation: String? = nil,
    place: SourcePlace? = nil
  ) {
    guard recordsEvents else { return }
    events.append(
      StageEvent(time: time, kind, layer: layer, animation: animation, place: place))
  }

  /// The label of a layer in events; unnamed layers are numbered in order of appearance.
  func label(of layer: any RunTarget) -> String {
    if let name = layer.name { return name }
    let number = numbersOfUnnamed[layer.id] ?? numbersOfUnnamed.count + 1
    numbersOfUnnamed[layer.id] = number
    return "layer \(number)"
  }

  // MARK: Waiting tasks

  func wait(until time: Double?, draws: Bool) async {
    await waitingTasks.wait(until: clock.runsByItself ? time : nil, draws: draws) {
      clockTime.rounded
    }
  }

  func wakeWaiters() { waitingTasks.wakeAll() }

  /// Wakes tasks that draw frames, after a change of what moves.
  func wakeDrawing() {
    newsCount += 1
    if clock.runsByItself, !isDelivering { waitingTasks.wakeDrawing() }
  }

  /// Makes sure that the alarm rings at a time or earlier.
  func wake(by time: Double) {
    if clock.runsByItself, !isDelivering { waitingTasks.wake(by: time) }
  }
}
