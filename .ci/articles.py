"""The examples in the articles of the documentation, as programs.

The `swift` blocks of an article are one program. A comment at the end of an expression is its value,
and what `print` writes is in the comment of its line or in the next `text` block. Line numbers in
dumps count from the first line of a block. README.md is an article, too. Its blocks in comments of HTML,
which are not displayed, give the layers a size and a color, and draw the pictures.
"""
import pathlib, re

ROOT = pathlib.Path(__file__).resolve().parent.parent

# Articles whose examples are part of a test, and the files of the test, from the root.
TESTED = {
    "OnRealLayers": [
        "Tests/CoreAnimationTests/Support/ToastExample.swift",
        "Tests/CoreAnimationTests/Hosts/ToastExampleTests.swift"],
    "Testing": ["Tests/AnimaticTestingTests/Expectations/GuideTests.swift"],
}
# The examples of diagnostics are run by DiagnosticExampleTests, those of the rules are fragments, and
# tests of their modules contain those of the last two.
OTHERS = ("Diagnostics-", "Semantics-", "TestingAnimations", "CoreAnimationDetails")

README_LAYERS = ROOT / "Playgrounds/Readme.swift"
SHOW = 'func show<Value>(_ value: Value?) { print(value.map { "\\($0)" } ?? "nil") }\n'
RESULT = re.compile(r"^(\s*)(\S.*?)\s+// (.+)$")
MANIFEST = "// swift-tools-version"


def article_texts(sources):
    """The articles with examples, by name. The program of a landing page can't have the module's name."""
    paths = sorted(sources.glob("*/*.docc/*.md"))
    texts = {
        path.stem + ("Overview" if path.stem == path.parent.stem else ""): path.read_text()
        for path in paths}
    texts["README"] = (sources.parent / "README.md").read_text()
    return {
        name: text for name, text in texts.items()
        if "\n```swift\n" in text and not name.startswith(OTHERS)}


def blocks(text):
    """The fenced blocks, as (language, lines)."""
    found = re.findall(r"^```(\w+)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return [(language, body.splitlines()) for language, body in found]


def code_blocks(text):
    return [
        lines for language, lines in blocks(text)
        if language == "swift" and not lines[0].startswith(MANIFEST)]


def manifests(text):
    return ["\n".join(lines) + "\n" for language, lines in blocks(text)
            if language == "swift" and lines[0].startswith(MANIFEST)]


def statement(line):
    """The line as it is compiled: an expression with a result is printed."""
    match = RESULT.match(line)
    if not match or match[2].startswith(("//", "print(")):
        return line
    return f"{match[1]}show({match[2]})"


def program(name, text):
    """The source of an article's examples."""
    parts = [SHOW, *([README_LAYERS.read_text()] if name == "README" else [])]
    for lines in code_blocks(text):
        parts.append(f'#sourceLocation(file: "{name}/Example.swift", line: 1)')
        parts += map(statement, lines)
    return "\n".join(parts) + "\n"


def results(text):
    """The lines that the examples print, as the article states them."""
    found = []
    for language, lines in blocks(text):
        if language == "text":
            found += lines
        elif language == "swift" and not lines[0].startswith(MANIFEST):
            matches = map(RESULT.match, lines)
            found += [match[3] for match in matches if match and not match[2].startswith("//")]
    return found


def trimmed(lines):
    """The lines of code without indentation, imports, comments of their own, and empty lines."""
    stripped = [line.strip() for line in lines]
    return "\n" + "\n".join(x for x in stripped if x and not x.startswith(("//", "import "))) + "\n"


def missing_blocks(text, sources):
    """The first lines of the blocks that no source contains."""
    codes = [trimmed(source.splitlines()) for source in sources]
    return [
        lines[0] for lines in code_blocks(text)
        if not any(trimmed(lines) in code for code in codes)]
