"""The case reports of two trees: how they are written, and where they differ."""
import collections, itertools, os, pathlib, shutil, subprocess, sys

from package import ROOT, STRICT
from symbols import output

NET = ROOT / "Tests" / "Golden"
WORK = ROOT / ".build" / "golden"
# Those of Tests/Golden/Cases/Reports/Aspect.swift, in its order.
ASPECTS = ["dump", "chart", "diagnostics", "events", "values"]
# How many differences fit on a screen, and how much of a line is printed.
SHOWN = 8
WIDTH = 160


def build(package, scratch, *options):
    """The program `golden` of a package."""
    command = [
        "swift", "build", "--package-path", str(package), "--scratch-path", str(scratch), *options]
    subprocess.run(
        [*command, "--product", "golden"], check=True, stdin=subprocess.DEVNULL, stdout=sys.stderr)
    return pathlib.Path(output(*command, "--show-bin-path").strip()) / "golden"


def write_reports(program, net, folder):
    """Writes the reports of all cases and their hashes, with one process per processor."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    count = os.cpu_count() or 1
    processes = [
        subprocess.Popen(
            [str(program), str(net), str(folder), str(part), str(count)], text=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE)
        for part in range(count)]
    lines = []
    for process in processes:
        lines += process.communicate()[0].splitlines()
    if any(process.returncode for process in processes):
        raise SystemExit("golden: the reports can't be written, the program failed")
    # Written last, so that a folder with hashes is complete.
    (folder / "Hashes.txt").write_text("".join(line + "\n" for line in sorted(lines)))


def reports_of_commit(commit):
    """The folder of a commit's reports, built unless it is there."""
    found = subprocess.run(
        ["git", "rev-parse", "--verify", "--quiet", f"{commit}^{{commit}}"], cwd=ROOT, text=True,
        stdout=subprocess.PIPE)
    name = found.stdout.strip()
    if not name:
        raise SystemExit(f"golden: there is no commit {commit}")
    folder = WORK / name
    if (folder / "Hashes.txt").exists():
        return folder
    tree = WORK / "tree"
    tree.mkdir(parents=True, exist_ok=True)
    # Changes only the files that differ from the commit built last, so that little is built anew.
    subprocess.run(
        ["git", "read-tree", "--reset", "-u", name], cwd=ROOT, check=True,
        env={**os.environ, "GIT_INDEX_FILE": str(WORK / "index"), "GIT_WORK_TREE": str(tree)})
    if not (tree / "Tests" / "Golden" / "Tool").exists():
        raise SystemExit(f"golden: {commit} has no program golden")
    write_reports(build(tree, WORK / "build"), tree / "Tests" / "Golden", folder)
    return folder


def present_reports():
    folder = WORK / "present"
    write_reports(build(ROOT, ROOT / ".build", *STRICT), NET, folder)
    return folder


def hashes(folder):
    """The hashes of all aspects by case."""
    lines = (folder / "Hashes.txt").read_text().splitlines()
    return {name: values for name, *values in (line.split(" ") for line in lines)}


def sections(file):
    """The lines of a report by aspect."""
    found, aspect = {}, None
    for line in file.read_text().split("\n"):
        if line.startswith("## ") and line[3:] in ASPECTS:
            aspect = line[3:]
            found[aspect] = []
        elif aspect:
            found[aspect].append(line)
    return found


def first_difference(old, new):
    """The number of the first line that differs, and both lines."""
    for index in range(max(len(old), len(new))):
        lines = [each[index] if index < len(each) else "(no line)" for each in (old, new)]
        if lines[0] != lines[1]:
            return index + 1, *lines
    return None


def shortened(line, other):
    """A line, from shortly before the first character that differs from another line."""
    start = next(
        (index for index, pair in enumerate(zip(line, other)) if pair[0] != pair[1]),
        min(len(line), len(other)))
    begin = max(0, start - 60) if max(len(line), len(other)) > WIDTH else 0
    text = ("…" if begin else "") + line[begin:]
    return text if len(text) <= WIDTH else text[:WIDTH - 1] + "…"


def differences(old, new):
    """The names on one side only, and by aspect the cases that differ."""
    before, after = hashes(old), hashes(new)
    lone = [(f"only {side}", sorted(set(one) - set(other))) for side, one, other in (
        ("before", before, after), ("now", after, before))]
    found = collections.defaultdict(list)
    for name in sorted(set(before) & set(after)):
        for aspect, first, second in itertools.zip_longest(ASPECTS, before[name], after[name]):
            if first != second:
                found[aspect].append(name)
    return lone, found


def chosen(found):
    """The cases and aspects that are printed: short names first, no case twice for one aspect."""
    per_aspect = max(1, SHOWN // max(1, len(found)))
    return [(name, aspect) for aspect in ASPECTS for name in sorted(
        found.get(aspect, []), key=lambda name: ("-0" in name or "-1" in name, name))[:per_aspect]]


def difference_text(old, new):
    """All differences on one screen."""
    lone, found = differences(old, new)
    lines = []
    for name, aspect in chosen(found):
        texts = [sections(folder / f"{name}.txt").get(aspect, []) for folder in (old, new)]
        number, first, second = first_difference(*texts) or (0, "(equal text, another hash)", "")
        lines += [
            f"{name}, {aspect}, line {number}:", "  old " + shortened(first, second),
            "  new " + shortened(second, first)]
    for title, names in lone:
        if names:
            lines.append(f"{title}: {len(names)} cases: {', '.join(names[:10])}"
                         + (" …" if len(names) > 10 else ""))
    for aspect in ASPECTS:
        if aspect in found:
            names = found[aspect]
            kinds = collections.Counter(name.split("-")[0] for name in names)
            text = ", ".join(f"{kind} {count}" for kind, count in sorted(kinds.items()))
            lines.append(f"{aspect:12} {len(names):5} cases differ ({text})")
    cases = {name for names in found.values() for name in names}
    count = len(cases) + sum(len(names) for _, names in lone)
    return lines, count
