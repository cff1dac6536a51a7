// Layer contents from images, by name or as objects.

#if canImport(QuartzCore) && !os(watchOS) && (canImport(Darwin) || APPLE_STAND_IN)
  #if canImport(UIKit)
    import UIKit
  #elseif canImport(AppKit)
    import AppKit
  #endif

  enum NamedImage {
    /// Overrides the app's images; nil uses them.
    @TaskLocal static var lookup: (@Sendable (String) -> (any Sendable)?)?

    /// Returns layer contents for a named image; nil if the app has none of that name.
    static func contents(_ name: String) -> Any? {
      if let lookup { return lookup(name) }
      #if canImport(UIKit)
        return UIImage(named: name)?.cgImage
      #elseif canImport(AppKit)
        return NSImage(named: name)?.cgImage(forProposedRect: nil, context: nil, hints: nil)
      #else
        return nil
      #endif
    }

    /// Returns layer contents for an image; nil for an unsupported type.
    static func contents(of image: any Sendable) -> Any? {
      #if canImport(UIKit)
        // A layer does not accept a UIImage.
        if let image = image as? UIImage { return image.cgImage }
      #endif
      // It accepts objects: a CGImage, an IOSurface and, on macOS, an NSImage.
      guard type(of: image) is AnyClass else { return nil }
      return image
    }
  }
#endif
