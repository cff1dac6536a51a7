// What holds in a transaction, and in the ones around it (I-3).

/// One open transaction.
final class TransactionValues {
  private let outer: TransactionValues?
  let isImplicit: Bool
  // A nil that was set hides the enclosing value.
  private var values: [String: Any?] = [:]
  /// The animations that a completion block waits for.
  private(set) var group: CompletionGroup?

  init(in outer: TransactionValues?, isImplicit: Bool = false) {
    self.outer = outer
    self.isImplicit = isImplicit
  }

  /// Reads search outwards, writes stay here.
  subscript(key: String) -> Any? {
    get { values[key] ?? outer?[key] }
    set { values.updateValue(newValue, forKey: key) }
  }

  var duration: CFTimeInterval { number(in: self[kCATransactionAnimationDuration] ?? 0.25) ?? 0 }
  var disablesActions: Bool { number(in: self[kCATransactionDisableActions]) != 0 }
  var timingFunction: CAMediaTimingFunction? {
    self[kCATransactionAnimationTimingFunction] as? CAMediaTimingFunction
  }

  /// The groups that an animation added now belongs to, innermost first.
  var groups: [CompletionGroup] { (group.map { [$0] } ?? []) + (outer?.groups ?? []) }

  /// Replaces the previous block, which is still called.
  func replaceGroup(with group: CompletionGroup?) -> CompletionGroup? {
    defer { self.group = group }
    return self.group
  }
}
