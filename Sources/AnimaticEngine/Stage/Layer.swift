// A layer of the built-in engine: a model, a name, a local time. Its animations are in Attachments.

public import AnimaticCore

/// A layer without a screen: a model whose values can be animated, and its presentation values.
///
/// Model properties are read and written by name (`box.opacity = 0.5`) or by subscript
/// (`box[.rotation]`). Animations never change the model (A-18).
///
/// ```swift
/// let box = Layer(position: CGPoint(x: 50, y: 50))
/// box.opacity = 0.5
/// box.presentation.opacity  // 0.5: nothing is animated
/// ```
@dynamicMemberLookup
public final class Layer: LayerHost, CustomStringConvertible {
  /// The unique identity of the layer, never reused.
  public let id = LayerID()

  /// The unique identity of the layer, as a layer host.
  public var layerID: LayerID { id }

  /// The layer itself.
  var reportedHost: (any LayerHost)? { self }

  // First, since they are read in each frame.
  let attachments = Attachments()
  weak var linkedSuperlayer: Layer?
  var linkedMask: Layer?
  /// Whether the time of the layer and all its ancestors equals the host's.
  var isTimePlain = true
  /// The time of the stage; nil without one.
  var stageTime: StageTime?

  let lifetime = Lifetime()

  /// The name of the layer in dumps and diagnostics.
  public var name: String?

  /// The values of the layer without animations.
  ///
  /// On a stage that you created, a change becomes visible at the commit. After the layer has been
  /// redrawn there, the change is animated as in Core Animation: from the presentation value, in
  /// 0.25 s, unless an action overrides it or the transaction disables actions (I-7 to I-12).
  /// Without a stage, or on one that only a run created, it becomes visible immediately.
  public var model: LayerValues {
    get { values }
    set { change(to: newValue) }
  }
  var values = LayerValues() { didSet { presentationChanged() } }

  /// The last committed model; nil if no change waits for a commit.
  var committedValues: LayerValues? { didSet { presentationChanged() } }

  /// Whether the layer is registered for its stage's next commit.
  var awaitsCommit = false

  /// Called at the next commit.
  var atCommit: [() -> Void] = []

  /// The last committed sublayers; nil if no change waits for a commit.
  var committedSublayers: [Layer]?

  /// The transition added last.
  var runningTransition: RunningTransition?

  /// The animations that wait for the layer to enter a stage, in order of addition.
  var waiting: [WaitingAnimation] = []

  /// When the layer entered its stage: the time and the number of redraws before.
  var entry: (time: ExactTime, redrawCount: Int)?

  /// The delegate, asked first for an action for changes outside a block; held weakly.
  public weak var delegate: (any LayerDelegate)?

  /// The actions of the layer by key, searched second (I-7).
  public var actions: [String: LayerActionAnswer] = [:]

  /// Actions shared with other layers, searched third (I-7).
  public var style: LayerStyle?

  /// The keys of the actions that are running.
  var runningActions: [String] = []

  /// The time of the parent, in seconds, at which the layer's time equals its offset (T-2).
  public var beginTime = 0.0 {
    didSet { timeChanged() }
  }

  /// The rate of the layer's time; 0 freezes its animations (T-13).
  public var speed = 1.0 {
    didSet { timeChanged() }
  }

  /// The offset of the layer's time in seconds; the frozen time while the speed is 0.
  public var timeOffset = 0.0 {
    didSet { timeChanged() }
  }

  /// The diagnostics of everything added to the layer, each once.
  public var diagnostics: [Diagnostic] { diagnosticList.all }
  var diagnosticList = DiagnosticList()

  /// The sublayers, from back to front.
  var sublayerList: [Layer] = []

  // Only a root holds a stage; the layers below read the root's.
  weak var stageMadeByUser: Stage?
  var stageMadeByRun: Stage?

  /// Creates a layer.
  ///
  /// - Parameters:
  ///   - name: The name in dumps and diagnostics.
  ///   - position: The position of the anchor point, in points.
  ///   - bounds: The bounds rectangle, in points.
  public init(name: String? = nil, position: CGPoint = .zero, bounds: CGRect = .zero) {
    self.name = name
    var model = LayerValues()
    model.position = position
    model.bounds = bounds
    values = usable(model)
  }

