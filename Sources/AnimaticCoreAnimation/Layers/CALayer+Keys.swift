// Names of custom properties that a layer can store.

#if canImport(QuartzCore) && !os(watchOS) && (canImport(Darwin) || APPLE_STAND_IN)
  import AnimaticCore
  import Foundation
  import QuartzCore

  extension CALayer {
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
      if PropertyCatalogue.root(named: root.name) != nil {
        return QuartzValue.takes(root.valueType)
      }
      guard Self.canKeep(root.name), QuartzValue.takes(root.valueType) else { return false }
      guard let present = value(forKey: root.name) else { return true }
      return QuartzValue.value(present, as: root.valueType) != nil
    }

    /// Whether a custom property can have a name.
    static func canKeep(_ name: String) -> Bool { !name.contains(".") && !taken.contains(name) }
  }
#endif
