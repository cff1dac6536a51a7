// The contents properties by name.

extension LayerValues {
  /// The contents of the layer.
  public var contents: LayerContents {
    get { self[.contents] }
    set { self[.contents] = newValue }
  }

  /// The visible part of the contents, in unit coordinates.
  public var contentsRect: CGRect {
    get { self[.contentsRect] }
    set { self[.contentsRect] = newValue }
  }

  /// The stretchable part of the contents, in unit coordinates.
  public var contentsCenter: CGRect {
    get { self[.contentsCenter] }
    set { self[.contentsCenter] = newValue }
  }

  /// The scale of the contents, in pixels per point.
  public var contentsScale: Double {
    get { self[.contentsScale] }
    set { self[.contentsScale] = newValue }
  }

  /// Whether the layer is rendered once and cached as a bitmap.
  public var shouldRasterize: Bool {
    get { self[.shouldRasterize] }
    set { self[.shouldRasterize] = newValue }
  }

  /// The scale of a rasterized layer, in pixels per point.
  public var rasterizationScale: Double {
    get { self[.rasterizationScale] }
    set { self[.rasterizationScale] = newValue }
  }
}
