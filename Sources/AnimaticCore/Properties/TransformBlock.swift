// The state of a transform in a frame (P-9): matrix, components, and which of both is current.

/// A transform in a frame.
///
/// Component animations edit the components, so several of them don't affect each other's readings
/// through the matrix; the matrix is composed on demand.
package struct TransformBlock {
  /// The size of a block: matrix, components, and state.
  package static let size = 16 + 16 + 1

  private enum State {
    static let matrix = 0.0
    /// The matrix is derived from the components.
    static let parts = 1.0
    /// The matrix can't be decomposed: component animations have no effect (P-10).
    static let indivisible = 2.0
    /// Both are current: the matrix was decomposed to be read, or composed of what was written.
    static let both = 3.0
  }

  private let numbers: UnsafeMutablePointer<Double>

  package init(_ numbers: UnsafeMutablePointer<Double>) {
    self.numbers = numbers
  }

  package var transform: Transform3D {
    get {
      numbers[32] == State.parts ? parts.transform : Transform3D(components: UnsafePointer(numbers))
    }
    nonmutating set {
      newValue.store(into: numbers)
      numbers[32] = State.matrix
    }
  }

  /// Returns one number of a component: of the translation x, then y; a uniform scale reads as the
  /// average of the three (P-6).
  package func read(_ component: TransformComponent, number: Int) -> Double {
    isReadable ? readParts(component, number: number) : readMatrix(component, number: number)
  }

  private func readParts(_ component: TransformComponent, number: Int) -> Double {
    guard component.isMean else { return numbers[Self.place(of: component) + number] }
    let count = Double(component.mask.nonzeroBitCount)
    let sum = sum(of: component, over: 1)
    // If the sum overflows, the mean still may not.
    return sum.isFinite ? sum / count : self.sum(of: component, over: count)
  }

  /// Returns the sum of scales, each divided.
  private func sum(of component: TransformComponent, over divisor: Double) -> Double {
    var sum = -0.0
    for axis in 0..<3 where component.scales(axis) { sum += numbers[16 + axis] / divisor }
    return sum
  }

  package func write(_ value: Double, to component: TransformComponent, number: Int) {
    guard isReadable else { return }
    numbers[32] = State.parts
    guard component.isMean else {
      numbers[Self.place(of: component) + number] = value
      return
    }
    for axis in 0..<3 where component.scales(axis) { numbers[16 + axis] = value }
  }

  private static func place(of component: TransformComponent) -> Int {
    let bit = component.mask.trailingZeroBitCount
    return bit < 3 ? 22 + bit : bit < 6 ? 13 + bit : 19 + bit
  }

  /// Reads a matrix that can't be decomposed: its translation; scale and rotation read as 0 (P-9).
  private func readMatrix(_ component: TransformComponent, number: Int) -> Double {
    let place = Self.place(of: component)
    return place >= 25 ? numbers[12 + place - 25 + number] : 0
  }

  private func divide() {
    guard numbers[32] == State.matrix else { return }
    if let parts = TransformComponents(Transform3D(components: UnsafePointer(numbers))) {
      self.parts = parts
      numbers[32] = State.both
    } else {
      numbers[32] = State.indivisible
    }
  }

  private var parts: TransformComponents {
    get { TransformComponents(stored: UnsafePointer(numbers + 16)) }
    nonmutating set { newValue.store(into: numbers + 16) }
  }

  // MARK: Access from outside a frame, where a scale of 0 is valid

  /// Whether component animations can edit the components (P-10).
  package var isReadable: Bool {
    divide()
    return numbers[32] != State.indivisible
  }

  /// Reads like `read`, but also a matrix with scales of 0; changes no frame.
  package func readModel(_ component: TransformComponent, number: Int) -> Double {
    if isReadable { return readParts(component, number: number) }
    guard let flat = TransformComponents(flat: transform) else {
      return readMatrix(component, number: number)
    }
    // The matrix is still current.
    parts = flat
    return readParts(component, number: number)
  }

  /// Writes like `write`, but also to a matrix with scales of 0.
  package func writeModel(_ value: Double, to component: TransformComponent, number: Int) {
    if !isReadable, let flat = TransformComponents(flat: transform) { keep(flat) }
    write(value, to: component, number: number)
  }

  /// Copies components individually; the others keep their numbers.
  package func hold(_ mask: UInt64, from other: TransformBlock) {
    for component in TransformComponent.allCases
    where component.mask & mask != 0 && component.mask.nonzeroBitCount == 1 {
      writeModel(other.readModel(component, number: 0), to: component, number: 0)
    }
    // Bits without a named component belong to a write of the whole.
    guard mask & ~TransformComponent.all != 0 else { return }
    guard isReadable, other.isReadable else { return }
    parts.takeUnnamed(from: other.parts)
    numbers[32] = State.parts
  }

  /// Reduces the rotations of a mask to at most half a turn, as a matrix has them (P-9).
  package func removeFullTurns(_ mask: UInt64) {
    guard isReadable else { return }
    for component in [TransformComponent.rotationX, .rotationY, .rotationZ]
    where component.mask & mask != 0 {
      let angle = read(component, number: 0)
      let reduced = TransformComponents.withoutFullTurns(angle)
      if reduced != angle { write(reduced, to: component, number: 0) }
    }
  }

  /// Stores the matrix of the components beside them, so that reading it composes nothing.
  package func compose() {
    guard numbers[32] == State.parts else { return }
    parts.transform.store(into: numbers)
    numbers[32] = State.both
  }

  /// Sets the components.
  package func keep(_ parts: TransformComponents) {
    self.parts = parts
    numbers[32] = State.parts
  }

  /// The components, as they were written or as the matrix determines them; nil if it determines
  /// none.
  package var components: TransformComponents? { isReadable ? parts : nil }

  /// The components that are read and written in a model: also those of a matrix with scales of 0.
  package var modelComponents: TransformComponents? {
    components ?? TransformComponents(flat: transform)
  }
}
