#!/usr/bin/env python3
"""Reads every #include of the tree against the table of floors (docs/architecture.md, "The floors"), and every definition
at namespace level against those of other files (one_definition.py).

usage: include_rules.py ROOT [--qt-headers FOLDER]

Prints one line per violation, "FILE:LINE: reason", and ends with 1 if there is any. The linker enforces most of this
already, since a module sees only what it links; what it cannot see are headers without code behind them, an include
that points up inside one target, and circles.
"""

import argparse
import collections
import pathlib
import re
import sys

import family_rooms
import one_definition

# The floors from the ground up. A folder may include the folders of every row above its own in this list, and itself.
# "*" stands for one folder name: each format family is a room of its own, and so is each program.
FLOORS = [
    ["core/base"],
    ["core/bytes"],
    ["core/structure", "core/image", "core/files"],
    ["core/scene", "core/queries"],
    ["core/state", "core/collision", "core/viewing", "core/document"],
    ["core/animation", "core/searching"],
    ["core/visibility"],
    ["core/picking"],
    ["core/links", "core/comparing", "core/measuring", "render/look", "render/display"],
    ["core/session"],
    ["core/formats/api", "render/batching", "core/exporting"],
    ["render/tracing", "core/filming"],
    ["core/opening", "render/engine"],
    ["render"],
    ["core/formats/*"],
    ["core/formats/registry"],
    ["ui"],
    ["app/*"],
]

# The makers of the demos stand apart from the programs: they see nothing of them, and nothing of the programs sees them.
DEMO_FLOORS = [
    ["resources/demos/common"],
    ["resources/demos/pictures"],
    ["resources/demos/*"],
]

BUILDINGS = [FLOORS, DEMO_FLOORS]

# The folders of ui from the ground up. A folder may include the folders of every row above its own in this list, and
# itself, never one of its own row. Every source of ui lies in one of them.
UI_FLOORS = [
    ["i18n", "style", "workers"],
    ["widgets"],
    ["session", "thumbnails"],
    ["viewport"],
    ["settings", "shell"],
    ["actions"],
    ["outline"],
    ["content", "controls", "measuring", "navigation", "preferences", "searching"],
    ["capture", "inspector"],
    ["hex"],
    ["exporting"],
    ["browser", "comparing"],
    ["documents"],
    ["mainwindow"],
]

# (folder, what it never includes although the floors would allow it, why)
NEVER = [
    ("core/formats/*", "core/exporting", "a format knows nothing of exporting"),
    ("core/formats/*", "core/session", "a format knows nothing of what is shown"),
    ("core/formats/*", "core/opening", "a format is opened, and opens nothing"),
    ("core/formats/registry", "core/exporting", "the registry lists formats and nothing else"),
    ("core/formats/registry", "core/session", "the registry lists formats and nothing else"),
    ("core/formats/*", "core/searching", "a format knows nothing of searching"),
    ("core/formats/*", "core/filming", "a format knows nothing of films"),
    ("core/formats/registry", "core/opening", "the registry lists formats and nothing else"),
    *[(room, *never) for room in ("render", "render/engine", "render/tracing") for never in (
        ("core/formats/api", "render draws scenes, whatever file they came from"),
        ("core/exporting", "drawing and exporting are neighbours"),
        ("core/filming", "drawing knows no files"),
        ("core/comparing", "drawing knows one scene"),
        ("core/measuring", "drawing draws lines, whatever they mean"),
    )],
    ("render/engine", "render/tracing", "rays draw small pictures without OpenGL, the engine draws with it"),
    ("render", "core/opening", "render draws scenes, whatever file they came from"),
    ("core/formats/*", "core/comparing", "a format knows one file"),
    ("core/formats/*", "core/measuring", "a format measures nothing of its scene"),
    ("ui", "core/formats/*", "the program hands ui an Opener"),
    ("ui", "render/batching", "ui sees the façade of render, its values, its display and its rays"),
    ("ui", "render/engine", "ui sees the façade of render, its values, its display and its rays"),
    ("app/*", "render/engine", "the programs see the façade of render"),
    ("app/*", "core/formats/*", "formats are reached through the registry"),
]

