// A preview as its users have it: what can be asked of it. How it is drawn is in the folders.

public import AnimaticCore

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// Pictures of a composition that need nothing but a browser: a page that plays it, a chart of what
/// happens when, and a film strip.
///
/// The page plays in the browser's own animation engine (Web Animations) and can be paused,
/// scrubbed and slowed down. It is one file that loads nothing. What a browser has no words for
/// (eased groups, springs, colours that are not opaque, properties that several animations write)
/// becomes short pieces, within 0.05 points and two of 255 steps of a colour; the page says
/// how often and why. What it does not draw it lists.
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

  /// What is wrong with the composition, in the order in which it was found.
  public var diagnostics: [Diagnostic] { picture.findings }

  /// The page, as HTML.
  ///
  /// - Complexity: O(n) in the animations that are drawn; at most 300 layers are, and at most 3,000
  ///   keyframes of one property of a layer.
  public var html: String {
    let eye = picture.eye
    let survey = survey(eye)
    let tracks = PictureTracks(picture.scene, survey: survey, plan: picture.plan, eye: eye)
    return Page(
      title: title, picture: picture, tracks: tracks, chart: chart(survey), background: background
    ).html(eye: eye)
  }

  /// Frames from the begin to the end side by side, as SVG.
  ///
  /// What is seen in perspective is drawn as the polygon of its corners, without rounded ones, and a
  /// gradient there is its first colour.
  ///
  /// - Parameter frames: How many, 1 to 100; other numbers become the nearest of these. The first
  ///   shows the begin, the last the end.
  public func filmStrip(frames: Int = 8) -> String {
    let eye = picture.eye
    let survey = survey(eye)
    return FilmStrip(
      scene: picture.scene, view: survey.view, horizon: survey.horizon,
      background: background, title: title
    ).svg(frames: frames, eye: eye)
  }

  /// What happens when, as a Gantt chart in SVG: one row for each property of each layer.
  ///
  /// It shows what the chart of text shows: what runs, holds, repeats, is cut off, or is hidden by
  /// what is applied later. Animations of one property that meet lie below each other.
  ///
  /// Of more than 60 layers or 24 properties of one the rest is counted, and more than 120
  /// animations of one property are drawn as what they cover.
  ///
  /// - Parameter width: Its width in points, 360 to 8,000; other numbers become the nearest of these.
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
