"""Definitions at namespace level, and names that two files define.

The one-definition rule spans a program, and no tool enforces it here: of two equal inline functions, those of two
classes of one name among them, the linker keeps one, and from a static library it takes the first of two equal
functions. Names are compared as they are spelt; functions by the types of their parameters as well.
"""

import collections
import functools
import posixpath
import re

Definition = collections.namedtuple("Definition", "kind name line")
# `name` is None for what has none; `meaning`: of an alias, which may be told again as the same.
Hidden = collections.namedtuple("Hidden", "name line meaning")

TOKEN = re.compile(r"""
    (?P<comment>//[^\n]*|/\*.*?\*/)
  | (?P<directive>^[ \t]*\#(?:\\\n|[^\n])*)
  | (?P<literal>(?:u8|[uUL])?(?:R"(?P<mark>[^(\s]*)\(.*?\)(?P=mark)"|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])+'))
  | (?P<number>\d(?:'?[\w.])*)
  | (?P<word>[A-Za-z_]\w*)
  | (?P<sign>::|\[\[|\]\]|->|[^\s\w])
""", re.VERBOSE | re.DOTALL | re.MULTILINE)
WORD = re.compile(r"[A-Za-z_]\w*$")

COMMENT_OF_LISTS = re.compile(r"#[^\n]*")
CALL = re.compile(r"\w+\s*\(([^()]*)\)")
SOURCE_NAME = re.compile(r"[\w./-]+\.(?:cpp|h)\b(?!\.)")

TYPE_KEYS = {"class", "struct", "union", "enum"}
QUALIFIERS = {"const", "volatile", "struct", "class", "enum", "typename"}
BUILT_IN = {"unsigned", "signed", "short", "long", "int", "char", "bool", "float", "double", "auto", "void"}
OPENING, CLOSING = {"(", "[", "[[", "<", "{"}, {")", "]", "]]", ">", "}"}
TEST_MACROS = {"TEST", "TEST_F", "TEST_P", "TYPED_TEST", "TYPED_TEST_P"}
# One in each program.
PROGRAM_ENTRIES = {"main", "LLVMFuzzerTestOneInput"}
# Replaced by several test programs, each for itself.
ALLOCATION = {"malloc", "calloc", "realloc", "operatornew", "operatordelete"}
# Functions that a library finds by their name and the types of their arguments, so that nobody can rename them.
FOUND_BY_ARGUMENT = {"PrintTo", "to_json", "from_json", "qHash", "swap", "begin", "end", "hash_value"}


def tokens_of(text):
    """(token, line) of C++ text without comments and directives; every literal is the token '""'."""
    line, counted = 1, 0
    for found in TOKEN.finditer(text):
        kind = found.lastgroup
        if kind not in ("comment", "directive"):
            line += text.count("\n", counted, found.start())
            counted = found.start()
            yield ('""' if kind == "literal" else found.group()), line


@functools.cache
def token_list(text):
    """The tokens of a file, which every walk over it needs."""
    return list(tokens_of(text))


def closing_of(tokens, start):
    """The index of what closes the bracket at `start`; of the last token where nothing does."""
    depth = 0
    for index in range(start, len(tokens)):
        depth += (tokens[index] in OPENING) - (tokens[index] in CLOSING)
        if depth == 0:
            return index
    return len(tokens) - 1


def without_attributes(head):
    while "[[" in head:
        start = head.index("[[")
        head = head[:start] + head[closing_of(head, start) + 1:]
    return head


def without_template(head):
    """The head behind its "template <…>"."""
    while head[:2] == ["template", "<"]:
        head = head[closing_of(head, 1) + 1:]
    return head


def split_name(tokens):
    """The qualified name that the tokens begin with, "a::b", and the tokens behind it."""
    index = 0
    while index < len(tokens) and (tokens[index] == "::" or (
            WORD.match(tokens[index]) and (index == 0 or tokens[index - 1] == "::"))):
        index += 1
    return "".join(tokens[:index]), tokens[index:]


def type_name(head):
    """The type that a head "struct … " in front of a brace defines; None: a specialisation, a function, no name."""
    rest = [token for token in head[1:] if token not in TYPE_KEYS]
    if rest[:1] == ["alignas"]:
        rest = rest[closing_of(rest, 1) + 1:]
    name, behind = split_name(rest)
    while behind and WORD.match(behind[0]) and behind[0] != "final":  # the first word was an export macro
        name, behind = split_name(behind)
    return name if name and behind[:1] in ([], [":"], ["final"]) else None


def parameter_type(tokens):
    """A parameter without its name and default."""
    tokens = tokens[:tokens.index("=")] if "=" in tokens else tokens
    named = len(tokens) > 1 and WORD.match(tokens[-1]) and tokens[-1] not in BUILT_IN | QUALIFIERS and (
        tokens[-2] not in QUALIFIERS | {"::"})
    return " ".join(tokens[:-1] if named else tokens)


