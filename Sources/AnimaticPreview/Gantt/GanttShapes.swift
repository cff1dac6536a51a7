// The SVG shapes of a chart: bars, hidden intervals, holds, iteration boundaries and legend
// symbols.

import Animatic
import AnimaticCore

/// Draws shapes around a center line.
enum GanttShapes {
  /// The fill pattern of hidden intervals.
  static let pattern = """
    <defs><pattern id="animatic-hidden" width="6" height="6" patternUnits="userSpaceOnUse" \
    patternTransform="rotate(45)"><rect class="x" width="6" height="6"/>\
    <line class="w" x1="1" x2="1" y1="0" y2="6"/></pattern></defs>
    """

  static func bar(
    _ kind: String, _ left: Double, _ right: Double, _ middle: Double, _ words: String
  ) -> String {
    "<rect class=\"\(kind)\" x=\"\(left.short())\" y=\"\((middle - 8).short())\" "
      + "width=\"\((right - left).short())\" height=\"16\" rx=\"4\"><title>\(words)</title></rect>"
  }

  static func hatch(_ left: Double, _ right: Double, _ middle: Double) -> String {
    "<rect class=\"y\" style=\"fill:url(#animatic-hidden)\" pointer-events=\"none\" "
      + "x=\"\((left + 0.5).short())\" y=\"\((middle - 7.5).short())\" "
      + "width=\"\(max(1, right - left - 1).short())\" height=\"15\" rx=\"3.5\"/>"
  }

  static func line(_ kind: String, _ left: Double, _ right: Double, _ middle: Double) -> String {
    "<line class=\"\(kind)\" x1=\"\(left.short())\" x2=\"\(right.short())\" "
      + "y1=\"\(middle.short())\" y2=\"\(middle.short())\"/>"
  }

  static func seam(isTurn: Bool, _ x: Double, _ middle: Double) -> String {
    "<line class=\"\(isTurn ? "t u" : "t")\" x1=\"\(x.short())\" x2=\"\(x.short())\" "
      + "y1=\"\((middle - 8).short())\" y2=\"\((middle + 8).short())\"/>"
  }

  static func diamond(_ x: Double, _ middle: Double, _ words: String) -> String {
    "<path class=\"d\" d=\"M\(x.short()) \((middle - 7).short())l5 7l-5 7l-5 -7z\">"
      + "<title>\(words)</title></path>"
  }

  static func arrow(_ right: Double, _ middle: Double) -> String {
    "<path class=\"o\" d=\"M\((right - 7).short()) \((middle - 5).short())l6 5l-6 5z\"/>"
  }

  /// Draws the legend symbol of a meaning.
  static func sign(_ meaning: GanttMeaning, _ left: Double, _ middle: Double) -> String {
    let (right, half) = (left + 20, left + 10)
    let words = Markup.escaped(meaning.words)
    let bar = bar("b", left, right, middle, words)
    return switch meaning {
    case .runs, .more, .cue: bar
    case .hidden: self.bar("b x", left, right, middle, words) + hatch(left, right, middle)
    case .holds: line("h", left, right, middle)
    case .instant: diamond(half, middle, words)
    case .again: bar + seam(isTurn: false, half, middle)
    case .back: bar + seam(isTurn: true, half, middle)
    case .cutOff: self.bar("b c", left, right, middle, words)
    case .goesOn: bar + arrow(right, middle)
    }
  }
}
