// Conversion of values for key-value coding and animations: numbers as NSNumber, geometry as
// structs, transforms as NSValue, colors and paths as Core Graphics types.

#if canImport(QuartzCore) && !os(watchOS) && (canImport(Darwin) || APPLE_STAND_IN)
  import AnimaticCore
  import Foundation
  import QuartzCore

  enum QuartzValue {
    /// Converts a value to an object; nil for an empty, unsupported or non-finite value.
    ///
    /// A position that is not finite would terminate the process.
    static func object(_ value: FlatValue, as type: any AnimatableValue.Type) -> Any? {
      value.isFinite ? QuartzKind.of(type)?.object(value) : nil
    }

    /// Whether a value represents a missing object.
    static func isNothing(_ value: FlatValue, as type: any AnimatableValue.Type) -> Bool {
      QuartzKind.of(type)?.isNothing(value) ?? false
    }

    /// Whether values of a type are supported.
    static func takes(_ type: any AnimatableValue.Type) -> Bool { QuartzKind.of(type) != nil }

    /// Converts an object to a value of a type; nil for other types.
    static func value(_ object: Any, as type: any AnimatableValue.Type) -> FlatValue? {
      QuartzKind.of(type)?.value(object)
    }

    /// Returns a custom property with the type of the object under its name; nil for an unsupported
    /// type.
    static func root(_ name: String, of object: Any) -> PropertyRoot? {
      if let number = object as? NSNumber {
        return number.isFlag
          ? root(name, like: number.boolValue) : root(name, like: number.doubleValue)
      }
      if let point = object as? CGPoint { return root(name, like: point) }
      if let size = object as? CGSize { return root(name, like: size) }
      if let rect = object as? CGRect { return root(name, like: rect) }
      if let color = CoreFoundationCast.color(object).flatMap(RGBAColor.init) {
        return root(name, like: color)
      }
      return CoreFoundationCast.path(object).map { root(name, like: BezierPath($0)) }
    }

    private static func root<Value: AnimatableValue>(
      _ name: String, like value: Value
    ) -> PropertyRoot {
      LayerProperty(name, default: value).path.root
    }
  }

  extension NSNumber {
    /// Whether it was created from a Boolean.
    fileprivate var isFlag: Bool {
      #if canImport(Darwin)
        CFGetTypeID(self) == CFBooleanGetTypeID()
      #else
        String(cString: objCType) == "c" || String(cString: objCType) == "B"
      #endif
    }
  }
#endif