  deinit {
    lifetime.isOver = true
    let now = localNow
    attachments.layerGone(at: now)
    dropTree(at: now)
  }

  /// Reads or writes a property of the model by its name.
  ///
  /// - Parameter keyPath: The property.
  public subscript<Value>(dynamicMember keyPath: WritableKeyPath<LayerValues, Value>) -> Value {
    get { values[keyPath: keyPath] }
    set {
      var changed = values
      changed[keyPath: keyPath] = newValue
      change(to: changed)
    }
  }

  /// Reads or writes a property of the model, or a component of one.
  ///
  /// - Parameter property: The property.
  public subscript<Value>(property: LayerProperty<Value>) -> Value {
    get { values[property] }
    set {
      if !values.canWrite(property.path) { note(.unwritable(property.keyPath)) }
      var changed = values
      changed[property] = newValue
      change(to: changed, through: property.path)
    }
  }

  /// The stage that animates the layer, which is that of the root; nil for a tree without a stage.
  public var stage: Stage? { stageMadeByUser ?? stageMadeByRun }

  /// Returns the whole model, regardless of the key paths.
  ///
  /// - Parameter keyPaths: The requested key paths.
  /// - Returns: The model.
  public func modelValues(for keyPaths: [String]) -> LayerValues { values }

  /// Writes values into the model without animating them.
  ///
  /// - Parameter values: The values to write; only the set ones are written. Values that are not
  ///   finite are dropped and reported (L-49).
  public func setModelValues(_ values: LayerValues) {
    let values = usable(values)
    if let stage, isLive {
      stage.redrawIfDue()
      willChange(on: stage)
    }
    self.values.merge(values)
    ChangeRecorder.current?.keep(self) { $0.merge(values) }
  }

  /// The name, or the word layer, followed by the model, on one line.
  public var description: String { "\(name?.oneLine ?? "layer") \(model)" }
}

// The layer's local time (T-2, T-3, T-15).

extension Layer: LocalTime {
  /// The layer's current local time in seconds, in which begin times are given (T-10).
  public var currentTime: Double { localNow.rounded }

  /// The layer and its ancestors whose time differs from the host's.
  private var timedAncestors: [Layer] {
    sequence(first: self) { $0.linkedSuperlayer }.prefix { !$0.isTimePlain }
  }

  /// The rate of the layer's time relative to the host's.
  var hostSpeed: Double { timedAncestors.reduce(1) { $0 * $1.speed } }

  var localNow: ExactTime { local(atHost: mediaNow) }

  @inline(__always)
  var mediaNow: ExactTime {
    stageTime?.manualMediaTime ?? stageTime?.exactMediaTime ?? .mediaEpoch
  }

  func local(atHost host: ExactTime) -> ExactTime {
    // Beyond the representable range the layer's time is constant.
    isTimePlain ? host : unlimitedLocal(atHost: host).limited
  }

  private func unlimitedLocal(atHost host: ExactTime) -> ExactTime {
    guard let above = linkedSuperlayer, !above.isTimePlain else { return entered(at: host) }
    return timedAncestors.reversed().reduce(host) { $1.entered(at: $0) }
  }

  func host(atLocal local: ExactTime) -> ExactTime {
    timedAncestors.reduce(local) { $1.left(at: $0) }
  }

  func timeChanged() {
    refreshTimePlain()
    let isFinite = speed.isFinite && timeOffset.isFinite && beginTime.isFinite
    let now = unlimitedLocal(atHost: mediaNow)
    if !isFinite || !now.isFinite { note(.unusableLayerTime) }
    reschedule()
  }
}

extension Layer {
  /// Whether the layer has been redrawn since it entered its stage; before that there is no
  /// presentation value to animate from (I-9).
  ///
  /// A stage that a run created for unattached layers never redraws.
  var isLive: Bool {
    guard let stage, stage.holdsLayers, let entry else { return false }
    return stage.redrawCount > entry.redrawCount || stage.isPastRedraw(of: entry.time)
  }