# Third parties that only some rooms may see, by header; "Qt…" entries are Qt modules.
GUI_VALUES_ONLY = re.compile(r"Q(OpenGL|Window$|GuiApplication$|Surface|OffscreenSurface$|Rhi|Vulkan|RasterWindow$)")
OPENGL_HEADER = re.compile(r"(GL|GLES\d?|EGL|KHR|epoxy|glad)/|Q?OpenGL")
RESTRICTED = [
    ("Qt3D and OpenGL", lambda header, module: module.startswith("Qt3D") or OPENGL_HEADER.match(header)
     or module in ("QtOpenGL", "QtOpenGLWidgets"), ["render", "render/display", "render/engine"]),
    ("Widgets", lambda header, module: module in ("QtWidgets", "QtSvgWidgets", "QtPrintSupport"), ["ui", "app/viewer"]),
    ("windows and surfaces of Qt Gui", lambda header, module: module == "QtGui" and GUI_VALUES_ONLY.match(header),
     ["render", "render/display", "render/engine", "ui", "app/*"]),
    ("Assimp", lambda header, module: header.startswith("assimp/"), ["core/exporting"]),
    ("OpenSSL", lambda header, module: header.startswith("openssl/"), ["core/formats/vgo", "resources/demos/vgo"]),
    ("OpenEXR", lambda header, module: header.startswith(("OpenEXR/", "Imath/")), ["core/image"]),
    ("Embree", lambda header, module: header.startswith(("embree3/", "embree4/")), ["core/picking"]),
    ("CLI11", lambda header, module: header.startswith("CLI/"), ["app/cli"]),
    ("Qt Test", lambda header, module: module == "QtTest", []),
    ("GoogleTest", lambda header, module: header.startswith(("gtest/", "gmock/")), []),
]

SOURCE_SUFFIXES = {".h", ".cpp", ".in"}
CHECKED_ROOTS = ("core", "render", "ui", "app", "resources", "tests")
INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]')

Include = collections.namedtuple("Include", "line quoted header")


def room_of(path):
    """The room (entry of a building's floors) a path lies in and the name standing for its "*", or (None, None)."""
    best = (None, None)
    parts = path.split("/")
    for floor in (floor for building in BUILDINGS for floor in building):
        for room in floor:
            pattern = room.split("/")
            if len(parts) <= len(pattern):
                continue
            if all(want in ("*", have) for want, have in zip(pattern, parts)):
                exact = "*" not in room
                if best[0] is None or len(pattern) > len(best[0].split("/")) or (
                        len(pattern) == len(best[0].split("/")) and exact):
                    best = (room, parts[len(pattern) - 1] if not exact else None)
    return best


def floor_of(room):
    """The building (number) and the floor (number) of a room."""
    return next((number, index) for number, building in enumerate(BUILDINGS) for index, floor in enumerate(building)
                if room in floor)


def ui_floor_of(path):
    """The folder that a file of ui lies in and its floor (number), which is None where UI_FLOORS lacks the folder."""
    folder = path.split("/")[1]
    return folder, next((index for index, floor in enumerate(UI_FLOORS) if folder in floor), None)


def why_forbidden_in_ui(source, target):
    """Why a file of ui may not include another one of ui, or None."""
    (from_folder, from_floor), (to_folder, to_floor) = ui_floor_of(source), ui_floor_of(target)
    if from_folder == to_folder or from_floor is None or to_floor is None or from_floor > to_floor:
        return None
    if from_floor == to_floor:
        return f"ui/{from_folder} and ui/{to_folder} are on one floor and never see each other"
    return f"this points up, from ui/{from_folder} to ui/{to_folder}"


def misplaced_in_ui(files):
    """One line for each source of ui that lies in no folder of UI_FLOORS."""
    return [f"{path}:1: lies in no folder of the floors of ui" for path in sorted(files)
            if path.startswith("ui/") and ui_floor_of(path)[1] is None]


