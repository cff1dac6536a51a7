// Memory: a million animations through one layer. What is over leaves nothing behind.

import Animatic
import HeapCounter

/// A layer that everything is sent through: explicit and implicit animations, blocks, springs,
/// transitions, keyframes, transactions with completion, and sublayers that come and go.
final class MemoryLayer {
  static var candidate: Candidate {
    Candidate(
      "Memory, bytes grown from 100,000 to 1,000,000 animations",
      counting: {
        let layer = MemoryLayer()
        layer.send(100_000)
        return Double(Measuring.heap { layer.send(900_000) }.retained)
      })
  }

  private let stage = Stage(clock: ManualClock())
  private let layer = Layer(name: "layer")

  private init() {
    stage.add(layer)
    stage.update()
  }

  private func send(_ count: Int) {
    for number in 0..<count {
      begin(number)
      if number % 3 == 0 { stage.advance(by: 0.05) }
    }
    // Both measurements see it at rest.
    stage.advance(by: 1)
    Measuring.checksum += layer.presentation.opacity
  }

  private func begin(_ number: Int) {
    let value = Double(number % 97) + 1
    switch number % 8 {
    case 0: layer.add(BasicAnimation(.opacity, from: 1, to: 0, duration: 0.1), forKey: "key")
    case 1: layer.cornerRadius = value
    case 2: stage.animate(duration: 0.2) { layer.position.x = value }
    case 3: stage.animate(duration: 0.2, dampingRatio: 0.7) { layer.position.y = value }
    case 4:
      stage.transition(with: layer, duration: 0.1, options: .transitionCrossDissolve) {
        layer.zPosition = value
      }
    case 5:
      stage.transaction { transaction in
        transaction.completionBlock = { Measuring.checksum += 1 }
        layer.shadowRadius = value
      }
    case 6:
      stage.animateKeyframes(duration: 0.1) {
        $0.addKeyframe(relativeStartTime: 0, relativeDuration: 0.5) { layer.borderWidth = value }
      }
    default:
      layer.sublayers = [Layer()]
      Animate(layer).rotate(by: .degrees(value), duration: 0.1).run()
    }
  }
}
