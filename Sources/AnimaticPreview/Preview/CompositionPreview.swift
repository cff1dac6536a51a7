// The public interface of a preview.

public import AnimaticCore

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// A preview of a composition for a browser: a page that plays it, a chart and a film strip.
///
/// The page uses the browser's animation engine (Web Animations) and can be paused, scrubbed and
/// slowed down. It is a single file without external resources. Animations that a browser can't
/// express (eased groups, springs, translucent colors, properties written by several animations)
/// are approximated by short pieces, within 0.05 points and two of 255 color steps; the page
/// reports their number and the reasons. It lists what it does not draw.
///
/// ```swift
/// let preview = Animate(box).move(to: [200, 100]).preview()
/// try preview.write(toFile: "box.html")
/// let strip = preview.filmStrip(frames: 5)  // SVG
/// ```
public struct CompositionPreview: Sendable, CustomStringConvertible {
  let picture: PictureSource
  let title: String
  let size: CGSize?
  let background: RGBAColor?

  /// The diagnostics of the composition, in order of occurrence.
  public var diagnostics: [Diagnostic] { picture.findings }

  /// The page, as HTML.
  ///
  /// - Complexity: O(n) in the drawn animations; at most 300 layers and 3,000 keyframes per
  ///   property are drawn.
  public var html: String {
    let eye = picture.eye
    let survey = survey(eye)
    let tracks = PictureTracks(picture.scene, survey: survey, plan: picture.plan, eye: eye)
    return Page(
      title: title, picture: picture, tracks: tracks, chart: chart(survey), background: background
    ).html(eye: eye)
  }

  /// Returns frames from begin to end side by side, as SVG.
  ///
  /// Layers in perspective are drawn as polygons without rounded corners, and their gradients as
  /// the first color.
  ///
  /// - Parameter frames: The number of frames, clamped to 1 through 100. The first shows the begin,
  ///   the last the end.
  public func filmStrip(frames: Int = 8) -> String {
    let eye = picture.eye
    let survey = survey(eye)
    return FilmStrip(
      scene: picture.scene, view: survey.view, horizon: survey.horizon,
      background: background, title: title
    ).svg(frames: frames, eye: eye)
  }

  /// Returns the timeline as a Gantt chart in SVG, with one row per property of each layer.
  ///
  /// Like the text chart it shows which animations run, hold, repeat, are cut off, or are hidden by
  /// animations applied later. Overlapping animations of a property are drawn below each other.
  ///
  /// Beyond 60 layers, or 24 properties of a layer, the rest is counted; more than 120 animations
  /// of a property are drawn as their union.
  ///
  /// - Parameter width: The width in points, clamped to 360 through 8,000.
  public func gantt(width: Double = 960) -> String {
    GanttPicture.svg(chart(survey(picture.eye)), title: title, width: width)
  }

  /// The name and the number of layers, on one line.
  public var description: String {
    let count = picture.plan.layers.count
    return "preview of \(title.oneLine), \(count) layer\(count == 1 ? "" : "s")"
  }

  private func survey(_ eye: SceneEye) -> SceneSurvey {
    SceneSurvey(picture.scene, plan: picture.plan, eye: eye, size: size)
  }

  private func chart(_ survey: SceneSurvey) -> GanttChart {
    GanttChart(picture, length: survey.horizon)
  }
}
