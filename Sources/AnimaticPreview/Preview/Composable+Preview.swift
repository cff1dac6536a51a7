// The entry point: previews of any composition.

public import Animatic
public import AnimaticCore
public import AnimaticEngine

extension Composable {
  /// Returns a preview of the composition: a page for a browser, a chart and a film strip.
  ///
  /// The layers are drawn as they are now, in their trees, with the animations applied. Nothing
  /// runs, no layer changes, and the preview retains no layer. The same composition and models give
  /// the same preview, byte by byte.
  ///
  /// ```swift
  /// try Animate(box).move(to: [200, 100]).preview().write(toFile: "box.html")
  /// ```
  ///
  /// - Parameters:
  ///   - title: The title; nil uses the composition's name, or Preview.
  ///   - root: The root of the layers to draw; nil draws the whole trees of all animated layers.
  ///   - size: The size of the stage in points, with its corner at the origin around the roots; nil
  ///     fits everything visible at any time.
  ///   - background: The color of the stage; nil is a plain background in the reader's light or
  ///     dark mode.
  ///   - reducedMotion: Whether the policies of `reducedMotion(_:)` apply.
  /// - Returns: The preview.
  /// - Complexity: O(n) in the animations; the pictures are drawn on demand. The page of nested
  ///   groups takes O(depth²).
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
  /// A preview of a compiled composition, with the models and the motion setting at compile time.
  package init(
    of picture: CompiledPicture, title: String? = nil, root: Layer? = nil, size: CGSize? = nil,
    background: RGBAColor? = nil
  ) {
    self.init(
      picture: PictureSource(picture, scene: SceneBuilder.scene(of: picture, root: root)),
      title: title ?? picture.name ?? "Preview", size: size, background: background)
  }
}
