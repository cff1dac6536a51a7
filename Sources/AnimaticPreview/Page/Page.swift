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

  private static let mostDiagnostics = 200
  private static let mostRows = 60

  // MARK: Diagnostics

  /// The diagnostics of the composition and of the preview.
  var findings: [Diagnostic] {
    diagnostics
      + tracks.tracks.filter(\.isCut).prefix(Self.mostDiagnostics).map { track in
        .crowded(track.channel.title, of: scene.nodes[track.channel.node].name)
      }
  }

  var diagnosticsSection: String {
    let all = findings
    guard !all.isEmpty else { return "" }
    let list = all.prefix(Self.mostDiagnostics).map { diagnostic in
      let place =
        diagnostic.place.map { "<code>\(Markup.escaped($0.description.oneLine))</code>" } ?? ""
      let path = diagnostic.path
      let name = path.isEmpty ? "" : "<span class=\"path\">\(Markup.name(path))</span>"
      let severity = diagnostic.severity.rawValue
      return "<li class=\"\(severity)\"><div class=\"line\">"
        + "<b class=\"tag\">\(severity)</b><code>\(Markup.escaped(diagnostic.id))</code>"
        + "\(name)</div><p dir=\"auto\">\(Markup.escaped(diagnostic.message.oneLine))</p>"
        + "<p class=\"remedy\" dir=\"auto\">\(Markup.escaped(diagnostic.remedy.oneLine))</p>\(place)</li>"
    }
    let content =
      "<ul>\(list.joined(separator: "\n"))</ul>\(Markup.more(all.count - list.count))"
    let remark = " <small>\(all.count.grouped)</small>"
    return Markup.section("findings", "Findings", remark: remark, content) + "\n"
  }

  // MARK: What is not drawn

  var notDrawnSection: String {
    var lines = scene.notDrawn
    if scene.leftOut > 0 {
      lines.append("\(scene.leftOut.grouped) layers: at most \(SceneBuilder.mostLayers) are drawn")
    }
    let standIns = scene.nodes.filter { $0.standIn != nil }.count
    if scene.isPlaceholder {
      lines.append("a composition without a layer moves a square that stands for it")
    } else if standIns > 0 {
      let count = standIns.counted("layer has", "layers have")
      lines.append("\(count) no size: a dashed square of 60 points stands for each")
    }
    if scene.nodes.contains(where: \.isAside) {
      lines.append("layers without size and position are drawn beside each other")
    }
    guard !lines.isEmpty else { return "" }
    let items = lines.map { "<li dir=\"auto\">\(Markup.escaped($0.oneLine))</li>" }
    return Markup.section("notes", "Not drawn", "<ul>\(items.joined())</ul>") + "\n"
  }

  // MARK: Playback

  var playbackSection: String {
    let (native, approximated) = (tracks.native, tracks.approximated)
    guard native + approximated > 0 else { return "" }
    var text =
      "<p>\((native + approximated).counted("segment", "segments")) of animations: "
      + "<b>\(native.grouped)</b> exact in the browser, "
      + "<b>\(approximated.grouped)</b> approximated by short linear ones; "
      + "\(tracks.keyframeCount.counted("keyframe", "keyframes")) in all.</p>"
    let missing = tracks.tracks.count(where: \.isCut)
    if missing > 0 || values.isCut {
      text +=
        "<p class=\"warn\">A property has at most \(TrackFitter.mostKeyframes.grouped) keyframes "
        + "here: \(missing.counted("property needs", "properties need")) more, and "
        + "\(missing == 1 ? "is" : "are") approximated.</p>"
    }
    if features.isEndless {
      text +=
        "<p>The composition never ends; the page shows \(features.horizon.text) s of it.</p>"
    }
    return Markup.section("notes", id: "playing", "How it plays", text + approximations) + "\n"
  }

  /// The properties that the browser does not play natively.
  private var approximations: String {
    let rows = tracks.tracks.filter { $0.approximated > 0 || $0.isCut }
    guard !rows.isEmpty else { return "" }
    let lines = rows.prefix(Self.mostRows).map { track in
      let name = Markup.name(scene.nodes[track.channel.node].name, most: 40)
      let count = track.native + track.approximated
      return
        "<tr><th scope=\"row\" dir=\"auto\">\(name)</th><td>\(Markup.escaped(track.channel.title))</td>"
        + "<td>\(track.approximated.grouped) of \(count.grouped)</td>"
        + "<td>\(Markup.escaped(track.reasons.joined(separator: "; ")))</td></tr>"
    }
    return "<details><summary>What is approximated</summary><div class=\"scroll\"><table>"
      + "\(lines.joined())</table></div>\(Markup.more(rows.count - lines.count))</details>"
  }
}

extension Diagnostic {
  /// A property needs more keyframes than the page can hold.
  fileprivate static func crowded(_ property: String, of layer: String) -> Diagnostic {
    Diagnostic(
      .info, "W-2",
      "The page approximates \(property) of \(layer.oneLine), which needs more than "
        + "\(TrackFitter.mostKeyframes.grouped) keyframes.",
      remedy: "Write fewer repeats, or preview a part of the composition by itself.",
      path: "\(layer.oneLine)/\(property)")
  }
}
