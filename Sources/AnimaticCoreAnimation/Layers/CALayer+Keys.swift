// Which properties of one's own a layer can keep a value for.

#if canImport(QuartzCore) && !os(watchOS) && (canImport(Darwin) || APPLE_STAND_IN)
  import AnimaticCore
  import Foundation
  import QuartzCore

  extension CALayer {
    /// What a layer has that is no property to animate, so that nothing else may have its name:
    /// key-value coding calls a method of that name, also one of NSObject's and a private one.
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

    /// Whether a value of a property can be written: it is Core Animation's, or nothing else has its name.
    ///
    /// Key-value coding ends the process where a value does not fit.
    @MainActor
    func canKeep(_ root: PropertyRoot) -> Bool {
      if PropertyCatalogue.root(named: root.name) != nil {
        return QuartzValue.takes(root.valueType)
      }
      guard Self.canKeep(root.name), QuartzValue.takes(root.valueType) else { return false }
      guard let present = value(forKey: root.name) else { return true }
      return QuartzValue.value(present, as: root.valueType) != nil
    }

    /// Whether a property of one's own can have a name.
    static func canKeep(_ name: String) -> Bool { !name.contains(".") && !taken.contains(name) }
  }
#endif
