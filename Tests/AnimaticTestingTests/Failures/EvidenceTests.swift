// What a failed expectation attaches: names and contents.

import Animatic
import AnimaticPreview
import Foundation
import Testing

@testable import AnimaticTesting

/// What was attached; filled on one thread only, while the closure is called.
private final class Files: @unchecked Sendable {
  var texts: [String: String] = [:]
  var names: [String] = []
}

struct `Evidence of a failure` {
  private let box = Layer(name: "box", position: CGPoint(x: 50, y: 50))

  private func files(_ body: () -> Void) -> Files {
    let files = Files()
    let record: @Sendable (String, String, SourceLocation) -> Void = { text, name, _ in
      files.names.append(name)
      files.texts[name] = text
    }
    Evidence.$record.withValue(record) { _ = issues { body() } }
    return files
  }

  @Test func `a value attaches chart, dump, diagnostics, and a film strip`() throws {
    let chain = Animate(box).fade(from: 1, to: 0)
    let files = files { expectTimeline(of: chain).value(of: .opacity, on: box, at: 0, is: 0) }
    #expect(files.names == ["timeline.txt", "filmstrip.svg"])
    let text = try #require(files.texts["timeline.txt"])
    #expect(text.contains(chain.gantt()) && text.contains(chain.debugDump()))
    #expect(text.contains("L-8"))
    #expect(files.texts["filmstrip.svg"] == chain.preview().filmStrip())
    // A fulfilled expectation attaches nothing, and a bare timeline no film strip.
    #expect(self.files { expectTimeline(of: chain).duration(1) }.names == [])
    let bare = self.files { expectTimeline(chain.timeline).duration(2) }
    #expect(bare.names == ["timeline.txt"])
  }

  @Test func `the film strip has the requested motion setting`() {
    box.backgroundColor = .red
    box.bounds.size = CGSize(width: 20, height: 20)
    let chain = Animate(box).move(x: 500).reducedMotion(.skip)
    let reduced = files { expectTimeline(of: chain, reducedMotion: true).duration(9) }
    let full = files { expectTimeline(of: chain).duration(9) }
    #expect(reduced.texts["filmstrip.svg"] == chain.preview(reducedMotion: true).filmStrip())
    #expect(full.texts["filmstrip.svg"] == chain.preview().filmStrip())
    #expect(reduced.texts["filmstrip.svg"] != full.texts["filmstrip.svg"])
  }

  @Test func `the film strip has the models at the creation of the expectation`() {
    box.backgroundColor = .red
    box.bounds.size = CGSize(width: 20, height: 20)
    let chain = Animate(box).move(x: 500)
    let expectation = expectTimeline(of: chain)
    let before = chain.preview().filmStrip()
    box.position = CGPoint(x: 300, y: 400)
    let files = files { expectation.duration(9) }
    #expect(files.texts["filmstrip.svg"] == before && before != chain.preview().filmStrip())
  }

  @Test func `events: what differs, and all that happened`() throws {
    let stage = Stage(clock: ManualClock())
    stage.recordsEvents = true
    stage.add(box)
    stage.update()
    Animate(box).fade(to: 0).key("fade").run()
    stage.advance(by: 2)
    let events = stage.events.filter { $0.layer == "box" }
    let files = files { expectEvents(events, "0  box  fade  begin") }
    #expect(files.names == ["difference.txt", "found.txt"])
    #expect(files.texts["found.txt"] == events.map(\.description).joined(separator: "\n"))
    let difference = try #require(files.texts["difference.txt"])
    #expect(difference.contains("+ 1  box  fade  end finished"))
  }

  @Test func `a snapshot, and another composition: what differs`() throws {
    let chain = Animate(box).fade(from: 1, to: 0)
    let dump = files { expectDump(of: chain) { "timeline of 2 s, 1 layer" } }
    #expect(dump.names == ["difference.txt", "timeline.txt", "filmstrip.svg"])
    #expect(dump.texts["difference.txt"]?.contains("- timeline of 2 s, 1 layer") ?? false)
    let other = Animate(box).fade(from: 1, to: 0.5)
    let same = files { expectTimeline(of: chain).same(as: other) }
    #expect(
      same.texts["difference.txt"] == chain.timeline.difference(from: other.timeline).text)
  }
}
