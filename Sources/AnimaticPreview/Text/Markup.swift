// Text for HTML, SVG, CSS, and JSON.

import AnimaticCore

/// Writes and escapes text.
enum Markup {
  /// Escapes text for an element or a quoted attribute, in HTML and XML.
  static func escaped(_ text: String) -> String {
    replacing(in: text) { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&#39;"
      case "\t", "\n", "\r": nil
      // XML allows no other control characters.
      case "\0"..<" ", "\u{7F}", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
      default: nil
      }
    }
  }

  /// A name on one line, escaped, with its writing direction isolated.
  static func name(_ name: String, most: Int = .max) -> String {
    "<bdi>\(escaped(short(name, most: most)))</bdi>"
  }

  /// A key path that may break after each of its dots.
  static func keyPath(_ keyPath: String) -> String {
    "<bdi>\(escaped(keyPath.oneLine).split(separator: ".", omittingEmptySubsequences: false).joined(separator: ".<wbr>"))</bdi>"
  }

  /// A name for SVG, isolated by characters since SVG has no element for it.
  static func svgName(_ name: String, most: Int = 48) -> String {
    "\u{2068}\(escaped(short(name, most: most)))\u{2069}"
  }

  /// A name on one line, shortened to a number of characters.
  static func short(_ name: String, most: Int) -> String {
    let line = name.oneLine
    return line.count > most ? line.prefix(most - 1) + "…" : line
  }

  /// Returns an SVG file.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - width: The width in points.
  ///   - height: The height in points.
  ///   - style: The style sheet, with the background as class a.
  ///   - definitions: The elements before the background.
  ///   - body: The other elements.
  static func svg(
    title: String, width: Double, height: Double, style: String, definitions: [String] = [],
    body: [String]
  ) -> String {
    let (width, height) = (width.short(), height.short())
    let background = "<rect class=\"a\" width=\"\(width)\" height=\"\(height)\"/>"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" \
      height="\(height)" role="img" \
      font-family="system-ui,-apple-system,'Segoe UI',Roboto,sans-serif" font-size="12">
      <title>\(escaped(title.oneLine))</title>
      <style>\(style)</style>
      \((definitions + [background] + body).joined(separator: "\n"))
      </svg>

      """
  }

  /// Returns a section of the page.
  ///
  /// - Parameters:
  ///   - kind: The class of its card.
  ///   - id: The id; nil for none.
  ///   - title: The label and the heading.
  ///   - remark: The end of the heading.
  ///   - content: The elements after the heading.
  static func section(
    _ kind: String, id: String? = nil, _ title: String, remark: String = "", _ content: String
  ) -> String {
    """
    <section class="card \(kind)"\(id.map { " id=\"\($0)\"" } ?? "") aria-label="\(title)">
    <h2>\(title)\(remark)</h2>
    \(content)
    </section>
    """
  }

  /// A remark that counts omitted items.
  static func more(_ count: Int, _ noun: String = "") -> String {
    count > 0 ? "<p class=\"quiet\">… \(count.grouped) more\(noun)</p>" : ""
  }

  /// A CSS string.
  static func cssString(_ text: String) -> String {
    let body = replacing(in: text) { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", " ", ".", ",", "-", "_", ":": nil
      case _ where scalar.value >= 0xA0 && !scalar.isUnseen: nil
      default: "\\" + String(max(scalar.value, 1), radix: 16) + " "
      }
    }
    return "\"\(body)\""
  }

  /// A JSON string that is safe in a script element.
  static func json(_ text: String) -> String {
    let body = replacing(in: text) { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "<", ">", "&", "'": unicode(scalar)
      default: scalar.isUnseen ? unicode(scalar) : nil
      }
    }
    return "\"\(body)\""
  }

  /// A list of JSON values.
  static func json(_ list: some Sequence<String>, _ separator: String = ",") -> String {
    "[\(list.joined(separator: separator))]"
  }

  private static func unicode(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The text with some of its characters replaced; nil keeps a character.
  private static func replacing(
    in text: String, _ replacement: (Unicode.Scalar) -> String?
  ) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      if let replacement = replacement(scalar) {
        result += replacement
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
}