def repeated_file_names(files):
    """One line for each source of core, render and ui whose name a file of another folder has: a name alone says which
    file is meant."""
    folders = collections.defaultdict(list)
    for path in sorted(files):
        if path.split("/")[0] in ("core", "render", "ui"):
            folder, name = path.rsplit("/", 1)
            folders[name].append(folder)
    return [f"{folder}/{name}:1: {folders[name][0]} has a file of this name as well; in a family, prefix the family's name"
            for name in sorted(folders) for folder in folders[name][1:]]


def why_forbidden(source, target):
    """Why the file `source` may not include the file `target` (both from the root), or None."""
    from_room, from_name = room_of(source)
    to_room, to_name = room_of(target)
    if from_room is None:
        return None
    if target.startswith("tests/"):
        return "the product does not include its tests"
    if to_room is None:
        return f"{target} lies in no room of the table of floors"
    if from_room == to_room:
        if from_name != to_name:
            return f"{from_name} and {to_name} are neighbours and never see each other"
        return why_forbidden_in_ui(source, target) if from_room == "ui" else None
    if floor_of(to_room)[0] != floor_of(from_room)[0]:
        return "the programs and the makers of their demos never see each other"
    if floor_of(to_room) == floor_of(from_room):
        return f"{from_room} and {to_room} are on one floor and never see each other"
    if floor_of(to_room) > floor_of(from_room):
        return f"this points up, from {from_room} to {to_room}"
    if from_room.startswith("core/") and to_room.split("/")[0] == "render":
        return "core knows nothing of drawing"
    for room, never, reason in NEVER:
        if (from_room, to_room) == (room, never):
            return reason
    return None


def module_of(header, qt_modules):
    """The Qt module a header belongs to: from its folder ("Qt3DCore/QEntity") or by class name; "" for others."""
    folder = header.split("/")[0]
    if folder.startswith("Qt") and "/" in header:
        return folder
    return qt_modules.get(header.split("/")[0].lower().removesuffix(".h"), "")


def matches_room(path, room):
    found, name = room_of(path)
    return found == room or (name is not None and found.replace("*", name) == room)


def why_restricted(source, header, qt_modules):
    """Why a file may not see a third party's header, or None."""
    if room_of(source)[0] is None:
        return None
    module = module_of(header, qt_modules)
    for name, is_it, rooms in RESTRICTED:
        if is_it(header.split("/")[-1] if module else header, module) and not any(
                matches_room(source, room) for room in rooms):
            return f"{name} {'are' if name.endswith('s') and name != 'Widgets' else 'is'} not for " \
                   f"{room_of(source)[0].replace('*', room_of(source)[1] or '')}"
    return None


def includes_of(text):
    for number, line in enumerate(text.splitlines(), 1):
        found = INCLUDE.match(line)
        if found:
            yield Include(number, found.group(1) == '"', found.group(2))


def resolve(source, include, files):
    """The file of the tree a quoted include means, or None."""
    folder = source.rsplit("/", 1)[0] if "/" in source else ""
    candidates = [include.header, include.header + ".in"]
    if source.startswith("tests/"):
        candidates.append(f"{folder}/{include.header}")
    return next((candidate for candidate in candidates if candidate in files), None)


def reached_restrictions(source, graph, third_parties, qt_modules):
    """Third parties a file sees through our own headers though it may not: (own header, foreign header, reason)."""
    seen, queue = {source}, collections.deque(graph[source])
    while queue:
        header = queue.popleft()
        if header in seen:
            continue
        seen.add(header)
        for foreign in third_parties.get(header, []):
            reason = why_restricted(source, foreign, qt_modules)
            # What the header itself may not include is reported there, once.
            if reason and not why_restricted(header, foreign, qt_modules):
                yield header, foreign, reason
        queue.extend(graph.get(header, []))