def parameter_types(tokens):
    split, depth = [[]], 0
    for token in tokens:
        depth += (token in OPENING) - (token in CLOSING)
        if token == "," and depth == 0:
            split.append([])
        else:
            split[-1].append(token)
    return ", ".join(parameter_type(part) for part in split if part)


def function_name(head):
    """"name(types)" of the function whose body follows; None: a member, a specialisation, internal linkage."""
    if "(" not in head or "static" in head:
        return None
    start = head.index("(")
    named = head.index("operator") if "operator" in head[:start] else start - 1
    if named < 1 or "=" in head[:named] or head[named - 1] == "::" or not WORD.match(head[named]):
        return None
    end = closing_of(head, start)
    return f"{''.join(head[named:start])}({parameter_types(head[start + 1:end])})"


def test_class(head):
    """The class that GoogleTest makes of a test."""
    return f"{head[2]}_{head[4]}_Test" if head[0] in TEST_MACROS and len(head) > 4 else None


def variable_name(head):
    """The inline variable that a head defines; None: something else."""
    before = head[:head.index("=")] if "=" in head else head
    plain = [token for token in before if token not in ("[", "]")]
    while plain and not WORD.match(plain[-1]):
        plain.pop()
    is_variable = "inline" in head[:2] and not {"(", "operator"} & set(before) and len(plain) > 2
    return plain[-1] if is_variable else None


def definition_in(head, opens):
    """(kind, name) of what a head defines at namespace level, or None. `opens`: a brace follows and not a semicolon."""
    head = without_attributes(head)
    plain = without_template(head)
    name, kind = None, None
    if plain[:1] == ["using"] and plain[2:3] == ["="]:
        kind, name = "alias", plain[1]
    elif plain[:1] == ["concept"]:
        kind, name = "concept", plain[1]
    elif plain and plain[0] in TYPE_KEYS and opens:
        kind, name = "type", type_name(plain)
    elif variable_name(plain):
        kind, name = "variable", variable_name(plain)
    elif plain and opens:
        kind, name = ("test", test_class(plain)) if test_class(plain) else ("function", function_name(plain))
    if name is None or name.split("(")[0] in PROGRAM_ENTRIES | ALLOCATION:
        return None
    return kind, f"template {name}" if kind == "function" and plain is not head else name


def hidden_variable(head, opens):
    """The variable that a head defines in an anonymous namespace, or with const for its file; None: something else."""
    before = head[:head.index("=")] if "=" in head else head
    start = next((at for at, token in enumerate(before) if token in ("(", "[") and at > 1), len(before))
    if opens and "=" not in head and start < len(before) and before[start] == "(":
        return None  # a function with its body
    name = before[start - 1] if start > 1 else ""
    # Of "Size kSize(1, 2)" and the declaration "Size size(int, int)" the name tells which it is.
    is_value = before[start - 2:start - 1] != ["::"] and (
        start == len(before) or before[start] == "[" or re.match(r"k[A-Z]", name))
    return name if is_value and WORD.match(name) and WORD.match(before[0]) else None


def hidden_name(head, opens):
    """(name, meaning) of what a head in an anonymous namespace, or with static, defines, or None."""
    head = [token for token in without_attributes(head) if token != "static"]
    plain = without_template(head)
    found = definition_in(head, opens)
    if found and found[0] != "variable":
        return found[1], " ".join(plain) if found[0] == "alias" else None
    if not plain or plain[0] in TYPE_KEYS | {"using", "namespace", "extern", "friend", "typedef", "static_assert"}:
        return None
    name = hidden_variable(plain, opens)
    return (name, None) if name else None


