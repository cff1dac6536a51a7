// The structure of the page.

import AnimaticCore

/// A self-contained HTML file.
struct Page {
  let title: String
  let diagnostics: [Diagnostic]
  let tracks: SceneTracks
  let values: ValueTracks
  let chart: GanttChart
  let background: RGBAColor?

  var scene: Scene { tracks.sampler.scene }
  var features: SceneFeatures { tracks.features }

  var html: String {
    let view = features.view
    let name = Markup.escaped(title.oneLine)
    let ground = background.map { " style=\"background:\($0.css)\"" } ?? ""
    let size = "\(view.width.ifFinite.css)/\(view.height.ifFinite.css)"
    let shape = "--w:\(view.width.ifFinite.css);--h:\(view.height.ifFinite.css)"
    let (x, y) = ((-view.origin.x).ifFinite.px, (-view.origin.y).ifFinite.px)
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
      \(Self.style)
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
      <div class="origin" style="transform:translate(\(x),\(y))">
      \(PageLayers(tracks).html)
      </div></div></div>
      \(transport)
      </section>
      \(values.html)
      \(chartSection)
      \(diagnosticsSection)\(notDrawnSection)\(playbackSection)
      </main>
      <i id="clock" hidden></i>
      <script type="application/json" id="data">\(data)</script>
      <script>
      \(Self.script)
      </script>
      </body>
      </html>

      """
  }

  /// The duration and the counts of the composition.
  private var facts: String {
    let length = features.isEndless ? "endless" : "\(features.horizon.text) s"
    let found = findings.count
    let facts = [
      length, chart.layerCount.counted("layer", "layers"),
      chart.animationCount.counted("animation", "animations"),
      found > 0 ? found.counted("finding", "findings") : nil,
    ]
    return facts.compactMap { $0 }.map { "<span>\($0)</span>" }.joined()
  }

  private var transport: String {
    let length = features.horizon
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

  // MARK: Data

  /// The keyframes and values for the page's script.
  private var data: String {
    let stops = features.layers.map(\.gradientStops).max() ?? 0
    let moving = Markup.json(tracks.tracks.map(json), ",\n")
    return "{\"length\":\(features.horizon.json),\"stops\":\(stops),\"moving\":\(moving),"
      + "\n\"values\":[\(values.json)]}"
  }

  /// A channel as JSON: the element, the property, and its keyframes as offset, value and curve.
  private func json(_ track: StyleTrack) -> String {
    let writer = StyleText(track.keyframes.map(\.value))
    let length = features.horizon
    let frames = track.keyframes.map { frame in
      let offset = length > 0 ? (frame.time / length).clamped(0, 1) : 0
      let curve = frame.curve.map { curve in
        let numbers = curve.numbers.map { $0.rounded(places: 12).exactText }
        return "\"cubic-bezier(\(numbers.joined(separator: ",")))\""
      }
      let fields = [offset.json, Markup.json(writer.text(frame.value)), curve]
      return Markup.json(fields.compactMap { $0 })
    }
    let channel = track.channel
    return "[\"\(channel.element)\",\"\(channel.property)\",\(Markup.json(frames))]"
  }
}
