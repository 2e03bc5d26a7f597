#!/usr/bin/env python3
"""Compiles headers and sources each by itself, so that none relies on what others include before it.

usage: compile_alone.py BUILD [FILE… | --all | --sample COUNT [--seed TEXT]] [--jobs COUNT]

BUILD is a configured build folder; its compile_commands.json names the compiler and the flags. A header is compiled
without the precompiled header, with the flags of the nearest source that includes it. A source is compiled with the
flags of its target, the precompiled header included where the build has one, but outside its batch
(CMAKE_UNITY_BUILD). Nothing is written.

--sample chooses COUNT headers and COUNT sources at random. The default seed is the commit, so that every commit tries
others. The output names the seed and the files.

Prints one line per file that does not compile, with the compiler's first error, and ends with 1 if there is any. Files
that the build does not compile (a source of an option that is off) are counted and left out.
"""

import argparse
import collections
import concurrent.futures
import datetime
import json
import os
import pathlib
import random
import re
import shlex
import subprocess
import sys

from include_rules import CHECKED_ROOTS, includes_of

BATCHED = re.compile(r'^#include "([^"]+\.cpp)"', re.MULTILINE)
PRECOMPILED = "cmake_pch.h"


def read_commands(build):
    """Source (absolute path) -> its entry of compile_commands.json; sources of a batch have the entry of the batch."""
    commands = {}
    for entry in json.loads((build / "compile_commands.json").read_text(encoding="utf-8")):
        path = pathlib.Path(entry["directory"], entry["file"])
        batched = BATCHED.findall(path.read_text(encoding="utf-8")) if path.parent.name == "Unity" else []
        for source in batched or [str(path)]:
            commands.setdefault(source, entry)
    return commands


def flags_of(entry):
    """The command of an entry without its source and all that it writes."""
    words = shlex.split(entry["command"])
    output = words.index("-o")
    return [word for word in words[:output] + words[output + 2:] if word not in ("-c", "--coverage", entry["file"])]


def without_precompiled(flags):
    """The flags without "-include …/cmake_pch.hxx", which clang gets as "-Xclang -include -Xclang …" """
    kept = []
    for flag in flags:
        if PRECOMPILED in flag:
            del kept[max(index for index, word in enumerate(kept) if word.startswith("-include")):]
            while kept[-1] == "-Xclang":
                kept.pop()
        else:
            kept.append(flag)
    return kept


def nearest_source(header, sources):
    """The source that lies nearest to a header: of its name, else in its folder, else below a folder above."""
    return max(sources, key=lambda source: (len(os.path.commonpath([header, source])),
                                            pathlib.Path(source).stem == pathlib.Path(header).stem,
                                            os.path.dirname(header) == os.path.dirname(source)))


def includers_of(root, sources):
    """Header (from the root) -> the sources (absolute paths) that include it."""
    includers = collections.defaultdict(list)
    for source in (root / path for path in sources):
        for include in includes_of(source.read_text(encoding="utf-8")):
            includers[include.header].append(str(source))
    return includers


def first_error(output, root):
    lines = output.splitlines()
    line = next((line for line in lines if "error:" in line), lines[-1] if lines else "the compiler says nothing")
    return line.replace(f"{root}/", "")


def why_not_alone(path, root, commands, includers):
    """Why a header or source (from the root) does not compile by itself, or None."""
    file = str(root / path)
    is_header = file.endswith(".h")
    entry = commands[nearest_source(file, includers.get(path, commands)) if is_header else file]
    flags = without_precompiled(flags_of(entry)) if is_header else flags_of(entry)
    done = subprocess.run([*flags, "-w", "-fsyntax-only", "-x", "c++", "-"], cwd=entry["directory"], text=True,
                          input=f'#include "{file}"\n', capture_output=True, env={**os.environ, "LC_ALL": "C"})
    if done.returncode == 0:
        return None
    needed = "the headers before it" if is_header else "the other sources of its batch"
    return f"{path} does not compile without {needed}: {first_error(done.stderr, root)}"


def is_of_build(header, commands):
    """Whether a source beside the header is built; true where there is none beside it."""
    beside = list(header.parent.glob("*.cpp"))
    return not beside or any(str(source) in commands for source in beside)


def compiled_files(root, commands):
    """The headers and the sources (from the root) that can be compiled."""
    headers = [path.relative_to(root).as_posix() for top in CHECKED_ROOTS for path in (root / top).rglob("*.h")
               if is_of_build(path, commands)]
    sources = [pathlib.Path(source).relative_to(root).as_posix() for source in commands
               if pathlib.Path(source).is_relative_to(root)]
    return sorted(headers), sorted(source for source in sources if source.split("/")[0] in CHECKED_ROOTS)


def commit_or_date(root):
    done = subprocess.run(["git", "-C", str(root), "rev-parse", "HEAD"], capture_output=True, text=True)
    return done.stdout.strip() if done.returncode == 0 else datetime.date.today().isoformat()


def sampled(headers, sources, count, seed):
    chance = random.Random(seed)
    return [path for paths in (headers, sources) for path in chance.sample(paths, min(count, len(paths)))]


def main():
    parser = argparse.ArgumentParser(description="Compiles headers and sources each by itself.")
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("files", nargs="*", metavar="FILE")
    parser.add_argument("--root", type=pathlib.Path, default=pathlib.Path(__file__).parents[2])
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--sample", type=int, metavar="COUNT")
    parser.add_argument("--seed", metavar="TEXT")
    parser.add_argument("--jobs", type=int, default=1, metavar="COUNT")
    arguments = parser.parse_intermixed_args()
    root = arguments.root.resolve()
    commands = read_commands(arguments.build)
    headers, sources = compiled_files(root, commands)
    files = headers + sources if arguments.all else arguments.files
    if arguments.sample:
        seed = arguments.seed or commit_or_date(root)
        files = sampled(headers, sources, arguments.sample, seed)
        print(f"compile_alone: --sample {arguments.sample} --seed {seed}", *files, sep="\n  ", flush=True)
    known, includers = {*headers, *sources}, includers_of(root, sources)
    tried = [path for path in files if path in known]
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        found = 0
        for reason in pool.map(lambda path: why_not_alone(path, root, commands, includers), tried):
            if reason:
                found += 1
                print(reason, flush=True)
    print(f"compile_alone: {len(tried)} files, {found} do not compile by themselves, "
          f"{len(files) - len(tried)} not in this build", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
