// Contents as a page can show them: an image that is a data URL, or else their name as text.

import AnimaticCore

/// Shows contents.
enum ContentsText {
  /// The contents as one string, if they are a data URL of an image.
  static func dataURL(_ contents: LayerContents) -> String? {
    guard let text = contents.image as? String, text.hasPrefix("data:image/") else { return nil }
    // Only what such a URL is made of: nothing that could end it.
    let isPlain = text.utf8.allSatisfy { byte in
      byte > 0x20 && byte < 0x7F && !#""'\<>`"#.utf8.contains(byte)
    }
    return isPlain ? text : nil
  }

  /// The text that stands for contents; empty for an image and for none.
  static func name(_ contents: LayerContents) -> String {
    guard contents != .empty, dataURL(contents) == nil else { return "" }
    let text = contents.description
    return text.count > 200 ? text.prefix(200) + "…" : text
  }

  /// The value of CSS's content.
  static func content(_ values: LayerValues) -> String {
    let name = name(values.contents)
    return name.isEmpty ? "none" : Markup.cssString(name)
  }

  /// The value of CSS's background-image.
  static func image(_ values: LayerValues) -> String {
    dataURL(values.contents).map { "url(\"\($0)\")" } ?? "none"
  }

  /// The colour of the text: its own, or one that is readable on the layer's background.
  static func color(_ values: LayerValues) -> [Double] {
    let isSet = values.keyPaths.contains("foregroundColor")
    return isSet ? values.foregroundColor.drawn : [0.5, 0.5, 0.5, 1]
  }

  /// The size of the text, in points.
  static func size(_ values: LayerValues) -> Double {
    let isSet = values.keyPaths.contains("fontSize")
    return isSet ? max(0, values.fontSize.ifFinite) : 13
  }
}
