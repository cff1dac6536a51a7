// The identity of a CALayer, stored in the layer, and the names of custom properties that it can
// store.

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

    /// Performs changes without animation.
    @MainActor func withoutActions(_ change: () -> Void) {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      change()
      CATransaction.commit()
    }

    /// Names that a custom property can't have, since key-value coding would call a method of that
    /// name, including NSObject's and private ones.
    private static let taken: Set = [
      "actions", "affineTransform", "animationKeys", "autoreverses", "backgroundFilters",
      "beginTime", "compositingFilter", "constraints", "contentsFormat", "contentsGravity",
      "cornerCurve", "delegate", "duration", "fillMode", "filters", "frame", "layoutManager",
      "maskedCorners", "modelLayer", "name", "preferredFrameSize", "presentationLayer",
      "repeatCount", "repeatDuration", "speed", "style", "sublayers", "superlayer", "timeOffset",
      "visibleRect",
      "autoContentAccessingProxy", "autorelease", "class", "classDescription", "className", "copy",
      "dealloc", "debugDescription", "description", "finalize", "hash", "init", "isProxy", "mass",
      "mutableCopy", "needsDisplay", "needsLayout", "observationInfo", "proxy", "release", "retain",
      "retainCount", "scriptingProperties",
      "self", "size", "state", "superclass", "zone",
    ]

    /// Whether a property can be written: a property of Core Animation, or one with an unused name.
    ///
    /// Key-value coding terminates the process for a value that does not fit.
    @MainActor
    func canKeep(_ root: PropertyRoot) -> Bool {
      guard let kind = QuartzValue.of(root.valueType) else { return false }
      if PropertyCatalogue.root(named: root.name) != nil { return true }
      guard Self.canKeep(root.name) else { return false }
      return value(forKey: root.name).map { kind.value($0) != nil } ?? true
    }

    /// Whether a custom property can have a name.
    static func canKeep(_ name: String) -> Bool { !name.contains(".") && !taken.contains(name) }
  }
#endif
