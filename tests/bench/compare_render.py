#!/usr/bin/env python3
"""Compares `vitrine-cli render` with `f3d --output` on the same geometry: whole processes, wall time and peak memory.

usage: compare_render.py BUILD_FOLDER [--rounds N] [--goal RATIO] [MAP…]

Exports each map as GLB with vitrine-cli export, then lets both programs draw it at 1280x720, one after the other in
turn, on the display there is (DISPLAY): from the map's first viewpoint along +X, so that both pictures show the same.
Prints the medians and their ratios; ends with 1 if any ratio is above the goal. Without MAPs: fy_iceworld of the samples where it is there, and the map of 100,000 faces, which is made
when it is missing. `./dev compare` installs what is needed and starts a display for it.
"""

import argparse
import json
import os
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import time

SIZE = (1280, 720)
FIELD_OF_VIEW = 60
ROOMS = 1750  # of the map of 100,000 faces; tests/bench/CMakeLists.txt says the same


def measured(command):
    """Wall time in seconds and peak memory in MiB of a program that must succeed."""
    start = time.monotonic()
    process = subprocess.Popen([str(part) for part in command], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    said = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.monotonic() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"compare_render: {command[0]} ended with {process.returncode}: {said.decode(errors='replace')}")
    return seconds, usage.ru_maxrss / 1024


def default_maps(build):
    samples = pathlib.Path(os.environ.get("VITRINE_SAMPLES", pathlib.Path(__file__).parents[2] / "../shared/samples"))
    iceworld = samples / "source-bsp/fy_iceworld_cssource.bsp"
    rooms = build / "bench-samples/rooms100k.bsp"
    if not rooms.exists():
        rooms.parent.mkdir(parents=True, exist_ok=True)
        subprocess.run([build / "bin/make_source_map", rooms, "--rooms", str(ROOMS), "--version", "25", "--fast-light"],
                       check=True, stdout=subprocess.DEVNULL)
    if not iceworld.exists():
        print(f"compare_render: {iceworld} is not there and left out", file=sys.stderr)
    return [path for path in (iceworld, rooms) if path.exists()]


def first_viewpoint(cli, path):
    """Where the first camera of a Source map stands, in its own coordinates."""
    said = subprocess.run([cli, "info", path], check=True, text=True, stdout=subprocess.PIPE).stdout
    found = re.search(r"^camera: .* at (\S+) (\S+) (\S+)$", said, re.MULTILINE)
    if not found:
        sys.exit(f"compare_render: {path} has no viewpoint")
    return [float(number) for number in found.groups()]


def in_glb(point, unit):
    """A point of a Source map, Z up, as the exported file has it: Y up, in metres."""
    x, y, z = point
    return ",".join(f"{number * unit:f}" for number in (x, z, -y))


def compare(build, path, rounds):
    """Medians of both programs: (wall, memory) of ours, then of f3d."""
    cli = build / "bin/vitrine-cli"
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        glb = folder / (path.stem + ".glb")
        measured([cli, "export", path, glb])
        scene = json.loads(subprocess.run([cli, "info", "--json", path], check=True, stdout=subprocess.PIPE).stdout)
        unit = scene["scene"]["metresPerUnit"]
        x, y, z = first_viewpoint(cli, path)
        commands = [
            [cli, "render", path, "-o", folder / "vitrine.png", "--size", f"{SIZE[0]}x{SIZE[1]}", f"--at={x},{y},{z}",
             "--look=0,0", f"--fov={FIELD_OF_VIEW}", "--pvs=on",
             "--supersample=1"],
            ["f3d", glb, "--dry-run", "--output", folder / "f3d.png", f"--resolution={SIZE[0]},{SIZE[1]}",
             f"--camera-position={in_glb((x, y, z), unit)}", f"--camera-focal-point={in_glb((x + 100, y, z), unit)}",
             "--camera-view-up=0,1,0", f"--camera-view-angle={FIELD_OF_VIEW}"],
        ]
        runs = [[], []]
        for _ in range(rounds):
            for which, command in enumerate(commands):
                runs[which].append(measured(command))
    return [[statistics.median(column) for column in zip(*each)] for each in runs]


def main():
    parser = argparse.ArgumentParser(description="Compares vitrine-cli render with f3d --output.")
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("maps", type=pathlib.Path, nargs="*")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--goal", type=float, default=0.7)
    arguments = parser.parse_args()
    if not os.environ.get("DISPLAY"):
        sys.exit("compare_render: there is no display (DISPLAY); ./dev compare starts one")
    print(f"{'map':24} {'':>8} {'vitrine':>9} {'f3d':>9} {'ratio':>7}")
    met = True
    for path in arguments.maps or default_maps(arguments.build):
        ours, theirs = compare(arguments.build, path, arguments.rounds)
        for unit, our, their in zip(("s", "MiB"), ours, theirs):
            met = met and our <= arguments.goal * their
            print(f"{path.stem[:24]:24} {unit:>8} {our:9.2f} {their:9.2f} {our / their:7.2f}", flush=True)
    print(f"goal {arguments.goal}: {'met' if met else 'missed'}")
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
