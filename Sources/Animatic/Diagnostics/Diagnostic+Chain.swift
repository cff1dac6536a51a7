// The diagnostics of single calls of a chain.

import AnimaticCore

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

extension Diagnostic {
  static func nothingToModify(_ word: String, file: String, line: UInt) -> Diagnostic {
    Diagnostic(
      id: "C-1", severity: .error, message: ".\(word) has no verb to speak of.",
      remedy: "Write it after a verb or after .group().",
      place: SourcePlace(file: file, line: line))
  }

  static func notAPoint(
    _ numbers: [Double], of path: PropertyPath, at place: SourcePlace?
  ) -> Diagnostic {
    let isSize = path.valueType == CGSize.self
    return Diagnostic(
      id: "C-2", severity: .error,
      message:
        "A \(isSize ? "size" : "point") takes exactly two numbers; here are \(numbers.count).",
      remedy: isSize ? "Write [width, height], or a CGSize." : "Write [x, y], or a CGPoint.",
      place: place, path: path.keyPath)
  }

  static let unusableCountID = "C-5"

  static func unusableCount(_ name: String, _ count: Double, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      id: unusableCountID, severity: .error, message: "\(name) of \(count.text) can't be played.",
      remedy: "Give a number above 0\(name == "times" ? " and up to 1000" : "").", place: place)
  }

  static func wrongType(
    _ wanted: String, _ found: any LayerAnimation, file: String, line: UInt
  ) -> Diagnostic {
    Diagnostic(
      id: "C-8", severity: .error,
      message: "modify asks for a \(wanted), but the last animation is a \(type(of: found)).",
      remedy: "Name the type of the last animation, or leave the type out.",
      place: SourcePlace(file: file, line: line))
  }

  static func removedByModify(file: String, line: UInt) -> Diagnostic {
    Diagnostic(
      id: "C-8", severity: .error, message: "modify can change an animation, not remove it.",
      remedy: "Leave the verb out instead.", place: SourcePlace(file: file, line: line))
  }

  static func needsLayer(file: String, line: UInt) -> Diagnostic {
    Diagnostic(
      id: "C-11", severity: .error,
      message: "add { layer in … } asks for a layer, and this chain has none.",
      remedy: "Start the chain with Animate(layer), or add the animation itself.",
      place: SourcePlace(file: file, line: line))
  }
}
