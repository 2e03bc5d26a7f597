"""A manual page (man(7)) of what a program's --help says."""

import re


def escaped(text):
    """TEXT as it stands in a line of a manual page."""
    text = text.replace("\\", "\\e").replace("-", "\\-").replace("…", "...")
    return re.sub(r"^([.'])", r"\\&\1", text)


def bold(text):
    return f"\\fB{escaped(text)}\\fP"


def placeholder(text):
    return f"\\fI{escaped(text)}\\fP"


def option_lines(option):
    value = " " + placeholder(option.value) if option.value else ""
    names = ", ".join(bold(name) + value for name in option.names)
    lines = [".TP", names]
    lines.append(escaped(sentence(option.description)))
    return lines


def positional_lines(positional):
    return [".TP", placeholder(positional.name), escaped(sentence(positional.description))]


def sentence(text):
    return text if text.endswith(".") else text + "."


def synopsis(program):
    """The usage line in the faces of manuals: what is typed as it is bold, what stands for something in italics."""
    words = []
    for word in program.usage.split():
        literal = re.fullmatch(r"[a-z][a-z-]*", word) is not None
        words.append(bold(word) if literal else placeholder(word))
    return " ".join(words)


def command_lines(command):
    lines = [f'.SS "{command.name.split()[-1]}"', escaped(sentence(command.summary)), ".PP", synopsis(command)]
    for positional in command.positionals:
        lines += positional_lines(positional)
    for option in command.options:
        lines += option_lines(option)
    return lines


def page(program, *, version, date, rest):
    """`rest`: sections that --help does not have, as they stand in a page."""
    title = program.name.upper()
    lines = [f'.TH "{escaped(title)}" 1 {date} "Vitrine {version}" "User Commands"', ".SH NAME",
             f"{escaped(program.name)} \\- {escaped(lower_first(program.summary.rstrip('.')))}", ".SH SYNOPSIS",
             synopsis(program), ".SH DESCRIPTION", escaped(sentence(program.summary))]
    if program.positionals:
        lines += [".SH ARGUMENTS"]
        for positional in program.positionals:
            lines += positional_lines(positional)
    lines += [".SH OPTIONS"]
    for option in program.options:
        lines += option_lines(option)
    if program.commands:
        lines += [".SH COMMANDS"]
        for command in program.commands:
            lines += command_lines(command)
    return "\n".join(lines) + "\n" + rest


def lower_first(text):
    return text[:1].lower() + text[1:]
