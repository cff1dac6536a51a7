// What a layer remembers of the transforms that runs have committed to its model.

/// The transforms that runs have committed to one layer (P-9).
package struct CommittedTransforms {
  /// The transforms of a host whose model is a matrix, with their components.
  package var components = LayerValues()
  /// The rotations that were reached, with the full turns that their commits have removed.
  package var reachedRotations = LayerValues()
  /// The rotation that a path has committed; nil if none has, or another rotation was committed.
  package var pathTurn: PathTurn?

  fileprivate final class Storage {
    var transforms = CommittedTransforms()
  }
}

extension LayerID {
  /// Forgets how runs have reached the rotations, because other code has written a transform.
  package func forgetReachedRotations(of root: PropertyRoot, in values: LayerValues) {
    guard root.kind == .transform, commits != nil,
      committedTransforms.reachedRotations.roots.contains(root)
    else { return }
    committedTransforms.reachedRotations.take(root, from: values)
  }

  /// The transforms that runs have committed to the layer.
  package var committedTransforms: CommittedTransforms {
    get { (commits as? CommittedTransforms.Storage)?.transforms ?? CommittedTransforms() }
    nonmutating set {
      let storage = commits as? CommittedTransforms.Storage ?? CommittedTransforms.Storage()
      storage.transforms = newValue
      commits = storage
    }
  }
}

/// The rotation about z before and after a path has turned a layer (K-14), in radians.
package struct PathTurn {
  package var before: Double
  package var after: Double

  /// Nil if the path has not turned the layer.
  ///
  /// - Parameters:
  ///   - unturned: The committed rotation without that of the path.
  ///   - turned: The committed rotation.
  ///   - earlier: The rotation that an earlier path has committed.
  package init?(from unturned: Double, to turned: Double, after earlier: PathTurn?) {
    guard !Self.agree(unturned, turned) else { return nil }
    // The second of two paths keeps the rotation before the first.
    before = earlier.flatMap { $0.isKept(at: unturned) ? $0.before : nil } ?? unturned
    after = turned
  }

  /// The angle by which the layer is still turned.
  package var angle: Double { TransformComponents.withoutFullTurns(after - before) }

  /// Whether the layer still has the rotation that was committed.
  package func isKept(at rotation: Double) -> Bool { Self.agree(rotation, after) }

  /// Whether two rotations look the same.
  private static func agree(_ one: Double, _ other: Double) -> Bool {
    abs(TransformComponents.withoutFullTurns(one - other)) <= 1e-6
  }
}
