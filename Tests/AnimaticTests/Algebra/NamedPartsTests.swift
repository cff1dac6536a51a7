// Names of parts inside operators, which replace a group by its only animation.

import Animatic
import AnimaticJSON
import TestSupport
import Testing

struct NamedPartsTests {
  private let box = Layer(name: "box")
  private let disk = Layer(name: "disk")

  private func c12(of composition: some Composable) -> [String] {
    composition.diagnostics.filter { $0.id == "C-12" }.map(\.message)
  }

  @Test func `operators keep the name`() {
    let fade = Parallel { Animate(box).fade() }.named("n1")
    let words: [Composition] = [
      fade.eased(.easeIn), fade.repeated(2), fade.repeated(2.5, pause: 0.5), fade.autoreversed(),
      fade.reversed(), fade.sped(by: 2), fade.stretched(to: 3), fade.fitted(to: 0.5, .clip),
      fade.trimmed(0.25...0.75), fade.trimmed(0.5...), fade.shifted(by: 1),
      fade.eased(.easeIn).repeated(2).trimmed(0.5...1.5), fade.observed(end: { _ in }),
      Animate(box).fade().named("n1").sped(by: 2), Animate(box).fade().key("n1").repeated(2),
    ]
    for composition in words {
      expectEqual(c12(of: composition), [])
      let dump = composition.debugDump()
      #expect(dump.split(separator: "\n")[2].hasPrefix("└ n1  "), "\(dump)")
    }
  }

  @Test func `a name stays with its part where a group before it became an animation`() {
    let composition = Parallel {
      Parallel { Animate(box).fade() }.named("first").eased(.easeIn)
      Animate(disk).scale(to: 2).then().rotate(by: .degrees(90)).group().key("second")
    }
    expectEqual(c12(of: composition).count, 2)
    let dump = composition.debugDump(only: .layer(disk))
    #expect(dump.contains("second") && !dump.contains("The key first"))
  }

  @Test func `a name of what a trim leaves out`() {
    let late = Sequential {
      Wait(1)
      Animate(box).fade()
    }
    .named("late")
    for composition in [late.trimmed(...0.5), late.split(at: 0.25).head.eased(.easeIn)] {
      let whole = Sequential {
        Animate(disk).fade()
        composition
      }
      expectEqual(c12(of: composition), [])
      expectEqual(c12(of: whole).count, 1)
      #expect(whole.debugDump().contains("opacity  basic"))
    }
  }

  @Test func `a name inside a repeated sequence, and the same from a file`() throws {
    let composition = Sequential {
      Animate(box).fade().then().composition.named("n")
      Animate(disk).fade()
    }
    .repeated(2)
    expectEqual(c12(of: composition).count, 1)
    let file = try CompositionFile(json: composition.json())
    expectEqual(file.debugDump(), composition.debugDump())
  }
}
