"""Draws an exported model in Blender, for verify_export.py.

Arguments after --: MODEL PICTURE WIDTHxHEIGHT CAMERA ANIMATION SECONDS; MODEL is a .glb or the script beside it, CAMERA
the name of one that came along, front or top, ANIMATION a name or empty.
"""

import math
import sys

import bpy
import mathutils
import numpy

MODEL, PICTURE, SIZE, CAMERA, ANIMATION, SECONDS = sys.argv[sys.argv.index("--") + 1:]


def clear():
    for thing in list(bpy.data.objects):
        bpy.data.objects.remove(thing)


def bounds():
    corners = [thing.matrix_world @ mathutils.Vector(corner) for thing in bpy.context.scene.objects
               if thing.type == "MESH" for corner in thing.bound_box]
    least, most = ([pick(corner[axis] for corner in corners) for axis in range(3)] for pick in (min, max))
    return mathutils.Vector(least), mathutils.Vector(most)


def from_outside():
    least, most = bounds()
    middle = (least + most) / 2
    camera = bpy.data.objects.new(CAMERA, bpy.data.cameras.new(CAMERA))
    camera.data.angle_y = math.radians(40)
    camera.data.sensor_fit = "VERTICAL"
    away = max(most - least) * 1.6
    top = CAMERA == "top"
    camera.location = middle + mathutils.Vector((0, 0, away) if top else (0, -away, 0))
    camera.rotation_euler = (0 if top else math.pi / 2, 0, 0)
    camera.data.clip_start = away / 1000
    camera.data.clip_end = away * 10
    bpy.context.collection.objects.link(camera)
    return camera


def choose_camera():
    found = next((thing for thing in bpy.context.scene.objects
                  if thing.type == "CAMERA" and CAMERA in (thing.name, thing.name.split(".")[0])), None)
    return found or from_outside()


def moved():
    """Everything with animations: objects, and the shapes of meshes."""
    for thing in bpy.context.scene.objects:
        yield thing
        if thing.type == "MESH" and thing.data.shape_keys:
            yield thing.data.shape_keys


def add_sun():
    sun = bpy.data.objects.new("sun", bpy.data.lights.new("sun", "SUN"))
    sun.rotation_euler = (math.radians(50), 0, math.radians(-30))
    sun.data.energy = 2
    bpy.context.collection.objects.link(sun)


def show_moment():
    for thing in moved():
        if thing.animation_data:
            thing.animation_data.action = None
            # Not the track itself, which begins at frame 1.
            for track in thing.animation_data.nla_tracks:
                track.mute = True
                if track.name == ANIMATION:
                    thing.animation_data.action = track.strips[0].action
    scene = bpy.context.scene
    frame = float(SECONDS) * scene.render.fps
    scene.frame_set(int(frame), subframe=frame % 1)


def set_up(camera):
    scene = bpy.context.scene
    scene.camera = camera
    # Not Cycles, which shows the backs of surfaces that have none.
    scene.render.engine = "BLENDER_EEVEE"
    scene.eevee.taa_render_samples = 4
    scene.render.resolution_x, scene.render.resolution_y = map(int, SIZE.split("x"))
    scene.render.resolution_percentage = 100
    scene.render.filepath = PICTURE
    scene.world.use_nodes = False
    scene.world.color = (0.4, 0.4, 0.4)


def main():
    clear()
    if MODEL.endswith(".py"):
        exec(compile(open(MODEL).read(), MODEL, "exec"), {"__file__": MODEL, "__name__": "__main__"})
    else:
        numpy.bool = bool  # which the importer asks for, and numpy 1.24 has no more
        bpy.ops.import_scene.gltf(filepath=MODEL)
        bpy.context.scene.view_settings.view_transform = "Standard"
        add_sun()
    if ANIMATION:
        show_moment()
    set_up(choose_camera())
    bpy.ops.render.render(write_still=True)


main()
