// Frames side by side, as a separate SVG.

import AnimaticCore

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// Draws a film strip.
struct FilmStrip {
  /// The most frames drawn.
  static let mostFrames = 100

  let scene: Scene
  let view: CGRect
  let horizon: Double
  let background: RGBAColor?
  let title: String

  /// Returns the strip, with evenly spaced frames that include the begin and the end.
  func svg(frames: Int, eye: SceneEye) -> String {
    let count = min(max(frames, 1), Self.mostFrames)
    let (width, height) = cell
    let (gap, margin, caption) = (12.0, 16.0, 22.0)
    let most = min(count, max(1, Int(1400 / (width + gap))))
    let rows = (count + most - 1) / most
    // Balances the row lengths.
    let columns = (count + rows - 1) / rows
    let scale = width / Double(view.width)
    var body: [String] = []
    for index in 0..<count {
      let time = count == 1 ? 0 : horizon * Double(index) / Double(count - 1)
      let x = margin + Double(index % columns) * (width + gap)
      let y = margin + Double(index / columns) * (height + gap + caption)
      let frame = FrameDrawing(
        scene: scene, projected: ProjectedScene(eye, at: time), prefix: "f\(index)")
      let origin = view.origin
      let ground = background.map { "fill=\"\(StyleText.color($0.drawn[...]))\"" } ?? "class=\"s\""
      body.append(
        """
        <svg x="\(x.short())" y="\(y.short())" width="\(width.short())" height="\(height.short())">
        <rect \(ground) width="100%" height="100%" rx="6"/>
        <g transform="scale(\(scale.css)) translate(\((-origin.x.ifFinite).css) \((-origin.y.ifFinite).css))">
        \(frame.svg)
        </g></svg>
        <rect class="o" x="\((x - 0.5).short())" y="\((y - 0.5).short())" \
        width="\((width + 1).short())" height="\((height + 1).short())" rx="6.5"/>
        <text class="m" x="\((x + 2).short())" y="\((y + height + 16).short())">\(time.short(3)) s</text>
        """)
      eye.forget()
    }
    let all = (
      width: 2 * margin + Double(columns) * (width + gap) - gap,
      height: 2 * margin + Double(rows) * (height + gap + caption) - gap
    )
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(all.width.short()) \(all.height.short())" \
      width="\(all.width.short())" height="\(all.height.short())" role="img" \
      font-family="\(SVGStyle.font)" font-size="12">
      <title>\(Markup.escaped(title.oneLine))</title>
      <style>.a{fill:#fff}.s{fill:#f3f5f8}.o{fill:none;stroke:#dde1e7}.m{fill:#66707d;\
      font-variant-numeric:tabular-nums}.z{fill:none;stroke:#8a94a3;stroke-dasharray:4 3}\
      @media (prefers-color-scheme:dark){.a{fill:#161a20}.s{fill:#1f242c}.o{stroke:#323a46}\
      .m{fill:#949eab}}</style>
      <rect class="a" width="\(all.width.short())" height="\(all.height.short())"/>
      \(body.joined(separator: "\n"))
      </svg>

      """
  }

  /// The size of one frame: in the view's aspect ratio, within limits.
  private var cell: (width: Double, height: Double) {
    let shape = view.width > 0 ? Double(view.height / view.width).clamped(0, 100) : 1
    let width = shape > 1 ? max(90, 200 / shape) : 200
    return (width, (width * shape).clamped(30, 1200))
  }
}
