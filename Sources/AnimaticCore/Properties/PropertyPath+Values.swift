// Reading and writing one path in the block of its property.

extension PropertyPath {
  /// Appends the numbers at the path; decomposes a transform in the block if necessary.
  package func read(block: UnsafeMutablePointer<Double>, into numbers: inout [Double]) {
    switch component {
    case .whole where root.kind == .transform: numbers += TransformBlock(block).transform.components
    case .whole:
      for index in 0..<root.kind.count { numbers.append(block[index]) }
    case .slice(let first, let count):
      for index in first..<first + count { numbers.append(block[index]) }
    case .transform(let component):
      for index in 0..<component.count {
        numbers.append(TransformBlock(block).readModel(component, number: index))
      }
    case .function(let function):
      for component in function.components {
        numbers.append(TransformBlock(block).readModel(component, number: 0))
      }
    }
  }

  /// Writes the numbers at the path.
  package func write(_ components: [Double], block: UnsafeMutablePointer<Double>) {
    switch component {
    case .whole where root.kind == .transform:
      TransformBlock(block).transform = Transform3D(components: components)
    case .whole:
      for (index, number) in components.enumerated() { block[index] = number }
    case .slice(let first, _):
      for (index, number) in components.enumerated() { block[first + index] = number }
    case .transform(let component):
      // Held components stay so: next to a new scale, a rotation of more than half a turn is kept.
      let isHeld = TransformBlock(block).isDivided
      for (index, number) in components.enumerated() {
        TransformBlock(block).writeModel(number, to: component, number: index)
      }
      if !isHeld { TransformBlock(block).keepModel() }
    case .function(let function):
      TransformBlock(block).transform = function.transform(components)
    }
  }
}

extension AnimatableValue {
  /// Creates a value from the block of a property, or from a flat value if the path is not of
  /// subsequent numbers.
  @inline(__always)
  init(
    at path: PropertyPath, in block: UnsafePointer<Double>, or value: @autoclosure () -> FlatValue
  ) {
    if Self.self == Transform3D.self, path.isWholeTransform {
      self = Self(same: TransformBlock(UnsafeMutablePointer(mutating: block)).transform)
    } else if let first = path.firstNumber {
      self.init(numbers: block + first, count: path.count)
    } else {
      self.init(flat: value())
    }
  }
}

extension FlatValue {
  /// Returns a value of a property as text, with angles in degrees.
  package func text(at path: PropertyPath) -> String {
    guard path.isAngle, !NumberText.isExact else { return text(as: path.valueType) }
    return numbers.map { "\(($0 * 180 / .pi).text)°" }.tupleText
  }
}
