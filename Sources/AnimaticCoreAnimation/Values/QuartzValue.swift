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
      guard value.isFinite else { return nil }
      switch type {
      case is Double.Type: return number(value)
      case is Bool.Type: return NSNumber(value: Bool(flat: value))
      case is CGPoint.Type: return CGPoint(flat: value)
      case is CGSize.Type: return CGSize(flat: value)
      case is CGRect.Type: return CGRect(flat: value)
      case is RGBAColor.Type: return RGBAColor(flat: value).quartz
      case is Transform3D.Type: return NSValue(caTransform3D: Transform3D(flat: value).quartz)
      case is BezierPath.Type: return BezierPath(flat: value).quartz
      case is [Double].Type: return [Double](flat: value).map { NSNumber(value: $0) }
      case is [RGBAColor].Type: return [RGBAColor](flat: value).map(\.quartz)
      case is LayerContents.Type: return image(LayerContents(flat: value))
      case is DiscreteValue<String>.Type: return DiscreteValue<String>(flat: value).wrapped
      case is DiscreteValue<Int>.Type:
        return DiscreteValue<Int>(flat: value).wrapped.map { NSNumber(value: $0) }
      default: return nil
      }
    }

    /// Whether a value stands for an object that is not there.
    static func isNothing(_ value: FlatValue, as type: any AnimatableValue.Type) -> Bool {
      switch type {
      case is LayerContents.Type: LayerContents(flat: value).image == nil
      case is DiscreteValue<String>.Type: DiscreteValue<String>(flat: value).wrapped == nil
      case is DiscreteValue<Int>.Type: DiscreteValue<Int>(flat: value).wrapped == nil
      default: false
      }
    }

    /// Whether values of a type can be handed over at all.
    static func takes(_ type: any AnimatableValue.Type) -> Bool {
      switch type {
      case is Double.Type, is Bool.Type, is CGPoint.Type, is CGSize.Type, is CGRect.Type,
        is RGBAColor.Type, is Transform3D.Type, is BezierPath.Type, is [Double].Type,
        is [RGBAColor].Type, is LayerContents.Type, is DiscreteValue<String>.Type,
        is DiscreteValue<Int>.Type:
        true
      default: false
      }
    }

    /// An object of Core Animation's as a value of a type; nil where it is none.
    static func value(_ object: Any, as type: any AnimatableValue.Type) -> FlatValue? {
      switch type {
      case is Double.Type: (object as? NSNumber).map { FlatValue([$0.doubleValue]) }
      case is Bool.Type: (object as? NSNumber).map { $0.boolValue.flat }
      case is CGPoint.Type: (object as? CGPoint)?.flat
      case is CGSize.Type: (object as? CGSize)?.flat
      case is CGRect.Type: (object as? CGRect)?.flat
      case is RGBAColor.Type: CoreFoundationCast.color(object).flatMap(RGBAColor.init)?.flat
      case is Transform3D.Type: (object as? NSValue).map { Transform3D($0.caTransform3DValue).flat }
      case is BezierPath.Type: CoreFoundationCast.path(object).map { BezierPath($0).flat }
      case is [Double].Type: (object as? [NSNumber]).map { $0.map(\.doubleValue).flat }
      case is [RGBAColor].Type:
        (object as? [Any])?.compactMap { CoreFoundationCast.color($0).flatMap(RGBAColor.init) }.flat
      case is DiscreteValue<String>.Type: (object as? String).map { DiscreteValue($0).flat }
      case is DiscreteValue<Int>.Type: (object as? NSNumber).map { DiscreteValue($0.intValue).flat }
      default: nil
      }
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

    private static func number(_ value: FlatValue) -> NSNumber {
      NSNumber(value: value.numbers.first ?? 0)
    }

    /// An image as it is, or the app's with a name.
    private static func image(_ contents: LayerContents) -> Any? {
      if let name = contents.image as? String { NamedImage.contents(name) } else { contents.image }
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
