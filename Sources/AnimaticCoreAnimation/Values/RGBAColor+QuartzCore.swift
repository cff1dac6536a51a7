// Colours as Core Graphics has them, and back.

#if canImport(QuartzCore) && !os(watchOS) && (canImport(Darwin) || APPLE_STAND_IN)
  import AnimaticCore
  import Foundation
  import QuartzCore

  extension RGBAColor {
    /// The colour in sRGB, beyond 0…1 where it lies outside; nil for what no such numbers say, such as
    /// a pattern.
    init?(_ color: CGColor) {
      // Converting what is in sRGB already would match and round its numbers.
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

    /// The colour in sRGB.
    var quartz: CGColor {
      CGColor(
        srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
  }
#endif
