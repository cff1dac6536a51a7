import Animatic
import Foundation
import TestSupport
import Testing

@testable import AnimaticPreview

/// A layer that is not the library's.
private final class Sprite: LayerHost {
  let layerID = LayerID()
  let name: String?
  var model = LayerValues()
  let currentTime = 0.0
  let animationKeys: [String] = []

  init(_ name: String) { self.name = name }

  func modelValues(for keyPaths: [String]) -> LayerValues { model }
  func setModelValues(_ values: LayerValues) { model.merge(values) }
  func add(_ animation: any LayerAnimation, forKey key: String?) {}
  func removeAnimation(forKey key: String) {}
}

struct `Layers that are not the library's` {
  @Test func `are drawn flat, in order, from their models`() {
    let (first, second) = (Sprite("first"), Sprite("second"))
    first.model.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    first.model.backgroundColor = .red
    second.model.position = CGPoint(x: 30, y: 70)
    let both = Parallel {
      Animate(first).move(x: 100)
      Animate(second).fade(to: 0)
    }
    let preview = both.preview()
    expectEqual(preview.scene.nodes.map(\.name), ["first", "second"])
    #expect(preview.scene.nodes[0].standIn == nil)
    #expect(preview.scene.nodes[1].standIn != nil)
    #expect(preview.html.contains("rgba(255,0,0,1)"))
    let moving = PlayedTracks(both)
    #expect(moving.worst(at: moving.times(40)).distance <= 2)
  }

  @Test func `numbers that are none are not written`() throws {
    let odd = Sprite("odd")
    odd.model.position = CGPoint(x: Double.nan, y: Double.infinity)
    odd.model.bounds = CGRect(x: 0, y: Double.nan, width: 1e300, height: -5)
    odd.model.transform.m11 = .infinity
    odd.model.opacity = .nan
    odd.model.cornerRadius = -.infinity
    odd.model.backgroundColor = RGBAColor(red: .nan, green: 2, blue: -1)
    let preview = Animate(odd).rotate(by: .turns(1)).fade(to: 1).preview()
    let html = preview.html
    _ = try `The page`().data(html)
    let styles = html.components(separatedBy: "class=\"world\"")[1]
      .components(separatedBy: "class=\"transport\"")[0]
    for word in ["nan", "inf"] {
      #expect(!styles.contains("\(word)p") && !styles.contains("(\(word)"), "\(word)")
      #expect(!preview.filmStrip().contains("\"\(word)"))
    }
    #expect(html.contains("numbers that are not finite, taken as 0, on odd"))
  }
}

struct `Masks` {
  @Test func `cut by their outline, in the coordinates of what they mask`() throws {
    let photo = tile("photo", x: 100, y: 100, size: 100)
    photo.bounds.origin = CGPoint(x: 10, y: 20)
    let hole = tile("hole", x: 50, y: 60, size: 20)
    photo.mask = hole
    let moving = PlayedTracks(Animate(hole).move(x: 90, duration: 1, easing: .easeIn))
    let track = try #require(moving.track("clipPath", element: "l0"))
    expectEqual(track.native, 1)
    // The upper left corner: 50 - 10 from the middle of the hole, less the origin of the photo.
    let first = try #require(track.keyframes.first?.value.numbers)
    expectEqual(first.prefix(2), [30, 30])
  }

  @Test func `a translucent mask is reported`() {
    let (photo, hole) = (tile("photo"), tile("hole"))
    hole.backgroundColor = RGBAColor(white: 0, alpha: 0.5)
    photo.mask = hole
    let lines = Animate(photo).move(x: 9).preview().scene.notDrawn
    #expect(lines.contains { $0.hasPrefix("how opaque a mask is") })
  }
}
