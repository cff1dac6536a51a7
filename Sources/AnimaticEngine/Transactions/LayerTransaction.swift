// A transaction: the settings for changes made while it is open.

public import AnimaticCore

/// The settings for layer changes made between a begin and its commit.
///
/// It sets the duration and easing of implicit animations, whether they run, and a completion
/// block.
///
/// Transactions nest: settings that a transaction lacks are read from the enclosing one, and
/// settings are discarded at the commit (I-3).
///
/// ```swift
/// stage.transaction { transaction in
///   transaction.animationDuration = 1
///   box.opacity = 0
/// }
/// ```
public final class LayerTransaction: CustomStringConvertible {
  /// The time at which it was opened.
  let openedAt: ExactTime
  /// Whether a change opened it, so that the redraw commits it.
  let isImplicit: Bool
  private weak var stage: Stage?
  /// Whether it has not been committed.
  var isOpen = true

  /// The settings of this transaction.
  private var own = TransactionSettings()
  /// The settings of the enclosing transactions, cached since there may be many.
  private var around: TransactionSettings

  /// The completion groups of the transaction, in the order in which their blocks were set.
  private(set) var completions: [CompletionGroup] = []
  /// Whether an animation was added in this or a nested transaction.
  var hasAdded = false

  init(in outer: LayerTransaction?, on stage: Stage, isImplicit: Bool = false) {
    around = outer?.settingsInside ?? TransactionSettings()
    self.stage = stage
    self.isImplicit = isImplicit
    openedAt = stage.exactTime
  }

  // MARK: Settings

  /// The duration of animations that set none, in seconds; 0.25 by default (I-3, T-8).
  ///
  /// With 0, changes apply immediately (I-10). A value outside of 0…1e100 is refused (L-49).
  public var animationDuration: Double {
    get { own.duration ?? around.duration ?? AnimationDefaults.duration }
    set {
      guard newValue >= 0, newValue.isTime else {
        stage?.note(.unusableTransactionDuration(newValue))
        return
      }
      settings.duration = newValue
    }
  }

  /// The easing of animations that are added without one; nil inherits the enclosing transaction's,
  /// or none (I-4).
  public var animationTimingFunction: TimingFunction? {
    get { own.timingFunction ?? around.timingFunction }
    set { settings.timingFunction = newValue }
  }

  /// Whether changes apply immediately, without searching for an action (I-10).
  public var disableActions: Bool {
    get { explicitlyDisablesActions ?? stage?.disableActions ?? false }
    set { settings.disables = newValue }
  }

  /// Whether a transaction disables or enables actions; nil if only the stage determines it.
  package var explicitlyDisablesActions: Bool? { own.disables ?? around.disables }

  /// Returns the custom value for a key, like CATransaction's value(forKey:).
  ///
  /// Any key is free: the library's own settings are stored separately, as properties such as
  /// `animationDuration` (I-3).
  ///
  /// ```swift
  /// stage.transaction.setValue("drag", forKey: "reason")
  /// stage.transaction { $0.value(forKey: "reason") as? String }  // "drag"
  /// ```
  ///
  /// - Parameter key: The key.
  /// - Returns: The value, or that of the nearest enclosing transaction with one; otherwise nil.
  public func value(forKey key: String) -> Any? { own.values[key] ?? around.values[key] }

  /// Sets the custom value for a key, until the commit (I-3).
  ///
  /// - Parameters:
  ///   - value: The value for this and nested transactions; nil removes it, so that the enclosing
  ///     transaction's value is read again.
  ///   - key: The key.
  public func setValue(_ value: Any?, forKey key: String) {
    // Taken out, so that the dictionary is changed in place.
    var values = own.values
    if isOpen { own.values = [:] }
    values[key] = value
    settings.values = values
  }

  /// The block called once when all animations added afterward have ended or been removed (I-5).
  ///
  /// Animations of nested transactions count too. Set it before adding the animations: without any
  /// afterward, it is called right after the commit, and L-31 is noted if some were added before. A
  /// previous block keeps waiting for its own animations; nil only ends the counting. An endless
  /// animation prevents the call (L-30). A transaction without a block reads that of the enclosing
  /// one (I-3), which is still called once.
  public var completionBlock: (() -> Void)? {
    get { own.completion?.plainBlock ?? around.outerCompletion?.plainBlock }
    set {
      guard let newValue else {
        settings.completion = nil
        return
      }
      add(CompletionGroup(newValue, on: stage))
    }
  }

  /// Adds a block called at the end of animations added afterward, with whether all of them
  /// finished.
  package func addCompletion(_ block: @escaping (Bool) -> Void) {
    add(CompletionGroup(block, on: stage))
  }

  private func add(_ group: CompletionGroup) {
    group.followsOthers = hasAdded
    settings.completion = group
    if isOpen { completions.append(group) }
  }

  /// The action answers that take precedence over the layers', including those of enclosing
  /// transactions.
  package var actionAnswers: ((LayerChange) -> LayerActionAnswer?)? {
    get { own.answers ?? around.answers }
    set { settings.answers = newValue }
  }

  /// The block that the transaction belongs to, possibly of an enclosing transaction.
  package var block: (any BlockSettings)? {
    get { own.block ?? around.block }
    set { settings.block = newValue }
  }

  /// The settings of this transaction; a change also reaches the caches of nested transactions.
  private var settings: TransactionSettings {
    get { own }
    set {
      guard isOpen else {
        stage?.note(.transactionIsOver)
        return
      }
      own = newValue
      var outer = self
      for inner in stage?.openTransactions.open(inside: self) ?? [] {
        inner.around = outer.settingsInside
        outer = inner
      }
    }
  }

  /// The settings that nested transactions inherit.
  private var settingsInside: TransactionSettings { own.inside(around) }

  /// The playback that added animations belong to, possibly of an enclosing transaction.
  package var playback: Playback? {
    get { own.playback ?? around.playback }
    set { settings.playback = newValue }
  }

  // MARK: Animations

  /// The completion blocks that wait for added animations; nil if there are none.
  var waiting: CompletionChain? { CompletionChain.joined(own.completion, inside: around.waiting) }

  /// The settings in effect, on one line.
  public var description: String {
    var words = [isImplicit ? "implicit transaction" : "transaction"]
    words.append("duration \(animationDuration.text)")
    if let animationTimingFunction { words.append("\(animationTimingFunction)") }
    if disableActions { words.append("actions disabled") }
    return words.joined(separator: " ").oneLine
  }
}
