// Where passing time lives: a clock, the layers it moves, and the queue of what is due.

public import AnimaticCore

/// A clock and the layers that it moves: headless, and deterministic with a manual clock.
///
/// Values are there to be read at any moment; callbacks and model writes wait until somebody
/// updates the stage: `advance(by:)`, `update()`, or an awaited playback.
///
/// ```swift
/// let stage = Stage(clock: ManualClock())
/// stage.add(box)
/// box.add(BasicAnimation(.opacity, from: 1, to: 0, duration: 1), forKey: "fade")
/// stage.advance(by: 0.5)
/// box.presentation.opacity  // 0.5
/// ```
public final class Stage: CustomStringConvertible {
  /// The clock that the stage reads.
  public let clock: any MediaClock

  /// What was found wrong while running, each finding once.
  public var diagnostics: [Diagnostic] { findings.all }
  private var findings = Findings()

  /// Whether events are written down.
  ///
  /// Of what was attached before, only removals are, and what somebody listens to.
  public var recordsEvents = false

  /// What happened while events were recorded, in order.
  public internal(set) var events: [StageEvent] = []
  var eventLabels: [LayerID: String] = [:]

  /// The clock, where it tells exact times and moves when it is told to.
  let manualClock: (any SteppedClock)?

  // A stage that the user made holds its layers; one that a run made is held by its layers, so that exactly one side keeps the other alive.
  let holdsLayers: Bool
  private var heldLayers: [Layer] = []
  private var seenLayers = WeakList<Layer>()

  /// Whether changes of models show at once on every layer of the stage, as on the layer of a view.
  ///
  /// It is what transactions read that do not say it for themselves; blocks animate all the same
  /// (I-8, I-10).
  public var disableActions = false

  /// What changes do on layers that have nothing to say about it: the fourth to be asked for an
  /// action (I-7).
  ///
  /// It stands where Core Animation asks the class of the layer.
  public var defaultActions: [String: LayerActionAnswer] = [:]

  /// Called after each update.
  package var onUpdate: (() -> Void)?

  /// What waits for a commit.
  var uncommitted = Uncommitted()
  var queue = EventQueue()
  /// Before this time there is nothing to deliver, so that most frames need not look at the queue.
  var quietUntil = -Double.infinity
  package internal(set) var isDelivering = false
  /// Whether delivery waits until the layers that show the started runs have begun them.
  package var isHeld = false
  /// The time of the event that is being delivered.
  var deliveryTime: ExactTime?
  /// The time up to which events have been delivered, at first that which the clock shows first;
  /// time never runs back.
  var deliveredTime: ExactTime
  /// Whether the last update stopped before the clock's time, at the delivered one.
  var isBehind = false
  /// The most events that one update delivers.
  package var mostMoments = 10_000_000
  /// What tells of whole compositions.
  var watches: [RunWatch] = []
  var runCount = 0
  var instant = InstantCount()
  /// Counts what may have changed what shows, but for time.
  var newsCount = 0
  /// The most instants that one call goes through from event to event.
  package var mostInstants = 100_000
  let sleepers = SleepingPlace()
  /// They keep themselves alive until they are over.
  private var startedRuns = WeakList<Run>()

  /// Creates a stage that holds its layers.
  ///
  /// - Parameter clock: The clock to read; the machine's own time by default. The stage begins at
  ///   the time that it shows then, which may be below 0, and never goes back before it.
  public convenience init(clock: any MediaClock = SystemClock()) {
    self.init(clock: clock, holdsLayers: true)
  }

  /// The clock, where it is one that is moved by hand.
  ///
  /// Each class is asked for by name: for a protocol the runtime looks through all conformances.
  private static func stepped(_ clock: any MediaClock) -> (any SteppedClock)? {
    switch clock {
    case let clock as ManualClock: clock
    case let clock as FrameClock: clock
    default: nil
    }
  }

  init(clock: any MediaClock, holdsLayers: Bool) {
    self.clock = clock
    manualClock = Self.stepped(clock)
    let now = manualClock?.exactNow ?? ExactTime(clock.now)
    deliveredTime = now.isFinite ? now : ExactTime(0)
    self.holdsLayers = holdsLayers
    manualClock?.finding.map(note)
  }

  deinit {
    for root in layers {
      for layer in root.subtree { layer.attachments.stageGone() }
    }
    queue.dropAll()
    // What was removed before its commit is neither on a layer nor in the queue.
    for run in uncommitted.take().runs { run.drop() }
    for watch in watches { watch.run.drop() }
    sleepers.wakeAll()
  }

  /// The roots of the stage's layers, in the order in which they were added.
  public var layers: [Layer] { holdsLayers ? heldLayers : seenLayers.objects }

  /// Puts a layer on the stage as a root, with all that is in it; it leaves wherever it was.
  ///
  /// From another stage its animations end unfinished; from within this one they go on.
  ///
  /// The first update or commit after it, or the first moment that passes, shows the layer as it is;
  /// from then on changes of it are animated (I-9).
  ///
  /// ```swift
  /// stage.add(box)
  /// stage.update()  // shows it
  /// box.opacity = 0  // is animated
  /// ```
  ///
  /// - Parameter layer: The layer.
  public func add(_ layer: Layer) {
    guard layer.stage !== self || layer.superlayer != nil else { return }
    layer.becomeRoot(on: self, link: list)
  }

  private func list(_ root: Layer) {
    if holdsLayers { heldLayers.append(root) } else { seenLayers.append(root) }
  }

  func unlist(_ root: Layer) {
    if let index = heldLayers.index(of: root) { heldLayers.remove(at: index) }
    seenLayers.keep { $0 !== root }
  }

  /// The runs that are not over, in order of starting.
  var openRuns: [Run] { startedRuns.objects.filter { !$0.isOver } }

  func keepTrack(of run: Run) { startedRuns.append(run) { !$0.isOver } }

  /// Takes a layer off the stage, with all that is in it, and out of its superlayer.
  ///
  /// What is animated of it is removed and ends unfinished.
  ///
  /// - Parameter layer: The layer.
  /// - Complexity: O(n) in the siblings that the layer leaves, and in all that is below it.
  public func remove(_ layer: Layer) {
    if layer.stage === self { layer.becomeRoot(on: nil) }
  }

  /// Seconds on the clock; during a callback, the exact time of the event that is being delivered.
  public var time: Double { exactTime.rounded }

  /// The time that begin times are written in: time plus an epoch, so that it is never 0
  /// (T-9).
  public var mediaTime: Double { exactMediaTime.rounded }

  /// What the media time reads when the clock reads 0.
  static let epoch = ExactTime(1000)

  var exactTime: ExactTime { deliveryTime ?? clockTime }

  var exactMediaTime: ExactTime { exactTime + Self.epoch }

  var clockTime: ExactTime {
    if isBehind { return deliveredTime }
    let now = manualClock?.exactNow ?? ExactTime(clock.now)
    // Neither a clock that runs back nor one without a number moves the stage.
    return now.isFinite ? max(now, deliveredTime) : deliveredTime
  }

  package func note(_ finding: Diagnostic) { findings.note(finding) }

  /// Notes a finding that counts on: it takes the place of the one that counted before.
  func recount(_ finding: Diagnostic) { findings.recount(finding) }

  /// The clock's time and the number of layers, on one line.
  public var description: String { "stage at \(time.text) s with \(layers.count) layers" }
}
