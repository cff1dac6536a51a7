"""The symbol graphs of the library modules, as `swift symbolgraph-extract` writes them."""
import json, pathlib, platform, subprocess

from package import ROOT

# Where Apple's frameworks are absent the bridge is empty; its twin for tests has the same sources.
STAND_INS = {} if platform.system() == "Darwin" else {"AnimaticCoreAnimation": "CoreAnimationStandIn"}


def output(*command):
    return subprocess.run(
        command, check=True, text=True, stdout=subprocess.PIPE, stdin=subprocess.DEVNULL,
        cwd=ROOT).stdout


def module_names():
    """The library modules as they are built on this system."""
    return sorted(
        STAND_INS.get(path.name, path.name) for path in (ROOT / "Sources").iterdir() if path.is_dir())


def module_folder(configuration="debug"):
    """The folder of the built modules."""
    built = output("swift", "build", "-c", configuration, "--show-bin-path").strip()
    return pathlib.Path(built) / "Modules"


def extract(module, folder, destination, exported=()):
    """The symbol graphs of a built module: its own symbols, those of exported modules, and its
    extensions of others."""
    target = json.loads(output("swift", "-print-target-info"))["target"]["triple"]
    sdk = []
    if platform.system() == "Darwin":
        sdk = ["-sdk", output("xcrun", "--show-sdk-path").strip()]
    output(
        "swift", "symbolgraph-extract", "-module-name", module, "-I", str(folder), "-target",
        target, *sdk, "-minimum-access-level", "public", "-skip-synthesized-members",
        *(["-experimental-allowed-reexported-modules=" + ",".join(exported)] if exported else []),
        "-output-dir", str(destination))
    return [json.loads(path.read_text()) for path in sorted(
        list(destination.glob(f"{module}.symbols.json"))
        + list(destination.glob(f"{module}@*.symbols.json")))]


def declaration(symbol):
    """The declaration as the compiler prints it."""
    return "".join(part["spelling"] for part in symbol.get("declarationFragments", []))
