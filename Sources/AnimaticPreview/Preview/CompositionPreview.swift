// The public interface of a preview.

public import Animatic
public import AnimaticCore
public import AnimaticEngine

/// A preview of a composition for a browser: a page that plays it, a chart and a film strip.
///
/// The page uses the browser's animation engine (Web Animations) and can be paused, scrubbed and
/// slowed down. It is a single file without external resources. Animations that a browser can't
/// express (eased groups, springs, translucent colors, properties written by several animations)
/// are approximated by many keyframes, within 0.05 points and two of 255 color steps; the page
/// reports their number and the reasons. It lists what it does not draw.
///
/// ```swift
/// let preview = Animate(box).move(to: [200, 100]).preview()
/// try preview.write(toFile: "box.html")
/// let strip = preview.filmStrip(frames: 5)  // SVG
/// ```
public struct CompositionPreview: Sendable, CustomStringConvertible {
  let timeline: Timeline
  let scene: Scene
  let title: String
  let size: CGSize?
  let background: RGBAColor?

  /// The diagnostics of the composition, in order of occurrence.
  public var diagnostics: [Diagnostic] { timeline.diagnostics }

  /// The page, as HTML.
  ///
  /// - Complexity: O(n) in the drawn animations; at most 300 layers and 3,000 keyframes per
  ///   property are drawn.
  public var html: String { html(diagnostics) }

  /// Returns the page with given diagnostics, which can take longer than the rest of it.
  func html(_ diagnostics: [Diagnostic]) -> String {
    let tracks = tracks
    let horizon = tracks.features.horizon
    return Page(
      title: title, diagnostics: diagnostics, tracks: tracks,
      values: ValueTracks(tracks.sampler, horizon: horizon),
      chart: GanttChart(timeline, length: horizon), background: background
    ).html
  }

  /// Returns frames from begin to end side by side, as SVG.
  ///
  /// Layers in perspective are drawn as polygons without rounded corners, and their gradients as
  /// the first color.
  ///
  /// - Parameter frames: The number of frames, clamped to 1 through 100. The first shows the begin,
  ///   the last the end.
  public func filmStrip(frames: Int = 8) -> String {
    let sampler = sampler
    return FilmStrip(
      title: title, features: SceneFeatures(sampler, size: size), background: background
    ).svg(frames: frames, sampler)
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
    GanttSVG.text(of: chart, title: title, width: width)
  }

  /// Writes the page to a file, replacing an existing one.
  ///
  /// - Parameters:
  ///   - path: The path of the file, such as box.html; its folder must exist.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Throws: A `Diagnostic` with the id W-1 that contains the path and the reason.
  public func write(
    toFile path: String, file: String = #fileID, line: UInt = #line
  ) throws(Diagnostic) {
    let problem =
      path.isEmpty
      ? "the path is empty"
      : path.utf8.contains(0) ? "the path has a character of no width in it" : nil
    guard let reason = problem ?? failureOfWriting(Array(html.utf8), to: path) else { return }
    throw Diagnostic(
      .error, "W-1", "The preview can't be written to \(path.oneLine): \(reason).",
      remedy: "Give a file in a folder that exists and may be written to.",
      at: SourcePlace(file: file, line: line), path: path.oneLine)
  }

  /// The name and the number of layers, on one line.
  public var description: String {
    "preview of \(title.oneLine), \(timeline.plan.layers.count.of("layer"))"
  }

  var sampler: SceneSampler { SceneSampler(scene, timeline) }

  var tracks: SceneTracks {
    let sampler = sampler
    return SceneTracks(sampler, SceneFeatures(sampler, size: size))
  }

  var chart: GanttChart {
    GanttChart(timeline, length: SceneFeatures(sampler, size: size).horizon)
  }
}

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
  /// - Complexity: O(n) in the animations; the drawings are made on demand. The page of nested
  ///   groups takes O(depth²).
  public func preview(
    title: String? = nil, root: Layer? = nil, size: CGSize? = nil, background: RGBAColor? = nil,
    reducedMotion: Bool = false
  ) -> CompositionPreview {
    CompositionPreview(
      of: hostedTimeline(reducedMotion: reducedMotion), title: title, root: root, size: size,
      background: background)
  }
}

extension CompositionPreview {
  /// A preview of a compiled composition, with the models and the motion setting at compile time.
  package init(
    of source: HostedTimeline, title: String? = nil, root: Layer? = nil, size: CGSize? = nil,
    background: RGBAColor? = nil
  ) {
    self.init(
      timeline: source.timeline, scene: SceneBuilder.scene(of: source, root: root),
      title: title ?? source.name ?? "Preview", size: size, background: background)
  }
}
