// Options of block animations: UIKit's options, with its numbers.

/// Options of a block animation, with UIKit's names and numbers (U-4).
///
/// Easings and transitions are numbers, not flags: the last one wins.
///
/// ```swift
/// stage.animate(duration: 1, options: [.repeat, .autoreverse, .curveLinear]) { box.opacity = 0 }
/// ```
public struct AnimationOptions: OptionSet, Sendable, Hashable, CustomStringConvertible {
  /// The options as bits, with UIKit's numbers.
  public let rawValue: UInt

  /// Creates options from UIKit's number.
  ///
  /// - Parameter rawValue: The number; unknown bits are kept and ignored.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Has no effect: there is no layout.
  public static let layoutSubviews = Self(rawValue: 1)
  /// Has no effect: the library handles no touches.
  public static let allowUserInteraction = Self(rawValue: 2)
  /// Starts from the presentation value where nothing blends, and ends an earlier block's endless
  /// repeats.
  public static let beginFromCurrentState = Self(rawValue: 4)
  /// Repeats without end.
  public static let `repeat` = Self(rawValue: 8)
  /// Plays backward after each iteration; the model stays at the end all the same (U-7, L-44).
  public static let autoreverse = Self(rawValue: 16)
  /// Keeps its own duration inside another block (U-5).
  public static let overrideInheritedDuration = Self(rawValue: 32)
  /// Keeps its own easing inside another block (U-5).
  public static let overrideInheritedCurve = Self(rawValue: 64)
  /// Animates the live content during a transition, instead of a snapshot.
  public static let allowAnimatedContent = Self(rawValue: 128)
  /// Shows and hides the two layers of a transition instead of adding and removing them.
  public static let showHideTransitionViews = Self(rawValue: 256)
  /// Inherits no repeats and no other options from an enclosing block (U-5).
  public static let overrideInheritedOptions = Self(rawValue: 512)

  /// Accelerates, then decelerates: the default easing.
  public static let curveEaseInOut: Self = []
  /// Begins slowly and accelerates.
  public static let curveEaseIn = Self(rawValue: 1 << 16)
  /// Begins fast and decelerates.
  public static let curveEaseOut = Self(rawValue: 2 << 16)
  /// Moves at constant speed.
  public static let curveLinear = Self(rawValue: 3 << 16)

  /// Shows the new state at once, the default.
  public static let transitionNone: Self = []
  /// Flips from the left edge.
  public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
  /// Flips from the right edge.
  public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
  /// Rejected: page curls are not supported.
  public static let transitionCurlUp = Self(rawValue: 3 << 20)
  /// Rejected: page curls are not supported.
  public static let transitionCurlDown = Self(rawValue: 4 << 20)
  /// Cross-fades.
  public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
  /// Flips from the top edge.
  public static let transitionFlipFromTop = Self(rawValue: 6 << 20)
  /// Flips from the bottom edge.
  public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)

  /// Replaces running animations instead of blending with them, as before iOS 8.
  ///
  /// It starts from the old model, with `beginFromCurrentState` from the presentation value (U-3).
  /// A block of 0 seconds ends running animations, and the new value appears (U-10). UIKit has no
  /// such option.
  public static let withoutBlending = Self(rawValue: 1 << 31)

  /// The easing of the options.
  var curve: TimingFunction {
    switch curveOption {
    case .curveEaseIn: .easeIn
    case .curveEaseOut: .easeOut
    case .curveLinear: .linear
    default: .easeInEaseOut
    }
  }

  /// UIKit's names of the options, such as repeat curveLinear; the easing is always included.
  public var description: String {
    var words = Self.flags.enumerated().filter { rawValue >> $0.offset & 1 == 1 }.map(\.element)
    if contains(.withoutBlending) { words.append("withoutBlending") }
    words.append(name(of: "curve", in: Self.curves, from: 16))
    if transition != .transitionNone {
      words.append(name(of: "transition", in: Self.transitions, from: 20))
    }
    return words.joined(separator: " ").oneLine
  }

  /// The easing option alone.
  private var curveOption: Self { intersection(Self(rawValue: 0xF << 16)) }

  /// The transition option alone.
  var transition: Self { intersection(Self(rawValue: 0xF << 20)) }

  /// Returns the name of the number that begins at a bit.
  private func name(of kind: String, in names: [String], from bit: UInt) -> String {
    let number = Int(rawValue >> bit & 0xF)
    return number < names.count ? names[number] : "\(kind) \(number)"
  }

  /// The names of the flags, by their bits.
  private static let flags = [
    "layoutSubviews", "allowUserInteraction", "beginFromCurrentState", "repeat", "autoreverse",
    "overrideInheritedDuration", "overrideInheritedCurve", "allowAnimatedContent",
    "showHideTransitionViews", "overrideInheritedOptions",
  ]

  private static let curves = ["curveEaseInOut", "curveEaseIn", "curveEaseOut", "curveLinear"]

  private static let transitions = [
    "transitionNone", "transitionFlipFromLeft", "transitionFlipFromRight", "transitionCurlUp",
    "transitionCurlDown", "transitionCrossDissolve", "transitionFlipFromTop",
    "transitionFlipFromBottom",
  ]
}
