import Animatic
import AnimaticCore
import RandomScenes
import TestSupport
import Testing

@testable import AnimaticPreview

struct `Native keyframes` {
  @Test func `a move is one interval with its own curve`() throws {
    let track = try #require(
      PlayedTracks(Animate(tile()).move(x: 200, duration: 1, easing: .easeIn)).track("transform"))
    #expect(track.native == 1 && track.approximated == 0)
    // Two ends, and the model again where it has ended.
    expectEqual(track.keyframes.map(\.time), [0, 1])
    expectEqual(track.keyframes[0].curve, TimingFunction.easeIn.points)
  }

  @Test func `a group's easing is the curve of its children`() throws {
    let chain = Animate(tile()).move(x: 200, duration: 1).then().fade(to: 0, duration: 1)
    let moving = PlayedTracks(chain.composition.eased(.easeInEaseOut))
    #expect(moving.tracks.native == 2 && moving.tracks.approximated == 0)
    let half = TimingFunction.easeInEaseOut.parts(from: 0, to: 0.5)[0].easing
    expectEqual(moving.track("transform")?.keyframes.first?.curve, half.points)
  }

  @Test func `repeats and turns are an interval each`() throws {
    let chain = Animate(tile()).move(x: 200, duration: 0.5, easing: .easeIn).autoreverses().repeats(
      3)
    let track = try #require(PlayedTracks(chain).track("transform"))
    #expect(track.native == 6 && track.approximated == 0)
    let turned = try #require(TimingFunction.easeIn.reversed.points)
    let curve = try #require(track.keyframes[1].curve)
    for (own, wanted) in zip(curve.numbers, turned.numbers) { #expect(abs(own - wanted) < 1e-9) }
  }

  @Test func `three turns are three turns`() throws {
    let track = try #require(
      PlayedTracks(Animate(tile()).rotate(by: .turns(3), duration: 2)).track("transform"))
    expectEqual(track.native, 1)
    expectEqual(track.keyframes.first?.value.numbers[8], 0)
    #expect(track.keyframes.contains { abs($0.value.numbers[8] - 6 * .pi) < 1e-12 })
  }

  @Test func `opaque colors are native, others are approximated with a reason`() throws {
    let opaque = try #require(
      PlayedTracks(Animate(tile()).background(to: .green)).track("backgroundColor"))
    #expect(opaque.native == 1 && opaque.approximated == 0)
    let clear = RGBAColor(red: 1, green: 0, blue: 0, alpha: 0)
    let other = try #require(
      PlayedTracks(Animate(tile()).background(from: clear, to: .green)).track("backgroundColor"))
    #expect(other.native == 0 && other.approximated == 1)
    expectEqual(other.reasons, ["a browser mixes colours premultiplied"])
  }

  @Test func `a spring is not native, nor are two curves at once`() throws {
    let spring = PlayedTracks(
      Animate(tile()).move(x: 200, easing: .spring(response: 0.5, damping: 0.5)))
    #expect(spring.tracks.native == 0 && spring.tracks.approximated == 1)
    let two = PlayedTracks(
      Animate(tile()).move(x: 200, duration: 1, easing: .easeIn)
        .rotate(by: .degrees(90), duration: 1, easing: .easeOut))
    #expect(two.tracks.native == 0 && two.tracks.approximated == 1)
  }

  @Test func `a jump is two keyframes at one time`() throws {
    let chain = Animate(tile(x: 0)).move(x: 200, duration: 1).then(gap: 1).fade(to: 0, duration: 1)
    let track = try #require(PlayedTracks(chain.composition.repeated(2)).track("transform"))
    // Where the repeat begins again the move is back at its start.
    let seam = track.keyframes.filter { $0.time == 3 }
    expectEqual(seam.count, 2)
    #expect(seam.first?.value.matrix.m41 == 170 && seam.last?.value.matrix.m41 == -30)
  }

  @Test func `steps are jumps at their times, level between`() throws {
    let track = try #require(
      PlayedTracks(Animate(tile(x: 0)).move(x: 100, duration: 1, easing: .steps(4))).track(
        "transform"))
    for (time, x) in [(0.1, 0.0), (0.26, 25), (0.49, 25), (0.51, 50), (0.99, 75)] {
      let shown = BrowserSimulator(track: track).value(at: time)
      #expect(abs((shown?.matrix.m41 ?? .nan) - (x - 30)) < 1e-6, "\(time)")
    }
    #expect(track.keyframes.count <= 10)
  }

  @Test func `a constant property has no keyframes`() {
    #expect(PlayedTracks(Animate(tile()).fade(from: 1, to: 1)).tracks.tracks.isEmpty)
  }

  @Test(.enabled(if: Campaign.isComplete, "part of the campaign"))
  func `a bound on keyframes is reported`() throws {
    let chain = Animate(tile()).move(x: 200, duration: 0.001).autoreverses()
      .repeats(Double(Campaign.count(100_000)))
    let moving = PlayedTracks(chain)
    let track = try #require(moving.track("transform"))
    #expect(track.isCut && track.keyframes.count <= TrackFitter.mostKeyframes + 2)
    #expect(moving.preview.html.contains("needs more, and is approximated"))
  }
}
