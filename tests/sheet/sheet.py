#!/usr/bin/env python3
"""A contact sheet of every sample, each alone in an empty folder, as `vitrine-cli` shows it when nobody says how.

usage: sheet.py VITRINE_CLI OUT_FOLDER [--thumbnails] [FOLDER_OR_FILE...]

Without paths: our own samples beside the program and other people's ($VITRINE_SAMPLES). Writes a picture for each file,
sheet-NN.png with so many of them and their names, and failures.txt with what was not drawn and why. Two folders made by
two programs can be laid side by side. Needs ImageMagick's montage.
"""

import concurrent.futures
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

PER_SHEET = 48
PARTS = {".vvd", ".vtx", ".vgk", ".bin"}  # of a model; they are in no file of their own


def scene_extensions(cli):
    listed = subprocess.run([cli, "formats", "--json"], capture_output=True, check=True).stdout
    return {"." + extension for one in json.loads(listed)["open"] for extension in one["extensions"]}


def files_below(paths, extensions):
    for path in map(pathlib.Path, paths):
        found = [path] if path.is_file() else sorted(p for p in path.rglob("*") if p.is_file())
        for file in found:
            if path.is_file() or file.suffix.lower() in extensions:
                yield path if path.is_dir() else path.parent, file


def placed_alone(file, folder):
    for part in file.parent.glob(file.stem + ".*"):
        if part == file or part.suffix.lower() in PARTS:
            shutil.copy(part, folder)
    return pathlib.Path(folder) / file.name


def draw(cli, file, out, thumbnails):
    with tempfile.TemporaryDirectory() as folder:
        alone = placed_alone(file, folder)
        how = ["thumbnail", alone, out, "--size", "256"] if thumbnails else ["render", alone, "-o", out, "--size", "640x400"]
        run = subprocess.run([cli, *how], capture_output=True, text=True, errors="replace", timeout=300)
        return "" if run.returncode == 0 else f"{run.returncode}: {run.stderr.strip()}"


def main(arguments):
    thumbnails = "--thumbnails" in arguments
    cli, out, *paths = [one for one in arguments if one != "--thumbnails"]
    own = pathlib.Path(cli).parent.parent / "samples"
    paths = paths or [str(p) for p in (own, os.environ.get("VITRINE_SAMPLES", "")) if p and pathlib.Path(p).is_dir()]
    out = pathlib.Path(out)
    out.mkdir(parents=True, exist_ok=True)
    jobs = {}
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for root, file in files_below(paths, scene_extensions(cli)):
            name = str(file.relative_to(root))
            picture = out / (name.replace("/", "__") + ".png")
            jobs.setdefault(picture, (name, pool.submit(draw, cli, file, picture, thumbnails)))
    drawn, failures = [], []
    for picture, (name, job) in jobs.items():
        why = job.result()
        failures.append(f"{name}: {why}\n") if why else drawn.append((name, picture))
    (out / "failures.txt").write_text("".join(failures))
    for number, start in enumerate(range(0, len(drawn), PER_SHEET), 1):
        labelled = [word for name, picture in drawn[start:start + PER_SHEET] for word in ("-label", name, str(picture))]
        sheet = out / f"sheet-{number:02}.png"
        subprocess.run(["montage", "-background", "#808080", *labelled, "-geometry", "320x200+4+4", "-tile", "6x", str(sheet)],
                       check=True)
        print(sheet)
    print(f"{len(drawn)} drawn, {len(failures)} not ({out / 'failures.txt'})")


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    main(sys.argv[1:])
