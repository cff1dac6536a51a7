// The JSON data for the page's script: keyframes and values.

import AnimaticCore

/// Writes the data.
struct PageData {
  let tracks: PictureTracks
  let values: ValueTracks

  var json: String {
    let length = tracks.survey.horizon
    let stops = tracks.survey.looks.map(\.gradientStops).max() ?? 0
    let moving = tracks.tracks.map { track in Self.json(track, length: length) }
    return
      "{\"length\":\(length.json),\"stops\":\(stops),\"moving\":[\(moving.joined(separator: ",\n"))],"
      + "\n\"values\":[\(values.json)]}"
  }

  /// A channel as JSON: the element, the property, and its keyframes as offset, value and curve.
  private static func json(_ track: StyleTrack, length: Double) -> String {
    let writer = StyleText(track.keyframes.map(\.value))
    let frames = track.keyframes.map { frame in
      let offset = length > 0 ? (frame.time / length).clamped(0, 1) : 0
      var parts = [offset.json, Markup.json(writer.text(frame.value))]
      if let curve = frame.curve {
        parts.append(
          "\"cubic-bezier(\(curve.numbers.map { $0.rounded(places: 12).text }.joined(separator: ",")))\""
        )
      }
      return "[\(parts.joined(separator: ","))]"
    }
    return
      "[\"\(track.channel.element)\",\"\(track.channel.property)\",[\(frames.joined(separator: ","))]]"
  }
}
