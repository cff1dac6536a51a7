// Reading and writing one path in the block of its root.

extension PropertyPath {
  /// The numbers at the path; a transform's parts are worked out in the block where they are needed.
  package func read(block: UnsafeMutablePointer<Double>) -> [Double] {
    switch field {
    case .whole where root.kind == .transform: TransformBlock(block).transform.components
    case .whole: (0..<root.kind.count).map { block[$0] }
    case .slice(let first, let count): (first..<first + count).map { block[$0] }
    case .transform(let field):
      (0..<field.count).map { TransformBlock(block).readModel(field, component: $0) }
    case .function(let function):
      (0..<function.inputCount).map {
        TransformBlock(block).readModel(function.field(of: $0), component: 0)
      }
    }
  }

  /// Writes the numbers at the path, as many as it holds.
  package func write(_ components: [Double], block: UnsafeMutablePointer<Double>) {
    switch field {
    case .whole where root.kind == .transform:
      TransformBlock(block).transform = Transform3D(components: components)
    case .whole:
      for (index, number) in components.enumerated() { block[index] = number }
    case .slice(let first, _):
      for (index, number) in components.enumerated() { block[first + index] = number }
    case .transform(let field):
      // What was held as parts stays so: beside a new scale a turn of more than half a turn is kept.
      let isHeld = TransformBlock(block).isDivided
      for (index, number) in components.enumerated() {
        TransformBlock(block).writeModel(number, to: field, component: index)
      }
      if !isHeld { TransformBlock(block).keepModel() }
    case .function(let function):
      TransformBlock(block).transform = function.transform(components)
    }
  }
}

extension ValueFunction {
  /// The transform that an array of numbers makes; missing numbers are zero.
  fileprivate func transform(_ numbers: [Double]) -> Transform3D {
    func number(_ index: Int) -> Double { index < numbers.count ? numbers[index] : 0 }
    return transform(number(0), number(1), number(2))
  }
}
