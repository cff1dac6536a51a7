// Components of transforms: a model keeps the numbers that code writes, and a run commits rotations
// without full turns.

import Animatic
import TestSupport
import Testing

struct WrittenComponentTests {
  private let stage = Stage(clock: ManualClock())
  private let card = Layer(name: "card")

  /// A component and a number that its matrix alone does not determine.
  struct Written: Sendable, CustomTestStringConvertible {
    let property: LayerProperty<Double>
    let number: Double
    var testDescription: String { "\(property.keyPath) \(number)" }
  }

  static let written =
    [LayerProperty<Double>.rotation, .rotationX, .rotationY].flatMap { property in
      [.pi, -.pi, 1.5 * .pi, -2.5 * .pi, 3].map { Written(property: property, number: $0) }
    }
    + [.scaleX, .scaleY, .scaleZ, .scale].map { Written(property: $0, number: -1) }
    + ["rotation.y", "rotation.z", "rotation.x"].map {
      Written(property: LayerProperty(keyPath: "sublayerTransform.\($0)"), number: 1.5 * .pi)
    }
    + [Written(property: LayerProperty(keyPath: "sublayerTransform.scale.y"), number: -2)]

  init() {
    stage.add(card)
    stage.update()
  }

  /// The numbers that a component presents at quarters of a second, after a first update.
  private func quarters(of property: LayerProperty<Double>) -> [Double] {
    (0...4).map { quarter in
      stage.advance(to: Double(quarter) / 4)
      return card.presentation[property]
    }
  }

  private func line(from start: Double, to end: Double) -> [Double] {
    (0...4).map { start + (end - start) * Double($0) / 4 }
  }

  // MARK: Written

  @Test(arguments: written)
  func `P-9: a model reads the number that was written`(written: Written) {
    let (property, number) = (written.property, written.number)
    card[property] = number
    expectEqual(card[property], number)
    // Other components leave it as it is, and it leaves them.
    card[.translationX] = 7
    expectEqual(card[property], number)
    expectEqual(card[.translationX], 7)
  }

  @Test(arguments: written)
  func `U-2: a block animates to the number that was written`(written: Written) {
    let (property, number) = (written.property, written.number)
    let start = card[property]
    stage.animate(duration: 1, options: .curveLinear) { card[property] = number }
    expectEqual(card[property], number)
    #expect(agree(quarters(of: property), line(from: start, to: number)))
  }

  @Test(arguments: written, [AnimationOptions.withoutBlending, .beginFromCurrentState])
  func `U-2: so does a block that replaces`(written: Written, option: AnimationOptions) {
    let (property, number) = (written.property, written.number)
    let start = card[property]
    stage.animate(duration: 1, options: [.curveLinear, option]) { card[property] = number }
    #expect(agree(quarters(of: property), line(from: start, to: number)))
  }

  @Test(arguments: written)
  func `U-14: a keyframe block animates to the number that was written`(written: Written) {
    let (property, number) = (written.property, written.number)
    let start = card[property]
    stage.animateKeyframes(duration: 1, options: .curveLinear) { block in
      block.addKeyframe(relativeStartTime: 0, relativeDuration: 0.5) { card[property] = number }
      block.addKeyframe(relativeStartTime: 0.5, relativeDuration: 0.5) { card[property] = start }
    }
    expectEqual(card[property], start)
    let middle = (start + number) / 2
    #expect(agree(quarters(of: property), [start, middle, number, middle, start]))
  }

  @Test(arguments: written)
  func `U-2: a block with a spring ends at the number that was written`(written: Written) {
    let (property, number) = (written.property, written.number)
    let start = card[property]
    stage.performWithoutAnimation { card.zPosition = start }
    stage.animate(springDuration: 0.5, bounce: 0.2) {
      card[property] = number
      card.zPosition = number
    }
    for step in 0...10 {
      stage.advance(to: Double(step) / 10)
      #expect(agree([card.presentation[property]], [card.presentation.zPosition]))
    }
    expectEqual(card[property], number)
  }

  @Test(arguments: written)
  func `I-11: an implicit animation ends at the number that was written`(written: Written) {
    let (property, number) = (written.property, written.number)
    let start = card[property]
    stage.transaction { transaction in
      transaction.animationDuration = 1
      transaction.animationTimingFunction = .linear
      card[property] = number
    }
    #expect(agree(quarters(of: property), line(from: start, to: number)))
  }

  @Test(arguments: written)
  func `changes become verbs to the number that was written`(written: Written) {
    let (property, number) = (written.property, written.number)
    let start = card[property]
    let changes = Changes(duration: 1, easing: .linear) { card[property] = number }
    expectEqual(card[property], start)
    changes.run()
    // The last quarter is committed.
    #expect(agree(quarters(of: property).dropLast(), line(from: start, to: number).dropLast()))
    let written = Layer(name: "written")
    written[property] = number
    for root in [LayerProperty<Transform3D>.transform, .sublayerTransform] {
      #expect(agree(card[root].components, written[root].components))
    }
  }

