// The images of an app on a Mac; there are none.

public import Foundation
public import QuartzCore

/// An image.
open class NSImage: NSObject, @unchecked Sendable {
  private let image: CGImage?

  /// The app's image with a name; nil, as there are none.
  public init?(named name: String) { nil }

  /// An image of Core Graphics.
  public init(cgImage: CGImage, size: CGSize) { image = cgImage }

  /// Its layer contents.
  open func cgImage(
    forProposedRect proposedDestRect: UnsafeMutablePointer<CGRect>?,
    context referenceContext: NSGraphicsContext?, hints: [NSImageRep.HintKey: Any]?
  ) -> CGImage? { image }
}

/// Where something is drawn; there is nowhere.
open class NSGraphicsContext: NSObject {}

/// A form of an image.
open class NSImageRep: NSObject {
  /// Hints for drawing an image.
  public struct HintKey: Hashable, Sendable, RawRepresentable {
    /// Its name.
    public let rawValue: String

    /// A hint by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
