// The images of an app; there are none.

public import Foundation
public import QuartzCore

/// An image.
open class UIImage: NSObject, @unchecked Sendable {
  /// Its layer contents.
  public let cgImage: CGImage?

  /// The app's image with a name; nil, as there are none.
  public init?(named name: String) { nil }

  /// An image of Core Graphics.
  public init(cgImage: CGImage) { self.cgImage = cgImage }
}
