// Diagnostics of the compiler: each is reported at the caller's line, and not without cause.

import Animatic
import TestSupport
import Testing

struct `Diagnostics of the compiler` {
  private let box = makeBox()

  private func place(_ id: String, in composition: some Composable) -> String? {
    composition.finding(id)?.place?.description
  }

  private func here(_ line: UInt) -> String { "\(#fileID):\(line)" }

  @Test func `C-9 a group that cuts its children off`() {
    let line: UInt = #line + 2
    let chain = Animate(box).fade()
      .move(x: 1, duration: 3)
      .group().duration(2)
    expectEqual(place("C-9", in: chain), here(line))
    expectEqual(chain.finding("C-9")?.path, "position.x")
    expectEqual(chain.problemIDs, ["C-9"])
    #expect(Animate(box).move(x: 1, duration: 2).group().duration(2).finding("C-9") == nil)
    #expect(Animate(box).move(x: 1, duration: 3).group().finding("C-9") == nil)
  }

  @Test func `C-9 counts delays and repeats`() {
    expectEqual(Animate(box).fade().after(begin: 1.5).group().duration(2).problemIDs, ["C-9"])
    expectEqual(Animate(box).fade().repeats(3).group().duration(2).problemIDs, ["C-9"])
    #expect(Animate(box).fade().after(begin: 1).group().duration(2).problemIDs.isEmpty)
  }

