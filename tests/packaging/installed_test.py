#!/usr/bin/env python3
"""Installs the build into an empty folder and tries what was installed: installed_test.py BUILD_FOLDER"""

import collections
import configparser
import contextlib
import hashlib
import json
import os
import pathlib
import re
import shlex
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import time
import unittest
import xml.etree.ElementTree as ElementTree
import zlib

MIME_SPACE = "{http://www.freedesktop.org/standards/shared-mime-info}"
LANGUAGES = ("de", "ja", "ru")

build_folder = None


def run(*command, **options):
    """Runs a command and returns what it said; a failure shows it. The bound ends what hangs, on a busy machine, too."""
    done = subprocess.run([str(part) for part in command], text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          timeout=600, **options)
    if done.returncode != 0:
        raise AssertionError(f"{command} ended with {done.returncode}:\n{done.stdout}")
    return done.stdout


class Installed(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.temporary = pathlib.Path(tempfile.mkdtemp(prefix="vitrine installed "))
        cls.addClassCleanup(shutil.rmtree, cls.temporary)
        # With a space, since a prefix may have one.
        cls.prefix = cls.temporary / "the prefix"
        environment = {key: value for key, value in os.environ.items() if key != "DESTDIR"}
        run("cmake", "--install", build_folder, "--prefix", cls.prefix, env=environment)
        cls.share = cls.prefix / "share"
        cls.desktop = cls.share / "applications/vitrine.desktop"
        cls.mime = cls.share / "mime/packages/vitrine.xml"

    def entry(self):
        parser = configparser.ConfigParser(interpolation=None, strict=True)
        parser.optionxform = str
        parser.read(self.desktop, encoding="utf-8")
        return parser["Desktop Entry"]

    def mime_types(self):
        return ElementTree.parse(self.mime).getroot().findall(MIME_SPACE + "mime-type")


class DesktopEntry(Installed):
    def test_it_is_valid(self):
        self.assertEqual(run("desktop-file-validate", self.desktop), "")

    def test_it_starts_an_installed_program_with_the_files(self):
        program, *arguments = self.entry()["Exec"].split()
        self.assertTrue(os.access(self.prefix / "bin" / program, os.X_OK))
        self.assertEqual(arguments, ["%U"])
        self.assertEqual(self.entry()["TryExec"], program)

    def test_it_names_an_installed_icon(self):
        icon = self.share / "icons/hicolor/scalable/apps" / (self.entry()["Icon"] + ".svg")
        self.assertTrue(ElementTree.parse(icon).getroot().tag.endswith("svg"))

    def test_it_claims_every_type_and_view_links_and_no_other(self):
        claimed = self.entry()["MimeType"].rstrip(";").split(";")
        opened = [mime.get("type") for mime in self.mime_types()]
        self.assertEqual(sorted(claimed), sorted([*opened, "x-scheme-handler/vitrine"]))

    def test_it_is_translated(self):
        for key in ("GenericName", "Comment", "Keywords"):
            for language in LANGUAGES:
                self.assertNotEqual(self.entry()[f"{key}[{language}]"], self.entry()[key])


class Thumbnailer(Installed):
    """What gio, GNOME and tumbler read to have thumbnails made."""

    ARCHIVES = {"application/x-source-vpk", "application/x-x3-cat"}

    def thumbnailer(self):
        parser = configparser.ConfigParser(interpolation=None, strict=True)
        parser.optionxform = str
        parser.read(self.share / "thumbnailers/vitrine.thumbnailer", encoding="utf-8")
        self.assertEqual(parser.sections(), ["Thumbnailer Entry"])
        return parser["Thumbnailer Entry"]

    def command(self, file, out, size):
        """The Exec line as tumbler expands it, with the program where it is installed."""
        meant = {"%i": str(file), "%u": pathlib.Path(file).as_uri(), "%o": str(out), "%s": str(size), "%%": "%"}
        program, *arguments = [re.sub("%[iuos%]", lambda code: meant[code[0]], word)
                               for word in shlex.split(self.thumbnailer()["Exec"])]
        self.assertEqual(program, self.thumbnailer()["TryExec"])
        return [self.prefix / "bin" / program, *arguments]

    def texts(self, png):
        """Keys and values of a PNG's text chunks, and its size."""
        self.assertEqual(png[:8], b"\x89PNG\r\n\x1a\n")
        at, texts, size = 8, {}, None
        while at < len(png):
            length, kind = struct.unpack(">I4s", png[at:at + 8])
            data = png[at + 8:at + 8 + length]
            if kind == b"IHDR":
                size = struct.unpack(">II", data[:8])
            elif kind in (b"tEXt", b"zTXt"):  # compressed where it is long; readers take both alike
                key, value = data.split(b"\0", 1)
                value = value if kind == b"tEXt" else zlib.decompress(value[1:])
                texts[key.decode("latin-1")] = value.decode("latin-1")
            at += 12 + length
        return texts, size

    def test_it_has_the_keys_of_its_kind_and_no_other(self):
        self.assertEqual(sorted(self.thumbnailer()), ["Exec", "MimeType", "TryExec"])
        self.assertTrue(os.access(self.prefix / "bin" / self.thumbnailer()["TryExec"], os.X_OK))

    def test_it_offers_every_type_that_is_opened_but_archives(self):
        offered = self.thumbnailer()["MimeType"].rstrip(";").split(";")
        opened = {mime.get("type") for mime in self.mime_types()}
        self.assertLessEqual(self.ARCHIVES, opened)
        self.assertEqual(sorted(offered), sorted(opened - self.ARCHIVES))

    def check(self, file, *, before=(), size=128):
        out = self.temporary / "made" / "thumbnail.png"
        shutil.rmtree(out.parent, ignore_errors=True)
        out.parent.mkdir()
        run(*before, *self.command(file, out, size), env={})
        texts, (width, height) = self.texts(out.read_bytes())
        self.assertEqual(max(width, height), size)
        self.assertEqual(texts["Thumb::URI"], file.resolve().as_uri())
        self.assertEqual(texts["Thumb::MTime"], str(int(file.stat().st_mtime)))
        self.assertEqual(texts["Thumb::Size"], str(file.stat().st_size))
        self.assertEqual([path.name for path in out.parent.iterdir()], ["thumbnail.png"])

    def test_its_command_makes_thumbnails_without_a_display(self):
        for demo in ("vitrine_museum.bsp", "mine/data/3db/vitrine_gnome.3db", "vitrine_avatar.vgo",
                     "x3/objects/vitrine/lighthouse_scene.bod"):
            with self.subTest(demo):
                self.check(self.share / "vitrine/demo" / demo)

    @unittest.skipUnless(shutil.which("bwrap"), "bubblewrap is not there")
    def test_its_command_works_locked_in_as_gnome_runs_it(self):
        out = self.temporary / "made"
        out.mkdir(exist_ok=True)
        jail = ("bwrap", "--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc", "--bind", out, out, "--unshare-all",
                "--die-with-parent", "--clearenv", "--setenv", "HOME", "/nonexistent")
        if subprocess.run([*map(str, jail), "true"], capture_output=True).returncode != 0:
            self.skipTest("this machine does not let bubblewrap work")
        self.check_jailed(jail, out)

    def check_jailed(self, jail, out):
        file = self.share / "vitrine/demo/vitrine_museum.bsp"
        run(*jail, *self.command(file, out / "thumbnail.png", 256))
        self.assertEqual(self.texts((out / "thumbnail.png").read_bytes())[1], (256, 256))
        notes = self.temporary / "notes.bsp"
        notes.write_text("no map at all")
        failed = subprocess.run([str(part) for part in (*jail, *self.command(notes, out / "none.png", 256))],
                                capture_output=True, text=True)
        self.assertEqual(failed.returncode, 1)
        self.assertEqual(len(failed.stderr.splitlines()), 1)
        self.assertEqual([path.name for path in out.iterdir()], ["thumbnail.png"])


class MimeTypes(Installed):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        home = cls.temporary / "home"
        home.mkdir()
        # gio asks the shared MIME database; the generic path of xdg-mime would ask `file` instead.
        cls.environment = {**os.environ, "XDG_DATA_HOME": str(home), "XDG_CURRENT_DESKTOP": "GNOME",
                           "XDG_DATA_DIRS": f"{cls.share}:/usr/share", "LC_ALL": "C.UTF-8"}
        run("update-mime-database", cls.share / "mime", env=cls.environment)

    def type_of(self, name, content):
        path = self.temporary / name
        path.write_bytes(content)
        return run("xdg-mime", "query", "filetype", path, env=self.environment).strip()

    def test_the_file_is_well_formed(self):
        run("xmllint", "--noout", self.mime)

    def test_a_source_map_is_known_with_and_without_its_extension(self):
        head = b"VBSP" + (20).to_bytes(4, "little") + bytes(1028)
        self.assertEqual(self.type_of("castle.bsp", head), "application/x-source-bsp")
        self.assertEqual(self.type_of("CASTLE.BSP", head), "application/x-source-bsp")
        self.assertEqual(self.type_of("castle without a name", head), "application/x-source-bsp")

    def test_a_mission_is_known_although_documents_have_its_extension(self):
        mission = b"TOWN\r\nThe Town\r\n.\\data\\town\\temp.bd1\r\n.\\data\\town\\town.pd1\r\n1\r\n"
        self.assertEqual(self.type_of("town.mif", mission), "application/x-xops-mif")
        self.assertEqual(self.type_of("list.txt", mission), "text/plain")

    def test_other_files_keep_their_types(self):
        self.assertEqual(self.type_of("notes.txt", b"VBSP is written here\n"), "text/plain")
        self.assertEqual(self.type_of("picture.png", b"\x89PNG\r\n\x1a\n" + bytes(64)), "image/png")
        self.assertEqual(self.type_of("nothing", bytes(64)), "application/octet-stream")

    def test_every_type_has_a_name_an_icon_and_its_magic_before_its_extension(self):
        types = self.mime_types()
        self.assertTrue(types)
        for mime in types:
            with self.subTest(mime.get("type")):
                self.assertTrue(mime.find(MIME_SPACE + "comment").text)
                icon = mime.find(MIME_SPACE + "icon").get("name")
                self.assertTrue((self.share / f"icons/hicolor/scalable/mimetypes/{icon}.svg").is_file())
                self.assertTrue(mime.findall(MIME_SPACE + "glob"))
                for magic in mime.findall(MIME_SPACE + "magic"):
                    self.assertGreaterEqual(int(magic.get("priority")), 80)

    def test_the_types_have_the_names_the_viewer_gives_them(self):
        for mime in self.mime_types():
            languages = {comment.get("{http://www.w3.org/XML/1998/namespace}lang")
                         for comment in mime.findall(MIME_SPACE + "comment")}
            self.assertEqual(languages, {None, *LANGUAGES}, mime.get("type"))


class Metainfo(Installed):
    def metainfo(self):
        (path,) = (self.share / "metainfo").iterdir()
        return path

    def test_nothing_is_found_fault_with(self):
        said = run("appstreamcli", "validate", "--no-net", "--pedantic", "--no-color", self.metainfo())
        self.assertNotRegex(said, r"(?m)^[EWIP]: ")

    def test_it_is_called_as_its_id_and_starts_the_desktop_entry(self):
        root = ElementTree.parse(self.metainfo()).getroot()
        self.assertEqual(self.metainfo().name, root.findtext("id") + ".metainfo.xml")
        self.assertEqual(root.findtext("launchable"), self.desktop.name)
        provided = [element.text for element in root.find("provides").findall("mediatype")]
        self.assertEqual(sorted(provided), sorted(self.entry()["MimeType"].rstrip(";").split(";")))


class Icons(Installed):
    def test_they_are_there_in_all_sizes_as_drawn(self):
        theme = self.share / "icons/hicolor"
        for name, sizes in (("apps/vitrine", (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)),
                            ("mimetypes/vitrine-document", (16, 22, 24, 32, 48, 64, 96, 128, 256))):
            for size in sizes:
                png = (theme / f"{size}x{size}/{name}.png").read_bytes()
                self.assertEqual(struct.unpack(">II", png[16:24]), (size, size))
                self.assertGreater(len(png), size * size // 32, "not an empty picture")

    def test_the_symbolic_one_has_a_single_colour(self):
        drawing = ElementTree.parse(self.share / "icons/hicolor/symbolic/apps/vitrine-symbolic.svg").getroot()
        colours = {element.get("fill") for element in drawing.iter() if element.get("fill")}
        self.assertEqual(len(colours), 1)


class Programs(Installed):
    def test_the_command_line_lists_the_formats_of_the_desktop_entry(self):
        listed = json.loads(run(self.prefix / "bin/vitrine-cli", "formats", "--json"))
        text = json.dumps(listed)
        for mime in self.mime_types():
            for glob in mime.findall(MIME_SPACE + "glob"):
                self.assertIn(glob.get("pattern").removeprefix("*."), text)

    def test_the_viewer_says_its_version(self):
        said = run(self.prefix / "bin/vitrine", "--version", env={**os.environ, "QT_QPA_PLATFORM": "offscreen"})
        self.assertRegex(said, r"\d+\.\d+\.\d+")

    def test_the_demos_are_there_and_whole(self):
        for demo in ("vitrine_museum.bsp", "addon/vitrine_courtyard.mif", "mine/data/3db/vitrine_gnome.3db", "vitrine_avatar.vgo",
                     "x3/objects/vitrine/lighthouse_scene.bod"):
            path = self.share / "vitrine/demo" / demo
            info = json.loads(run(self.prefix / "bin/vitrine-cli", "info", "--json", "--strict", path))
            self.assertGreater(info["scene"]["triangles"], 0)
            self.assertEqual(info["missing"], [])
            self.assertNotIn("error", info)

    def test_the_exporter_is_found_where_it_is_installed(self):
        out = self.temporary / "court yard.glb"
        run(self.prefix / "bin/vitrine-cli", "export", self.share / "vitrine/demo/addon/vitrine_courtyard.mif", out)
        self.assertEqual(out.read_bytes()[:4], b"glTF")

    def test_nothing_installed_points_into_the_build(self):
        for program in [*(self.prefix / "bin").iterdir(), *self.prefix.glob("lib/**/*.so")]:
            runpath = re.findall(r"R(?:UN)?PATH\)?\s.*", run("readelf", "-d", program))
            self.assertEqual(runpath, [], program)


@unittest.skipUnless(os.environ.get("DISPLAY"), "there is no display")
class Crashes(Installed):
    """The viewer as it is installed, in a home of its own."""

    DEMO = "vitrine_avatar.vgo"

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.home = cls.temporary / "a home"
        cls.data = cls.home / "data"
        cls.settings = cls.home / "config/Vitrine/vitrine.conf"
        cls.settings.parent.mkdir(parents=True)
        # A name of its own for the single window: one that is really open hears nothing of this.
        cls.environment = {**os.environ, "HOME": str(cls.home), "XDG_CONFIG_HOME": str(cls.home / "config"),
                           "XDG_DATA_HOME": str(cls.data), "XDG_CACHE_HOME": str(cls.home / "cache"),
                           "LIBGL_ALWAYS_SOFTWARE": "1", "VITRINE_LANG": "en"}

    @contextlib.contextmanager
    def viewer(self, *arguments):
        program = subprocess.Popen([self.prefix / "bin/vitrine", *arguments], env=self.environment,
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            yield program
        finally:
            program.kill()
            program.wait()

    def wait_for(self, condition, what):
        end = time.monotonic() + 120
        while not condition():
            self.assertLess(time.monotonic(), end, f"waited in vain for {what}")
            time.sleep(0.05)

    def reports(self, pattern):
        return sorted(self.data.glob(f"Vitrine/vitrine/crashes/{pattern}"))

    def test_a_crash_leaves_a_report_that_the_next_start_tells_of(self):
        demo = self.share / "vitrine/demo" / self.DEMO
        with self.viewer(demo) as program:
            self.wait_for(lambda: self.settings.is_file() and self.DEMO in self.settings.read_text(), "the picture")
            program.send_signal(signal.SIGSEGV)
            self.assertEqual(program.wait(60), -signal.SIGSEGV)
        (report,) = self.reports("crash-*")
        text = report.read_text()
        self.assertIn(f"file: {self.DEMO}, {demo.stat().st_size} bytes", text)
        self.assertIn(f"sha256: {hashlib.sha256(demo.read_bytes()).hexdigest()}", text)
        self.assertTrue(text.endswith("\nend\n"), text)
        for place in (self.temporary, self.prefix, demo.parent, self.home):
            self.assertNotIn(str(place), text)
            self.assertNotIn(place.name + "/", text)
        with self.viewer("--new-window"):
            self.wait_for(lambda: self.reports("told-crash-*"), "the offer")
        self.assertEqual(self.reports("crash-*"), [])

    def test_damaged_settings_are_set_aside(self):
        self.settings.write_bytes(bytes(4096))
        with self.viewer("--new-window"):
            aside = self.settings.with_name("vitrine.conf.damaged")
            self.wait_for(aside.is_file, "the damaged settings")
            self.assertEqual(aside.read_bytes(), bytes(4096))


class Package(unittest.TestCase):
    """The Debian package, unpacked as it would be installed."""

    @classmethod
    def setUpClass(cls):
        temporary = pathlib.Path(tempfile.mkdtemp(prefix="vitrine package "))
        cls.addClassCleanup(shutil.rmtree, temporary)
        run("cpack", "--config", build_folder / "CPackConfig.cmake", "-G", "DEB", "-B", temporary)
        (cls.package,) = temporary.glob("*.deb")
        run("dpkg-deb", "-x", cls.package, temporary / "root")
        cls.prefix = temporary / "root/usr"

    def test_both_programs_start(self):
        self.assertIn("bsp", run(self.prefix / "bin/vitrine-cli", "formats"))
        said = run(self.prefix / "bin/vitrine", "--version", env={**os.environ, "QT_QPA_PLATFORM": "offscreen"})
        self.assertRegex(said, r"\d+\.\d+\.\d+")

    def test_modules_that_are_loaded_on_first_use_are_in_it(self):
        out = self.prefix.parent / "court yard.glb"
        run(self.prefix / "bin/vitrine-cli", "export",
            self.prefix / "share/vitrine/demo/addon/vitrine_courtyard.mif", out)
        self.assertEqual(out.read_bytes()[:4], b"glTF")

    def test_file_managers_find_the_thumbnailer(self):
        self.assertTrue((self.prefix / "share/thumbnailers/vitrine.thumbnailer").is_file())

    def test_it_depends_on_what_the_programs_load(self):
        depends = run("dpkg-deb", "-f", self.package, "Depends")
        # Platform plugins and OpenGL drivers are loaded by name, which no linker tells of.
        for package in ("libqt6widgets6", "libqt6core6", "libassimp5", "libssl3", "libgl1-mesa-dri", "qt6-qpa-plugins",
                        "hicolor-icon-theme", "shared-mime-info"):
            self.assertIn(package, depends)

    def test_nothing_lies_outside_usr(self):
        self.assertEqual([path.name for path in self.prefix.parent.iterdir() if path.name != "court yard.glb"], ["usr"])


class ReleasePreset(unittest.TestCase):
    """What people build by README's "Building by hand" is what the tests have built."""

    @staticmethod
    def commands(folder):
        """What each source is compiled with, in any target, but for optimising, debugging and warning."""
        commands = collections.defaultdict(set)
        for entry in json.loads((folder / "compile_commands.json").read_text()):
            # Sources that the build makes have a folder of its own before them.
            source = entry["file"].replace(str(folder), "BUILD")
            words = entry["command"].replace(str(folder), "BUILD").split()
            commands[source].add(" ".join(word for word in words
                                          if re.match(r"-(D(?!(QT_NO_|N)DEBUG)|I|isystem|std)", word)))
        return commands

    @classmethod
    def setUpClass(cls):
        cls.root = pathlib.Path(__file__).resolve().parents[2]
        folder = pathlib.Path(tempfile.mkdtemp(prefix="vitrine-release-"))
        cls.addClassCleanup(shutil.rmtree, folder)
        run("cmake", "--preset", "release", "-B", folder, cwd=cls.root)
        cls.cache = (folder / "CMakeCache.txt").read_text()
        cls.released = cls.commands(folder)
        cls.built = cls.commands(build_folder)

    def test_it_is_optimised_and_brings_no_tests(self):
        self.assertIn("CMAKE_BUILD_TYPE:STRING=Release", self.cache)
        self.assertFalse([source for source in self.released if "/tests/core/" in source])

    def test_an_unknown_compilers_warnings_do_not_stop_it(self):
        self.assertIn("VITRINE_WERROR:BOOL=OFF", self.cache)

    def test_the_tests_have_built_the_same(self):
        self.assertGreater(len(self.released), 50)
        for source, words in self.released.items():
            with self.subTest(source):
                self.assertLessEqual(words, self.built.get(source, set()))


if __name__ == "__main__":
    build_folder = pathlib.Path(sys.argv.pop(1)).resolve()
    unittest.main()
