// Diagnostics of long-lived objects: each once, and a limited number.

import AnimaticCore
import AnimaticEngine
import TestSupport
import Testing

struct DiagnosticListTests {
  private let stage = Stage(clock: ManualClock())
  private let layer = Layer(name: "box")

  /// The diagnostics of one mistake with many different numbers.
  private func findings(_ count: Int, of holder: String) -> [Diagnostic] {
    let playback = Playback(duration: 1) { [] }
    for number in 1...count {
      switch holder {
      case "stage":
        stage.advance(by: -Double(number))
        stage.advance(by: -1)
      case "layer":
        layer.name = "\(number)"
        layer.addSublayer(layer)
        layer.addSublayer(layer)
      default:
        playback.rate = -1e7 * Double(number)
        playback.rate = -1e7
      }
    }
    return holder == "stage"
      ? stage.diagnostics : holder == "layer" ? layer.diagnostics : playback.diagnostics
  }

  @Test(arguments: ["stage", "layer", "playback"])
  func `twenty thousand diagnostics are stored, each once`(holder: String) {
    let found = findings(20_000, of: holder)
    expectEqual(found.count, 20_000)
    expectEqual(Set(found).count, 20_000)
    expectEqual(Set(found.map(\.id)).count, 1)
  }

  @Test(arguments: ["stage", "playback"])
  func `a last diagnostic counts the omitted ones`(holder: String) {
    let found = findings(20_023, of: holder)
    expectEqual(found.count, 20_001)
    expectEqual(found.last?.id, "R-33")
    expectEqual(found.last?.message.contains(" 23 further"), true)
    #expect(found[0] != found[19_999] && found[19_999].id == found[0].id)
  }

  @Test func `they are in order of occurrence`() {
    stage.advance(by: -1)
    stage.advance(frames: 1)
    stage.advance(by: -2)
    stage.advance(frames: 1)
    expectEqual(stage.diagnostics.map(\.id), ["R-4", "R-17", "R-4"])
  }
}