def circles(graph):
    """Every circle of includes, once, as the list of its files."""
    state, found, stack = {}, [], []

    def visit(node):
        state[node] = "open"
        stack.append(node)
        for target in graph.get(node, []):
            if state.get(target) == "open":
                found.append(stack[stack.index(target):] + [target])
            elif target not in state:
                visit(target)
        stack.pop()
        state[node] = "done"

    for node in sorted(graph):
        if node not in state:
            visit(node)
    return found


def check(files, qt_modules):
    """All violations in `files` (path from the root -> text), as printable lines."""
    violations, graph, third_parties = [], collections.defaultdict(list), collections.defaultdict(list)
    first_line = {}
    for source in sorted(files):
        graph[source] = []
        for include in includes_of(files[source]):
            target = resolve(source, include, files) if include.quoted else None
            if target:
                graph[source].append(target)
                first_line.setdefault((source, target), include.line)
                reason = why_forbidden(source, target) or family_rooms.why_upward(source, target)
            elif include.quoted and not source.startswith("tests/") and not include.header.endswith(".moc"):
                reason = f'"{include.header}" is no file of the tree; includes start at its root'
            else:
                third_parties[source].append(include.header)
                reason = why_restricted(source, include.header, qt_modules)
            if reason:
                violations.append(f"{source}:{include.line}: {include.header}: {reason}")
    for source in sorted(files):
        for header, foreign, reason in reached_restrictions(source, graph, third_parties, qt_modules):
            violations.append(f"{source}:1: {foreign}, through {header}: {reason}")
    for circle in circles(graph):
        line = first_line[(circle[0], circle[1])]
        violations.append(f"{circle[0]}:{line}: a circle: {' -> '.join(circle)}")
    return violations + one_definition.repeated_names(files)


def read_tree(root, wanted):
    files = {}
    for top in CHECKED_ROOTS:
        for path in (root / top).rglob("*"):
            if wanted(path) and path.is_file():
                files[path.relative_to(root).as_posix()] = path.read_text(encoding="utf-8")
    return files


def read_qt_modules(folder):
    """Class and header names (lower case, without .h) -> module, from the installed headers of Qt."""
    modules = {}
    # Where two modules use a name (QBuffer of Qt Core and of Qt 3D), the bare include means the more basic one.
    basic = ["QtCore", "QtGui", "QtWidgets"]
    for module in sorted(folder.glob("Qt*"), key=lambda path: (path.name not in basic, path.name)):
        for header in sorted(module.glob("[Qq]*")):
            if header.is_file() and header.suffix in ("", ".h"):
                modules.setdefault(header.stem.lower(), module.name)
    return modules


def find_qt_headers():
    candidates = sorted(pathlib.Path("/usr/include").glob("*/qt6")) + [pathlib.Path("/usr/include/qt6")]
    return next((folder for folder in candidates if (folder / "QtCore").is_dir()), None)


def main():
    parser = argparse.ArgumentParser(description="Checks the includes of the tree against the table of floors.")
    parser.add_argument("root", type=pathlib.Path)
    parser.add_argument("--qt-headers", type=pathlib.Path, default=find_qt_headers())
    arguments = parser.parse_args()
    if arguments.qt_headers is None or not (arguments.qt_headers / "QtCore").is_dir():
        sys.exit("include_rules: the headers of Qt 6 were not found; name their folder with --qt-headers")
    files = read_tree(arguments.root, lambda path: path.suffix in SOURCE_SUFFIXES)
    lists = read_tree(arguments.root, lambda path: path.name == "CMakeLists.txt")
    if not files:
        sys.exit(f"include_rules: no sources under {arguments.root}")
    violations = check(files, read_qt_modules(arguments.qt_headers)) + one_definition.batched_names(files, lists)
    violations += family_rooms.misplaced(files) + misplaced_in_ui(files) + repeated_file_names(files)
    for violation in violations:
        print(violation)
    print(f"include_rules: {len(files)} files, {len(violations)} violations", file=sys.stderr)
    return 1 if violations else 0


if __name__ == "__main__":
    sys.exit(main())
