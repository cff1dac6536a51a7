// The direction of imports between targets. There is a target boundary where a wrong import
// would break a guarantee.

/// What each target may import of this package; a target that is missing here is an offence.
let allowedImports: [String: Set<String>] = [
  "AnimaticCore": [],
  "AnimaticEngine": ["AnimaticCore"],
  "Animatic": ["AnimaticCore", "AnimaticEngine"],
  "AnimaticJSON": ["AnimaticCore", "AnimaticEngine", "Animatic"],
  "AnimaticPreview": ["AnimaticCore", "AnimaticEngine", "Animatic"],
  // A failure attaches film strips.
  "AnimaticTesting": ["AnimaticCore", "AnimaticEngine", "Animatic", "AnimaticPreview"],
  "AnimaticCoreAnimation": ["AnimaticCore", "Animatic"],
  // The public door: what a user can do with one import.
  "EndToEndTests": ["Animatic"],
]

/// Reports imports that run upwards or sideways.
func importOffences(in files: [SwiftFile]) -> [Offence] {
  files.flatMap { file -> [Offence] in
    let isSource = file.folders.first == "Sources"
    guard file.folders.count > 1, isSource || file.folders[1] == "EndToEndTests" else { return [] }
    let target = file.folders[1]
    guard let allowed = allowedImports[target] else {
      return [
        Offence(path: file.path, line: 1, reason: "\(target) has no place in the import order")
      ]
    }
    let ours = file.imports.filter { $0.module.hasPrefix("Animatic") }
    return ours.filter { !allowed.contains($0.module) }.map {
      Offence(path: file.path, line: $0.line, reason: "\(target) may not import \($0.module)")
    }
  }
}
