"""Definitions and references in the Swift files of a package, read from the index that the compiler
writes beside a debug build."""
import ctypes, pathlib, shutil

DEFINITION, REFERENCE = 2, 4
RECORD = 2  # the kind of a unit's dependency that is the record of a source file


class Text(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


Visitor = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)
NameVisitor = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, Text)
POINTER, INT = ctypes.c_void_p, ctypes.c_int
FUNCTIONS = {
    "store_create": (POINTER, [ctypes.c_char_p, POINTER]),
    "store_units_apply_f": (ctypes.c_bool, [POINTER, ctypes.c_uint, POINTER, NameVisitor]),
    "unit_reader_create": (POINTER, [POINTER, ctypes.c_char_p, POINTER]),
    "unit_reader_get_main_file": (Text, [POINTER]),
    "unit_reader_dependencies_apply_f": (ctypes.c_bool, [POINTER, POINTER, Visitor]),
    "unit_dependency_get_kind": (INT, [POINTER]),
    "unit_dependency_get_name": (Text, [POINTER]),
    "unit_dependency_get_filepath": (Text, [POINTER]),
    "record_reader_create": (POINTER, [POINTER, ctypes.c_char_p, POINTER]),
    "record_reader_occurrences_apply_f": (ctypes.c_bool, [POINTER, POINTER, Visitor]),
    "occurrence_get_symbol": (POINTER, [POINTER]),
    "occurrence_get_roles": (ctypes.c_uint64, [POINTER]),
    "occurrence_get_line_col": (None, [POINTER, POINTER, POINTER]),
    "symbol_get_usr": (Text, [POINTER]),
    "symbol_get_name": (Text, [POINTER]),
}


class Index:
    """The index of a debug build."""

    def __init__(self, root):
        swift = pathlib.Path(shutil.which("swift")).resolve()
        library = next((swift.parent.parent / "lib").glob("libIndexStore.*"))
        loaded = ctypes.CDLL(str(library))
        for name, (result, arguments) in FUNCTIONS.items():
            function = getattr(loaded, f"indexstore_{name}")
            function.restype, function.argtypes = result, arguments
            setattr(self, name, function)
        self.root = root.resolve()
        self.folder = self.root / ".build" / "debug" / "index" / "store"
        self.error = ctypes.c_void_p()
        self.store = self.store_create(str(self.folder).encode(), ctypes.byref(self.error))
        if not self.store:
            raise SystemExit("index: there is no index; run .ci/check first")

    def collect(self, apply, owner, read):
        """What a function finds at each step of an iteration."""
        found = []

        def visit(_, item):
            value = read(item)
            if value is not None:
                found.append(value)
            return True

        apply(owner, None, Visitor(visit))
        return found

    def units(self):
        names = []
        self.store_units_apply_f(
            self.store, 1, None, NameVisitor(lambda _, name: names.append(str(name)) or True))
        return names

    def records(self):
        """The newest records of each source file that is still there.

        A file that two targets compile, one of them by a symbolic link, has a record of each.
        """
        newest = {}
        for unit in self.units():
            reader = self.unit_reader_create(self.store, unit.encode(), ctypes.byref(self.error))
            main = str(self.unit_reader_get_main_file(reader))
            path = pathlib.Path(main).resolve()
            if not path.is_file() or not path.is_relative_to(self.root):
                continue
            written = (self.folder / "v5" / "units" / unit).stat().st_mtime
            if main in newest and newest[main][0] >= written:
                continue
            names = self.collect(
                self.unit_reader_dependencies_apply_f, reader, lambda each: self.record(each, main))
            newest[main] = (written, path, names)
        found = {}
        for _, path, names in newest.values():
            found.setdefault(path, []).extend(names)
        return found

    def record(self, dependency, main):
        if self.unit_dependency_get_kind(dependency) != RECORD:
            return None
        if str(self.unit_dependency_get_filepath(dependency)) != main:
            return None
        return str(self.unit_dependency_get_name(dependency))

    def occurrence(self, item):
        symbol = self.occurrence_get_symbol(item)
        line, column = ctypes.c_uint(), ctypes.c_uint()
        self.occurrence_get_line_col(item, ctypes.byref(line), ctypes.byref(column))
        return (str(self.symbol_get_usr(symbol)), str(self.symbol_get_name(symbol)),
                self.occurrence_get_roles(item), line.value)

    def references(self):
        """Each use of a symbol in another file than its own: file, line, name, file of the symbol."""
        defined, used = {}, []
        for path, records in self.records().items():
            file = path.relative_to(self.root)
            for record in records:
                reader = self.record_reader_create(
                    self.store, record.encode(), ctypes.byref(self.error))
                for usr, name, roles, line in self.collect(
                        self.record_reader_occurrences_apply_f, reader, self.occurrence):
                    if roles & DEFINITION:
                        defined.setdefault(usr, file)
                    elif roles & REFERENCE:
                        used.append((file, line, name, usr))
        return [(file, line, name, defined[usr]) for file, line, name, usr in used
                if defined.get(usr, file) != file]
