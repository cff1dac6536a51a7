// The door: any composition can be asked for a preview.

public import Animatic
public import AnimaticCore
public import AnimaticEngine

extension Composable {
  /// Pictures of the composition: a page that plays it in a browser, a chart and a film strip.
  ///
  /// The layers are drawn as they are now, each in the tree that it stands in, with what is animated
  /// on top of it. Nothing runs and no layer changes; the preview keeps no layer. Made of the same
  /// composition and the same models it is the same, byte by byte.
  ///
  /// ```swift
  /// try Animate(box).move(to: [200, 100]).preview().write(toFile: "box.html")
  /// ```
  ///
  /// - Parameters:
  ///   - title: What it is called; nil takes the composition's name, or Preview.
  ///   - root: The layer to draw with all that is in it; nil draws the whole trees of all layers
  ///     that are animated.
  ///   - size: The size of the stage in points, its corner at the origin around the roots; nil takes
  ///     as much room as anything needs at any time.
  ///   - background: The colour of the stage; nil is a plain ground, light or dark as the reader's.
  ///   - reducedMotion: Whether the policies given by `reducedMotion(_:)` count.
  /// - Returns: The preview.
  /// - Complexity: O(n) in the animations to make it; its pictures are drawn when they are asked for. A page of
  ///   groups in groups takes O(depth²).
  public func preview(
    title: String? = nil, root: Layer? = nil, size: CGSize? = nil, background: RGBAColor? = nil,
    reducedMotion: Bool = false
  ) -> CompositionPreview {
    CompositionPreview(
      of: compiledPicture(reducedMotion: reducedMotion), title: title, root: root, size: size,
      background: background)
  }
}

extension CompositionPreview {
  /// A preview of what was compiled: with the models and the motion of that moment.
  package init(
    of picture: CompiledPicture, title: String? = nil, root: Layer? = nil, size: CGSize? = nil,
    background: RGBAColor? = nil
  ) {
    self.init(
      picture: PictureSource(picture, scene: SceneBuilder.scene(of: picture, root: root)),
      title: title ?? picture.name ?? "Preview", size: size, background: background)
  }
}
