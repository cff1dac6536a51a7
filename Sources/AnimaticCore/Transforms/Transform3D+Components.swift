// Conversion between a transform and a flat row-major list of sixteen numbers. The engine stores
// values flat; the package-level pointer functions give it access.

extension Transform3D {
  /// The sixteen numbers in row-major order: m11, m12, m13, m14, m21, and so on.
  ///
  /// ```swift
  /// Transform3D.translation(x: 7, y: 8).components[12]  // 7, which is m41
  /// ```
  public var components: [Double] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  /// Creates a transform from numbers in row-major order; missing ones are the identity's.
  ///
  /// Numbers after the sixteenth are ignored.
  ///
  /// ```swift
  /// Transform3D(components: [2, 0, 0, 0, 0, 3])  // a scale of x by 2 and y by 3
  /// ```
  public init(components: [Double]) {
    self.init()
    let numbers = components + self.components.dropFirst(components.count)
    numbers.withUnsafeBufferPointer { buffer in
      if let pointer = buffer.baseAddress { self = Transform3D(components: pointer) }
    }
  }

  /// Creates a transform from sixteen numbers in row-major order.
  ///
  /// The memory must hold at least that many.
  package init(components pointer: UnsafePointer<Double>) {
    self.init(
      m11: pointer[0], m12: pointer[1], m13: pointer[2], m14: pointer[3],
      m21: pointer[4], m22: pointer[5], m23: pointer[6], m24: pointer[7],
      m31: pointer[8], m32: pointer[9], m33: pointer[10], m34: pointer[11],
      m41: pointer[12], m42: pointer[13], m43: pointer[14], m44: pointer[15]
    )
  }

  /// Writes the sixteen numbers in row-major order.
  ///
  /// The memory must have room for them.
  package func store(into pointer: UnsafeMutablePointer<Double>) {
    (pointer[0], pointer[1], pointer[2], pointer[3]) = (m11, m12, m13, m14)
    (pointer[4], pointer[5], pointer[6], pointer[7]) = (m21, m22, m23, m24)
    (pointer[8], pointer[9], pointer[10], pointer[11]) = (m31, m32, m33, m34)
    (pointer[12], pointer[13], pointer[14], pointer[15]) = (m41, m42, m43, m44)
  }
}
