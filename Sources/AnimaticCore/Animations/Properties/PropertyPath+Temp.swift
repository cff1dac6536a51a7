// Temp
extension PropertyPath {
  var isSummable: Bool {
    guard isResolved, !isWholeTransform, !isFunction else { return false }
    switch root.kind {
    case .color, .flag, .shaped: return false
    default: return true
    }
  }
}
