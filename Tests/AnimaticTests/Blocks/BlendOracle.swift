// The values of blended blocks, computed independently from the rules: U-2, U-3, U-5, U-12, U-13,
// S-4, S-7, S-8, T-7, and E-4. It uses no computation of the library.

import Foundation

/// How a block goes from old to new.
enum BlendPace {
  /// The x and y of both control points.
  case bezier(Double, Double, Double, Double)
  /// Of mass 1.
  case spring(stiffness: Double, damping: Double, velocity: Double)

  static let easeInOut = Self.bezier(0.42, 0, 0.58, 1)
  static let easeIn = Self.bezier(0.42, 0, 1, 1)
  static let easeOut = Self.bezier(0, 0, 0.58, 1)

  /// U-12: the damping ratio stays, the frequency is the largest that leaves a thousandth at the end.
  static func uikit(damping ratio: Double, duration: Double, velocity: Double) -> Self {
    func left(_ w: Double) -> Double {
      if ratio == 1 { return (1 + (w - velocity) * duration) * exp(-w * duration) - 0.001 }
      let sine = abs((ratio * w - velocity) / (w * (1 - ratio * ratio).squareRoot()))
      return sine * exp(-ratio * w * duration) - 0.001
    }
    // The largest root counts; where the velocity is near the damping, two smaller ones are close.
    var low = 1e6
    while left(low) < 0 { low *= 0.99 }
    var high = low / 0.99
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if left(middle) < 0 { high = middle } else { low = middle }
    }
    return .spring(stiffness: low * low, damping: 2 * ratio * low, velocity: velocity)
  }

  /// S-10.
  static func perceptual(_ seconds: Double, bounce: Double, velocity: Double) -> Self {
    let stiffness = pow(2 * Double.pi / seconds, 2)
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    return .spring(
      stiffness: stiffness, damping: 2 * ratio * stiffness.squareRoot(), velocity: velocity)
  }

  /// S-7, and S-8 for a critical spring.
  var settlingDuration: Double {
    guard case .spring(let stiffness, let damping, let velocity) = self else { return 0 }
    let w = stiffness.squareRoot()
    let z = damping / (2 * w)
    if z < 1 {
      let wd = w * (1 - z * z).squareRoot()
      return (log(1000) + log(1 + abs((velocity - z * w) / wd))) / (z * w)
    }
    var time = 0.0
    repeat { time += 0.1 } while abs(1 - Self.spring(time, w, z, velocity)) >= 0.001
    return time
  }

  /// S-4.
  private static func spring(_ t: Double, _ w: Double, _ z: Double, _ v: Double) -> Double {
    if abs(z - 1) < 1e-6 { return 1 - exp(-w * t) * (1 + (w - v) * t) }
    let wd = w * (1 - z * z).squareRoot()
    return 1 - exp(-z * w * t) * (cos(wd * t) + (z * w - v) / wd * sin(wd * t))
  }

  /// How far it is after so many seconds of a pass.
  func progress(at time: Double, of duration: Double) -> Double {
    switch self {
    case .spring(let stiffness, let damping, let velocity):
      let w = stiffness.squareRoot()
      return Self.spring(time, w, damping / (2 * w), velocity)
    case .bezier(let x1, let y1, let x2, let y2):
      let x = time / duration
      func cubic(_ a: Double, _ b: Double, _ s: Double) -> Double {
        3 * a * s * (1 - s) * (1 - s) + 3 * b * s * s * (1 - s) + s * s * s
      }
      var (low, high) = (0.0, 1.0)
      for _ in 0..<100 {
        let middle = (low + high) / 2
        if cubic(x1, x2, middle) < x { low = middle } else { high = middle }
      }
      return cubic(y1, y2, (low + high) / 2)
    }
  }
}

/// The timing of one block, including that inherited from an enclosing block.
struct BlendTiming {
  var duration: Double
  var delay = 0.0
  var pace = BlendPace.easeInOut
  var repeats = 1.0
  var autoreverses = false

  /// U-5.
  func inside(_ outer: BlendTiming?, keepsDuration: Bool, keepsCurve: Bool, keepsRest: Bool) -> Self
  {
    guard let outer else { return self }
    var timing = self
    if !keepsDuration { timing.duration = outer.duration }
    if !keepsCurve { timing.pace = outer.pace }
    if !keepsRest {
      timing.repeats = max(repeats, outer.repeats)
      timing.autoreverses = autoreverses || outer.autoreverses
    }
    return timing
  }
}

/// The remainder of one change: from all of it to zero.
struct BlendRest {
  let begin: Double
  let timing: BlendTiming
  let rest: [Double]

  /// The fraction of the change, from 0 to about 1.
  func progress(at time: Double) -> Double {
    let since = time - begin
    let cycle = timing.autoreverses ? 2 * timing.duration : timing.duration
    if since <= 0 { return timing.pace.progress(at: 0, of: timing.duration) }
    if since >= cycle * timing.repeats { return 1 }
    var local = since - (since / cycle).rounded(.down) * cycle
    if local > timing.duration { local = cycle - local }
    return timing.pace.progress(at: local, of: timing.duration)
  }

  func isOver(at time: Double) -> Bool {
    time - begin >= (timing.autoreverses ? 2 : 1) * timing.duration * timing.repeats
  }

  /// U-2, U-3: what it adds to the model.
  func value(at time: Double) -> [Double] {
    if isOver(at: time) { return rest.map { _ in 0 } }
    let left = 1 - progress(at: time)
    return rest.map { $0 * left }
  }
}
