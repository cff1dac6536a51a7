// What a layer remembers of the transforms that runs have committed to its model.

/// The transforms that runs have committed to one layer (P-9).
package struct CommittedTransforms {
  /// The transforms of a host whose model is a matrix, with their components.
  package var components = LayerValues()
  /// The rotations that were reached, with the full turns that their commits have removed.
  package var reachedRotations = LayerValues()
  /// Whether the last committed rotation is that of a path (K-14).
  package var isTurnedByPath = false

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
    committedTransforms.isTurnedByPath = false
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
