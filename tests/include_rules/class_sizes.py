#!/usr/bin/env python3
"""The sizes of classes and files: public members and fields of each class, lines of each file, against limits.

usage: class_sizes.py ROOT [--all]

Prints one line per violation, "FILE:LINE: reason", and ends with 1 if there is any; --all prints waived ones too.

Public members are functions (each overload), signals, slots and data, static ones too; constructors, destructors,
operators, types and friends are left out: a class has no more to learn for them. Fields are the data of an object,
whoever sees them, so that a struct is measured by the same limit; constants and other static data are none. Members
of a nested class are its own. Inherited ones are not counted: the base class answers for them.
"""

import argparse
import collections
import pathlib
import sys

from one_definition import TYPE_KEYS, WORD, closing_of, tokens_of, type_name, without_attributes, without_template

MOST_PUBLIC_MEMBERS = 25
MOST_FIELDS = 20
MOST_LINES = 450

CHECKED_ROOTS = ("core", "render", "ui", "app", "resources")
SOURCE_SUFFIXES = {".h", ".cpp", ".in"}

# Classes (with the classes around them, without namespaces) that may be larger, and why. One that is not, or is not
# there, is a violation: the list tells of what there is.
WAIVERS = {
    "CompiledMap": "a table for each lump of a map",
    "DemoParts": "the joinery of the museum: a call for each thing that is built",
    "ModelFile": "the plain record of a whole .3db file, with what reads its arrays",
}

ClassSize = collections.namedtuple("ClassSize", "name line members fields")

ACCESS = {"public", "protected", "private"}
SIGNALS, SLOTS = {"Q_SIGNALS", "signals"}, {"Q_SLOTS", "slots"}
# Statements that declare no member, by their first word.
NO_MEMBER = {"using", "typedef", "friend", "static_assert", "enum"}


class Body:
    """A walk over the members of one class."""

    def __init__(self, tokens, start, name, is_public):
        self.tokens, self.index = tokens, start
        self.name, self.is_public = name, is_public
        self.members, self.fields, self.nested = 0, 0, []

    def read(self):
        """Counts up to the closing brace and returns its index."""
        head = []
        while self.index < len(self.tokens) and self.tokens[self.index][0] != "}":
            token = self.tokens[self.index][0]
            if head == [] and self.skip_label_or_macro(token):
                continue
            if token == "{":
                head = self.open_brace(head)
            elif token == ";":
                self.end_of_member(head)
                head = []
            else:
                head.append(token)
            self.index += 1
        return self.index

    def skip_label_or_macro(self, token):
        """True: a label of access, or a macro without a semicolon, began here and lies behind."""
        tokens, start = self.tokens, self.index
        if token in ACCESS | SIGNALS:
            self.is_public = token == "public" or token in SIGNALS
            self.index += 3 if tokens[start + 1][0] in SLOTS else 2
        elif token.startswith("Q_") and token not in SLOTS:
            self.index += 1
            if tokens[self.index][0] == "(":
                self.index = self.closing(self.index) + 1
        else:
            return False
        return True

    def open_brace(self, head):
        """What stands of a member before the brace at the index, once that has been stepped over."""
        plain = without_template(without_attributes(head))
        if plain and plain[0] in TYPE_KEYS - {"enum"} and function_name(plain) is None:
            name = type_name(plain) or ""
            line = self.tokens[self.index][1]
            inner = Body(self.tokens, self.index + 1, "::".join(filter(None, [self.name, name])), plain[0] != "class")
            self.index = inner.read()
            self.nested += inner.sizes(line)
            return ["friend"] if name else ["struct"]
        self.index = self.closing(self.index)
        if function_name(plain) is None or is_argument(plain) or is_initialiser(plain):
            return head + ["{}"]
        self.end_of_member(head)
        return []

    def end_of_member(self, head):
        head = without_template(without_attributes(head))
        if not head or head[0] in NO_MEMBER or (head[0] in TYPE_KEYS and len(head) < 3 and "{}" not in head):
            # A type, a friend, or "struct Name;"; what a nameless struct holds is counted with it.
            return
        function = function_name(head)
        if function is None:
            count = declarators(head)
            self.fields += 0 if "static" in head else count
            self.members += count if self.is_public else 0
        elif function not in (self.name.split("::")[-1], "~", "operator"):
            self.members += self.is_public

    def closing(self, start):
        """The index of what closes the brace or parenthesis at `start`; "<" is no bracket in code."""
        depth = 0
        for index in range(start, len(self.tokens)):
            depth += (self.tokens[index][0] in "{(") - (self.tokens[index][0] in "})")
            if depth == 0:
                return index
        return len(self.tokens) - 1

    def sizes(self, line):
        return [ClassSize(self.name, line, self.members, self.fields)] + self.nested


