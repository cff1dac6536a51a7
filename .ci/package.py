"""The package, and how the checks build it: with other options it would be built anew."""
import pathlib

ROOT = pathlib.Path(__file__).resolve().parent.parent
STRICT = ["-Xswiftc", "-warnings-as-errors"]
