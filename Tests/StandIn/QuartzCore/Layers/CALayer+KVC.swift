// Key-value coding of layers: known keys are typed and have components, other keys are stored as is.

import Foundation

extension CALayer {
  /// The value of a property or a custom key; nil where a custom key was never set.
  public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Sets a property or a custom key.
  public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  /// The value of a key path; an unknown part of a known property raises.
  public func value(forKeyPath keyPath: String) -> Any? {
    let path = SplitKeyPath(keyPath)
    if let attribute = LayerAttributes.all[path.key] {
      do {
        return try attribute.value(of: path.rest, in: store)
      } catch {
        CAStubFault.raise("layers have no key path \(keyPath)")
      }
    }
    let value = unkeptValue(forKey: path.key)
    guard let rest = path.rest else { return value }
    switch value {
    case nil: return nil
    case let layer as CALayer: return layer.value(forKeyPath: rest)
    case let frame as CGRect where path.key == "frame":
      if let part = CGRect.part(rest) { return part.read(frame) }
    default: break
    }
    CAStubFault.raise("layers have no key path \(keyPath)")
  }

  /// Sets a key path; an unknown part of a known property, or a value of another type, raises.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let path = SplitKeyPath(keyPath)
    if LayerAttributes.all[path.key] != nil {
      let next = storeSetting(value, forKeyPath: keyPath)
      return change(path.key, keyPath: keyPath, to: value) { $0.assign(next) }
    }
    guard let rest = path.rest else { return setUnkept(value, forKey: keyPath) }
    if let layer = unkeptValue(forKey: path.key) as? CALayer {
      return layer.setValue(value, forKeyPath: rest)
    }
    // Core Animation would drop some of these silently.
    CAStubFault.raise("layers have no key path \(keyPath)")
  }

  /// Sets a key path without a transaction, a record or an action.
  func assign(_ value: Any?, toKeyPath keyPath: String) {
    assign(storeSetting(value, forKeyPath: keyPath))
  }

  private func storeSetting(_ value: Any?, forKeyPath keyPath: String) -> AttributeStore {
    let path = SplitKeyPath(keyPath)
    var next = store
    guard let attribute = LayerAttributes.all[path.key] else {
      if path.rest != nil { CAStubFault.raise("layers have no key path \(keyPath)") }
      next.custom[keyPath] = value
      return next
    }
    do throws(KeyFault) {
      try attribute.set(value, as: path.rest, in: &next)
    } catch {
      switch error {
      case .unknownPart: CAStubFault.raise("layers have no key path \(keyPath)")
      case .wrongType:
        CAStubFault.raise("\(keyPath) of a layer can't be \(String(describing: value))")
      }
    }
    // Negative sizes are turned round (Y-1), a size alone as well.
    next[LayerAttributes.bounds] = next[LayerAttributes.bounds].standardized
    return next
  }

  // MARK: Keys that are not stored by name

  private func unkeptValue(forKey key: String) -> Any? {
    raiseIfMisspelt(key)
    switch key {
    case "frame": return frame
    case "superlayer": return superlayer
    case "sublayers": return sublayers
    case "mask": return mask
    case "delegate": return delegate
    case "actions": return actions
    case "style": return style
    default: return store.custom[key]
    }
  }

  private func setUnkept(_ value: Any?, forKey key: String) {
    raiseIfMisspelt(key)
    switch key {
    case "frame" where CGRect.unboxed(value) != nil: frame = CGRect.unboxed(value) ?? .zero
    case "sublayers" where value is [CALayer]?: sublayers = value as? [CALayer]
    case "mask" where value is CALayer?: mask = value as? CALayer
    case "delegate" where value is (any CALayerDelegate)?: delegate = value as? any CALayerDelegate
    case "actions" where value is [String: any CAAction]?:
      actions = value as? [String: any CAAction]
    case "style" where value is [AnyHashable: Any]?: style = value as? [AnyHashable: Any]
    case "frame", "superlayer", "sublayers", "mask", "delegate", "actions", "style":
      CAStubFault.raise("\(key) of a layer can't be \(String(describing: value))")
    default:
      let next = storeSetting(value, forKeyPath: key)
      change(key, to: value) { $0.assign(next) }
    }
  }

  /// Core Animation would store these beside the property, which would hide a mistake.
  private func raiseIfMisspelt(_ key: String) {
    let misspelt = ["isHidden", "isDoubleSided", "isGeometryFlipped", "isOpaque"]
    if misspelt.contains(key) { CAStubFault.raise("the key of \(key) is written without \"is\"") }
  }
}
