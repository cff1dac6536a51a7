"""Copies of the package with some of its test targets and what they depend on, below .build."""
import shutil

from package import ROOT

# Removes from the manifest what the kept targets don't need, so that it is not built.
MANIFEST = """
var kept: Set<String> = [{tests}]
var isComplete = false
while !isComplete {{
  let needed = package.targets.filter {{ kept.contains($0.name) }}.flatMap {{
    $0.dependencies.compactMap {{ if case .byNameItem(let name, _) = $0 {{ name }} else {{ nil }} }}
  }}
  isComplete = kept.isSuperset(of: needed)
  kept.formUnion(needed)
}}
package.targets.removeAll {{ !kept.contains($0.name) }}
package.products = []
"""


def copy(name, tests):
    """Copies the package with some test targets; returns the folder, whose build products stay."""
    folder = ROOT / ".build" / name
    folder.mkdir(parents=True, exist_ok=True)
    for part in ["Sources", "Tests"]:
        shutil.rmtree(folder / part, ignore_errors=True)
        shutil.copytree(
            ROOT / part, folder / part, symlinks=True,
            ignore=shutil.ignore_patterns(".build"))
    manifest = (ROOT / "Package.swift").read_text()
    names = ", ".join(f'"{test}"' for test in tests)
    (folder / "Package.swift").write_text(manifest + MANIFEST.format(tests=names))
    return folder
