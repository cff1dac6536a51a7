// The notes of the page: diagnostics, omitted features, and how the browser plays the composition.

import AnimaticCore

extension Page {
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
