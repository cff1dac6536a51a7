// The structure of the page.

import AnimaticCore

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// A self-contained HTML file.
struct Page {
  let title: String
  let picture: PictureSource
  let tracks: PictureTracks
  let chart: GanttChart
  let background: RGBAColor?

  func html(eye: SceneEye) -> String {
    let view = tracks.survey.view
    let values = ValueTracks(picture: picture, horizon: tracks.survey.horizon, eye: eye)
    let layers = PageLayers(picture: picture, tracks: tracks)
    let notes = PageNotes(picture: picture, tracks: tracks, isBounded: values.isCut)
    let name = Markup.escaped(title.oneLine)
    let ground = background.map { " style=\"background:\(StyleText.color($0.drawn[...]))\"" } ?? ""
    let size = "\(view.width.ifFinite.css)/\(view.height.ifFinite.css)"
    let shape = "--w:\(view.width.ifFinite.css);--h:\(view.height.ifFinite.css)"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(name)</title>
      <style>
      \(PageStyle.css)
      \(PageStyle.layers)
      </style>
      </head>
      <body>
      <header>
      <h1 dir="auto">\(Markup.name(title))</h1>
      <p class="facts">\(facts)</p>
      </header>
      <main>
      <section class="card player" aria-label="Player">
      <div class="stage" id="stage" style="aspect-ratio:\(size);\(shape)">
      <div class="ground"\(ground)></div>
      <div class="world" id="world">
      <div class="origin" style="transform:translate(\((-view.origin.x).ifFinite.px),\((-view.origin.y).ifFinite.px))">
      \(layers.html)
      </div></div></div>
      \(transport)
      </section>
      \(values.html)
      \(PageGantt(chart: chart).html)
      \(notes.html)
      </main>
      <i id="clock" hidden></i>
      <script type="application/json" id="data">\(PageData(tracks: tracks, values: values).json)</script>
      <script>
      \(PageScript.player)
      \(PageScript.readings)
      </script>
      </body>
      </html>

      """
  }

  /// The duration and the counts of the composition.
  private var facts: String {
    let layers = picture.plan.layers.count
    let length = tracks.survey.isEndless ? "endless" : "\(tracks.survey.horizon.short()) s"
    var facts = [
      length, "\(layers.grouped) layer\(layers == 1 ? "" : "s")",
      "\(chart.animationCount.grouped) animation\(chart.animationCount == 1 ? "" : "s")",
    ]
    let problems = picture.findings.filter { $0.severity >= .warning }.count
    if problems > 0 { facts.append("\(problems.grouped) problem\(problems == 1 ? "" : "s")") }
    return facts.map { "<span>\($0)</span>" }.joined()
  }

  private var transport: String {
    let length = tracks.survey.horizon
    let isStill = length > 0 ? "" : " disabled"
    let speeds = ["0.1", "0.25", "0.5", "1", "2"].map { speed in
      "<option value=\"\(speed)\"\(speed == "1" ? " selected" : "")>\(speed)×</option>"
    }
    return """
      <div class="transport">
      <button id="play" class="play" aria-label="Play" title="Play or pause (space)"\(isStill)>\
      <svg viewBox="0 0 24 24" aria-hidden="true"><path class="go" d="M8 5.5v13l11-6.5z"/>\
      <path class="halt" d="M7 5h3.5v14H7zM13.5 5H17v14h-3.5z"/></svg></button>
      <input id="scrub" type="range" min="0" max="1" step="any" value="0" aria-label="Time"\(isStill)>
      <output class="time"><b id="now">0.000</b><span> / \(length.short()) s</span></output>
      <label class="pick"><span>Speed</span><select id="speed" aria-label="Speed">\
      \(speeds.joined())</select></label>
      <label class="pick"><input id="loop" type="checkbox" checked><span>Loop</span></label>
      </div>
      """
  }
}
