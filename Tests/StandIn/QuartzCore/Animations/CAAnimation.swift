// What all animations share: properties that copies carry and that are frozen once added.

public import Foundation

/// An animation that can be added to a layer, which stores a copy.
open class CAAnimation: NSObject, NSCopying {
  private(set) var store = AttributeStore()
  /// Whether a layer holds it.
  private(set) var isFrozen = false

  // Required for copying, where Apple's is not: who subclasses it can't rely on that.
  /// An animation with default properties.
  public required override init() { super.init() }

  class var attributes: [String: any KeyedAttribute] { animationTable }

  /// The default of a property, as key-value coding returns it.
  open class func defaultValue(forKey key: String) -> Any? { attributes[key]?.initialValue }

  /// Whether a property would be archived.
  open func shouldArchiveValue(forKey key: String) -> Bool { true }

  /// A copy with all properties, custom keys and the same delegate.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.store = store
    copy.detachChildren()
    return copy
  }

  /// Copies the children of a copy.
  func detachChildren() {}

  /// Makes a change of a property raise from now on.
  func freeze() { isFrozen = true }

  /// The begin that a commit resolves, which is not the user's doing.
  func resolve(beginTime: CFTimeInterval) { store[TimingAttributes.beginTime] = beginTime }

  subscript<Value>(attribute: Attribute<Value>) -> Value {
    get { store[attribute] }
    set { change(attribute.name) { $0[attribute] = newValue } }
  }

  func change(_ key: String, _ body: (inout AttributeStore) -> Void) {
    if isFrozen { CAStubFault.raise("\(key) of an animation that was added can't be changed") }
    body(&store)
  }

  /// Tags may still be set on an animation that was added.
  func tag(_ key: String, with value: Any?) { store.custom[key] = value }

  /// Resolves what an added copy may leave to the transaction: duration and timing function.
  func fill(from transaction: TransactionValues) {
    if store[AnimationAttributes.duration] <= 0 {
      store[AnimationAttributes.duration] = transaction.duration
    }
    if store[AnimationAttributes.timingFunction] == nil {
      store[AnimationAttributes.timingFunction] = transaction.timingFunction
    }
  }
}

private let animationTable = table(AnimationAttributes.all)

@available(*, unavailable)
extension CAAnimation: @unchecked Sendable {}
