// Services of UIKit or AppKit: images as layer contents, and the setting for reduced motion.

#if canImport(QuartzCore) && !os(watchOS) && (canImport(Darwin) || APPLE_STAND_IN)
  #if canImport(UIKit)
    import UIKit
  #elseif canImport(AppKit)
    import AppKit
  #endif

  /// Layer contents from images, by name or as objects.
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

  /// The system's setting for reduced motion.
  @MainActor
  enum SystemMotion {
    /// Overrides the system setting; nil uses it.
    @TaskLocal static var override: Bool?

    static var isReduced: Bool {
      if let override { return override }
      #if canImport(UIKit)
        return UIAccessibility.isReduceMotionEnabled
      #elseif canImport(AppKit)
        return NSWorkspace.shared.accessibilityDisplayShouldReduceMotion
      #else
        return false
      #endif
    }
  }
#endif