  /// Records that the layer has left its stage, and entered another one.
  func leave(for stage: Stage? = nil) {
    // Uncommitted changes on another or a freed stage no longer wait.
    commit()
    entry = stage.map { ($0.exactTime, $0.redrawCount) }
    // A transition without a source location is implicit, so it is not reported.
    if isInTransition, let place = runningTransition?.transition.place {
      note(.transitionLeft.at(place))
    }
    runningTransition = nil
  }

  /// Returns values that are valid in a model; reports and drops those that are not finite.
  func usable(_ wanted: LayerValues) -> LayerValues {
    var usable = wanted
    for root in wanted.unusableRoots {
      note(.unusableModel(root.name))
      usable.take(root, from: values)
    }
    return usable
  }

  /// Writes the model and runs the action of every changed property.
  func change(to wanted: LayerValues, through path: PropertyPath? = nil) {
    let changed = usable(wanted)
    let old = values
    let roots = old.roots(changedIn: changed)
    for root in roots { id.forgetReachedRotations(of: root, in: changed) }
    if let recorder = ChangeRecorder.current {
      for root in roots { recorder.changed(self, written(root, through: path)) }
      values = changed
      return
    }
    guard let stage, isLive || stage.transactions.isAnimatingBlock else {
      values = changed
      for root in roots { committedValues?.take(root, from: changed) }
      return
    }
    stage.redrawIfDue()
    if !roots.isEmpty { willChange(on: stage) }
    values = changed
    for root in roots {
      let change = LayerChange(layer: self, path: written(root, through: path), old: old)
      stage.transactions.runAction(for: change, on: stage)
    }
  }

  /// The path that counts as written when a property was changed through a path.
  private func written(_ root: PropertyRoot, through path: PropertyPath?) -> PropertyPath {
    path.flatMap { $0.root == root ? $0.action : nil } ?? root.whole
  }

  /// Writes the model immediately and without animation, bypassing a pending commit.
  func writeAtOnce(_ write: (inout LayerValues) -> Void) {
    write(&values)
    if var committed = committedValues {
      write(&committed)
      committedValues = committed
    }
    ChangeRecorder.current?.keep(self, write)
  }

  /// Keeps the committed values until the change is committed.
  func willChange(on stage: Stage) {
    stage.transactions.open(on: stage)
    guard committedValues == nil else { return }
    waitForCommit(on: stage)
    committedValues = values
  }

  /// Keeps what a run replaces visible until the run's commit.
  func keepShown(_ parts: ComponentMasks, from shown: LayerValues) {
    guard !parts.isEmpty, let stage, isLive, stage.isInTransaction else { return }
    waitForCommit(on: stage)
    var committed = shownModel
    committed.hold(parts, from: shown)
    committedValues = committed
  }

  /// Keeps an animation that is about to be removed visible until the commit.
  func willRemove(_ entry: Int, of part: LayerPart) {
    guard let stage, isLive, stage.isInTransaction else { return }
    waitForCommit(on: stage)
    attachments.keepShowing(Attachment(part: part, index: entry))
  }

  /// Registers the layer for the stage's next commit, once.
  private func waitForCommit(on stage: Stage) {
    if !awaitsCommit { stage.transactions.commitLater(self) }
    awaitsCommit = true
  }

  /// Commits all changes of the layer.
  func commit() {
    awaitsCommit = false
    committedValues = nil
    committedSublayers = nil
    attachments.dropLeaving()
    for act in atCommit { act() }
    atCommit = []
    if runningTransition != nil, !attachments.holds(LayerTransition.key) { runningTransition = nil }
  }
}

extension PropertyPath {
  /// The path that a change through this path animates: a transform's component alone, or the whole
  /// of any other property.
  var action: PropertyPath {
    root.kind == .transform && component != .whole && !isFunction ? self : root.whole
  }
}

extension Diagnostic {
  fileprivate static func unusableModel(_ keyPath: String) -> Diagnostic {
    Diagnostic(
      .error, "L-49",
      "The model's \(keyPath) can't be set to what is not finite, so it stays as it was.",
      remedy: "Give finite numbers.", path: keyPath)
  }
}
