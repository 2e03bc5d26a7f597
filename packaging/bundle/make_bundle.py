#!/usr/bin/env python3
"""Makes a tarball of a release build that runs where there is no Qt: make_bundle.py BUILD_FOLDER

Programs, their modules, Qt's plugins and every library that a desktop cannot be relied on to have lie in one folder and
find each other by $ORIGIN, wherever it is unpacked. The path of the tarball is printed.
"""

import os
import pathlib
import platform
import re
import shutil
import subprocess
import sys
import tempfile

# What comes from the system: the C and C++ runtimes, which must not be older than those that the system's drivers want;
# OpenGL, its drivers and what these share with a window (X11, Wayland, fonts), which fit the machine and not the program.
# libOpenGL is brought along: few desktops have it, and it only leads to the rest.
SYSTEM = re.compile(r"""^(ld-linux.*|linux-vdso|lib(c|m|dl|pthread|rt|resolv|util|anl|stdc\+\+|gcc_s|GL|EGL|GLX|
    GLdispatch|GLESv2|drm|gbm|X11|X11-xcb|xcb|xcb-glx|xcb-dri2|xcb-dri3|xcb-present|Xau|Xdmcp|Xext|wayland-.*|fontconfig|
    freetype|expat|z|bsd|md|uuid))\.so(\..*)?$""", re.VERBOSE)

# Plugins by the folder they lie in; others want parts of a desktop, or nobody needs them.
PLUGINS = ("platforms/libqxcb", "platforms/libqoffscreen", "xcbglintegrations/*", "renderers/libopenglrenderer",
           "imageformats/*", "iconengines/*", "platforminputcontexts/*")
TRANSLATIONS = ("de", "ja", "ru")

README = """Vitrine {version}

    bin/vitrine             the viewer
    bin/vitrine-cli         its scriptable half
    share/vitrine/demo      worlds to try it on
    share/doc/vitrine       licences, of Vitrine and of what it brings along
    share/man               man -l share/man/man1/vitrine.1.gz

The folder may lie anywhere. It runs on Linux with glibc {glibc} or newer and wants of the system: OpenGL 3.3 with its
driver, X11 (or XWayland), fontconfig and a font.
"""


def run(*command, **options):
    return subprocess.run([str(word) for word in command], check=True, stdout=subprocess.PIPE, text=True,
                          **options).stdout


def is_elf(path):
    if path.is_symlink() or not path.is_file():
        return False
    with open(path, "rb") as file:
        return file.read(4) == b"\x7fELF"


def needed(path):
    """Libraries that a program or library itself asks for, as name and path; None: it is not there."""
    found = {}
    for line in run("ldd", path, env={**os.environ, "LD_LIBRARY_PATH": ""}).splitlines():
        match = re.match(r"\s*(\S+) => (not found|\S+)", line)
        if match:
            found[match[1]] = None if match[2] == "not found" else pathlib.Path(match[2])
    # ldd tells of those as well that the system's libraries ask for, which are none of ours.
    return {name: found.get(name) for name in run("patchelf", "--print-needed", path).split()}


