"""What a program's --help says, as data: the one description that manual pages and completions are made of."""

import dataclasses
import re


@dataclasses.dataclass
class Option:
    names: list  # "-o", "--output"
    value: str = ""  # its placeholder; empty: it takes none
    description: str = ""
    required: bool = False
    repeatable: bool = False


@dataclasses.dataclass
class Positional:
    name: str
    description: str = ""
    required: bool = False
    repeatable: bool = False


@dataclasses.dataclass
class Program:
    name: str
    summary: str = ""
    usage: str = ""
    options: list = dataclasses.field(default_factory=list)
    positionals: list = dataclasses.field(default_factory=list)
    commands: list = dataclasses.field(default_factory=list)  # of Program


HEADINGS = {"options": "options", "positionals": "positionals", "arguments": "positionals",
            "subcommands": "commands", "commands": "commands"}
NAMES = re.compile(r"(--?[A-Za-z][\w-]*)(?:,\s*)?")


def entries(lines):
    """Pairs of what stands at the left of a list and its description; both may take several lines."""
    found = []
    for line in lines:
        # CLI11 2.5 puts short and long names into columns of their own.
        line = re.sub(r"^ {2}(-\w,)? {2,12}--", lambda match: f"  {match[1]} --" if match[1] else "  --", line)
        match = re.match(r"^ {2}(\S.*?)(?: {2,}(\S.*))?$", line)
        if match:
            found.append([match[1], match[2] or ""])
        elif line.strip() and found:
            found[-1][1] = f"{found[-1][1]} {line.strip()}".strip()
    return found


def sections(text):
    """Lines by the heading they stand below; those before any heading under ""."""
    found = {"": []}
    current = ""
    for line in text.splitlines():
        heading = re.match(r"^\[?(\w+)\]?:\s*$", line)
        if heading and heading[1].lower() in HEADINGS:
            current = HEADINGS[heading[1].lower()]
        found.setdefault(current, []).append(line)
    return found


def without_marks(text):
    """TEXT without what CLI11 puts behind a placeholder, and what that says: required, repeatable."""
    required = bool(re.search(r"\bREQUIRED\b", text))
    repeatable = "..." in text
    text = re.sub(r"\s(REQUIRED|(Excludes|Needs): .*|\.\.\.)(?=\s|$)", "", text)
    return text.strip(), required, repeatable


def option(left, description):
    names, rest = [], left
    while (match := NAMES.match(rest)) is not None:
        names.append(match[1])
        rest = rest[match.end():].lstrip()
    value, required, repeatable = without_marks(" " + rest)
    said = re.search(r"more than once|may be repeated", description) is not None
    return Option(names, value.strip("<>"), description, required, repeatable or said)


def positional(left, description):
    text, required, repeatable = without_marks(left)
    name = text.split()[0]
    return Positional(name, description, required, repeatable or description.startswith("Files"))


def parse(name, text):
    """TEXT is in the forms of CLI11 and of QCommandLineParser. Commands get their names and summaries alone."""
    parts = sections(text)
    program = Program(name)
    usage = [line for line in parts[""] if line.startswith("Usage:")]
    program.usage = re.sub(r"^Usage:\s*\S*?" + re.escape(name.split()[0]), name.split()[0], usage[0]) if usage else name
    program.summary = " ".join(line.strip() for line in parts[""] if line.strip() and line not in usage)
    program.options = [option(*entry) for entry in entries(parts.get("options", []))]
    program.positionals = [positional(*entry) for entry in entries(parts.get("positionals", []))]
    program.commands = [Program(left, description) for left, description in entries(parts.get("commands", []))]
    return program


def choices(item):
    """The words that an option may be given, as far as its help lists them."""
    if "|" in item.value:
        return [word for word in item.value.split("|") if re.fullmatch(r"[a-z][a-z-]*", word)]
    word = r"[a-z][a-z-]*"
    for pattern in (rf": ({word}(?:, {word})+)$", rf"\(({word}(?:, {word})+)\)", rf"^({word}(?:, {word})+), or "):
        match = re.search(pattern, item.description)
        if match:
            return match[1].split(", ")
    return []


def takes_file(name):
    """True if a placeholder stands for a file or a folder."""
    return bool(re.match(r"(FILE|FOLDER|PLACE|OUT)\b", name))
