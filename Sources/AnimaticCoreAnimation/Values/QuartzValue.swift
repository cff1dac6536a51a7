// The value types that Core Animation supports, with their conversions.

#if canImport(QuartzCore) && !os(watchOS) && (canImport(Darwin) || APPLE_STAND_IN)
  import AnimaticCore
  import Foundation
  import QuartzCore

  /// The conversions of one value type for key-value coding and animations: numbers as NSNumber,
  /// geometry as structs, transforms as NSValue, colors and paths as Core Graphics types.
  struct QuartzValue: Sendable {
    /// Converts a value to an object; nil for an empty or non-finite value.
    let object: @Sendable (FlatValue) -> Any?
    /// Whether a value represents a missing object.
    let isNothing: @Sendable (FlatValue) -> Bool
    /// Converts an object to a value of the type; nil for other types.
    let value: @Sendable (Any) -> FlatValue?

    /// The conversions of a type; nil for an unsupported one.
    static func of(_ type: any AnimatableValue.Type) -> QuartzValue? {
      all[ObjectIdentifier(type)]
    }

    private static let all = Dictionary(
      uniqueKeysWithValues: [
        kind(Double.self, { NSNumber(value: $0) }, { ($0 as? NSNumber)?.doubleValue }),
        kind(Bool.self, { NSNumber(value: $0) }, { ($0 as? NSNumber)?.boolValue }),
        kind(CGPoint.self, { $0 }, { $0 as? CGPoint }),
        kind(CGSize.self, { $0 }, { $0 as? CGSize }),
        kind(CGRect.self, { $0 }, { $0 as? CGRect }),
        kind(RGBAColor.self, \.quartz, color),
        kind(
          Transform3D.self, { NSValue(caTransform3D: $0.quartz) },
          { ($0 as? NSValue)?.transform.map { Transform3D($0) } }),
        kind(
          BezierPath.self, \.quartz, { CoreFoundationCast.path($0).map { BezierPath($0) } },
          isNothing: { $0 == BezierPath() }),
        kind(
          [Double].self, { $0.map { NSNumber(value: $0) } },
          { ($0 as? [NSNumber])?.map(\.doubleValue) }, isNothing: \.isEmpty),
        kind(
          [RGBAColor].self, { $0.map(\.quartz) }, { ($0 as? [Any])?.compactMap(color) }),
        kind(LayerContents.self, image, { _ in nil }, isNothing: { $0.image == nil }),
        kind(
          DiscreteValue<String>.self, \.wrapped, { ($0 as? String).map { DiscreteValue($0) } },
          isNothing: { $0.wrapped == nil }),
        kind(
          DiscreteValue<Int>.self, { $0.wrapped.map { NSNumber(value: $0) } },
          { ($0 as? NSNumber).map { DiscreteValue($0.intValue) } },
          isNothing: { $0.wrapped == nil }),
      ] as [(ObjectIdentifier, QuartzValue)])

    private static func kind<Value: AnimatableValue>(
      _ type: Value.Type, _ object: @escaping @Sendable (Value) -> Any?,
      _ value: @escaping @Sendable (Any) -> Value?,
      isNothing: @escaping @Sendable (Value) -> Bool = { _ in false }
    ) -> (ObjectIdentifier, QuartzValue) {
      // A position that is not finite would terminate the process.
      let kind = QuartzValue(
        object: { $0.isFinite ? object(Value(flat: $0)) : nil },
        isNothing: { isNothing(Value(flat: $0)) },
        value: { value($0)?.flat })
      return (ObjectIdentifier(type), kind)
    }

    @Sendable private static func color(_ object: Any) -> RGBAColor? {
      CoreFoundationCast.color(object).flatMap(RGBAColor.init)
    }

    /// The image as layer contents, either an object or the app's image of a name.
    @Sendable private static func image(_ contents: LayerContents) -> Any? {
      guard let image = contents.image else { return nil }
      if let name = image as? String { return NamedImage.contents(name) }
      return NamedImage.contents(of: image)
    }
  }

  extension NSValue {
    /// The transform in the object; nil for other types, such as a number.
    fileprivate var transform: CATransform3D? {
      let identity = NSValue(caTransform3D: CATransform3DIdentity)
      guard String(cString: objCType) == String(cString: identity.objCType) else { return nil }
      return caTransform3DValue
    }
  }

  extension QuartzValue {
    /// Returns a custom property with the type of the object under its name; nil for an unsupported
    /// type.
    static func root(_ name: String, of object: Any) -> PropertyRoot? {
      let types: [any AnimatableValue.Type] =
        (object as? NSNumber)?.isFlag ?? false
        ? [Bool.self]
        : [Double.self, CGPoint.self, CGSize.self, CGRect.self, RGBAColor.self, BezierPath.self]
      return types.lazy.compactMap { root(name, of: object, as: $0) }.first
    }

    private static func root<Value: AnimatableValue>(
      _ name: String, of object: Any, as type: Value.Type
    ) -> PropertyRoot? {
      of(type)?.value(object).map { LayerProperty(name, default: Value(flat: $0)).path.root }
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
