// A separate SVG file.

import AnimaticCore

/// The frame of an SVG file.
struct SVGDocument {
  let title: String
  let width: Double
  let height: Double
  /// The style sheet, with the background as class a.
  let style: String

  func text(_ body: [String], definitions: [String] = []) -> String {
    let (width, height) = (width.short(), height.short())
    let background = "<rect class=\"a\" width=\"\(width)\" height=\"\(height)\"/>"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" \
      height="\(height)" role="img" \
      font-family="system-ui,-apple-system,'Segoe UI',Roboto,sans-serif" font-size="12">
      <title>\(Markup.escaped(title.oneLine))</title>
      <style>\(style)</style>
      \((definitions + [background] + body).joined(separator: "\n"))
      </svg>

      """
  }
}
