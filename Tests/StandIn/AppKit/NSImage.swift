// The images of an app on a Mac, of which there are none.

public import Foundation

/// An image.
public final class NSImage: NSObject {
  /// The app's image with a name; nil, as there are none.
  public init?(named name: String) { nil }

  /// What a layer shows of it.
  public func cgImage(
    forProposedRect proposedDestRect: UnsafeMutablePointer<CGRect>?, context: AnyObject?,
    hints: [String: Any]?
  ) -> AnyObject? { nil }
}
