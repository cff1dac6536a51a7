// The identity of a layer of Core Animation's, kept in the layer itself.

#if canImport(QuartzCore) && !os(watchOS) && (canImport(Darwin) || APPLE_STAND_IN)
  import AnimaticCore
  import Foundation
  import QuartzCore

  /// What a layer keeps under a key of ours; copies of the layer that show it keep it too.
  final class LayerIdentity: NSObject, NSSecureCoding {
    static let key = "animaticIdentity"
    static var supportsSecureCoding: Bool { true }

    let id = LayerID()
    /// The properties of one's own that were written, by name: an object does not tell all types apart.
    var properties: [String: PropertyRoot] = [:]

    override init() {}

    // A layer writes what was set on it into its archive. What is read from there is another layer.
    init?(coder: NSCoder) {}

    func encode(with coder: NSCoder) {}
  }

  extension CALayer {
    /// The identity, made when it is first asked for.
    @MainActor var identity: LayerIdentity {
      // What is presented can't be changed.
      let owner = model()
      if let known = owner.value(forKey: LayerIdentity.key) as? LayerIdentity { return known }
      let identity = LayerIdentity()
      owner.withoutActions { owner.setValue(identity, forKey: LayerIdentity.key) }
      return identity
    }
  }
#endif
