// The identity of a CALayer, stored in the layer.

#if canImport(QuartzCore) && !os(watchOS) && (canImport(Darwin) || APPLE_STAND_IN)
  import AnimaticCore
  import Foundation
  import QuartzCore

  /// The library's data of a layer, shared with its presentation copies.
  final class LayerIdentity: NSObject, NSSecureCoding {
    static let key = "animaticIdentity"
    static var supportsSecureCoding: Bool { true }

    let id = LayerID()
    /// The written custom properties by name, since an object does not determine its type.
    var properties: [String: PropertyRoot] = [:]

    override init() {}

    // A layer archives the values set on it; the unarchived layer gets a new identity.
    init?(coder: NSCoder) {}

    func encode(with coder: NSCoder) {}
  }

  extension CALayer {
    /// The identity, created on first use.
    @MainActor var identity: LayerIdentity {
      // A presentation layer can't be changed.
      let owner = model()
      if let known = owner.value(forKey: LayerIdentity.key) as? LayerIdentity { return known }
      let identity = LayerIdentity()
      owner.withoutActions { owner.setValue(identity, forKey: LayerIdentity.key) }
      return identity
    }
  }
#endif
