// A value as key-value coding and animations take it, and back: numbers as NSNumber, geometry bare,
// transforms as NSValue, colours and paths as Core Graphics has them.

#if canImport(QuartzCore) && !os(watchOS) && (canImport(Darwin) || APPLE_STAND_IN)
  import AnimaticCore
  import Foundation
  import QuartzCore

  enum QuartzValue {
    /// A value of a type as Core Animation takes it; nil for nothing, for what it can't take, and for what
    /// is not finite: of a position that is none it would end the process.
    static func object(_ value: FlatValue, as type: any AnimatableValue.Type) -> Any? {
      value.isFinite ? QuartzKind.of(type)?.object(value) : nil
    }

    /// Whether a value stands for an object that is not there.
    static func isNothing(_ value: FlatValue, as type: any AnimatableValue.Type) -> Bool {
      QuartzKind.of(type)?.isNothing(value) ?? false
    }

    /// Whether values of a type can be handed over at all.
    static func takes(_ type: any AnimatableValue.Type) -> Bool { QuartzKind.of(type) != nil }

    /// An object of Core Animation's as a value of a type; nil where it is none.
    static func value(_ object: Any, as type: any AnimatableValue.Type) -> FlatValue? {
      QuartzKind.of(type)?.value(object)
    }

    /// A property that Core Animation does not have, as what a layer has under its name tells it; nil
    /// for an object that is no value of the library's.
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
    /// Whether it was made from a flag.
    fileprivate var isFlag: Bool {
      #if canImport(Darwin)
        CFGetTypeID(self) == CFBooleanGetTypeID()
      #else
        String(cString: objCType) == "c" || String(cString: objCType) == "B"
      #endif
    }
  }
#endif
