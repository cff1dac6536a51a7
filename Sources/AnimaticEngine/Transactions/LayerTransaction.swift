// One transaction: what holds for the changes that are made while it is open.

public import AnimaticCore

/// What holds for the changes that are made between a begin and its commit.
///
/// It says the duration and easing of implicit animations, whether there are any, and what is called
/// at their end.
///
/// Transactions nest: what one does not say for itself is read from the one around it, and what is
/// written to one is forgotten at its commit (I-3).
///
/// ```swift
/// stage.transaction { transaction in
///   transaction.animationDuration = 1
///   box.opacity = 0
/// }
/// ```
public final class LayerTransaction: CustomStringConvertible {
  /// Seconds of an animation that says no duration: Core Animation's default (T-8, I-3).
  static let defaultDuration = 0.25

  /// When it was opened.
  let openedAt: ExactTime
  /// Whether a change opened it, so that the redraw commits it.
  let isImplicit: Bool
  private weak var stage: Stage?
  private var isOpen = true

  /// What it says for itself.
  private var own = TransactionWords()
  /// What those around it say, kept here rather than looked for: they may be many.
  private var around: TransactionWords

  /// All groups of it, in the order in which their blocks were set.
  private(set) var completions: [CompletionGroup] = []
  /// Whether an animation was added in it, or in one inside.
  private(set) var hasAdded = false

  init(in outer: LayerTransaction?, on stage: Stage, isImplicit: Bool = false) {
    around = outer?.wordsInside ?? TransactionWords()
    self.stage = stage
    self.isImplicit = isImplicit
    openedAt = stage.exactTime
  }

  // MARK: What holds in it

  /// Seconds of the animations that say no duration; 0.25 until it is set (I-3, T-8).
  ///
  /// With 0 a change shows at once (I-10). What is negative or not finite is refused (L-49).
  public var animationDuration: Double {
    get { own.duration ?? around.duration ?? Self.defaultDuration }
    set {
      guard newValue >= 0, newValue.isFinite else {
        stage?.note(.unusableTransactionDuration(newValue))
        return
      }
      say { $0.duration = newValue }
    }
  }

  /// The easing of the animations that are added without one; nil takes that of the transaction
  /// around it, or none (I-4).
  public var animationTimingFunction: TimingFunction? {
    get { own.timingFunction ?? around.timingFunction }
    set { say { $0.timingFunction = newValue } }
  }

  /// Whether changes show at once, without asking for an action (I-10).
  public var disableActions: Bool {
    get { saysActions ?? stage?.disableActions ?? false }
    set { say { $0.disables = newValue } }
  }

  /// Whether actions are disabled or enabled by a transaction; nil where only the stage says it.
  package var saysActions: Bool? { own.disables ?? around.disables }

  /// The value of your own that is kept under a name, as CATransaction's value(forKey:).
  ///
  /// Any name is free: what the library itself knows of a transaction is kept elsewhere, and has
  /// properties such as `animationDuration` (I-3).
  ///
  /// ```swift
  /// stage.transaction.setValue("drag", forKey: "reason")
  /// stage.transaction { $0.value(forKey: "reason") as? String }  // "drag"
  /// ```
  ///
  /// - Parameter key: The name.
  /// - Returns: The value; that of the nearest transaction around it where it has none, else nil.
  public func value(forKey key: String) -> Any? { own.values[key] ?? around.values[key] }

  /// Keeps a value of your own under a name, until the commit (I-3).
  ///
  /// - Parameters:
  ///   - value: The value, for this transaction and those inside; nil takes away its own, so that
  ///     the one around it is read again.
  ///   - key: The name.
  public func setValue(_ value: Any?, forKey key: String) { say { $0.values[key] = value } }

  /// Called once when every animation that is added from now on, also in transactions inside, has
  /// ended or was removed (I-5).
  ///
  /// Set it before the animations are added: with none after it, it is called right after the
  /// commit, and L-31 is noted where some came before it. Setting another leaves the first to those
  /// that it has; nil only ends the counting. An endless animation keeps it from ever being called
  /// (L-30).
  public var completionBlock: (() -> Void)? {
    get { own.completion?.plainBlock }
    set {
      guard let newValue else {
        say { $0.completion = nil }
        return
      }
      addCompletion { _ in newValue() }
      own.completion?.plainBlock = newValue
    }
  }

  /// Calls a block at the end of what is added from now on, and tells whether all of it ran to its
  /// end.
  package func addCompletion(_ block: @escaping (Bool) -> Void) {
    let group = CompletionGroup(block, on: stage)
    group.followsOthers = hasAdded
    say { words in
      words.completion = group
      completions.append(group)
    }
  }

  /// What answers for every action before the layers themselves are asked; read outwards.
  package var actionAnswers: ((LayerChange) -> LayerActionAnswer?)? {
    get { own.answers ?? around.answers }
    set { say { $0.answers = newValue } }
  }

  /// What the block says that the transaction belongs to; read outwards.
  package var block: (any BlockWords)? {
    get { own.block ?? around.block }
    set { say { $0.block = newValue } }
  }

  private func say(_ write: (inout TransactionWords) -> Void) {
    change {
      write(&own)
      // Those inside hear of it as well.
      var outer = self
      for inner in stage?.uncommitted.open(inside: self) ?? [] {
        inner.around = outer.wordsInside
        outer = inner
      }
    }
  }

  /// What holds in those inside, where they don't say otherwise.
  private var wordsInside: TransactionWords { own.inside(around) }

  /// What is added in it belongs to this playback as well; read outwards.
  package var playback: Playback? {
    get { own.playback ?? around.playback }
    set { say { $0.playback = newValue } }
  }

  private func change(_ write: () -> Void) {
    guard isOpen else {
      stage?.note(.transactionIsOver)
      return
    }
    write()
  }

  // MARK: What becomes of it

  /// An animation is added in it, or in one inside.
  func animationAdded() { hasAdded = true }

  /// What waits for an animation that is added in it; nil where nothing does.
  var waiting: CompletionChain? { CompletionChain.joined(own.completion, inside: around.waiting) }

  func close() { isOpen = false }

  /// What it says for itself, on one line.
  public var description: String {
    var words = [isImplicit ? "implicit transaction" : "transaction"]
    words.append("duration \(animationDuration.text)")
    if let animationTimingFunction { words.append("\(animationTimingFunction)") }
    if disableActions { words.append("actions disabled") }
    return words.joined(separator: " ").oneLine
  }
}
