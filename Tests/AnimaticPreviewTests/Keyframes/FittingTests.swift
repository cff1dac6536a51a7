import Animatic
import AnimaticCore
import RandomScenes
import TestSupport
import Testing

@testable import AnimaticPreview

struct `Keyframes of every kind` {
  /// Chains with one feature each.
  private static var kinds: [(name: String, make: () -> Composition)] {
    let easings: [TimingFunction] = [
      .linear, .easeIn, .easeOut, .easeInEaseOut, .default, .back(), .elastic(), .bounce(),
      .steps(4), .steps(5, jump: .both), .circ(.out), .expo(.inOut),
      .spring(response: 0.5, damping: 0.4),
      .linear([EasingStop(0), EasingStop(0.9, at: 0.2), EasingStop(1)]),
    ]
    var kinds: [(name: String, make: () -> Composition)] = easings.map { easing in
      ("\(easing)", { Animate(tile()).move(x: 300, duration: 2, easing: easing).composition })
    }
    let modes: [CalculationMode] = [.linear, .discrete, .paced, .cubic, .cubicPaced]
    kinds += modes.map { mode in
      (
        "\(mode)",
        {
          var animation = KeyframeAnimation(
            .position,
            values: [
              .zero, CGPoint(x: 90, y: 200), CGPoint(x: 260, y: 20), CGPoint(x: 300, y: 80),
            ],
            duration: 3)
          animation.calculationMode = mode
          return Animate(tile()).add(animation: animation).composition
        }
      )
    }
    kinds += [
      (
        "spring",
        { Animate(tile()).add(animation: SpringAnimation(.positionX, to: 300)).composition }
      ),
      (
        "repeats",
        { Animate(tile()).move(x: 200, duration: 0.6, easing: .easeIn).repeats(3.5).composition }
      ),
      (
        "autoreverses",
        {
          Animate(tile()).move(x: 200, duration: 0.6, easing: .easeOut).autoreverses().repeats(2)
            .composition
        }
      ),
      (
        "turns",
        { Animate(tile()).rotate(by: .turns(3), duration: 2, easing: .easeInEaseOut).composition }
      ),
      (
        "group easing",
        {
          Animate(tile()).move(x: 200, duration: 1).then().fade(to: 0, duration: 1)
            .composition.eased(.easeInEaseOut)
        }
      ),
      (
        "contested",
        {
          Animate(tile()).move(to: [300, 100], duration: 2, easing: .easeIn)
            .move(x: 100, duration: 0.8, at: .start + 0.7).scale(to: 0.3, duration: 1.1)
            .rotate(by: .turns(1), duration: 1.7, easing: .easeOut).composition
        }
      ),
      (
        "whole transform",
        {
          Animate(tile()).transform(
            to: Transform3D.rotation(by: 2).scaled(x: 1.5, y: 0.5), duration: 2, easing: .easeIn
          ).composition
        }
      ),
      (
        "whole transform in space",
        {
          Animate(tile()).transform(
            to: Transform3D.rotation(by: 1.2, x: 0.3, y: 1, z: 0.2).translated(x: 20, y: 5, z: 30),
            duration: 2
          ).composition
        }
      ),
      (
        "from nothing",
        {
          Animate(tile()).transform(
            from: .scale(x: 0, y: 0, z: 0), to: .identity, duration: 2
          ).composition
        }
      ),
      (
        "clear colour",
        {
          Animate(tile()).background(
            from: RGBAColor(red: 1, green: 0, blue: 0, alpha: 0), to: .green, duration: 2
          ).composition
        }
      ),
      (
        "overshooting opacity",
        { Animate(tile()).fade(from: 0, to: 1, duration: 1, easing: .back()).composition }
      ),
      (
        "resize",
        {
          let round = tile()
          round.cornerRadius = 8
          return Animate(round).resize(to: [200, 90], duration: 1, easing: .easeIn).composition
        }
      ),
      (
        "follow",
        {
          var path = BezierPath()
          path.move(to: CGPoint(x: 40, y: 200))
          path.addCurve(
            to: CGPoint(x: 360, y: 80), control1: CGPoint(x: 120, y: -60),
            control2: CGPoint(x: 260, y: 320))
          return Animate(tile()).follow(path, rotation: .auto, duration: 3).composition
        }
      ),
      (
        "hidden",
        {
          Animate(tile()).animate(.isHidden, from: false, to: true, duration: 2)
            .after(begin: 1).then(gap: 1).fade(to: 0).composition
        }
      ),
      (
        "contents",
        { Animate(tile()).images(["a", "b", "c"], duration: 1.5).composition }
      ),
    ]
    return kinds
  }

