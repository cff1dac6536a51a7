// A model at scale 0 keeps its rotation beside its matrix, and so does its file.

import Animatic
import AnimaticCore
import AnimaticJSON
import Foundation
import TestSupport
import Testing

struct HiddenRotationTests {
  private let times = (0...60).map { Double($0) / 40 }

  private func components(_ timeline: Timeline, _ layer: Layer) -> [[UInt64]] {
    times.map { time in
      let turns: [LayerProperty<Double>] = [
        .rotationX, .rotationY, .rotation, .scaleX, .scaleY, .scaleZ,
      ]
      let parts = turns.map { timeline.value(of: $0, on: layer, at: time) ?? .nan }
      let whole = timeline.value(of: .transform, on: layer, at: time)?.components ?? []
      return (parts + whole).map(\.bitPattern)
    }
  }

  @Test(arguments: [
    [LayerProperty<Double>.scale], [.scaleX], [.scaleY, .scaleZ], [.scaleX, .scaleY, .scaleZ],
  ])
  func `P-9: what scales up from 0 is turned as it was, to the bit`(
    flat: [LayerProperty<Double>]
  ) throws {
    let box = makeBox("box")
    box[.translationX] = 7.5
    box[.rotationX] = 0.3
    box[.rotationY] = -0.7
    box[.rotation] = 1.1
    box[.scaleY] = 1.7
    for property in flat { box[property] = 0 }
    let chain = Animate(box).scale(to: 1)
    let text = chain.json()
    #expect(text.contains(#""transform.rotation.x": 0."#))
    let file = try CompositionFile(json: text)
    let layer = file.layers[0]
    expectEqual(components(file.timeline, layer), components(chain.timeline, box))
    expectEqual(layer.model, box.model)
    expectEqual(file.json(), text)
    expectEqual(file.diagnostics, chain.diagnostics)
  }

  @Test(arguments: [LayerProperty<Double>.scale, .scaleX])
  func `P-9: a scale of 0 that turns nothing`(flat: LayerProperty<Double>) throws {
    let box = makeBox("box")
    box[flat] = 0
    let chain = Animate(box).scale(to: 2)
    let file = try CompositionFile(json: chain.json())
    expectEqual(components(file.timeline, file.layers[0]), components(chain.timeline, box))
    expectEqual(file.timeline.difference(from: chain.timeline).text, "no difference")
    expectEqual(file.json(), chain.json())
  }

  @Test func `P-9: a turn of a layer whose width is then scaled to 0`() throws {
    let box = makeBox("box")
    box[.rotation] = 2.5
    box[.scaleX] = 0
    let chain = Animate(box).rotate(to: .radians(1))
    let file = try CompositionFile(json: chain.json())
    expectEqual(components(file.timeline, file.layers[0]), components(chain.timeline, box))
  }

  /// A round trip keeps the components of the layer and its presentation exactly.
  private func expectSame(
    _ box: Layer, _ chain: some Composable, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let text = chain.json()
    let file = try CompositionFile(json: text)
    let layer = file.layers[0]
    expectEqual(
      components(file.timeline, layer), components(chain.timeline, box),
      sourceLocation: sourceLocation)
    expectEqual(layer.model, box.model, sourceLocation: sourceLocation)
    expectEqual(file.json(), text, sourceLocation: sourceLocation)
    #expect(
      file.timeline.difference(from: chain.timeline).isEmpty, sourceLocation: sourceLocation)
  }

  @Test func `what was written beyond half a turn, or mirrored, comes back so`() throws {
    let box = makeBox("box")
    box[.rotation] = 4
    box[.scaleX] = -1
    let back = Animate(box).rotate(to: .radians(0)).scale(x: 1)
    try expectSame(box, back)
    let text = back.json()
    #expect(text.contains("transform.parts"), "\(text)")
    // The same matrix, with another decomposition.
    let folded = Layer(name: "box")
    folded.transform = box.transform
    let found = Animate(folded).rotate(to: .radians(0)).scale(x: 1).timeline
      .difference(from: back.timeline)
    #expect(found.contains { $0.message.contains("turned in another way") }, "\(found.text)")
  }

  @Test func `what a scale of 0 hides besides turns comes back`() throws {
    for matrix in [
      Transform3D(components: [1, 0, 0, 0, 0.5, 1, 0, 0, 0, 0, 1, 0, 3, 4, 0, 1]),
      Transform3D(components: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.002, 3, 4, 0, 1]),
    ] {
      let box = makeBox("box")
      box.transform = matrix
      box[.scale] = 0
      let chain = Animate(box).scale(to: 1)
      #expect(chain.json().contains("transform.parts"))
      try expectSame(box, chain)
    }
  }

  @Test func `incomplete components are reported`() {
    let text = Animate(makeBox("box")).scale(to: 1).json().replacingOccurrences(
      of: #""model": {"#, with: #""model": {"transform.parts": [1, 2], "#)
    #expect(throws: CompositionFileError.self) { try CompositionFile(json: text) }
  }

  @Test func `P-9: components are written only if the matrix does not determine them`() {
    let (turned, flat) = (makeBox("turned"), makeBox("flat"))
    turned[.rotation] = 1
    flat.transform = Transform3D(components: (0..<16).map { $0 == 15 ? 1 : 0 })
    for layer in [turned, flat] {
      #expect(!Animate(layer).scale(to: 1).json().contains("transform.rotation"))
    }
  }
}
