#!/usr/bin/env python3
"""compile_alone.py against small made-up trees. The compiler is $CXX, or c++."""

import contextlib
import io
import json
import os
import pathlib
import sys
import tempfile
import unittest
from unittest import mock

import compile_alone

COMPILER = os.environ.get("CXX", "c++")

SOURCES = {
    "core/Length.h": "#pragma once\nstruct Length { int metres; };\n",
    "core/Sum.h": '#pragma once\n#include "core/Length.h"\nint sum(Length a, Length b);\n',
    "core/Sum.cpp": '#include "core/Sum.h"\nnamespace { int metresOf(Length a) { return a.metres; } }\n'
                    "int sum(Length a, Length b) { return metresOf(a) + metresOf(b); }\n",
    # These rely on what others include or define.
    "core/Bare.h": "#pragma once\nint twice(Length a);\n",
    "core/Bare.cpp": '#include "core/Length.h"\n#include "core/Bare.h"\nint twice(Length a) { return 2 * a.metres; }\n',
    "core/Leaner.cpp": '#include "core/Length.h"\nint thrice(Length a) { return 3 * metresOf(a); }\n',
    "ui/Window.h": "#pragma once\nstruct Window { Precompiled size; };\n",
    "ui/Window.cpp": '#include "ui/Window.h"\nint sizeOf(Window w) { return w.size.metres; }\n',
}


class Alone(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name).resolve()
        for path, text in SOURCES.items():
            self.write(path, text)
        self.write("build/ui/cmake_pch.hxx", "struct Precompiled { int metres; };\n")
        batch = self.write("build/core/Unity/unity_0_cxx.cxx", "".join(
            f'#include "{self.root}/core/{name}.cpp"\n' for name in ("Sum", "Bare", "Leaner")))
        self.write("build/compile_commands.json", json.dumps([
            self.entry(batch, ""),
            self.entry(self.root / "ui/Window.cpp",
                       f"-DWIDE -Winvalid-pch -include {self.root}/build/ui/cmake_pch.hxx")]))

    def write(self, path, text):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        return file

    def entry(self, source, flags):
        return {"directory": str(self.root / "build"), "file": str(source),
                "command": f"{COMPILER} -I{self.root} -Werror -Wall {flags} -o a.o -c {source}"}

    def run_on(self, *arguments):
        """(the exit status, what is printed) of compile_alone.py with these arguments."""
        words = ["compile_alone.py", str(self.root / "build"), "--root", str(self.root), *arguments]
        with mock.patch.object(sys, "argv", words), contextlib.redirect_stdout(io.StringIO()) as printed, (
                contextlib.redirect_stderr(io.StringIO())):
            return compile_alone.main(), printed.getvalue()

    def test_complete_files_pass(self):
        self.assertEqual(self.run_on("core/Length.h", "core/Sum.h", "core/Sum.cpp", "core/Bare.cpp"), (0, ""))

    def test_a_header_that_lacks_an_include_is_refused(self):
        status, printed = self.run_on("core/Bare.h", "core/Sum.h")
        self.assertEqual(status, 1)
        self.assertIn("core/Bare.h does not compile without the headers before it: core/Bare.h:2:", printed)
        self.assertEqual(len(printed.splitlines()), 1, printed)

    def test_a_source_that_relies_on_its_batch_is_refused(self):
        batch = self.root / "build/core/Unity/unity_0_cxx.cxx"
        self.assertEqual(os.system(f"{COMPILER} -fsyntax-only -I{self.root} {batch}"), 0)
        status, printed = self.run_on("core/Leaner.cpp")
        self.assertEqual(status, 1)
        self.assertIn("core/Leaner.cpp does not compile without the other sources of its batch: ", printed)
        self.assertIn("metresOf", printed)

    def test_the_precompiled_header_is_for_sources_alone(self):
        status, printed = self.run_on("ui/Window.h", "ui/Window.cpp")
        self.assertEqual(status, 1)
        self.assertIn("ui/Window.h does not compile", printed)
        self.assertNotIn("ui/Window.cpp does not", printed)

    def test_a_header_has_the_flags_of_a_source_that_includes_it(self):
        self.write("core/Wide.h", "#pragma once\n#ifndef WIDE\n#error narrow\n#endif\n")
        self.assertEqual(self.run_on("core/Wide.h")[0], 1)
        self.write("ui/Window.cpp", '#include "core/Wide.h"\n')
        self.assertEqual(self.run_on("core/Wide.h"), (0, ""))

    def test_every_form_of_the_precompiled_header_is_left_out(self):
        for words in (["-include", "/b/cmake_pch.hxx"],
                      ["-Xclang", "-include-pch", "-Xclang", "/b/cmake_pch.hxx.pch", "-Xclang", "-include", "-Xclang",
                       "/b/cmake_pch.hxx"]):
            self.assertEqual(compile_alone.without_precompiled(["c++", *words, "-O2"]), ["c++", "-O2"])

    def test_all_files_of_the_build_are_tried(self):
        status, printed = self.run_on("--all")
        self.assertEqual(status, 1)
        self.assertEqual(sorted(line.split()[0] for line in printed.splitlines()),
                         ["core/Bare.h", "core/Leaner.cpp", "ui/Window.h"])

    def test_a_sample_is_repeated_by_its_seed(self):
        samples = [self.run_on("--sample", "2", "--seed", seed)[1] for seed in ("one", "one", "two", "three", "four")]
        self.assertIn("--sample 2 --seed one\n", samples[0])
        self.assertEqual(samples[0], samples[1])
        self.assertGreater(len({sample.split("\n", 1)[1] for sample in samples}), 1)

    def test_other_files_are_left_out(self):
        self.write("tests/bench/Speed.cpp", "")
        self.write("tests/bench/Speed.h", "struct Speed { Length length; };")
        self.assertEqual(self.run_on("core/Gone.cpp", "cmake/pch/core.h", "tests/bench/Speed.cpp",
                                     "tests/bench/Speed.h"), (0, ""))


if __name__ == "__main__":
    unittest.main()
