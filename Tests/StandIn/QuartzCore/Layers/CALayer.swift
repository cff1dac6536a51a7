// A layer: its properties, and the common path of all changes.

public import Foundation

/// A layer of a tree.
open class CALayer: NSObject {
  private(set) var store = AttributeStore()
  /// The values of the last commit; nil while the layer is not on a screen.
  private(set) var committed: AttributeStore?
  /// Set on what `presentation()` hands out.
  private var presented: CALayer?
  /// What a test lets `presentation()` show beside what was committed.
  private var overrides: [(keyPath: String, value: Any?)] = []

  // Used by the files of the same names.
  var children: [CALayer] = []
  weak var parent: CALayer?
  var maskLayer: CALayer?
  var attachments: [Attachment] = []

  /// The delegate that provides actions.
  public weak var delegate: (any CALayerDelegate)?
  /// Actions by the names of events.
  public var actions: [String: any CAAction]?
  /// Values for properties that are not set; only its actions are used here.
  public var style: [AnyHashable: Any]?

  /// A layer with default properties.
  public override init() { super.init() }

  // Required for `presentation()`, where Apple's is not: who overrides it can't rely on that.
  /// A copy of the properties of another layer, for its presentation.
  public required init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { store = layer.store }
  }

  /// The presentation on the screen; nil until the layer was committed there.
  open func presentation() -> Self? {
    if presented != nil { return self }
    guard let committed else { return nil }
    let copy = type(of: self).init(layer: self)
    copy.store = committed
    copy.presented = self
    for (keyPath, value) in overrides { copy.assign(value, toKeyPath: keyPath) }
    return copy
  }

  /// The layer itself, where this is its presentation.
  open func model() -> Self {
    // A presentation is of the class of its model.
    presented as? Self ?? self
  }

  /// What to do when something happens to a layer; nil is nothing.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// What to do when something happens to this layer; nil is nothing.
  open func action(forKey event: String) -> (any CAAction)? { foundAction(forKey: event) }

  /// Lets `presentation()` show a value, since nothing is rendered here.
  public func caStubPresent(_ value: Any?, forKeyPath keyPath: String) {
    overrides.removeAll { $0.keyPath == keyPath }
    overrides.append((keyPath, value))
  }

  // MARK: Changing

  subscript<Value>(attribute: Attribute<Value>) -> Value {
    get { store[attribute] }
    set { change(attribute.name, to: newValue.boxed) { $0.store[attribute] = newValue } }
  }

  /// Makes a change: it belongs to a transaction, is recorded and runs its action.
  func change(
    _ key: String, keyPath: String? = nil, to value: Any?, _ body: (CALayer) -> Void
  ) {
    raiseIfPresentation(changing: key)
    let world = CAStubWorld.current
    let isDisabled = world.transactions.current.disablesActions
    world.record(
      .write(layer: self, keyPath: keyPath ?? key, value: value, actionsDisabled: isDisabled))
    let action = isDisabled || committed == nil ? nil : self.action(forKey: key)
    body(self)
    action?.run(forKey: key, object: self, arguments: nil)
  }

  func raiseIfPresentation(changing key: String) {
    if presented != nil { CAStubFault.raise("\(key) of a presentation can't be changed") }
  }

  func assign(_ store: AttributeStore) { self.store = store }

  /// Copies the model values to the presentation, or clears it.
  func commit(isShown: Bool) { committed = isShown ? store : nil }
}

@available(*, unavailable)
extension CALayer: @unchecked Sendable {}
