import Animatic
import Foundation
import TestSupport
import Testing

@testable import AnimaticPreview

struct `The film strip` {
  private func frames(_ svg: String) -> [String] {
    svg.components(separatedBy: "<svg x=").dropFirst().map {
      $0.components(separatedBy: "</svg>")[0]
    }
  }

  @Test(arguments: [(1, 1), (5, 5), (0, 1), (-3, 1), (1000, 100)])
  func `has the requested number of frames, within bounds`(asked: Int, drawn: Int) {
    let svg = Animate(tile()).move(x: 100).preview().filmStrip(frames: asked)
    expectEqual(frames(svg).count, drawn)
    #expect(faultOfXML(svg) == nil)
  }

  @Test func `begins and ends with the values of the timeline`() {
    let drawn = frames(
      Animate(tile(x: 50, y: 50, size: 60)).move(x: 350, duration: 2).preview().filmStrip(frames: 3)
    )
    for (frame, x) in zip(drawn, ["20", "170", "320"]) {
      #expect(frame.contains("matrix(1 0 0 1 \(x) 20)"), "\(frame)")
    }
  }

  @Test func `hidden, transparent, and turned layers are not drawn`() {
    let (hidden, clear, away) = (tile("hidden"), tile("clear"), tile("away"))
    hidden.isHidden = true
    clear.opacity = 0
    away.isDoubleSided = false
    away.transform = .rotation(by: .pi, x: 0, y: 1, z: 0)
    let all = Parallel {
      for layer in [hidden, clear, away] { Animate(layer).move(x: 90) }
    }
    expectEqual(frames(all.preview().filmStrip(frames: 1))[0].contains("<g>"), false)
  }

  @Test func `in perspective a layer is the polygon of its corners`() throws {
    let card = tile("card", x: 100, y: 100, size: 100)
    card.transform.m34 = -1 / 500
    let svg = Animate(card).animate(.rotationY, from: 0, to: 1, duration: 1).preview()
      .filmStrip(frames: 2)
    let last = try #require(frames(svg).last)
    #expect(last.contains("<polygon points="))
    #expect(faultOfXML(svg) == nil)
  }

  @Test func `every appearance is well formed`() {
    let layer = tile("a<b>", size: 100)
    layer.cornerRadius = 10
    layer.borderWidth = 2
    layer.shadowOpacity = 0.5
    layer.colors = [.red, .blue]
    layer.contents = "\"text\" & <more>"
    layer.masksToBounds = true
    let inner = tile("inner")
    inner.path = BezierPath(ellipseIn: CGRect(x: 0, y: 0, width: 50, height: 50))
    inner.strokeColor = .red
    inner.strokeEnd = 0.5
    layer.addSublayer(inner)
    let mask = tile("mask")
    inner.mask = mask
    let shade = tile("shade")
    shade.shadowOpacity = 0.5
    layer.addSublayer(shade)
    let both = Parallel {
      Animate(layer).rotate(by: .turns(1)).fade(from: 0.5, to: 1)
      Animate(mask).move(x: 90)
    }
    let svg = both.preview().filmStrip(frames: 4)
    #expect(faultOfXML(svg) == nil)
    for word in ["clipPath", "linearGradient", "feGaussianBlur", "stroke-dasharray"] {
      #expect(svg.contains(word), "\(word)")
    }
  }
}
