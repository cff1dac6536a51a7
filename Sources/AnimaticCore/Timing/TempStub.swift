package struct EasingPart {
  package let easing: TimingFunction
  package let start: Double
  package let end: Double
}
extension TimingFunction {
  package var reversed: TimingFunction {
    let p = points
    return TimingFunction(controlPoints: 1 - p.secondX, 1 - p.secondY, 1 - p.firstX, 1 - p.firstY)
  }
  package func parts(from low: Double, to high: Double) -> [EasingPart] {
    self == .linear ? [EasingPart(easing: .linear, start: low, end: high)] : []
  }
}
