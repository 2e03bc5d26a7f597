#!/usr/bin/env python3
"""Tries manual pages and completions that the build made: reference_test.py BUILD_FOLDER"""

import pathlib
import re
import shutil
import subprocess
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "packaging/reference"))
import help_text
import manual

build_folder = None
PROGRAMS = ("vitrine", "vitrine-cli")


def made(*names):
    return build_folder.joinpath("packaging/reference", *names)


def run(*command, **options):
    done = subprocess.run([str(word) for word in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          timeout=60, **options)
    if done.returncode != 0:
        raise AssertionError(f"{command} ended with {done.returncode}:\n{done.stdout}")
    return done.stdout


def needs(program):
    return unittest.skipUnless(shutil.which(program), f"{program} is not there")


CLI11 = """A picture of the scene
Usage: vitrine-cli render [OPTIONS] FILE

Positionals:
  FILE TEXT REQUIRED          The file

Options:
  -h,--help                   Print this help message and exit
  -o,--output OUT.png REQUIRED
                              The PNG to write; - for standard output
  --pvs on|off                on (as the window does): draw only
                              what the map allows
  --csv Excludes: --json      As comma-separated values
  --set ID=VALUE ...          A control's value; may be repeated
  --mode MODE                 How surfaces are coloured: lit, wire-shaded
"""

QT = """Usage: /somewhere/vitrine [options] [FILE|FOLDER…]
Shows worlds.

Options:
  --game <PLACE>     Look in this folder
                     first. Can be given more than once.
  --language <CODE>  Language of the window (en, ja); VITRINE_LANG does the same.
  -h, --help         Show this help.

Arguments:
  FILE               Files to open, or a folder to browse.
"""


class HelpText(unittest.TestCase):
    def options(self, program):
        return {option.names[-1]: option for option in program.options}

    def test_the_form_of_the_command_line(self):
        program = help_text.parse("vitrine-cli render", CLI11)
        self.assertEqual(program.summary, "A picture of the scene")
        self.assertEqual(program.usage, "vitrine-cli render [OPTIONS] FILE")
        options = self.options(program)
        self.assertEqual(list(options), ["--help", "--output", "--pvs", "--csv", "--set", "--mode"])
        self.assertEqual(options["--output"], help_text.Option(["-o", "--output"], "OUT.png",
                                                               "The PNG to write; - for standard output", True, False))
        self.assertEqual(options["--pvs"].description, "on (as the window does): draw only what the map allows")
        self.assertEqual((options["--csv"].value, options["--csv"].description), ("", "As comma-separated values"))
        self.assertEqual((options["--set"].value, options["--set"].repeatable), ("ID=VALUE", True))
        self.assertEqual(program.positionals, [help_text.Positional("FILE", "The file", True, False)])

    def test_the_form_of_newer_command_lines(self):
        program = help_text.parse("x", "Usage: x [OPTIONS]\n\nOPTIONS:\n"
                                  "  -h,     --help              Print this\n"
                                  "          --size WxH          Width and height\n"
                                  "  -o,     --output OUT.png REQUIRED\n"
                                  "                              Where to\n")
        self.assertEqual([(option.names, option.value, option.description) for option in program.options],
                         [(["-h", "--help"], "", "Print this"), (["--size"], "WxH", "Width and height"),
                          (["-o", "--output"], "OUT.png", "Where to")])

    def test_the_form_of_the_viewer(self):
        program = help_text.parse("vitrine", QT)
        self.assertEqual((program.summary, program.usage), ("Shows worlds.", "vitrine [options] [FILE|FOLDER…]"))
        options = self.options(program)
        self.assertEqual((options["--game"].value, options["--game"].repeatable), ("PLACE", True))
        self.assertEqual(options["--help"].names, ["-h", "--help"])
        self.assertTrue(program.positionals[0].repeatable)

    def test_words_that_may_be_given(self):
        options = self.options(help_text.parse("x", CLI11)) | self.options(help_text.parse("x", QT))
        listed = {name: help_text.choices(option) for name, option in options.items()}
        self.assertEqual(listed["--pvs"], ["on", "off"])
        self.assertEqual(listed["--mode"], ["lit", "wire-shaded"])
        self.assertEqual(listed["--language"], ["en", "ja"])
        self.assertEqual(listed["--set"] + listed["--output"] + listed["--game"], [])

    def test_a_page_hides_no_line_and_no_dash(self):
        self.assertEqual(manual.escaped(".hidden -x \\n"), "\\&.hidden \\-x \\en")


class ManualPages(unittest.TestCase):
    def test_every_option_is_in_them(self):
        for program in PROGRAMS:
            page = made(program + ".1").read_text().replace("\\-", "-")
            said = run(build_folder / "bin" / program, "--help")
            if program == "vitrine-cli":
                said += run(build_folder / "bin" / program, "render", "--help")
            for name in re.findall(r"(?m)^  (?:-\w, ?)?(--[\w-]+)", said):
                self.assertIn(f"\\fB{name}\\fP", page)

    @needs("man")
    def test_man_has_no_warnings(self):
        for program in PROGRAMS:
            for page in (made(program + ".1"), made(program + ".1.gz")):
                said = run("man", "--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z", page,
                           env={"LC_ALL": "C.UTF-8", "MANROFFSEQ": "", "MANWIDTH": "80", "PATH": "/usr/bin:/bin"})
                self.assertTrue(said.startswith("x T utf8"), said[:400])

    @needs("mandoc")
    def test_mandoc_finds_no_fault(self):
        for program in PROGRAMS:
            self.assertEqual(run("mandoc", "-Tlint", "-W", "warning", made(program + ".1")), "")


class Completions(unittest.TestCase):
    def bash(self, *words):
        """What bash offers behind the words, the last of which is being typed."""
        program = words[0]
        script = ('source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); "_${1//-/_}"; '
                  'printf "%s\\n" "${COMPREPLY[@]}"')
        return run("bash", "-c", script, "bash", made("bash", program), *words).split()

    def test_bash_reads_them(self):
        for program in PROGRAMS:
            self.assertEqual(run("bash", "-n", made("bash", program)), "")

    def test_bash_offers_what_fits(self):
        self.assertIn("render", self.bash("vitrine-cli", ""))
        self.assertEqual(self.bash("vitrine-cli", "ren"), ["render"])
        self.assertEqual(self.bash("vitrine-cli", "render", "--pv"), ["--pvs"])
        self.assertEqual(self.bash("vitrine-cli", "render", "--pvs", ""), ["on", "off"])
        self.assertEqual(self.bash("vitrine-cli", "render", "--mode", "wire"), ["wireframe", "wire-shaded"])
        self.assertEqual(self.bash("vitrine-cli", "info", "--pvs"), [])
        self.assertEqual(self.bash("vitrine-cli", "formats", ""), [])
        self.assertEqual(self.bash("vitrine", "--language", "j"), ["ja"])
        self.assertEqual(self.bash("vitrine", str(build_folder / "CMakeCach")), [str(build_folder / "CMakeCache.txt")])
        self.assertEqual(self.bash("vitrine-cli", "render", "--game", str(build_folder / "CMakeCach")),
                         [str(build_folder / "CMakeCache.txt")])

    @needs("zsh")
    def test_zsh_reads_them_and_offers_what_fits(self):
        for program in PROGRAMS:
            self.assertEqual(run("zsh", "-n", made("zsh", "_" + program)), "")
        # A shell of its own at a terminal: zsh completes nowhere else.
        script = ('zmodload zsh/zpty; zpty z zsh -f -i; '
                  'zpty -w z "PS1=; fpath=($1 \\$fpath); autoload -Uz compinit; compinit -u -D; echo rea\\dy"; '
                  'zpty -r z said "*ready*"; zpty -w -n z $\'vitrine-cli render --pvs o\\t\\t\'; '
                  'zpty -r z said "*off*on*"; print -r -- "$said"')
        self.assertRegex(run("zsh", "-f", "-c", script, "zsh", made("zsh")), r"off\s+on")

    @needs("fish")
    def test_fish_reads_them_and_offers_what_fits(self):
        for program in PROGRAMS:
            self.assertEqual(run("fish", "-n", made("fish", program + ".fish")), "")

        def fish(words):
            lines = run("fish", "--no-config", "-c", f"source {made('fish', 'vitrine-cli.fish')}; complete -C '{words}'")
            return [line.split("\t")[0] for line in lines.splitlines()]
        self.assertEqual(sorted(fish("vitrine-cli render --pvs ")), ["off", "on"])
        self.assertIn("render", fish("vitrine-cli "))
        self.assertIn("--camera", fish("vitrine-cli render --c"))
        self.assertNotIn("--camera", fish("vitrine-cli info --c"))


if __name__ == "__main__":
    build_folder = pathlib.Path(sys.argv.pop(1)).resolve()
    unittest.main()
