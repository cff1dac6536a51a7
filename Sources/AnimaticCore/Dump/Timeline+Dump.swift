// The text of a plan: one line per animation, as a tree. Locale-free, stable, without addresses or
// alignment, so one change in a composition is one change in its dump.

extension Timeline {
  /// Returns the timeline as a tree: one line per animation, cue, and diagnostic.
  ///
  /// The text is identical on every machine and in every locale. Unless unfolded, more than eight
  /// siblings from one source line in a loop are counted instead of listed, and so are diagnostics
  /// of one id from one line after the first three; of more than six keyframes, the first three and
  /// the last are listed. A number has at most six digits, and the mark ≈ if it has more; angles are
  /// in degrees.
  ///
  /// ```swift
  /// print(chain.timeline.dump(only: .property(.opacity)))
  /// ```
  ///
  /// - Parameters:
  ///   - part: The part to print; cues and diagnostics are printed only for the whole timeline.
  ///   - isFolded: Whether similar siblings, diagnostics of one line, and long lists are shortened.
  ///   - isExact: Whether numbers have all digits, and angles are in radians.
  /// - Returns: The text without a trailing line break.
  /// - Complexity: O(n log n) in the animations.
  public func dump(
    only part: TimelinePart = .all, isFolded: Bool = true, isExact: Bool = false
  ) -> String {
    NumberText.$isExact.withValue(isExact) {
      let (keys, settling) = (notes.keys, settlingWords)
      let outline = Outline(of: plan, keys: keys, only: part, isFolded: isFolded)
      let rows = outline.rows.map { row in
        switch row.content {
        case .node(let node):
          row.prefix + text(of: node, row, keys[node], settling[node], isFolded: isFolded)
        case .likeNodes: "\(row.prefix)\(row.label)  \(row.times)"
        case .layer, .likeLayers: row.prefix + row.label
        }
      }
      let cues = part.isAll ? notes.cues.map(\.description) : []
      let found = part.isAll ? diagnostics.lines(isFolded: isFolded) : []
      return ([description] + rows + cues + found).joined(separator: "\n")
    }
  }

  /// Returns the attributes of an animation, separated by two spaces.
  ///
  /// Defaults are omitted, except easing and fill. A child's time in its group is included if it
  /// differs from its time in the timeline.
  private func text(
    of index: Int, _ row: OutlineRow, _ key: String?, _ settling: String?, isFolded: Bool
  ) -> String {
    let record = plan.nodes[index].record
    let timing = plan.pool.timing(record)
    let attributes = plan.pool.attributes(of: record)
    let text = AnimationText(pool: plan.pool, record: record, isFolded: isFolded)
    let timesInGroup = OutlineRow.times(timing.beginTime, timing.endTime)
    let name = plan.pool.name(attributes.key)
    let isEffective = record.flags.isDisjoint(with: .inert) || record.flags.contains(.rejected)
    var fields = [
      key?.oneLine, name == key ? nil : name.map { "key \($0.oneLine)" },
    ]
    fields += text.fields
    fields += [
      row.times,
      row.isChild && timesInGroup != row.times ? "in group \(timesInGroup)" : nil,
    ]
    fields += text.iterations(inSentence: false)
    fields += [
      text.easing, text.fill, record.flags.contains(.kept) && !row.isChild ? "kept" : nil,
      settling,
    ]
    fields += text.combination
    fields += [
      isEffective ? nil : "no effect", plan.pool.name(attributes.tag).map { "tag \($0.oneLine)" },
      attributes.listener >= 0 ? "target" : nil, plan.pool.place(record)?.description,
    ]
    return fields.joined(separator: "  ").oneLine
  }

  /// By attached node: that it settles, and which properties if not all.
  var settlingWords: [Int: String] {
    var words: [Int: String] = [:]
    for layer in plan.layers.indices {
      let settled = notes.settled(on: layer)
      guard !settled.isEmpty else { continue }
      for entry in plan.entries(of: layer) where plan.nodes[entry].record.flags.contains(.kept) {
        let written = writers(in: plan.subtree(of: entry), of: layer)
        let own = settled.filter { written[$0] != nil }
        guard !own.isEmpty else { continue }
        let names = own.map(\.name).joined(separator: ", ")
        words[entry] = own.count == written.count ? "settles" : "settles \(names)"
      }
    }
    return words
  }

  /// Returns the last of the nodes that writes each property of their layer.
  func writers(in nodes: Range<Int>, of layer: Int) -> [PropertyRoot: Int] {
    var last: [PropertyRoot: Int] = [:]
    for node in nodes {
      let slot = plan.slot(of: node)
      for root in [slot.root, slot.turn] where root >= 0 {
        last[plan.root(root, of: layer)] = node
      }
    }
    return last
  }
}
