// The images of an app, of which there are none.

public import Foundation

/// An image.
public final class UIImage: NSObject {
  /// What a layer shows of it.
  public var cgImage: AnyObject? { nil }

  /// The app's image with a name; nil, as there are none.
  public init?(named name: String) { nil }
}
