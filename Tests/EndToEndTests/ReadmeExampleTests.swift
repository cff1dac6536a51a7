// The README example of UKAnimation: its compiled form, its values, and its final model.

import Animatic
import Testing

struct `The README example` {
  private let box = Layer(name: "box", position: CGPoint(x: 50, y: 50))

  @Test func `reads as UKAnimation writes it`() {
    let stage = Stage(clock: ManualClock())
    stage.add(box)

    Animate(box)
      .move(to: [100, 100]).stay()
      .fade(from: 1, to: 0).modify { $0?.autoreverses = true }.stay()
      .move(to: [300, 400]).after(begin: 1, willGroup: true).stay()
      .shakeR(radian: 10, times: 4, duration: 0.5).after(begin: 1.5, willGroup: true)
      .group().duration(2).modify { $0?.autoreverses = true }
      .run()

    stage.advance(by: 2.75)
    #expect(box.presentation.position == CGPoint(x: 150, y: 175))
    #expect(box.presentation.opacity == 0.25)
  }

  @Test func `is one group of two seconds that plays back`() throws {
    let chain = readmeChain(on: box)
    #expect(chain.entries.count == 1)
    #expect(chain.groups.count == 1)
    let entry = try #require(chain.groups[box].first)
    #expect(entry.key == "animatic.0")
    let group = try #require(entry.animation as? AnimationGroup)
    #expect(group.duration == 2)
    #expect(group.autoreverses)
    #expect(group.beginTime == 0)
    #expect(group.isRemovedOnCompletion)
    #expect(chain.duration == 4)
  }

  @Test func `has its children at 0, 0, 1 and 1.5`() throws {
    let entry = try #require(readmeChain(on: box).groups[box].first)
    let children = try #require(entry.animation as? AnimationGroup).animations
    #expect(children.map(\.beginTime) == [0, 0, 1, 1.5])
    #expect(children.map(\.duration) == [1, 1, 1, 0.5])
    #expect(children.map(\.autoreverses) == [false, true, false, false])
    #expect(
      children.map(\.keyPath) == ["position", "opacity", "position", "transform.rotation.z"])
  }

  @Test func `starts its second move from where the first one leads`() throws {
    let entry = try #require(readmeChain(on: box).groups[box].first)
    let children = try #require(entry.animation as? AnimationGroup).animations
    let first = try #require(children[0] as? BasicAnimation<CGPoint>)
    #expect(first.fromValue == nil)
    #expect(!first.isFromInferred)
    let second = try #require(children[2] as? BasicAnimation<CGPoint>)
    #expect(second.fromValue == CGPoint(x: 100, y: 100))
    #expect(second.isFromInferred)
  }

  @Test(arguments: [
    // (50,50) → (100,100) in 0…1, → (300,400) in 1…2; opacity down in 0…1, up in 1…2; then back.
    (-1.0, 50.0, 50.0, 1.0), (0, 50, 50, 1), (0.25, 62.5, 62.5, 0.75), (0.5, 75, 75, 0.5),
    (1, 100, 100, 0), (1.25, 150, 175, 0.25), (1.5, 200, 250, 0.5), (1.75, 250, 325, 0.75),
    (2, 300, 400, 1), (2.25, 250, 325, 0.75), (2.5, 200, 250, 0.5), (3, 100, 100, 0),
    (3.25, 87.5, 87.5, 0.25), (3.5, 75, 75, 0.5), (4, 50, 50, 1), (5, 50, 50, 1),
  ])
  func `shows at`(time: Double, x: Double, y: Double, opacity: Double) {
    let timeline = readmeChain(on: box).timeline
    #expect(timeline.value(of: .position, on: box, at: time) == CGPoint(x: x, y: y))
    #expect(timeline.value(of: .opacity, on: box, at: time) == opacity)
  }

  @Test func `does not jump where the second move takes over`() throws {
    let timeline = readmeChain(on: box).timeline
    for time in [0.999999, 1.000001, 2.999999, 3.000001] {
      let place = try #require(timeline.value(of: .position, on: box, at: time))
      #expect(abs(place.x - 100) < 0.001)
      #expect(abs(place.y - 100) < 0.001)
    }
  }

  @Test(arguments: [
    // Eight swings in half a second: the first extreme after a sixteenth of it, then every eighth.
    (1.4, 0.0), (1.5, 0), (1.53125, 10), (1.5625, 0), (1.59375, -10), (1.96875, -10), (2, 0),
    (2.03125, -10), (2.46875, 10), (2.5, 0), (3, 0), (4, 0),
  ])
  func `shakes about its start`(time: Double, degrees: Double) throws {
    let timeline = readmeChain(on: box).timeline
    let shown = try #require(timeline.value(of: .rotation, on: box, at: time))
    #expect(abs(shown * 180 / .pi - degrees) < 1e-9)
  }

  @Test func `finds nothing wrong and leaves nothing behind`() {
    let stage = Stage(clock: ManualClock())
    stage.add(box)
    let model = box.model
    let chain = readmeChain(on: box)
    #expect(chain.diagnostics.isEmpty)

    let playback = chain.run()
    stage.advance(by: 3.75)
    #expect(box.animationKeys == ["animatic.0"])
    #expect(box.presentation.position == CGPoint(x: 62.5, y: 62.5))
    #expect(playback.outcome == nil)

    stage.advance(by: 0.25)
    #expect(box.animationKeys.isEmpty)
    #expect(box.presentation == model)
    #expect(box.model == model)
    #expect(playback.outcome == .finished)
    #expect(playback.diagnostics + stage.diagnostics + box.diagnostics == [])
  }

  @Test func `can run twice at once, and neither replaces the other`() {
    let stage = Stage(clock: ManualClock())
    stage.add(box)
    let first = readmeChain(on: box).run()
    stage.advance(by: 1)
    let second = readmeChain(on: box).run(interrupting: .nothing)
    #expect(box.animationKeys == ["animatic.0", "animatic.1"])
    stage.advance(by: 3)
    #expect(first.outcome == .finished)
    #expect(second.outcome == nil)
    stage.advance(by: 1)
    #expect(second.outcome == .finished)
  }
}
