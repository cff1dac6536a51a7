// Plain lists of numbers instead of values, and what of an animation's fields the reference reads.

import AnimaticCore

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// What a property animation says, as numbers.
struct ReferenceProperty {
  enum Kind {
    case basic(from: [Double]?, to: [Double]?, by: [Double]?)
    case keyframes(values: [[Double]], times: [Double]?, easings: [TimingFunction])
  }

  let keyPath: String
  let kind: Kind
  let isAdditive: Bool
  let isCumulative: Bool
}

/// An animation of one property whose fields can be read without knowing its type.
protocol ReferenceReadable {
  var reference: ReferenceProperty { get }
}

extension BasicAnimation: ReferenceReadable {
  var reference: ReferenceProperty {
    ReferenceProperty(
      keyPath: property.keyPath,
      kind: .basic(
        from: fromValue.map(numbers), to: toValue.map(numbers), by: byValue.map(numbers)),
      isAdditive: isAdditive, isCumulative: isCumulative)
  }
}

extension KeyframeAnimation: ReferenceReadable {
  var reference: ReferenceProperty {
    ReferenceProperty(
      keyPath: property.keyPath,
      kind: .keyframes(
        values: values.map(numbers), times: keyTimes, easings: timingFunctions ?? []),
      isAdditive: isAdditive, isCumulative: isCumulative)
  }
}

/// The numbers of a value, in Core Animation's order of fields.
private func numbers(of value: some AnimatableValue) -> [Double] {
  switch value {
  case let value as Double: [value]
  case let value as CGPoint: [Double(value.x), Double(value.y)]
  case let value as CGSize: [Double(value.width), Double(value.height)]
  case let value as CGRect:
    [
      Double(value.origin.x), Double(value.origin.y), Double(value.size.width),
      Double(value.size.height),
    ]
  case let value as RGBAColor: [value.red, value.green, value.blue, value.alpha]
  default: []
  }
}
