// A layer of the built-in engine: a model, a name, a time of its own. What is attached to it is
// next door.

public import AnimaticCore

#if canImport(CoreGraphics)
  public import CoreGraphics
#else
  public import Foundation
#endif

/// A layer without a screen: a model whose values can be animated, and a presentation that shows
/// them moving.
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
  /// The identity, unique and never reused.
  public let id = LayerID()

  /// The identity, as any host of layers has it.
  public var layerID: LayerID { id }

  /// What dumps and diagnostics call it.
  public var name: String?

  /// The values that show when nothing is animated.
  ///
  /// On a stage of your own a change shows when it is committed. Where the layer has been redrawn
  /// there, it is animated as Core Animation's layers do it: from what shows, in a quarter of a
  /// second, unless an action says otherwise or the transaction disables them (I-7 to
  /// I-12). Without a stage, and on one that only a run has made, it shows at once.
  public var model: LayerValues {
    get { values }
    set { change(to: newValue) }
  }
  var values = LayerValues()

  /// The model as it was last committed; nil where nothing waits to be.
  var committedValues: LayerValues?

  /// Whether it is among what its stage commits next.
  var awaitsCommit = false

  /// What was hidden since the last commit by what changes of the model set off.
  var hiddenAnimations: [HiddenAnimation] = []

  /// What a run keeps moving that took over at this instant.
  var carried: CarriedVelocity?

  /// Its sublayers as they were last committed; nil where no change of them waits to be.
  var committedSublayers: [Layer]?

  /// The transition that was added last.
  var runningTransition: RunningTransition?

  /// When it came to its stage.
  var entry: StageEntry?

  /// The delegate, asked first for an action when something changes outside of a block; held weakly.
  public weak var delegate: (any LayerDelegate)?

  /// What changes do, by key; asked second (I-7).
  public var actions: [String: LayerActionAnswer] = [:]

  /// Actions shared with other layers; asked third (I-7).
  public var style: LayerStyle?

  /// The keys whose actions are running.
  var runningActions: [String] = []

  /// Seconds of the parent's time at which the layer's time is its offset (T-2).
  public var beginTime = 0.0 {
    didSet { timeChanged() }
  }

  /// How fast the layer's time runs; 0 freezes all that is animated on it (T-13).
  public var speed = 1.0 {
    didSet { timeChanged() }
  }

  /// Seconds by which the layer's time is ahead; the time it stands at while its speed is 0.
  public var timeOffset = 0.0 {
    didSet { timeChanged() }
  }

  /// What was found wrong with what was added to the layer, each finding once.
  public var diagnostics: [Diagnostic] { findings.all }
  var findings = Findings()

  let attachments = Attachments()
  var links = LayerLinks()

  // What is in another layer only refers to its root's stage, whoever made it.
  weak var stageMadeByUser: Stage?
  var stageMadeByRun: Stage?

  /// Whom it stands for; nil for itself.
  var original: Original?

  /// Creates a layer.
  ///
  /// - Parameters:
  ///   - name: What dumps and diagnostics call it.
  ///   - position: Where its anchor point is, in points.
  ///   - bounds: Its own rectangle, in points.
  public init(name: String? = nil, position: CGPoint = .zero, bounds: CGRect = .zero) {
    self.name = name
    var model = LayerValues()
    model.position = position
    model.bounds = bounds
    values = usable(model)
  }

  deinit {
    let now = localNow
    attachments.layerGone(at: now)
    if !links.isLeaf { dropTree(at: now) }
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

  /// Reads or writes a property of the model, or a part of one.
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

  /// The stage whose clock moves the layer: that of the root; nil for a tree that is on none.
  public var stage: Stage? { stageMadeByUser ?? stageMadeByRun }

  /// The whole model, whatever was asked for.
  ///
  /// - Parameter keyPaths: The key paths that are asked for.
  /// - Returns: The model.
  public func modelValues(for keyPaths: [String]) -> LayerValues { values }

  /// Writes values into the model; nothing is animated by it.
  ///
  /// - Parameter values: The values to write; only what was set in them. What is not finite is refused,
  ///   and told (L-49).
  public func setModelValues(_ values: LayerValues) {
    let values = usable(values)
    if let stage, isLive {
      stage.redrawIfDue()
      willChange(on: stage)
    }
    self.values.merge(values)
    ChangeRecorder.current?.keep(self) { $0.merge(values) }
  }

  /// The name, or the word layer, and the model, on one line.
  public var description: String { "\(name?.oneLine ?? "layer") \(model)" }
}
