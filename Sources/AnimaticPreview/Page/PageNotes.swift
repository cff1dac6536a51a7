// The notes of the page: diagnostics, omitted features, and how the browser plays the composition.

import AnimaticCore

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// Writes the notes.
struct PageNotes {
  private static let mostFindings = 200
  private static let mostRows = 60

  let picture: PictureSource
  let tracks: PictureTracks
  let isBounded: Bool

  var html: String { findings + notDrawn + playing }

  /// The diagnostics of the composition and of the preview.
  private var all: [Diagnostic] {
    picture.findings
      + tracks.tracks.filter(\.isCut).prefix(Self.mostFindings).map { track in
        Diagnostic.crowded(track.channel.title, of: tracks.scene.nodes[track.channel.node].name)
      }
  }

  // MARK: Diagnostics

  private var findings: String {
    let all = all
    guard !all.isEmpty else { return "" }
    let list = all.prefix(Self.mostFindings).map { finding in
      let place =
        finding.place.map { "<code>\(Markup.escaped($0.description.oneLine))</code>" } ?? ""
      let path =
        finding.path.isEmpty ? "" : "<span class=\"path\">\(Markup.name(finding.path))</span>"
      return "<li class=\"\(finding.severity.rawValue)\"><div class=\"line\">"
        + "<b class=\"tag\">\(finding.severity.rawValue)</b><code>\(Markup.escaped(finding.id))</code>"
        + "\(path)</div><p dir=\"auto\">\(Markup.escaped(finding.message.oneLine))</p>"
        + "<p class=\"remedy\" dir=\"auto\">\(Markup.escaped(finding.remedy.oneLine))</p>\(place)</li>"
    }
    let rest = all.count - list.count
    let more = rest > 0 ? "<p class=\"quiet\">… \(rest.grouped) more</p>" : ""
    return """
      <section class="card findings" aria-label="Findings">
      <h2>Findings <small>\(all.count.grouped)</small></h2>
      <ul>\(list.joined(separator: "\n"))</ul>\(more)
      </section>

      """
  }

  // MARK: What is not drawn

  private var notDrawn: String {
    let scene = picture.scene
    var lines = scene.notDrawn
    if scene.leftOut > 0 {
      lines.append("\(scene.leftOut.grouped) layers: at most \(SceneBuilder.mostLayers) are drawn")
    }
    let standIns = scene.nodes.filter { $0.standIn != nil }.count
    if scene.isPlaceholder {
      lines.append("a composition without a layer moves a square that stands for it")
    } else if standIns > 0 {
      let word = standIns == 1 ? "layer has" : "layers have"
      lines.append("\(standIns) \(word) no size: a dashed square of 60 points stands for each")
    }
    if scene.nodes.contains(where: { $0.aside != .zero }) {
      lines.append("layers without size and position are drawn beside each other")
    }
    guard !lines.isEmpty else { return "" }
    let items = lines.map { "<li dir=\"auto\">\(Markup.escaped($0.oneLine))</li>" }
    return """
      <section class="card notes" aria-label="Not drawn">
      <h2>Not drawn</h2>
      <ul>\(items.joined())</ul>
      </section>

      """
  }

  // MARK: Playback

  private var playing: String {
    let (native, lowered) = (tracks.native, tracks.lowered)
    guard native + lowered > 0 else { return "" }
    var text = "<p>\(count(native + lowered, "stretch", "stretches")) of movement: "
    text += "<b>\(native.grouped)</b> in the browser’s own words, "
    text += "<b>\(lowered.grouped)</b> as many short pieces; "
    text += "\(count(tracks.keyframeCount, "keyframe", "keyframes")) in all.</p>"
    let missing = tracks.tracks.filter(\.isCut)
    if !missing.isEmpty || isBounded {
      text += "<p class=\"warn\">There is more to say than \(TrackFitter.mostKeyframes.grouped) "
      text +=
        "keyframes of a property can: \(count(missing.count, "property is", "properties are")) "
      text += "only near what the timeline says.</p>"
    }
    if tracks.survey.isEndless {
      text += "<p>The composition never ends; the page shows "
      text += "\(tracks.survey.horizon.short()) s of it.</p>"
    }
    let rows = tracks.tracks.filter { $0.lowered > 0 || $0.isCut }
    if !rows.isEmpty {
      let lines = rows.prefix(Self.mostRows).map { track in
        let name = Markup.name(Markup.short(tracks.scene.nodes[track.channel.node].name, most: 40))
        return
          "<tr><th scope=\"row\" dir=\"auto\">\(name)</th><td>\(Markup.escaped(track.channel.title))</td>"
          + "<td>\(track.lowered.grouped) of \((track.native + track.lowered).grouped)</td>"
          + "<td>\(Markup.escaped(track.reasons.joined(separator: "; ")))</td></tr>"
      }
      let rest = rows.count - lines.count
      let more = rest > 0 ? "<p class=\"quiet\">… \(rest.grouped) more</p>" : ""
      text += "<details><summary>What became short pieces</summary><div class=\"scroll\"><table>"
      text += "\(lines.joined())</table></div>\(more)</details>"
    }
    return """
      <section class="card notes" id="playing" aria-label="How it plays">
      <h2>How it plays</h2>
      \(text)
      </section>

      """
  }

  private func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number.grouped) \(number == 1 ? one : many)"
  }
}

extension Diagnostic {
  /// A property needs more keyframes than the page can hold.
  fileprivate static func crowded(_ property: String, of layer: String) -> Diagnostic {
    Diagnostic(
      id: "W-2", severity: .info,
      message:
        "The page shows \(property) of \(layer.oneLine) only nearly: what happens takes more "
        + "than \(TrackFitter.mostKeyframes.grouped) keyframes.",
      remedy: "Write fewer repeats, or preview a part of the composition by itself.", place: nil,
      path: "\(layer.oneLine)/\(property)")
  }
}