  @Test(arguments: Campaign.share(of: kinds.map(\.name)))
  func `match the timeline`(name: String) throws {
    let kind = try #require(Self.kinds.first { $0.name == name })
    let moving = PlayedTracks(kind.make())
    #expect(!moving.tracks.tracks.isEmpty)
    let worst = moving.worst(at: moving.times(150))
    // 2 is 0.008 points, 0.0008 of opacity, 1.4 of 255, and 0.04 points at a corner: at most the
    // documented errors.
    #expect(worst.distance <= 2, "\(worst)")
    for track in moving.tracks.tracks {
      let times = track.keyframes.map(\.time)
      #expect(times == times.sorted() && times.first == 0 && times.last == moving.horizon)
      #expect(track.keyframes.count <= TrackFitter.mostKeyframes + 2)
    }
  }

  @Test func `keyframes are in order of time, wherever their interval begins`() {
    var random = SeededNumbers(seed: 7)
    let count = max(4, Campaign.count(40))
    let all = Parallel {
      for index in 0..<count {
        Animate(tile("\(index)")).move(x: 360, easing: .spring(response: 0.4, damping: 0.6))
          .after(begin: random.fraction())
      }
    }
    let tracks = PlayedTracks(all).tracks.tracks
    #expect(tracks.count >= count)
    for track in tracks {
      let times = track.keyframes.map(\.time)
      expectEqual(times, times.sorted())
    }
  }

  @Test func `may miss less than is promised of the page, even twice as much`() {
    #expect(2 * Tolerance.points <= 0.01 && 2 * Tolerance.corner <= 0.05)
    #expect(2 * Tolerance.number <= 0.002 && 2 * Tolerance.channel <= 2.0 / 255)
    let place = StyleValue.wholePlace(tile(x: 50).model, in: nil)
    let beside = StyleValue.wholePlace(tile(x: 50.01).model, in: nil)
    #expect(place.distance(to: beside, reach: 100) > 2)
  }

  @Test func `many animations of one layer, which are sampled differently, match too`() {
    let box = tile()
    let many = Sequential {
      for index in 0..<300 {
        Animate(box).move(x: Double(index % 7) * 30, duration: 0.05, easing: .easeIn)
          .fade(to: Double(index % 3) / 3, duration: 0.05)
      }
    }
    let moving = PlayedTracks(many)
    let worst = moving.worst(at: moving.times(60))
    #expect(worst.distance <= 2, "\(worst)")
  }

  @Test(arguments: Campaign.seeds(1...12))
  func `mixed at random, they still do`(seed: UInt64) {
    let moving = PlayedTracks(Self.mixture(seed))
    let worst = moving.worst(at: moving.times(80, seed: seed))
    #expect(worst.distance <= 2, "\(worst)")
  }

  private static func mixture(_ seed: UInt64) -> Composition {
    var random = SeededNumbers(seed: seed)
    let easings: [TimingFunction] = [
      .linear, .easeIn, .easeInEaseOut, .back(), .bounce(), .spring(response: 0.4, damping: 0.5),
    ]
    let parent = tile("parent", size: 200)
    parent.sublayerTransform.m34 = random.fraction() < 0.5 ? -1 / 600 : 0
    let child = tile("child", size: 50)
    parent.addSublayer(child)
    func chain(_ layer: Layer) -> Animate {
      var chain = Animate(layer)
      for _ in 0..<5 {
        let easing = easings.randomElement(using: &random)
        let duration = 0.2 + 1.5 * random.fraction()
        let at = Position.start + 2 * random.fraction()
        switch Int.random(in: 0..<7, using: &random) {
        case 0:
          chain = chain.move(
            to: [300 * random.fraction(), 200], duration: duration, easing: easing, at: at)
        case 1:
          chain = chain.rotate(
            by: .turns(random.fraction() * 3 - 1), duration: duration, easing: easing, at: at)
        case 2:
          chain = chain.scale(
            to: 0.3 + random.fraction(), duration: duration, easing: easing, at: at)
        case 3:
          chain = chain.fade(to: random.fraction(), duration: duration, easing: easing, at: at)
        case 4:
          chain = chain.animate(
            .rotationY, to: random.fraction(), duration: duration, easing: easing, at: at)
        case 5: chain = chain.background(to: .orange, duration: duration, easing: easing, at: at)
        default: chain = chain.shake(x: 8, times: 3, duration: duration)
        }
      }
      return chain
    }
    let all = Parallel {
      chain(parent)
      chain(child)
    }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return all.eased(.easeInEaseOut)
    case 1: return all.repeated(2)
    case 2: return all.autoreversed()
    default: return all.composition
    }
  }
}
