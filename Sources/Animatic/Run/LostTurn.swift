// An absolute rotation that turns further than its angles say.

import AnimaticCore

/// An absolute rotation after a commit that has kept no full turns (P-9), in radians.
struct LostTurn {
  let start: Double
  let end: Double
  /// The angle that the commit had reached.
  let reached: Double

  /// Nil if the start is not what the commit has kept, if no turns were lost, if the rotation is at
  /// most half a turn, or if it is to the angle that was reached, which is one more round.
  init?(from start: Double, to end: Double, reached: Double) {
    let committed = TransformComponents.withoutFullTurns(reached)
    guard abs(start - committed) < 1e-9, abs(reached - start) > .pi, abs(end - start) > .pi + 1e-9,
      abs(end - reached) > 1e-9
    else { return nil }
    (self.start, self.end, self.reached) = (start, end, reached)
  }
}

extension Diagnostic {
  static func lostTurns(
    _ path: PropertyPath, _ turn: LostTurn, of layer: String, at place: SourcePlace?
  ) -> Diagnostic {
    func degrees(_ radians: Double) -> String { (radians * 180 / .pi).text }
    let rest = turn.end - turn.reached
    let verb =
      switch path.transformComponent {
      case .rotationX: "animate(.rotationX, by: \(rest.exactText))"
      case .rotationY: "animate(.rotationY, by: \(rest.exactText))"
      default: "rotate(by: .degrees(\(degrees(rest))))"
      }
    return Diagnostic(
      .warning, "R-47",
      "\(path.keyPath) of \"\(layer)\" turns by \(degrees(turn.end - turn.start))°, from "
        + "\(degrees(turn.start))° to \(degrees(turn.end))°: the commit at "
        + "\(degrees(turn.reached))° kept no full turns.",
      remedy: "Write \(verb) to turn by the rest of the way.", at: place,
      path: "\(layer)/\(path.keyPath)")
  }
}
