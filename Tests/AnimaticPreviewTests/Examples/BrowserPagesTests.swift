// Writes a page for every example, and beside it what a browser has to show on it: for
// .ci/check-preview, which names the folder and opens the pages.

import Animatic
import Examples
import Foundation
import Testing

@testable import AnimaticPreview

enum BrowserPages {
  private static let environment = ProcessInfo.processInfo.environment

  /// The folder of the pages; nil if none are requested.
  static let folder = environment["ANIMATIC_PREVIEW_PAGES"]

  /// The requested examples, by names separated by commas; all by default.
  static let wanted: [Example] = {
    let names = (environment["ANIMATIC_PREVIEW_NAMES"] ?? "").split(separator: ",")
    return Example.all.filter { names.isEmpty || names.contains(Substring($0.name)) }
  }()
}

@Suite(.enabled(if: BrowserPages.folder != nil, "only .ci/check-preview asks for pages"))
struct `Pages for a browser` {
  @Test(arguments: BrowserPages.wanted) func `are written`(example: Example) throws {
    let place = try #require(BrowserPages.folder) + "/\(example.name)"
    let preview = try example.preview()
    try preview.write(toFile: "\(place).html")
    let texts = [
      "strip.svg": preview.filmStrip(), "gantt.svg": preview.gantt(),
      "json": preview.expectations(count: 50),
    ]
    for (kind, text) in texts {
      try text.write(toFile: "\(place).\(kind)", atomically: true, encoding: .utf8)
    }
  }
}
