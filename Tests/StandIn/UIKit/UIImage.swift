// The images of an app, of which there are none.

public import Foundation
public import QuartzCore

/// An image.
open class UIImage: NSObject, @unchecked Sendable {
  /// What a layer shows of it.
  public let cgImage: CGImage?

  /// The app's image with a name; nil, as there are none.
  public init?(named name: String) { nil }

  /// An image of Core Graphics.
  public init(cgImage: CGImage) { self.cgImage = cgImage }
}
