// Cubic curves of time.

public import Foundation

/// A cubic curve from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject {
  private let points: [Float]

  /// A curve that has a name; another name raises.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: self.init(controlPoints: 0, 0, 1, 1)
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: CAStubFault.raise("no timing function is named \(name.rawValue)")
    }
  }

  /// A curve of its two inner points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [0, 0, c1x, c1y, c2x, c2y, 1, 1]
    super.init()
  }

  /// Writes x and y of a point; an index outside 0...3 raises.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    guard (0...3).contains(idx) else { CAStubFault.raise("no control point \(idx)") }
    ptr[0] = points[2 * idx]
    ptr[1] = points[2 * idx + 1]
  }
}

@available(*, unavailable)
extension CAMediaTimingFunction: @unchecked Sendable {}
