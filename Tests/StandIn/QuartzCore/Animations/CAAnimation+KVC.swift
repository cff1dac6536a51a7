// Key-value coding of animations: known keys are typed, any other key is a tag.

extension CAAnimation {
  /// The value of a property or a tag; nil where the tag was never set.
  public func value(forKey key: String) -> Any? {
    guard let attribute = type(of: self).attributes[key] else { return store.custom[key] }
    return try? attribute.value(of: nil, in: store)
  }

  /// Sets a property or a tag; a value of another type raises.
  public func setValue(_ value: Any?, forKey key: String) {
    guard let attribute = type(of: self).attributes[key] else { return tag(key, with: value) }
    change(key) { store in
      do {
        try attribute.set(value, as: nil, in: &store)
      } catch {
        CAStubFault.raise("\(key) of an animation can't be \(String(describing: value))")
      }
    }
  }

  /// The value of a key; a path of more than one key raises here.
  public func value(forKeyPath keyPath: String) -> Any? {
    raiseIfNested(keyPath)
    return value(forKey: keyPath)
  }

  /// Sets a key; a path of more than one key raises here.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    raiseIfNested(keyPath)
    setValue(value, forKey: keyPath)
  }

  private func raiseIfNested(_ keyPath: String) {
    if SplitKeyPath(keyPath).rest != nil {
      CAStubFault.raise("animations have no key path \(keyPath)")
    }
  }
}
