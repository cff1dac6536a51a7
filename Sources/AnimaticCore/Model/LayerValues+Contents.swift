// What a layer shows inside its bounds, by name.

#if canImport(CoreGraphics)
  public import CoreGraphics
#else
  public import Foundation
#endif

extension LayerValues {
  /// What the layer shows inside its bounds.
  public var contents: LayerContents {
    get { self[.contents] }
    set { self[.contents] = newValue }
  }

  /// The part of the contents that shows, in units of the contents.
  public var contentsRect: CGRect {
    get { self[.contentsRect] }
    set { self[.contentsRect] = newValue }
  }

  /// The part of the contents that stretches, in units of the contents.
  public var contentsCenter: CGRect {
    get { self[.contentsCenter] }
    set { self[.contentsCenter] = newValue }
  }

  /// Pixels of the contents per point.
  public var contentsScale: Double {
    get { self[.contentsScale] }
    set { self[.contentsScale] = newValue }
  }

  /// Whether the layer is drawn once and kept as a picture.
  public var shouldRasterize: Bool {
    get { self[.shouldRasterize] }
    set { self[.shouldRasterize] = newValue }
  }

  /// Pixels per point of a rasterised layer.
  public var rasterizationScale: Double {
    get { self[.rasterizationScale] }
    set { self[.rasterizationScale] = newValue }
  }
}
