// Escaping text for HTML, SVG, CSS and JSON.

import AnimaticCore

/// Escapes text.
enum Markup {
  /// Escapes text for an element or a quoted attribute, in HTML and XML.
  static func escaped(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return result
  }

  /// Whether XML allows a character.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD: true
    case 0..<0x20, 0x7F, 0xFFFE, 0xFFFF: false
    default: true
    }
  }

  /// A name on one line, escaped, with its writing direction isolated.
  static func name(_ name: String) -> String {
    "<bdi>\(escaped(name.oneLine))</bdi>"
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

  /// A CSS string.
  static func cssString(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", " ", ".", ",", "-", "_", ":":
        result.unicodeScalars.append(scalar)
      default:
        result +=
          scalar.value >= 0xA0 && !scalar.isUnseen
          ? String(scalar) : "\\" + String(max(scalar.value, 1), radix: 16) + " "
      }
    }
    return result + "\""
  }

  /// A JSON string that is safe in a script element.
  static func json(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "<", ">", "&", "'": result += unicode(scalar)
      default:
        if scalar.isUnseen {
          result += unicode(scalar)
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  private static func unicode(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension Double {
  /// The number as JSON, always finite.
  var json: String { ifFinite.text }

  /// The number for people, with a limited number of decimal places.
  func short(_ places: Int = 3) -> String { ifFinite.rounded(places: places).text }

  /// A fraction as a percentage.
  var percent: String { "\((self * 100).rounded(places: 4).text)%" }
}

extension Int {
  /// The number with thousands separators.
  var grouped: String {
    var digits = String(magnitude)
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    return (self < 0 ? "-" : "") + ([digits] + groups).joined(separator: ",")
  }
}
