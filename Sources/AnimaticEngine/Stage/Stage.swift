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
  public var diagnostics: [Diagnostic] { findings.all }
  private var findings = Findings()

  /// Whether events are recorded.
  ///
  /// Of animations attached before, only removals and observed events are recorded.
  public var recordsEvents = false

  /// The recorded events, in order.
  public internal(set) var events: [StageEvent] = []
  var eventLabels: [LayerID: String] = [:]

  /// The clock, if it has exact times and can be advanced.
  let manualClock: (any SteppedClock)?

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
  package var onUpdate: (() -> Void)?

  /// The changes and runs that wait for a commit.
  var uncommitted = Uncommitted()
  var queue = EventQueue()
  /// The time of the next event, so that most frames don't read the queue.
  var quietUntil = -Double.infinity
  package internal(set) var isDelivering = false
  /// Whether delivery waits until the layers that show the started runs have begun them.
  package var isHeld = false
  /// The time of the event being delivered.
  var deliveryTime: ExactTime?
  /// The time up to which events have been delivered, initially the clock's; never decreases.
  var deliveredTime: ExactTime
  /// Whether the last update stopped before the clock's time, at the delivered one.
  var isBehind = false
  /// The most events that one update delivers.
  package var mostMoments = 10_000_000
  /// The parts that report events of whole compositions.
  var watches: [RunWatch] = []
  var runCount = 0
  var instant = InstantCount()
  /// Counts changes, other than of time, that may affect the presentation.
  var newsCount = 0
  /// The most instants that one call advances through.
  package var mostInstants = 100_000
  let sleepers = SleepingPlace()
  // Runs retain themselves until they are over.
  private var startedRuns = WeakList<Run>()

  /// Creates a stage that holds its layers.
  ///
  /// - Parameter clock: The clock; the system's time by default. The stage begins at the clock's
  ///   current time, which may be negative, and never goes back before it.
  public convenience init(clock: any MediaClock = SystemClock()) {
    self.init(clock: clock, holdsLayers: true)
  }

  /// The clock as a stepped clock; nil for any other.
  ///
  /// Casts to the classes, since a cast to a protocol searches all conformances.
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
    // Runs removed before their commit are neither attached nor queued.
    for run in uncommitted.take().runs { run.drop() }
    for watch in watches { watch.run.drop() }
    sleepers.wakeAll()
  }

  /// The root layers of the stage, in order of addition.
  public var layers: [Layer] { holdsLayers ? heldLayers : seenLayers.objects }

  /// Adds a layer with its subtree as a root, removing it from its previous position.
  ///
  /// Animations of a layer from another stage end unfinished; within this stage they continue.
  ///
  /// The next update, commit or passing of time shows the layer without animation; later changes
  /// are animated (I-9).
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

  /// Removes a layer with its subtree from the stage and from its superlayer.
  ///
  /// Its animations are removed and end unfinished.
  ///
  /// - Parameter layer: The layer.
  /// - Complexity: O(n) in the layer's siblings and its subtree.
  public func remove(_ layer: Layer) {
    if layer.stage === self { layer.becomeRoot(on: nil) }
  }

  /// The clock's time in seconds; during a callback, the exact time of its event.
  public var time: Double { exactTime.rounded }

  /// The time base of begin times: the stage's time plus an epoch, so that it is never 0 (T-9).
  public var mediaTime: Double { exactMediaTime.rounded }

  /// The media time at the clock's time 0.
  static let epoch = ExactTime(1000)

  var exactTime: ExactTime { deliveryTime ?? clockTime }

  var exactMediaTime: ExactTime { exactTime + Self.epoch }

  var clockTime: ExactTime {
    if isBehind { return deliveredTime }
    let now = manualClock?.exactNow ?? ExactTime(clock.now)
    // A clock that runs back or is not finite does not move the stage.
    return now.isFinite ? max(now, deliveredTime) : deliveredTime
  }

  package func note(_ finding: Diagnostic) { findings.note(finding) }

  /// Notes a diagnostic with a count, replacing the one with the previous count.
  func recount(_ finding: Diagnostic) { findings.recount(finding) }

  /// The clock's time and the number of layers, on one line.
  public var description: String { "stage at \(time.text) s with \(layers.count) layers" }
}