def owner(path):
    """The package that brings a file; empty: none."""
    # Some packages still name files by /lib, which is a link to /usr/lib.
    for name in (str(path), re.sub("^/usr", "", str(path))):
        said = subprocess.run(["dpkg", "-S", name], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout
        if said:
            return said.split(":")[0].strip()
    return ""


class Bundle:
    def __init__(self, root):
        self.root = root
        self.origins = {}  # where a bundled library came from

    def elves(self):
        return sorted(path for path in self.root.rglob("*") if is_elf(path))

    def add_plugins(self, folder):
        for pattern in PLUGINS:
            found = sorted(folder.glob(pattern + ".so"))
            if not found:
                sys.exit(f"make_bundle: there is no plugin {folder}/{pattern}.so")
            for plugin in found:
                self.copy(plugin, self.root / "plugins" / plugin.relative_to(folder))

    def add_translations(self, folder):
        for language in TRANSLATIONS:
            texts = folder / f"qtbase_{language}.qm"
            if texts.is_file():  # without it Qt's own dialogs speak English
                self.copy(texts, self.root / "translations" / texts.name)

    def add_libraries(self):
        waiting = self.elves()
        while waiting:
            path = waiting.pop()
            for name, library in needed(path).items():
                target = self.root / "lib" / name
                if SYSTEM.match(name) or target.exists():
                    continue
                if library is None:
                    sys.exit(f"make_bundle: {path} wants {name}, which is not there")
                self.copy(library.resolve(), target)
                waiting.append(target)

    def copy(self, origin, target):
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(origin, target)
        os.chmod(target, 0o755 if is_elf(target) else 0o644)
        self.origins[target] = origin

    def make_relocatable(self):
        for path in self.elves():
            subprocess.run(["strip", "--strip-unneeded", path], check=True)
            way = os.path.relpath(self.root / "lib", path.parent)
            run("patchelf", "--set-rpath", "$ORIGIN" if way == "." else f"$ORIGIN/{way}", path)

    def add_licences(self):
        """Debian keeps the licence of everything at one place."""
        target = self.root / "share/doc/vitrine/licences"
        target.mkdir(parents=True, exist_ok=True)
        for origin in sorted(set(self.origins.values())):
            package = owner(origin)
            licence = pathlib.Path("/usr/share/doc", package, "copyright")
            if package and licence.is_file():
                shutil.copyfile(licence, target / f"{package}.txt")
            else:
                print(f"make_bundle: of no package with a licence: {origin}", file=sys.stderr)

    def check(self):
        """Whatever is not the system's is found in the bundle, and nowhere else."""
        for path in self.elves():
            for name, library in needed(path).items():
                inside = library is not None and self.root in library.resolve().parents
                if inside == bool(SYSTEM.match(name)):
                    sys.exit(f"make_bundle: {path.relative_to(self.root)} takes {name} from {library}")

    def glibc(self):
        """The lowest version of glibc that has all that is called."""
        versions = [tuple(int(part) for part in version.split("."))
                    for path in self.elves()
                    for version in re.findall(r"GLIBC_(\d+(?:\.\d+)+)", run("objdump", "-T", path))]
        return ".".join(str(part) for part in max(versions))


def qt_folder(key):
    return pathlib.Path(run("qtpaths6", "--query", key).strip())


def make(build, version, out):
    name = f"vitrine-{version}-linux-{platform.machine()}"
    with tempfile.TemporaryDirectory(prefix="vitrine-bundle-") as temporary:
        bundle = Bundle(pathlib.Path(temporary).resolve() / name)
        subprocess.run(["cmake", "--install", build, "--prefix", bundle.root], check=True, stdout=subprocess.DEVNULL)
        bundle.add_plugins(qt_folder("QT_INSTALL_PLUGINS"))
        bundle.add_translations(qt_folder("QT_INSTALL_TRANSLATIONS"))
        bundle.add_libraries()
        (bundle.root / "bin/qt.conf").write_text("[Paths]\nPrefix = ..\nPlugins = plugins\nTranslations = translations\n")
        bundle.make_relocatable()
        bundle.add_licences()
        bundle.check()
        glibc = bundle.glibc()
        (bundle.root / "README.txt").write_text(README.format(version=version, glibc=glibc))
        out.mkdir(parents=True, exist_ok=True)
        tarball = out / f"{name}.tar.xz"
        subprocess.run(["tar", "--create", "--xz", "--sort=name", "--owner=0", "--group=0", "--numeric-owner",
                        f"--file={tarball}", f"--directory={temporary}", name], check=True,
                       env={**os.environ, "XZ_OPT": "-T0"})
    print(f"make_bundle: for glibc {glibc} and newer", file=sys.stderr)
    return tarball


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    build = pathlib.Path(sys.argv[1]).resolve()
    version = re.search(r"(?m)^CMAKE_PROJECT_VERSION:\w+=(\S+)", (build / "CMakeCache.txt").read_text())[1]
    print(make(build, version, build))


if __name__ == "__main__":
    main()