  @Test func `a block turns on from a number beyond half a turn`() {
    for quarter in 1...6 {
      let angle = Double(quarter) * .pi / 2
      stage.animate(duration: 1, options: .curveLinear) { card[.rotation] = angle }
      stage.advance(by: 0.5)
      #expect(abs(card.presentation[.rotation] - (angle - .pi / 4)) < 1e-12)
      stage.advance(by: 1)
      expectEqual(card[.rotation], angle)
    }
  }

  @Test func `a whole transform forgets the numbers that were written`() {
    card[.rotation] = 1.5 * .pi
    card.transform = card.transform.translated(x: 1, y: 0)
    #expect(abs(card[.rotation] + .pi / 2) < 1e-12)
  }

  @Test func `a chain over a written mirror does not flip`() {
    card[.scaleY] = -1
    stage.flush()
    card.removeAllAnimations()
    let chain = Animate(card).rotate(from: .degrees(0), to: .degrees(90)).settle()
    expectEqual(chain.timeline.value(of: .scaleY, on: card, at: 0.1), -1)
    chain.run()
    stage.advance(by: 2)
    #expect(card[.scaleY] == -1 && card[.scaleX] == 1)
    #expect(abs(card[.rotation] - .pi / 2) < 1e-12)
  }

  // MARK: Committed

  /// An absolute angle in degrees that a run reaches, and the number that the model reads then.
  static let committed: [(Double, Double)] = [
    (90, 90), (180, 180), (-180, 180), (270, -90), (-270, 90), (360, 0), (450, 90), (-450, -90),
    (540, 180), (-540, 180), (900, 180), (1800, 0),
  ]

  @Test(arguments: [LayerProperty<Double>.rotation, .rotationX, .rotationY], committed)
  func `P-9: a run commits a rotation without full turns`(
    property: LayerProperty<Double>, angles: (Double, Double)
  ) {
    let (reached, right) = (angles.0 * .pi / 180, angles.1 * .pi / 180)
    func expectRight(_ way: String, _ layer: Layer) {
      #expect(abs(layer[property] - right) < 1e-9, "\(way): \(layer[property])")
    }
    func layer() -> Layer {
      let layer = Layer(name: "layer")
      stage.add(layer)
      stage.update()
      return layer
    }
    let fresh = layer()
    Animate(fresh).animate(property, to: reached).settle().run()
    let turned = layer()
    Animate(turned).animate(property, to: -.pi).settle().run()
    let far = layer()
    Animate(far).animate(property, by: reached / 3).settle().run()
    let held = layer()
    let holding = Animate(held).animate(property, to: 2 * reached, duration: 2, easing: .linear)
      .run()
    stage.advance(by: 1)
    Animate(turned).animate(property, to: reached).settle().run()
    Animate(far).animate(property, by: 2 * reached / 3).settle().run()
    holding.cancel(.hold)
    let finished = layer()
    let finishing = Animate(finished).animate(property, to: reached).settle().run()
    stage.advance(by: 0.25)
    finishing.cancel(.finish)
    let back = layer()
    let reversed = Animate(back).animate(property, from: reached, to: 0).settle().run()
    stage.advance(by: 0.5)
    reversed.reverse()
    stage.advance(by: 2)
    for (way, layer) in [
      ("fresh", fresh), ("after -180°", turned), ("in two parts", far), ("held", held),
      ("finished", finished), ("reversed", back),
    ] { expectRight(way, layer) }
  }

  @Test func `P-9: ten half turns by distance read 0`() {
    for _ in 0..<10 {
      Animate(card).rotate(by: .degrees(180)).settle().run()
      stage.advance(by: 1)
    }
    #expect(abs(card[.rotation]) < 1e-9)
  }

  @Test(arguments: [LayerProperty<Double>.rotation, .rotationX, .rotationY])
  func `R-47: an absolute rotation after lost turns is reported`(property: LayerProperty<Double>) {
    func turn(to degrees: Double) -> [Diagnostic] {
      let playback = Animate(card).animate(property, to: degrees * .pi / 180).settle().run()
      stage.advance(by: 1)
      return playback.diagnostics.filter { $0.id == "R-47" }
    }
    // A gauge may turn by more than half a turn, and a spinner by one round after the other.
    for angle in [-135.0, 135, -135, 360, 360, 0, 90, 180, 270] {
      expectEqual(turn(to: angle), [], "\(angle)")
    }
    let found = turn(to: 360)
    expectEqual(found.count, 1)
    let (message, remedy) = (found.first?.message ?? "", found.first?.remedy ?? "")
    #expect(message.contains("turns by 450°, from -90° to 360°: the commit at 270°"), "\(message)")
    #expect(remedy.contains(property == .rotation ? "rotate(by: .degrees(90))" : "by: 1.570"))
    // What other code writes is no commit.
    _ = turn(to: 270)
    stage.performWithoutAnimation { card[property] = -1 }
    expectEqual(turn(to: 360), [])
  }

