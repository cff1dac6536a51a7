// What holds parts: chains on layers, and the containers of the builder.

import Animatic
import RandomScenes

/// What a container holds.
struct Contents {
  /// The parts, for containers of parts.
  let parts: [Composition]
  /// Applies the words of a chain, for containers of a chain.
  let chain: (Animate) -> Animate
}

/// A container: a name that the report counts, and how it is made.
struct Container: Sendable {
  let name: String
  /// Whether it holds parts, a chain or nothing.
  let content: Content
  let make: @Sendable (inout Arguments, Contents) -> Composition

  enum Content: Sendable { case parts, chain, nothing }

  init(
    _ name: String, _ content: Content,
    _ make: @escaping @Sendable (inout Arguments, Contents) -> Composition
  ) {
    self.name = name
    self.content = content
    self.make = make
  }

  static let all: [Container] = [
    Container("Animate", .chain) { $1.chain(Animate($0("", .layer))).composition },
    Container("Animate()", .chain) { _, contents in contents.chain(Animate()).composition },
    Container("On", .chain) { a, contents in On(a("", .layer)) { contents.chain($0) }.composition },
    Container("On([])", .chain) { a, contents in
      let count = a.random.below(3) + (a.isOdd ? 0 : 1)
      a.note("", "Array(layers.prefix(\(count)))")
      return On(Array(a.layers.prefix(count))) { chain in contents.chain(chain) }.composition
    },
    Container("On([]) with index", .chain) { a, contents in
      a.note("", "Array(layers.prefix(2))")
      return On(Array(a.layers.prefix(2))) { chain, index in
        contents.chain(chain.after(begin: Double(index) / 4))
      }.composition
    },
    Container("Sequential", .parts) { _, contents in
      Sequential { for part in contents.parts { part } }.composition
    },
    Container("Sequential(gap:)", .parts) { a, contents in
      Sequential(gap: a("gap", .gap)) { for part in contents.parts { part } }.composition
    },
    Container("Parallel", .parts) { _, contents in
      Parallel { for part in contents.parts { part } }.composition
    },
    Container("Stagger(each:)", .parts) { a, contents in
      Stagger(each: a("each", .gap), from: a(maybe: "from", .origin) ?? .first) {
        for part in contents.parts { part }
      }.composition
    },
    Container("Stagger(lag:)", .parts) { a, contents in
      Stagger(lag: a("lag", .number([0.25, 0.5, 1, 1.5]))) {
        for part in contents.parts { part }
      }.composition
    },
    Container("Wait", .nothing) { a, _ in Wait(a("", .seconds)).composition },
    Container("Changes", .nothing) { a, _ in
      let (layer, level) = (a.random.below(a.layers.count), a.number([0, 0.5, 1]))
      let changed = a.layers[layer]
      a.closure = " { layers[\(layer)].opacity = \(swift(level)) }"
      return Changes(duration: a(maybe: "duration", .seconds), easing: a(maybe: "easing", .easing))
      {
        changed.opacity = level
      }.composition
    },
  ]
}

extension Kind where Value == StaggerOrigin {
  static var origin: Kind {
    Kind { a in
      let index = a.whole(0...3)
      let text = index == .min ? ".min" : index == .max ? ".max" : "\(index)"
      return switch a.random.below(5) {
      case 0: (.first, ".first")
      case 1: (.last, ".last")
      case 2: (.center, ".center")
      case 3: (.edges, ".edges")
      default: (.index(index), ".index(\(text))")
      }
    }
  }
}