def is_argument(head):
    """True: the brace behind this head is part of a default argument."""
    return head.count("(") > head.count(")")


def is_initialiser(head):
    """True: the brace behind this head of a constructor initialises one of its fields, and is not its body."""
    if ":" not in head or ")" not in head[:head.index(":")]:
        return False
    return bool(WORD.match(head[-1]))


def function_name(head):
    """The name of the function that a head declares, "~" and "operator" for such; None: no function."""
    index = 0
    while index < len(head):
        token = head[index]
        if token == "operator":
            return token
        if token in ("=", "{}"):
            return None
        if token == "alignas" or token == "<":
            index = closing_of(head, index + (token == "alignas"))
        elif token == "(":
            if index == 0 or head[index + 1:index + 2] == ["*"]:
                return None
            return "~" if head[index - 2:index - 1] == ["~"] else head[index - 1]
        index += 1
    return None


def declarators(head):
    """How many variables a head declares."""
    count, index = 1, 0
    while index < len(head):
        if head[index] in ("<", "(", "["):
            index = closing_of(head, index)
        count += head[index] == ","
        index += 1
    return count


def classes_of(text):
    """The sizes of all classes that C++ text defines at namespace level, and of those inside them."""
    tokens, sizes, head, index = list(tokens_of(text)), [], [], 0
    while index < len(tokens):
        token, line = tokens[index]
        if token == "{":
            plain = without_template(without_attributes(head))
            if plain and plain[0] in TYPE_KEYS - {"enum"} and function_name(plain) is None:
                body = Body(tokens, index + 1, type_name(plain) or "", plain[0] != "class")
                index = body.read()
                sizes += body.sizes(line)
            elif "namespace" not in plain[:2] and plain[:1] != ["extern"]:
                index = Body(tokens, index, "", False).closing(index)
            head = head if "=" in plain or is_argument(plain) else []
        elif token in (";", "}"):
            head = []
        else:
            head.append(token)
        index += 1
    return sizes


def too_large(size):
    """The reasons why a class is too large."""
    if size.members > MOST_PUBLIC_MEMBERS:
        yield f"{size.members} public members, more than {MOST_PUBLIC_MEMBERS}"
    if size.fields > MOST_FIELDS:
        yield f"{size.fields} fields, more than {MOST_FIELDS}"


def check(files, waivers=None):
    """(violations, waived) of `files` (path from the root -> text), as printable lines."""
    waivers = WAIVERS if waivers is None else waivers
    violations, waived, used = [], [], set()
    for path in sorted(files):
        lines = len(files[path].splitlines())
        if lines > MOST_LINES:
            violations.append(f"{path}:{lines}: {lines} lines, more than {MOST_LINES}")
        for size in classes_of(files[path]):
            reasons = list(too_large(size))
            if not reasons:
                continue
            line = f"{path}:{size.line}: {size.name}: {'; '.join(reasons)}"
            excuse = waivers.get(size.name)
            used.add(size.name)
            if excuse:
                waived.append(f"{line} ({excuse})")
            else:
                violations.append(line)
    violations += [f"tests/include_rules/class_sizes.py:1: {name}: needs no waiver" for name in waivers
                   if name not in used]
    return violations, waived


def read_tree(root):
    files = {}
    for top in CHECKED_ROOTS:
        for path in (root / top).rglob("*"):
            if path.suffix in SOURCE_SUFFIXES and path.is_file():
                files[path.relative_to(root).as_posix()] = path.read_text(encoding="utf-8")
    return files


def main():
    parser = argparse.ArgumentParser(description="Checks the sizes of classes and files.")
    parser.add_argument("root", type=pathlib.Path)
    parser.add_argument("--all", action="store_true", help="print what is waived, too")
    arguments = parser.parse_args()
    files = read_tree(arguments.root)
    if not files:
        sys.exit(f"class_sizes: no sources under {arguments.root}")
    violations, waived = check(files)
    for line in violations + (waived if arguments.all else []):
        print(line)
    print(f"class_sizes: {len(files)} files, {len(violations)} violations, {len(waived)} waived", file=sys.stderr)
    return 1 if violations else 0


if __name__ == "__main__":
    sys.exit(main())
