#!/usr/bin/env python3
"""Writes manual pages and completions of programs that are built: make_reference.py OPTIONS PROGRAM…

Each PROGRAM is asked for its --help, and each of its commands. Into the folder --out come
    NAME.1, NAME.1.gz                  manual page
    bash/NAME  zsh/_NAME  fish/NAME.fish   completions
"""

import argparse
import gzip
import os
import pathlib
import subprocess
import sys

sys.dont_write_bytecode = True  # the folder of the sources stays as it is

import completions
import help_text
import manual


def said(*command):
    """English, whatever the builder speaks, and without a display."""
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "VITRINE_LANG": "en", "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run([str(word) for word in command], env=environment, stdout=subprocess.PIPE, check=True)
    return done.stdout.decode("utf-8")


def described(path):
    """The program and all its commands."""
    program = help_text.parse(path.stem, said(path, "--help"))
    program.commands = [help_text.parse(f"{program.name} {command.name}", said(path, command.name, "--help"))
                        for command in program.commands]
    return program


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def make(program, arguments):
    rest = arguments.sections / f"{program.name}.man"
    page = manual.page(program, version=arguments.version, date=arguments.date, rest=rest.read_text(encoding="utf-8"))
    write(arguments.out / f"{program.name}.1", page)
    (arguments.out / f"{program.name}.1.gz").write_bytes(gzip.compress(page.encode("utf-8"), 9, mtime=0))
    write(arguments.out / "bash" / program.name, completions.bash(program))
    write(arguments.out / "zsh" / f"_{program.name}", completions.zsh(program))
    write(arguments.out / "fish" / f"{program.name}.fish", completions.fish(program))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=pathlib.Path, required=True)
    parser.add_argument("--sections", type=pathlib.Path, required=True, help="folder of NAME.man, what --help lacks")
    parser.add_argument("--version", required=True)
    parser.add_argument("--date", required=True)
    parser.add_argument("programs", nargs="+", type=pathlib.Path)
    arguments = parser.parse_args()
    for path in arguments.programs:
        make(described(path), arguments)


if __name__ == "__main__":
    main()
