// Reading and writing one path in the stored numbers of its whole property.

extension PropertyPath {
  /// The numbers at the path, out of the numbers of the whole property.
  package func read(values: UnsafeBufferPointer<Double>) -> [Double] {
    switch field {
    case .whole: Array(values)
    case .slice(let first, let count): Array(values[first..<first + count])
    case .transform(let field):
      withBlock(of: values) { block in
        (0..<field.count).map { block.read(field, component: $0) }
      } ?? []
    }
  }

  /// Writes the numbers at the path into the numbers of the whole property.
  package func write(_ components: [Double], values: UnsafeMutableBufferPointer<Double>) {
    switch field {
    case .whole: _ = values.update(fromContentsOf: components)
    case .slice(let first, let count):
      for index in 0..<count { values[first + index] = components[index] }
    case .transform(let field):
      let written = withBlock(of: UnsafeBufferPointer(values)) { block in
        for index in 0..<field.count {
          block.write(components[index], to: field, component: index)
        }
        return block.transform
      }
      if let written { _ = values.update(fromContentsOf: written.components) }
    }
  }

  private func withBlock<Result>(
    of values: UnsafeBufferPointer<Double>, _ body: (TransformBlock) -> Result
  ) -> Result? {
    var numbers = Array(values) + [Double](repeating: 0, count: TransformBlock.size - values.count)
    return numbers.withUnsafeMutableBufferPointer { memory in
      memory.baseAddress.map { body(TransformBlock($0)) }
    }
  }
}
