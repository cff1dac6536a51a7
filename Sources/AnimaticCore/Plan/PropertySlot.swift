// The target of an animation's values, in a shared table because many animations write the same
// property, on one layer and on many.

/// The property information of a node: shared by all animations of the property, except those that
/// also rotate the layer.
package struct PropertySlot: Sendable {
  /// The way in which an animation writes its property.
  package enum Access: UInt8, Sendable {
    case slice, flag, transform, transformComponent, function, shaped
    /// Some numbers of a slice, after others were interrupted.
    case part
  }

  /// The written components.
  package private(set) var mask: UInt64
  /// The index among the plan's slots.
  package internal(set) var index: Int32 = -1
  /// The property's index on the layer, -1 for an unknown key path.
  package let root: Int32
  /// The index of the transform that a path rotates, -1 for none.
  package internal(set) var turn: Int32 = -1
  /// The first written number of the property.
  package private(set) var first: Int32 = 0
  /// The number of written numbers.
  package let count: Int32
  package private(set) var access: Access
  /// The written component of a transform.
  package private(set) var transformComponent: TransformComponent = .rotation
  /// The function that makes a transform from the numbers.
  package private(set) var function: ValueFunction = .rotateZ
  /// Whether the property may hold no color (B-5).
  package let mayHaveNoColor: Bool

  init(_ path: PropertyPath, root: Int32) {
    self.root = root
    mask = path.mask
    count = Int32(path.count)
    mayHaveNoColor = path.root.mayHaveNoColor
    switch path.component {
    case .whole:
      access =
        switch path.root.kind {
        case .transform: .transform
        case .flag: .flag
        case .shaped: .shaped
        default: .slice
        }
    case .slice(let start, _):
      access = .slice
      first = Int32(start)
    case .transform(let component):
      access = .transformComponent
      transformComponent = component
    case .function(let function):
      access = .function
      self.function = function
    }
  }

  /// Returns the components that an interruption replaces; all of them if the property is
  /// indivisible.
  func components(replacedBy wanted: UInt64) -> UInt64 {
    let met = written & wanted
    return met == 0 || isDivisible ? met : mask
  }

  /// Removes components from the written ones.
  ///
  /// - Returns: Whether any component is left.
  mutating func lose(_ components: UInt64) -> Bool {
    let left = written & ~components
    guard left != written else { return true }
    guard left != 0, isDivisible else { return false }
    mask = left
    if access == .slice { access = .part }
    if access == .transformComponent, transformComponent.count == 1 {
      transformComponent =
        TransformComponent.allCases.first { $0.mask == left } ?? transformComponent
    }
    return true
  }

  /// Returns whether a number is still written.
  func writes(number: Int) -> Bool {
    switch access {
    // Not &>>, because the shift may be 64 or more, where there is no bit.
    case .part: mask >> (UInt64(first) + UInt64(number)) & 1 == 1
    case .transformComponent where transformComponent.count > 1:
      transformComponent.mask(of: number) & mask != 0
    default: true
    }
  }

  /// Whether the slot writes a transform as a whole.
  var writesWholeTransform: Bool { access == .transform || access == .function }

  /// Whether the numbers can be written one by one.
  private var isDivisible: Bool {
    switch access {
    case .slice, .part: !mayHaveNoColor
    case .transformComponent: true
    case .flag, .transform, .function, .shaped: false
    }
  }

  /// The mask, limited to the number of components.
  private var written: UInt64 {
    guard access == .slice, count + first < 64 else { return mask }
    return ((1 &<< UInt64(count)) - 1) &<< UInt64(first)
  }

  /// The slot of a group, which writes nothing.
  package static let none = PropertySlot(.none, root: -1)

  /// Whether numbers are written without conversion.
  var isStraight: Bool { access == .slice && !mayHaveNoColor }

  /// Returns whether two slots that write the same property may write a common component.
  ///
  /// If their roots differ, one is that of a path, which may rotate the whole transform.
  func meets(_ other: PropertySlot) -> Bool { root != other.root || mask & other.mask != 0 }

  /// Returns whether a known property is written; -1 stands for any.
  func writes(_ root: Int32) -> Bool {
    self.root >= 0 && (root < 0 || self.root == root || turn == root)
  }

  /// Whether all that it writes are its components, whose earlier values count only if it adds to
  /// them; a whole transform is not written if it overflows.
  var isIndependent: Bool { !writesWholeTransform && turn < 0 }
}
