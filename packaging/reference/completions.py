"""Completions of a program for bash, zsh and fish, of what its --help says."""

import shlex

import help_text


def function_name(program):
    return "_" + program.name.replace("-", "_")


def names_of(options):
    return [name for option in options for name in option.names]


# --- bash ---------------------------------------------------------------------------------------------------------

BASH = """# bash completion of {name}; made of its --help.
{function}() {{
  local current=${{COMP_WORDS[COMP_CWORD]}} previous=${{COMP_WORDS[COMP_CWORD - 1]}} command= i
  local words= files=
  COMPREPLY=()
  for ((i = 1; i < COMP_CWORD; ++i)); do
    case ${{COMP_WORDS[i]}} in
    {commands})
      command=${{COMP_WORDS[i]}}
      break
      ;;
    esac
  done
  case $command in
{cases}
  esac
  if [[ -n $words ]]; then
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
  fi
  if [[ -n $files ]]; then
    local found
    mapfile -t found < <(compgen -f -- "$current")
    COMPREPLY+=("${{found[@]}}")
    compopt -o filenames 2>/dev/null
  fi
}}
complete -F {function} {name}
"""


def bash_value(option):
    """What to do behind an option that takes a value."""
    words = help_text.choices(option)
    if words:
        return f'words={shlex.quote(" ".join(words))}'
    return "files=yes" if help_text.takes_file(option.value) else ":"


def bash_case(program, pattern, commands=()):
    lines = [f"  {pattern})", "    case $previous in"]
    for option in program.options:
        if option.value:
            lines += [f"    {' | '.join(option.names)}) {bash_value(option)} ;;"]
    files = any(help_text.takes_file(positional.name) for positional in program.positionals)
    lines += ["    *)", "      if [[ $current == -* ]]; then",
              f'        words={shlex.quote(" ".join(names_of(program.options)))}', "      else"]
    if commands:
        lines.append(f'        words={shlex.quote(" ".join(commands))}')
    lines += ["        files=yes" if files else "        :", "      fi", "      ;;", "    esac", "    ;;"]
    return lines


def bash(program):
    commands = [command.name.split()[-1] for command in program.commands]
    cases = bash_case(program, '""', commands)
    for command in program.commands:
        cases += bash_case(command, command.name.split()[-1])
    return BASH.format(name=program.name, function=function_name(program), cases="\n".join(cases),
                       commands=" | ".join(commands) or "--")


# --- zsh ----------------------------------------------------------------------------------------------------------

def zsh_text(text):
    """TEXT inside the brackets or behind the colon of an _arguments specification."""
    for character in "\\[]:":
        text = text.replace(character, "\\" + character)
    return text


def zsh_action(option):
    words = help_text.choices(option)
    if words:
        return f"({' '.join(words)})"
    return "_files" if help_text.takes_file(option.value) else " "


def zsh_specifications(program):
    made = []
    for option in program.options:
        value = f":{zsh_text(option.value)}:{zsh_action(option)}" if option.value else ""
        several = "*" if option.repeatable else ""
        others = "" if option.repeatable or len(option.names) < 2 else f"({' '.join(option.names)})"
        for name in option.names:
            made.append(shlex.quote(f"{several}{others}{name}[{zsh_text(option.description)}]{value}"))
    for number, positional in enumerate(program.positionals, 1):
        place = "*" if positional.repeatable else number
        action = "_files" if help_text.takes_file(positional.name) else " "
        made.append(shlex.quote(f"{place}:{zsh_text(positional.name)}:{action}"))
    return made


def zsh_arguments(program, indent, before=()):
    separator = " \\\n" + " " * (indent + 2)
    return " " * indent + separator.join(["_arguments -s -S", *before, *zsh_specifications(program)])


def zsh_commands(program):
    described = "\n".join("    " + shlex.quote(f"{command.name.split()[-1]}:{zsh_text(command.summary)}")
                          for command in program.commands)
    cases = "\n".join(f"  {command.name.split()[-1]})\n{zsh_arguments(command, 4)}\n    ;;"
                      for command in program.commands)
    first = zsh_arguments(program, 2, ["-C"]) + " \\\n    '1: :->command' \\\n    '*:: :->rest'"
    return f"""  local state line
  local -a commands=(
{described}
  )
{first}
  case $state in
  command)
    _describe command commands
    return
    ;;
  esac
  case $words[1] in
{cases}
  esac"""


def zsh(program):
    body = zsh_commands(program) if program.commands else zsh_arguments(program, 2)
    function = function_name(program)
    return (f"#compdef {program.name}\n# zsh completion of {program.name}; made of its --help.\n"
            f'{function}() {{\n{body}\n}}\n{function} "$@"\n')


# --- fish ---------------------------------------------------------------------------------------------------------

def fish_option(program, option, condition):
    words = [f"complete -c {program}"]
    if condition:
        words.append(f"-n {fish_text(condition)}")
    for name in option.names:
        words.append(f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}")
    if option.value:
        listed = help_text.choices(option)
        if listed:
            words.append(f"-x -a {fish_text(' '.join(listed))}")
        else:
            words.append("-r -F" if help_text.takes_file(option.value) else "-x")
    words.append(f"-d {fish_text(option.description)}")
    return " ".join(words)


def fish_text(text):
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


def fish(program):
    lines = [f"# fish completion of {program.name}; made of its --help."]
    top = "__fish_use_subcommand" if program.commands else ""
    if program.commands:
        lines.append(f"complete -c {program.name} -n {fish_text(top)} -f")
    lines += [fish_option(program.name, option, top) for option in program.options]
    for command in program.commands:
        word = command.name.split()[-1]
        lines.append(f"complete -c {program.name} -n {fish_text(top)} -a {word} -d {fish_text(command.summary)}")
        inside = f"__fish_seen_subcommand_from {word}"
        if not command.positionals:
            lines.append(f"complete -c {program.name} -n {fish_text(inside)} -f")
        lines += [fish_option(program.name, option, inside) for option in command.options]
    return "\n".join(lines) + "\n"
