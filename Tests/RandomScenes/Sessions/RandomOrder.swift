// Random calls on a running playback, the same for the same seed.

package import Animatic

/// A call on a playback.
package enum RandomOrder: CustomStringConvertible {
  case pause, resume, reverse, restart
  case cancel(Playback.Cancelling)
  case seek(Double)
  case rate(Double)
  case nothing

  /// Any of them, more often none.
  package init(using random: inout SeededNumbers) {
    self =
      switch Int.random(in: 0..<16, using: &random) {
      case 0: .pause
      case 1, 2: .resume
      case 3, 14: .reverse
      case 15: .restart
      case 4: .seek(Double(Int.random(in: -2...40, using: &random)) / 8 + 0.03)
      case 5: .rate([2, 0.5, 1, -1].randomElement(using: &random) ?? 1)
      case 6 where Int.random(in: 0..<3, using: &random) == 0:
        .cancel([.revert, .hold, .finish].randomElement(using: &random) ?? .revert)
      default: .nothing
      }
  }

  package func give(to playback: Playback) {
    switch self {
    case .pause: playback.pause()
    case .resume: playback.resume()
    case .reverse: playback.reverse()
    case .restart: playback.restart()
    case .cancel(let remaining): playback.cancel(remaining)
    case .seek(let time): playback.seek(to: time)
    case .rate(let rate): playback.rate = rate
    case .nothing: break
    }
  }

  package var description: String {
    switch self {
    case .pause: "pause"
    case .resume: "resume"
    case .reverse: "reverse"
    case .restart: "restart"
    case .cancel(let remaining): "cancel \(remaining)"
    case .seek(let time): "seek \(time)"
    case .rate(let rate): "rate \(rate)"
    case .nothing: "-"
    }
  }
}

/// An order, and the seconds until the next.
package struct RandomStep: CustomStringConvertible {
  package let order: RandomOrder
  package let seconds: Double

  package init(order: RandomOrder, seconds: Double) {
    self.order = order
    self.seconds = seconds
  }

  /// A random time after an order, or after none.
  package init(isDisturbed: Bool = true, using random: inout SeededNumbers) {
    order = isDisturbed ? RandomOrder(using: &random) : .nothing
    seconds = Double(Int.random(in: 1...16, using: &random)) / 8 + 0.01
  }

  package var description: String { "\(order) \(seconds)" }
}
