// Images, by the names under which an app has them or as objects, as layers show them.

#if canImport(QuartzCore) && !os(watchOS) && (canImport(Darwin) || APPLE_STAND_IN)
  #if canImport(UIKit)
    import UIKit
  #elseif canImport(AppKit)
    import AppKit
  #endif

  enum NamedImage {
    /// Takes the place of the app's images; nil asks the app.
    @TaskLocal static var lookup: (@Sendable (String) -> (any Sendable)?)?

    /// What a layer shows of an image; nil where the app has none of that name.
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

    /// What a layer shows of an image; nil where it shows nothing of that type.
    static func contents(of image: any Sendable) -> Any? {
      #if canImport(UIKit)
        // A layer shows no UIImage.
        if let image = image as? UIImage { return image.cgImage }
      #endif
      // It shows objects: a CGImage, an IOSurface and, on macOS, an NSImage.
      guard type(of: image) is AnyClass else { return nil }
      return image
    }
  }
#endif
