// The two word forms. A modifier applies to the last verb, a participle to the whole composition;
// a name in both lists would silently change its meaning with the static type.

/// The algebra of every composable.
let participles: Set = [
  "repeated", "autoreversed", "reversed", "sped", "stretched", "fitted", "trimmed", "split",
  "shifted", "eased", "staying", "settling",
]

/// Names with the same meaning on a chain and on any composable.
let structureWords: Set = [
  "cue", "named", "defaults", "reducedMotion", "observed", "on", "run", "play", "debugDump",
]

/// Reports names that are in both lists.
///
/// Unavailable names only have a message, so the files of guessed names are left out.
func wordFormOffences(in files: [SwiftFile]) -> [Offence] {
  let methods = files.filter {
    $0.path.hasPrefix("Sources/Animatic/") && !$0.path.contains("/Guessed")
  }.flatMap { file in
    file.declarations().filter { $0.keyword == "func" && !$0.isPrivate }.map { (file, $0) }
  }
  let algebra = methods.filter { $0.1.owner == "Composable" }.map(\.1.name)
  let all = participles.union(algebra).subtracting(structureWords)
  return methods.filter { file, method in
    file.folders.contains("Chain") && method.owner == "Animate" && all.contains(method.name)
  }.map { file, method in
    Offence(
      path: file.path, line: method.line,
      reason: "\(method.name) is algebra, a chain may not have a modifier of that name")
  }
}