class Walk:
    """A walk over a file's tokens that knows which namespaces are open; bodies of all else are skipped."""

    def __init__(self, text):
        self.tokens = token_list(text)
        self.spaces = []  # of each open brace the namespace's name; "" for extern "C", None for an anonymous one

    def definitions(self, declared=False):
        """Names that a file defines for all; with `declared`, functions and types that it only declares as well."""
        head, line, index = [], 1, 0
        while index < len(self.tokens):
            token, here = self.tokens[index]
            line = line if head else here
            if token == "{" and head.count("(") > head.count(")"):  # a default argument
                index = self.end_of_braces(index)
            elif token in ("{", ";"):
                yield from self.end_of_head(head, line, declared or token == "{")
                if token == "{" and not self.enter(head):
                    index = self.end_of_braces(index)
                head = []
            elif token == "}":
                del self.spaces[-1:]
            else:
                head.append(token)
            index += 1

    def hidden(self):
        """What only this file sees, in the namespace around it: Hidden."""
        head, line, index = [], 1, 0
        while index < len(self.tokens):
            token, here = self.tokens[index]
            line = line if head else here
            if token == "{" and head.count("(") > head.count(")"):
                index = self.end_of_braces(index)
            elif token in ("{", ";"):
                found = self.hidden_in(head, token == "{")
                if found:
                    yield Hidden(self.qualified(found[0]), line, found[1])
                if token == "{" and not self.enter(head):
                    end = self.end_of_braces(index)
                    yield from self.enumerators(head, index, end)
                    index = end
                head = []
            elif token == "}":
                del self.spaces[-1:]
            else:
                head.append(token)
            index += 1

    def hidden_in(self, head, opens):
        """(name, meaning) of what a head defines for its own file alone, or None."""
        if None in self.spaces or "static" in head[:3]:
            return hidden_name(head, opens)
        is_constant = head[:1] in (["const"], ["constexpr"]) and "inline" not in head[:2]
        name = hidden_variable(head, opens) if is_constant else None
        return (name, None) if name else None

    def enumerators(self, head, start, end):
        if head[:1] != ["enum"] or {"class", "struct"} & set(head[:2]) or None not in self.spaces:
            return
        depth = 0
        for at in range(start + 1, end):
            token, line = self.tokens[at]
            depth += (token in OPENING) - (token in CLOSING)
            if depth == 0 and WORD.match(token) and self.tokens[at - 1][0] in ("{", ","):
                yield Hidden(self.qualified(token), line, None)

    def qualified(self, name):
        return "::".join([space for space in self.spaces if space] + [name])

    def enter(self, head):
        """Whether the head's brace opens a namespace, which is then entered."""
        if "namespace" in head[:2]:
            self.spaces.append(split_name(head[head.index("namespace") + 1:])[0] or None)
        elif head == ["extern", '""']:
            self.spaces.append("")
        else:
            return False
        return True

    def end_of_head(self, head, line, opens):
        found = definition_in(head, opens) if None not in self.spaces else None
        if found:
            yield Definition(found[0], "::".join([space for space in self.spaces if space] + [found[1]]), line)

    def end_of_braces(self, index):
        depth = 0
        while index < len(self.tokens):
            depth += (self.tokens[index][0] == "{") - (self.tokens[index][0] == "}")
            if depth == 0:
                break
            index += 1
        return index


@functools.cache
def definitions_of(text):
    return list(Walk(text).definitions())


@functools.cache
def declarations_of(text):
    return list(Walk(text).definitions(declared=True))


@functools.cache
def hidden_names_of(text):
    return list(Walk(text).hidden())


def targets_of(lists):
    """The sources of each target: those named in one call of a list file (path of a CMakeLists.txt -> text)."""
    for path in sorted(lists):
        folder = posixpath.dirname(path)
        above = "../" * len(folder.split("/"))
        text = COMMENT_OF_LISTS.sub("", lists[path]).replace("${PROJECT_SOURCE_DIR}/", above)
        for call in CALL.finditer(text):
            yield [posixpath.normpath(posixpath.join(folder, name)) for name in SOURCE_NAME.findall(call.group(1))]


def batched_name(name):
    """The name by which two sources of a batch meet: overloads meet as well, except those found by their arguments."""
    plain = name.split("(")[0].replace("template ", "")
    last = plain.split("::")[-1]
    return name if last in FOUND_BY_ARGUMENT or last.startswith("operator") else plain


def files_of_target(target, files):
    """The files of `files` that the target's call names, and the headers of their folders."""
    folders = {posixpath.dirname(path) for path in target}
    headers = (path for path in sorted(files) if path.endswith(".h") and posixpath.dirname(path) in folders)
    return list(dict.fromkeys([path for path in target if path in files] + list(headers)))


def batched_names(files, lists):
    """A printable line for each name of a source's own (in an anonymous namespace, or static) that another file of its
    target has too. The sources of a target are compiled in batches, where the two would meet: two functions with
    different parameters become overloads, and neither can be named without a call any longer. Aliases that say the
    same are no clash. `files`: path -> text."""
    violations = {}
    for target in targets_of(lists):
        places = collections.defaultdict(list)
        known = files_of_target(target, files)
        for path in known:
            for _, name, line in declarations_of(files[path]):
                places[batched_name(name)].append((path, line, None))
        for path in sorted(known, key=lambda path: path.endswith(".cpp")):
            for name, line, meaning in hidden_names_of(files[path]):
                name = batched_name(name)
                other = next((f"{place}:{at}" for place, at, other_meaning in places[name]
                              if place != path and (meaning is None or meaning != other_meaning)), None)
                if other and path.endswith(".cpp"):
                    violations[f"{path}:{line}: {name} is in {other} as well, and their target is compiled in batches: "
                               "rename one of the two, or share one function in a header"] = None
                places[name].append((path, line, meaning))
    return list(violations)


def repeated_names(files):
    """A printable line for each definition of a name that an earlier file of `files` (path -> text) defines."""
    first, violations = {}, []
    for path in sorted(files):
        for kind, name, line in definitions_of(files[path]):
            known_path, known_line = first.setdefault(name, (path, line))
            if known_path != path:
                violations.append(f"{path}:{line}: {kind} {name} is defined in {known_path}:{known_line} as well")
    return violations
