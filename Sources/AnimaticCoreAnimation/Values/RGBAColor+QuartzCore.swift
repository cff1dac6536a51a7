// Conversion of colors from and to CGColor.

#if canImport(QuartzCore) && !os(watchOS) && (canImport(Darwin) || APPLE_STAND_IN)
  import AnimaticCore
  import Foundation
  import QuartzCore

  extension RGBAColor {
    /// Creates a color in sRGB, with components outside 0…1 if necessary; nil for a color without
    /// them, such as a pattern.
    init?(_ color: CGColor) {
      // Converting a color that is already in sRGB would round its components.
      let own = color.colorSpace?.name.map { $0 as String }
      if own == CGColorSpace.sRGB as String || own == CGColorSpace.extendedSRGB as String,
        let numbers = color.components, numbers.count == 4
      {
        self.init(components: numbers.map { Double($0) })
        return
      }
      guard let space = CGColorSpace(name: CGColorSpace.extendedSRGB),
        let converted = color.converted(to: space, intent: .defaultIntent, options: nil),
        let numbers = converted.components, numbers.count == 4
      else { return nil }
      self.init(components: numbers.map { Double($0) })
    }

    /// The color in sRGB; in extended sRGB where a component is outside 0…1, which sRGB clamps.
    var quartz: CGColor {
      let numbers = components.map { CGFloat($0) }
      if numbers.contains(where: { !(0...1).contains($0) }),
        let space = CGColorSpace(name: CGColorSpace.extendedSRGB),
        let color = CGColor(colorSpace: space, components: numbers)
      {
        return color
      }
      return CGColor(srgbRed: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
    }
  }
#endif
