import Animatic
import AnimaticPreview
import Foundation
import TestSupport
import Testing

struct `The page` {
  private static let nasty =
    "</script><script>alert('x')</script>\n\"quoted\" & \u{202E}reversed שלום 👩‍👩‍👧"

  private func nasty() -> CompositionPreview {
    let layer = tile(Self.nasty)
    layer.contents = LayerContents(Self.nasty)
    return Animate(layer).move(x: 200).images([LayerContents(Self.nasty), "b"])
      .cue(Cue(Self.nasty)).animate(LayerProperty<Double>(Self.nasty, default: 0), to: 1)
      .preview(title: Self.nasty)
  }

  func data(_ html: String) throws -> [String: Any] {
    let start = try #require(html.range(of: "id=\"data\">"))
    let end = try #require(html.range(of: "</script>", range: start.upperBound..<html.endIndex))
    let text = html[start.upperBound..<end.lowerBound]
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(json as? [String: Any])
  }

  @Test func `names are text everywhere`() throws {
    let preview = nasty()
    let html = preview.html
    expectEqual(html.components(separatedBy: "<script").count, 3)
    expectEqual(html.components(separatedBy: "</script>").count, 3)
    #expect(!html.contains("alert('x')"))
    let moving = try #require(try data(html)["moving"] as? [[Any]])
    #expect(!moving.isEmpty)
    #expect(faultOfXML(preview.gantt()) == nil)
    #expect(faultOfXML(preview.filmStrip()) == nil)
  }

  @Test(arguments: [1e15, 1e50, 1e100])
  func `a move that lasts as long as allowed has the keyframes of a shorter one`(
    duration: Double
  ) throws {
    let layer = tile("box")
    func frameCounts(_ duration: Double, _ easing: TimingFunction) throws -> [Int] {
      let move = Animate(layer).move(from: 6, x: 31, duration: duration, easing: easing)
      let moving = try #require(try data(move.preview().html)["moving"] as? [[Any]])
      return try moving.map { try #require($0[2] as? [[Any]]).count }
    }
    for easing in [TimingFunction.linear, .easeOut, .bounce()] {
      try expectEqual(frameCounts(duration, easing), frameCounts(1, easing))
    }
  }

  @Test func `it loads nothing`() {
    let html = nasty().html
    for word in ["http:", "https:", "src=", "@import", "<link", "url("] {
      #expect(!html.contains(word), "\(word)")
    }
    #expect(html.contains("default-src 'none'"))
  }

  @Test func `the same composition gives the same bytes`() {
    func preview() -> CompositionPreview {
      let (box, ball) = (tile("box"), tile("ball", x: 90))
      return Parallel {
        Animate(box).move(x: 200, easing: .bounce()).fade(to: 0)
        Animate(ball).rotate(by: .turns(2)).background(to: .red)
      }.preview()
    }
    let (first, second) = (preview(), preview())
    expectEqual(first.html, second.html)
    expectEqual(first.html, first.html)
    expectEqual(first.filmStrip(), second.filmStrip())
    expectEqual(first.gantt(), second.gantt())
    #expect(first.html.contains("AnimaticPreviewTests/PageTests.swift"))
    #expect(!first.html.contains(#filePath))
  }

  @Test func `offsets rise from 0 to 1`() throws {
    let html = Animate(tile()).move(x: 9, easing: .elastic()).then(gap: 1).fade(to: 0).preview()
      .html
    let moving = try #require(try data(html)["moving"] as? [[Any]])
    for track in moving {
      let frames = try #require(track[2] as? [[Any]])
      let offsets = try frames.map { try #require($0[0] as? Double) }
      #expect(offsets == offsets.sorted() && offsets.first == 0 && offsets.last == 1)
    }
  }

  @Test func `an endless composition has an end here, and a note`() throws {
    let preview = Animate(tile()).rotate(by: .turns(1), duration: 4).repeats(.infinity).preview()
    let html = preview.html
    try expectEqual(data(html)["length"] as? Double, 12)
    #expect(html.contains("The composition never ends; the page shows 12 s of it."))
    #expect(faultOfXML(preview.gantt()) == nil)
  }

  @Test func `nothing at all is a page too`() throws {
    for preview in [Animate().preview(), Animate(tile()).preview(), Parallel {}.preview()] {
      try expectEqual(data(preview.html)["length"] as? Double, 0)
      #expect(faultOfXML(preview.gantt()) == nil)
      #expect(faultOfXML(preview.filmStrip()) == nil)
    }
  }

  @Test func `diagnostics have their locations`() {
    let html = Animate(tile("box")).move(to: [1]).preview().html
    #expect(html.contains("<code>C-2</code>"))
    #expect(html.contains("position needs two numbers, [x, y], but got 1."))
    #expect(html.contains("AnimaticPreviewTests/PageTests.swift:"))
  }

  @Test func `a path that can't be written is named`() throws {
    let preview = Animate(tile()).fade(to: 0).preview()
    for (path, name) in [
      ("no/such/folder/page.html", "no/such/folder/page.html"), ("", "empty"),
      ("a\u{0}b", "a\\u{0}b"),
    ] {
      let error = #expect(throws: Diagnostic.self) { try preview.write(toFile: path) }
      #expect(error?.id == "W-1" && error?.severity == .error)
      expectEqual(error?.place?.file, "AnimaticPreviewTests/PageTests.swift")
      #expect(error?.description.contains(name) ?? false)
    }
    #expect(throws: Diagnostic.self) {
      try preview.write(toFile: FileManager.default.temporaryDirectory.path)
    }
  }

  @Test func `a file is written and replaced`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).html")
    defer { try? FileManager.default.removeItem(at: file) }
    let preview = nasty()
    try preview.write(toFile: file.path)
    try preview.write(toFile: file.path)
    try expectEqual(String(contentsOf: file, encoding: .utf8), preview.html)
  }

  @Test func `the stage has the size of the drawing, or the requested one`() {
    let chain = Animate(tile()).move(x: 350)
    #expect(
      chain.preview(size: CGSize(width: 390, height: 844)).html.contains("aspect-ratio:390/844"))
    #expect(!chain.preview(size: CGSize(width: -1, height: 2)).html.contains("aspect-ratio:-1"))
    let odd = chain.preview(size: CGSize(width: 1e-300, height: 1e300))
    for text in [odd.html, odd.filmStrip()] {
      #expect(!text.contains("\"inf") && !text.contains("nan\""))
    }
  }
}
