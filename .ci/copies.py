"""Copies of the package with some of its test targets and what they depend on, below .build."""
import os

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
    for part in ["Sources", "Tests"]:
        copy_changes(ROOT / part, folder / part)
    names = ", ".join(f'"{test}"' for test in tests)
    write(folder / "Package.swift", (
        (ROOT / "Package.swift").read_text() + MANIFEST.format(tests=names)).encode())
    return folder


def write(file, data):
    """Writes a file that differs; the others are not built anew."""
    if not file.is_file() or file.read_bytes() != data:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)


def copy_changes(source, target):
    """Copies the files of a folder that differ, and removes those that are gone."""
    files = {path.relative_to(source) for path in source.rglob("*")
             if path.is_file() and ".build" not in path.relative_to(source).parts}
    links = {path.relative_to(source) for path in source.rglob("*") if path.is_symlink()}
    for name in links:
        if not (target / name).is_symlink():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            (target / name).symlink_to(os.readlink(source / name))
    for name in files - links:
        write(target / name, (source / name).read_bytes())
    for path in list(target.rglob("*")):
        if path.is_file() and not path.is_symlink() and path.relative_to(target) not in files:
            path.unlink()
