#!/usr/bin/env python3
"""Has Blender draw what `vitrine-cli export` writes, beside Vitrine's own pictures, to be looked at.

usage: verify_export.py BUILD_FOLDER OUT_FOLDER

Two maps in the light of their lightmaps (with the script that is written beside them, and painted on their surfaces), an
animated Diggles model, a sequence of a Source model and an avatar with an expression, each at a given time:
OUT_FOLDER/NAME-vitrine.png, NAME-blender.png and NAME-unlit.png. Ends with 1 if Blender fails, or draws nothing. `./dev verify-export` installs what is needed.
"""

import json
import os
import pathlib
import subprocess
import sys

SIZE = "640x400"
DRIVER = pathlib.Path(__file__).with_name("draw_in_blender.py")


def samples():
    return pathlib.Path(os.environ.get("VITRINE_SAMPLES", pathlib.Path(__file__).parents[2] / "../shared/samples"))


def subjects(build):
    """Name, file, options of export and render alike, camera's name, animation's number and seconds into it."""
    demo = build / "share/vitrine/demo"
    yield "museum", demo / "vitrine_museum.bsp", [], "hall_mosaic", None, 0
    iceworld = samples() / "source-bsp/fy_iceworld_cssource.bsp"
    if iceworld.exists():
        yield "iceworld", iceworld, [], "info_player_terrorist", None, 0
    yield "gnome", demo / "mine/data/3db/vitrine_gnome.3db", [], "front", 4, 0.9
    yield "avatar", demo / "vitrine_avatar.vgo", ["--set", "expression.1=1"], "Front", 0, 0.3
    models = sorted(samples().glob("source-assets/**/*.mdl"))
    moving = max(models, key=lambda model: most_frames(build, model), default=None)
    if moving and most_frames(build, moving) > 1:
        yield "sequence", moving, [], "top", 0, 0.13


def run(*command):
    # Blender takes the Python that PATH finds first, and needs the system's with its modules.
    environment = {**os.environ, "PATH": "/usr/bin:/bin"}
    done = subprocess.run([str(part) for part in command], env=environment, text=True, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT)
    if done.returncode != 0:
        sys.exit(f"verify_export: {' '.join(map(str, command))}\n{done.stdout}")
    return done.stdout


def animations(build, path):
    told = subprocess.run([build / "bin/vitrine-cli", "info", path, "--json"], text=True, stdout=subprocess.PIPE)
    return json.loads(told.stdout).get("animations", []) if told.returncode == 0 else []


def most_frames(build, path):
    return max((clip["frames"] for clip in animations(build, path)), default=0)


def draw(build, out, subject):
    name, path, options, camera, animation, seconds = subject
    cli = build / "bin/vitrine-cli"
    moment = [] if animation is None else ["--animation", animation, "--time", seconds]
    ours, theirs, glb, script = (out / f"{name}{end}"
                                 for end in ("-vitrine.png", "-blender.png", ".glb", ".blender.py"))
    script.unlink(missing_ok=True)
    run(cli, "render", path, "-o", ours, "--size", SIZE, "--camera", camera, *options, *moment)
    run(cli, "export", path, glb, "--force", "--lightmaps", "picture", *options, *moment)
    played = "" if animation is None else animations(build, path)[animation]["name"]
    draw_in_blender(script if script.exists() else glb, theirs, camera, played, seconds)
    if script.exists():
        unlit = out / f"{name}-unlit.glb"
        run(cli, "export", path, unlit, "--force", "--lightmaps", "unlit", *options, *moment)
        draw_in_blender(unlit, unlit.with_suffix(".png"), camera, played, seconds)
    print(f"{name}: {ours} {theirs}")


def draw_in_blender(model, picture, camera, played, seconds):
    picture.unlink(missing_ok=True)
    told = run("blender", "--background", "--factory-startup", "--python-exit-code", "1", "--python", DRIVER, "--",
               model, picture, SIZE, camera, played, seconds)
    if not picture.exists():
        sys.exit(f"verify_export: Blender drew nothing of {model}\n{told}")


def main():
    build, out = (pathlib.Path(argument).resolve() for argument in sys.argv[1:3])
    out.mkdir(parents=True, exist_ok=True)
    for subject in subjects(build):
        draw(build, out, subject)


main()
