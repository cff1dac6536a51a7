// Layer contents on a page: an image if they are a data URL, otherwise their name as text.

import AnimaticCore

/// The CSS representation of layer contents.
enum ContentsText {
  /// The contents as a string, if they are the data URL of an image.
  static func dataURL(_ contents: LayerContents) -> String? {
    guard let text = contents.image as? String, text.hasPrefix("data:image/") else { return nil }
    // Only characters of such a URL, none of which could end it.
    let isPlain = text.utf8.allSatisfy { byte in
      byte > 0x20 && byte < 0x7F && !#""'\<>`"#.utf8.contains(byte)
    }
    return isPlain ? text : nil
  }

  /// The text that represents the contents; empty for an image or no contents.
  static func name(_ contents: LayerContents) -> String {
    guard contents != .empty, dataURL(contents) == nil else { return "" }
    let text = contents.description
    return text.count > 200 ? text.prefix(200) + "…" : text
  }

  /// The value of CSS's content property.
  static func content(_ contents: LayerContents) -> String {
    let name = name(contents)
    return name.isEmpty ? "none" : Markup.cssString(name)
  }

  /// The value of CSS's background-image property.
  static func image(_ contents: LayerContents) -> String {
    dataURL(contents).map { "url(\"\($0)\")" } ?? "none"
  }

  /// The color of the text: the layer's, or one with contrast to its background.
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