  @Test func `C-10 something after what never ends`() {
    let line: UInt = #line + 2
    let chain = Animate(box).fade().repeats(.infinity)
      .then(gap: 2)
      .move(x: 1)
    expectEqual(place("C-10", in: chain), here(line))
    expectEqual(chain.finding("C-10")?.severity, .error)
    let sequence = Sequential {
      Animate(box).fade().repeats(.infinity)
      Animate(box).move(x: 1)
    }
    expectEqual(place("C-10", in: sequence), here(#line - 4))
    #expect(Animate(box).fade().repeats(.infinity).move(x: 1).finding("C-10") == nil)
  }

  @Test func `C-12 a key on what became a child`() {
    expectEqual(Animate(box).fade().key("a").move(x: 1).finding("C-12")?.place?.line, #line)
    #expect(Animate(box).fade().key("a").finding("C-12") == nil)
    #expect(Animate(box).fade().move(x: 1).group().key("a").finding("C-12") == nil)
  }

  @Test func `C-13 settling in what never ends`() {
    let finding = Animate(box).fade().repeats(.infinity).settle().finding("C-13")
    expectEqual(finding?.severity, .warning)
    expectEqual(finding?.path, "layer 1/opacity")
    #expect(Animate(box).fade().repeats(9).settle().finding("C-13") == nil)
  }

  @Test func `C-13 is reported once, at the part that never ends`() {
    let disk = Layer(name: "disk")
    let line: UInt = #line + 6
    let chain = Sequential {
      On([box, disk]) {
        $0.fade().settle().move(x: 4).settle().scale(to: 2).settle().rotate(by: .degrees(9))
          .settle()
      }
      Animate(disk).pulse().repeats(.infinity)
    }
    let findings = chain.diagnostics.filter { $0.id == "C-13" }
    expectEqual(findings.count, 1)
    expectEqual(findings.first?.place?.line, line)
    #expect(findings.first?.message.contains("more never settle") ?? false)
  }

  @Test func `C-16 a begin before the start`() {
    let line: UInt = #line + 1
    let chain = Animate(box).fade(from: 1, to: 0).after(begin: -0.5)
    expectEqual(place("C-16", in: chain), here(line))
    expectEqual(chain.finding("C-16")?.severity, .warning)
    expectEqual(chain.duration, 0.5)
    expectEqual(chain.values(of: .opacity, on: box, at: [0, 0.25]), [0.5, 0.25])
    let overlap = Animate(box).fade().then().move(x: 1).after(begin: -0.5)
    #expect(overlap.finding("C-16") == nil)
    expectEqual(overlap.children.map(\.beginTime), [0, 0.5])
  }

  @Test func `C-16 inside a group too`() {
    let line: UInt = #line + 1
    let chain = Animate(box).fade(from: 1, to: 0).after(begin: -0.5).group()
    expectEqual(place("C-16", in: chain), here(line))
    expectEqual(chain.values(of: .opacity, on: box, at: [0, 0.25]), [0.5, 0.25])
  }

  @Test func `L-8 a value that snaps back`() {
    let line: UInt = #line + 1
    let chain = Animate(box).fade().then().fade(to: 0.5)
    expectEqual(place("L-8", in: chain), here(line))
    expectEqual(chain.finding("L-8")?.severity, .warning)
    expectEqual(chain.finding("L-8")?.path, "layer 1/opacity")
    #expect(chain.stay().finding("L-8") == nil)
    #expect(chain.settle().finding("L-8") == nil)
  }

  @Test func `L-8 names the part and the layer`() {
    let other = makeBox("card")
    let both = Parallel {
      Animate(box).move(x: 1)
      Animate(other).scale(to: 2).fade(to: 1)
    }
    expectEqual(both.diagnostics.map(\.path), ["layer 1/position.x", "card/transform.scale"])
  }

  @Test func `L-8 not on a layer that is invisible before and after`() {
    box.opacity = 0
    #expect(Animate(box).move(x: 100).diagnostics.isEmpty)
    #expect(Animate(box).fade(to: 1).then().fade(to: 0).move(x: 1).diagnostics.isEmpty)
    expectEqual(Animate(box).fade(to: 1).stay().move(x: 1).diagnostics.map(\.id), ["L-8"])
  }

  @Test func `L-49 numbers that are not finite`() {
    for bad in [Double.nan, .infinity, -.infinity] {
      expectEqual(Animate(box).fade(from: bad).finding("L-49")?.place?.line, #line)
      expectEqual(Animate(box).fade(to: bad).finding("L-49")?.path, "opacity")
      expectEqual(Animate(box).move(to: [bad, 0]).problemIDs, ["L-49"])
      expectEqual(Animate(box).move(to: CGPoint(x: 0, y: bad)).problemIDs, ["L-49"])
      expectEqual(Animate(box).move(offsetX: bad).problemIDs, ["L-49"])
      expectEqual(Animate(box).scale(to: bad).problemIDs, ["L-49"])
      expectEqual(Animate(box).rotate(by: .radians(bad)).problemIDs, ["L-49"])
      expectEqual(Animate(box).shakeX(range: bad).problemIDs, ["L-49"])
      expectEqual(Animate(box).shakeR(radian: bad).problemIDs, ["L-49"])
      expectEqual(Animate(box).fade().after(begin: bad).problemIDs, ["L-49"])
      expectEqual(Animate(box).fade().then(gap: bad).move(x: 1).problemIDs, ["L-49"])
      let sequence = Sequential(gap: bad) {
        Animate(box).fade()
        Animate(box).flip()
      }
      expectEqual(sequence.problemIDs, ["L-49"])
    }
    expectEqual(Animate(box).fade(duration: .nan).problemIDs, ["L-49"])
    expectEqual(Animate(box).fade(duration: .infinity).problemIDs, ["L-49"])
    #expect(Animate(box).fade(from: 1e308, to: -1e308).problemIDs.isEmpty)
  }

  @Test func `an easing that can't be used as it is`() {
    for points in [(2.0, 0.0), (.nan, 0.0), (0.0, .infinity)] {
      let curve = TimingFunction(controlPoints: points.0, points.1, 0, 1)
      expectEqual(Animate(box).fade(easing: curve).settle().diagnostics.count, 1)
      expectEqual(Animate(box).fade().easing(curve).settle().diagnostics.count, 1)
    }
  }

  @Test func `an invalid duration of a group is its only diagnostic`() {
    expectEqual(Animate(box).fade().group().duration(.infinity).problemIDs, ["L-49"])
    expectEqual(Animate(box).fade().group().duration(-1).problemIDs, ["C-4"])
  }

  @Test func `each diagnostic is reported once`() {
    let chain = Animate(box).move(to: [1])
    let twice = Parallel {
      chain
      chain
    }
    expectEqual(twice.problemIDs, ["C-2"])
  }

  @Test func `validated throws all warnings and errors, but no infos`() throws {
    let bad = Animate(box).move(to: [1]).fade(duration: -1)
    do throws(LintReport) {
      _ = try bad.validated()
      Issue.record("must throw")
    } catch {
      expectEqual(error.map(\.id), ["C-2", "C-4"])
      #expect(!error.description.contains("\n"))
    }
    let good = Animate(box).fade().key("a").settle().move(x: 1).settle()
    expectEqual(good.diagnostics.map(\.id), ["C-12"])
    try expectEqual(good.validated().duration, 1)
  }
}
