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
    /// The matrix was decomposed to be read.
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
  @inline(never)
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

  @inline(never)
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

  /// Whether the components are current, and the matrix is derived from them.
  package var isDivided: Bool { numbers[32] == State.parts }

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

  /// Writes like `write`, but also to a matrix with scales of 0, in model form.
  package func writeModel(_ value: Double, to component: TransformComponent, number: Int) {
    if !isReadable, let flat = TransformComponents(flat: transform) { keep(flat) }
    write(value, to: component, number: number)
  }

  /// Copies components individually and stays decomposed: a rotation of more than half a turn is
  /// kept, and a mirrored axis stays.
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

  /// Converts to model form: the matrix alone, so it reads as in Core Animation (P-7), and the
  /// components only if a scale of 0 hides them in the matrix (P-9).
  package func keepModel() {
    if numbers[32] == State.parts, parts.isFlat { return }
    transform = transform
  }

  /// Keeps the components, without full turns, if the matrix reads differently: a half turn about y
  /// reads as half turns about x and z, and the next flip could not start from it (P-7, P-9).
  package func keepUndetermined() {
    guard numbers[32] == State.parts else { return }
    var kept = parts
    kept.removeFullTurns()
    if let told = TransformComponents(transform), !told.isClose(to: kept) {
      parts = kept
    } else {
      keepModel()
    }
  }

  /// Sets the components and stays decomposed.
  package func keep(_ parts: TransformComponents) {
    self.parts = parts
    numbers[32] = State.parts
  }

  /// The components if they are current.
  package var dividedParts: TransformComponents? { isDivided ? parts : nil }

  /// The components if a scale of 0 hides some of them in the matrix.
  package var hiddenParts: TransformComponents? {
    let parts = numbers[32] == State.parts ? parts : TransformComponents(flat: transform)
    return parts.flatMap { $0.isFlat ? $0 : nil }
  }
}
