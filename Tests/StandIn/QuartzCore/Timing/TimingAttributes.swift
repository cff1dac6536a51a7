// The timing properties with their defaults (T-1).

/// The timing that layers and animations share; only the duration differs.
enum TimingAttributes {
  static let beginTime = Attribute("beginTime", 0.0)
  static let speed = Attribute("speed", 1 as Float)
  static let timeOffset = Attribute("timeOffset", 0.0)
  static let repeatCount = Attribute("repeatCount", 0 as Float)
  static let repeatDuration = Attribute("repeatDuration", 0.0)
  static let autoreverses = Attribute("autoreverses", false)
  static let fillMode = Attribute("fillMode", CAMediaTimingFillMode.removed)

  static let all: [any KeyedAttribute] = [
    beginTime, speed, timeOffset, repeatCount, repeatDuration, autoreverses, fillMode,
  ]
}
