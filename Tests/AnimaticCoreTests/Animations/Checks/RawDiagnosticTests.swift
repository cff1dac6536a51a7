// Diagnostics of raw animations: they are the same in a chain and on a layer.

import Animatic
import TestSupport
import Testing

/// An animation type that is not the library's.
private struct ForeignAnimation: LayerAnimation {
  var attributes = AnimationAttributes()
  var description: String { "foreign" }
}

struct `Diagnostics of raw animations` {
  private let box = makeBox()

  /// The ids that a chain reports, which are those of a layer, without snaps back.
  private func ids(
    _ animation: any LayerAnimation, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [String] {
    let layer = makeBox()
    let stage = makeStage(layer)
    layer.add(animation, forKey: "own")
    let told = Animate(box).add(animation: animation).diagnostics.map(\.id)
    expectEqual(layer.diagnostics.map(\.id), told, sourceLocation: sourceLocation)
    stage.advance(by: 0.5)
    #expect(layer.presentation.opacity.isFinite, sourceLocation: sourceLocation)
    return told.filter { $0 != "L-8" }
  }

  @Test func `C-4 negative lengths`() {
    expectEqual(ids(BasicAnimation(.opacity, to: 0, duration: -1)), ["C-4"])
    var counted = BasicAnimation(.opacity, to: 0, duration: 1)
    counted.repeatCount = -1
    expectEqual(ids(counted), ["C-4"])
    var timed = BasicAnimation(.opacity, to: 0, duration: 1)
    timed.repeatDuration = -1
    expectEqual(ids(timed), ["C-4"])
  }

  @Test func `C-7 a key path whose values have another type`() {
    let line: UInt = #line + 1
    let wrong = BasicAnimation<Double>(keyPath: "position", to: 1, duration: 1)
    expectEqual(ids(wrong), ["C-7"])
    expectEqual(Animate(box).add(animation: wrong).finding("C-7")?.place?.line, line)
    expectEqual(
      Animate(box).add(animation: wrong).finding("C-7")?.message.contains("CGPoint"), true)
    expectEqual(ids(BasicAnimation<CGPoint>(keyPath: "opacity", to: .zero, duration: 1)), ["C-7"])
    #expect(ids(BasicAnimation<Double>(keyPath: "position.x", to: 1, duration: 1)).isEmpty)
  }

  @Test func `C-14 an animation type that is not the library's`() {
    expectEqual(ids(ForeignAnimation()), ["C-14"])
    expectEqual(ids(AnimationGroup([ForeignAnimation()], duration: 1)), ["C-14"])
  }

  @Test func `C-15 groups that are nested too deep`() {
    func nested(_ depth: Int) -> AnimationGroup {
      var group = AnimationGroup([BasicAnimation(.opacity, to: 0, duration: 1)], duration: 1)
      for _ in 1..<depth { group = AnimationGroup([group], duration: 1) }
      return group
    }
    #expect(ids(nested(1000)).isEmpty)
    expectEqual(ids(nested(1002)), ["C-15"])
  }

  @Test func `L-1 a key path that names nothing`() {
    let line: UInt = #line + 1
    let wrong = BasicAnimation<Double>(keyPath: "alpha", to: 0, duration: 1)
    expectEqual(ids(wrong), ["L-1"])
    let finding = Animate(box).add(animation: wrong).finding("L-1")
    expectEqual(finding?.place, SourcePlace(file: #fileID, line: line))
    expectEqual(finding?.severity, .error)
    expectEqual(finding?.remedy, "Did you mean opacity?")
    expectEqual(ids(BasicAnimation<Double>(keyPath: "", to: 0, duration: 1)), ["L-1"])
    expectEqual(ids(BasicAnimation<Double>(keyPath: "position..x", to: 0, duration: 1)), ["L-1"])
    #expect(ids(BasicAnimation<Double>(keyPath: "opacity", to: 0, duration: 1)).isEmpty)
  }

  @Test func `L-1 an animation without effect reports its begin and its end`() {
    let stage = makeStage(box)
    let log = EventLog()
    let wrong = BasicAnimation<Double>(keyPath: "alpha", to: 0, duration: 2)
    Animate(box).add(animation: wrong).onEnd(log.handler("end")).run()
    stage.advance(by: 3)
    expectEqual(log.lines, ["end 2 true"])
  }

  @Test func `L-2 a property that is derived`() {
    expectEqual(ids(BasicAnimation<CGRect>(keyPath: "frame", to: .zero, duration: 1)), ["L-2"])
    expectEqual(ids(BasicAnimation<Double>(keyPath: "frame.origin.x", to: 0, duration: 1)), ["L-2"])
    expectEqual(
      ids(BasicAnimation<Double>(keyPath: "affineTransform", to: 0, duration: 1)), ["L-2"])
    let size = CGRect(x: 0, y: 0, width: 9, height: 9)
    #expect(ids(BasicAnimation(.bounds, to: size, duration: 1)).isEmpty)
  }

  @Test func `L-37 fewer than two keyframes`() {
    let line: UInt = #line + 1
    let single = KeyframeAnimation(.opacity, values: [0], duration: 1)
    expectEqual(ids(single), ["L-37"])
    expectEqual(Animate(box).add(animation: single).finding("L-37")?.place?.line, line)
    expectEqual(Animate(box).add(animation: single).values(of: .opacity, on: box, at: [0.5]), [1])
    expectEqual(ids(KeyframeAnimation(.opacity, values: [], duration: 1)), ["L-37"])
    #expect(ids(KeyframeAnimation(.opacity, values: [0, 1], duration: 1)).isEmpty)
  }

  @Test func `L-49 numbers that are not finite`() {
    expectEqual(ids(BasicAnimation(.opacity, from: .nan, to: 0, duration: 1)), ["L-49"])
    expectEqual(ids(BasicAnimation(.opacity, by: .infinity, duration: 1)), ["L-49"])
    expectEqual(ids(KeyframeAnimation(.opacity, values: [0, .nan], duration: 1)), ["L-49"])
    expectEqual(ids(BasicAnimation(.opacity, to: 0, duration: .nan)), ["L-49"])
    for edit: (inout BasicAnimation<Double>) -> Void in [
      { $0.speed = .nan }, { $0.beginTime = .infinity }, { $0.timeOffset = -.infinity },
      { $0.repeatCount = .nan },
    ] {
      var animation = BasicAnimation(.opacity, to: 0, duration: 1)
      edit(&animation)
      expectEqual(ids(animation), ["L-49"])
    }
  }

  @Test func `a refused animation reports its begin and an unfinished end`() {
    let stage = makeStage(box)
    let log = EventLog()
    var own = BasicAnimation(.opacity, to: .nan, duration: 2)
    own.delegate = AnimationTarget(begin: log.handler("begin"), end: log.handler("end"))
    box.add(own, forKey: "own")
    stage.advance(by: 3)
    expectEqual(log.lines, ["begin 0 true", "end 2 false"])
  }

  @Test func `C-7 L-1 a chain refuses a key path of another type and an unknown key path`() {
    let wrong = BasicAnimation<Double>(keyPath: "position", to: 1, duration: 1)
    expectEqual(Animate(box).add(animation: wrong).problemIDs, ["C-7"])
    let unknown = BasicAnimation<Double>(keyPath: "opcity", to: 1, duration: 1)
    expectEqual(Animate(box).add(animation: unknown).problemIDs, ["L-1"])
    expectEqual(
      Animate(box).add(animation: unknown).finding("L-1")?.remedy, "Did you mean opacity?")
  }
}
