// Boxing of transforms.

public import Foundation

extension NSValue {
  // An array of numbers: Foundation can't encode other structures here.
  private static let encoding = "[16d]"

  /// A boxed transform.
  public convenience init(caTransform3D t: CATransform3D) {
    let numbers = t.rows.flatMap { [$0[0], $0[1], $0[2], $0[3]] }
    self.init(bytes: numbers, objCType: Self.encoding)
  }

  /// The transform that was boxed.
  public var caTransform3DValue: CATransform3D {
    guard holdsTransform else { CAStubFault.raise("\(self) holds no CATransform3D") }
    var numbers = [Double](repeating: 0, count: 16)
    getValue(&numbers)
    return CATransform3D(
      rows: (0..<4).map { row in SIMD4(numbers[4 * row..<4 * row + 4]) })
  }

  var holdsTransform: Bool { String(cString: objCType) == Self.encoding }
}
