// The components of a transform as sixteen numbers, for evaluator frames.

extension TransformParts {
  /// Reads the components from sixteen numbers.
  package init(stored numbers: UnsafePointer<Double>) {
    self.init()
    scaleX = numbers[0]
    scaleY = numbers[1]
    scaleZ = numbers[2]
    skewXY = numbers[3]
    skewXZ = numbers[4]
    skewYZ = numbers[5]
    rotationX = numbers[6]
    rotationY = numbers[7]
    rotationZ = numbers[8]
    translationX = numbers[9]
    translationY = numbers[10]
    translationZ = numbers[11]
    perspectiveX = numbers[12]
    perspectiveY = numbers[13]
    perspectiveZ = numbers[14]
    perspectiveW = numbers[15]
  }

  /// The count of the numbers.
  package static let count = 16

  /// Creates the components from their numbers; nil for a wrong count.
  package init?(numbers: [Double]) {
    guard numbers.count == Self.count else { return nil }
    self.init(stored: numbers)
  }

  /// The components in order: scale, skew, rotation, and translation, three of each, and four of a
  /// perspective.
  package var numbers: [Double] {
    var numbers = [Double](repeating: 0, count: Self.count)
    numbers.withUnsafeMutableBufferPointer { numbers in
      if let base = numbers.baseAddress { store(into: base) }
    }
    return numbers
  }

  /// Writes the components to sixteen numbers.
  package func store(into numbers: UnsafeMutablePointer<Double>) {
    numbers[0] = scaleX
    numbers[1] = scaleY
    numbers[2] = scaleZ
    numbers[3] = skewXY
    numbers[4] = skewXZ
    numbers[5] = skewYZ
    numbers[6] = rotationX
    numbers[7] = rotationY
    numbers[8] = rotationZ
    numbers[9] = translationX
    numbers[10] = translationY
    numbers[11] = translationZ
    numbers[12] = perspectiveX
    numbers[13] = perspectiveY
    numbers[14] = perspectiveZ
    numbers[15] = perspectiveW
  }
}