  @Test func `R-47: a start that is not the commit is not reported`() {
    Animate(card).animate(.rotationX, to: 1).settle().run()
    stage.advance(by: 1)
    stage.performWithoutAnimation { card[.rotation] = 2 * .pi }
    expectEqual(Animate(card).rotate(to: .degrees(90)).settle().run().diagnostics, [])
    stage.advance(by: 2)
    Animate(card).rotate(to: .degrees(720), duration: 2).settle().run()
    stage.advance(by: 1)
    expectEqual(Animate(card).rotate(to: .degrees(90)).settle().run().diagnostics, [])
    stage.advance(by: 1)
    Animate(card).rotate(to: .degrees(360)).settle().run()
    stage.advance(by: 1)
    // Written anew.
    stage.performWithoutAnimation { card.transform = .rotation(by: 1) }
    stage.performWithoutAnimation { card.transform = .identity }
    expectEqual(Animate(card).rotate(to: .degrees(270)).settle().run().diagnostics, [])
  }

  @Test func `P-10: a run without effect commits nothing`() {
    stage.performWithoutAnimation { card.transform = .scale(x: 0, y: 0, z: 0) }
    for _ in 0..<2 {
      Animate(card).scale(to: 1).settle().run()
      stage.advance(by: 0.5)
      expectEqual(card.presentation[.scale], 0)
      stage.advance(by: 1)
    }
  }

  @Test func `a path that turns a written mirror is played again as it was`() {
    var path = BezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 0, y: 100))
    stage.performWithoutAnimation { card[.scaleY] = -1 }
    let playback = Animate(card).follow(path, rotation: .auto, duration: 1).settle().run()
    stage.advance(by: 0.5)
    let shown = card.presentation.transform
    stage.advance(by: 1)
    playback.restart()
    stage.advance(by: 0.5)
    #expect(agree(card.presentation.transform.components, shown.components))
  }

  @Test func `P-9: what delays a flip back on a host, or runs beside it, keeps its time`() {
    let log = EventLog()
    let host = PlayingHost(card)
    func shown() -> [Double] { card.presentation.transform.components }
    Animate(host).flip(to: .back).settle().run()
    stage.advance(by: 1)
    let back = Animate(host).flip(to: .front, duration: 1).settle().after(begin: 1)
      .onBegin(log.handler("begin")).run()
    stage.advance(by: 0.5)
    expectEqual(log.take(), [])
    #expect(agree([back.elapsed], [0.5]))
    #expect(agree(shown(), Transform3D.rotation(by: .pi, x: 0, y: 1, z: 0).components))
    stage.advance(by: 1)
    expectEqual(log.take().count, 1)
    #expect(agree(shown(), Transform3D.rotation(by: .pi / 2, x: 0, y: 1, z: 0).components))
    stage.advance(by: 1)
    #expect(agree(shown(), Transform3D().components))
    // A rotation about z reads the matrix of the host, and is continuous.
    Animate(host).flip(to: .back).settle().run()
    stage.advance(by: 1)
    let flipped = shown()
    Animate(host).rotate(by: .degrees(90), duration: 1).settle().run()
    #expect(agree(shown(), flipped))
    stage.advance(by: 1)
    let turned = shown()
    stage.advance(by: 1)
    #expect(agree(shown(), turned))
  }

  @Test func `P-9: what is not committed keeps the number that was written`() {
    card[.rotation] = 5 * .pi
    stage.flush()
    card.removeAllAnimations()
    Animate(card).scale(to: 2).settle().run()
    stage.advance(by: 1)
    expectEqual(card[.rotation], 5 * .pi)
    expectEqual(card[.scale], 2)
  }

  @Test(arguments: [FlipAxis.x, .y])
  func `P-9: a host reads what a layer reads, and flips back`(axis: FlipAxis) {
    let host = PlayingHost(card)
    let property: LayerProperty<Double> = axis == .x ? .rotationX : .rotationY
    Animate(host).flip(to: .back, axis: axis).settle().run()
    stage.advance(by: 1)
    #expect(abs(host.modelValue(of: property) - .pi) < 1e-12)
    let back = Animate(host).flip(to: .front, axis: axis).settle()
    #expect(abs((back.timeline.value(of: property, on: host, at: 0) ?? 0) - .pi) < 1e-12)
    let copy = Layer(name: "copy")
    copy[property] = .pi
    stage.add(copy)
    stage.update()
    Animate(copy).flip(to: .front, axis: axis).settle().run()
    back.run()
    for _ in 0..<8 {
      let (one, other) = (card.presentation.transform, copy.presentation.transform)
      #expect(zip(one.components, other.components).allSatisfy { abs($0 - $1) < 1e-9 })
      stage.advance(by: 0.125)
    }
    #expect(abs(host.modelValue(of: property)) < 1e-12)
  }
}
