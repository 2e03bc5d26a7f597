#!/usr/bin/env python3
"""Writes small scenes and avatars of VGO, sound and broken ones: write_avatars.py FOLDER.

Needs Python's own library alone; two runs give the same bytes. Written from docs/formats/vgo.md and vgo-scenes.md, with
no line in common with the maker in C++ or with the reader. What an independent reader found in the files is in
write_avatars.json. The files are in the public domain (CC0).
"""

import base64
import math
import pathlib
import struct
import sys
import zlib

from sample_file import BL, DEEP, K_NODE, K_SKIN, LH, M4F, RH, TL, U8, U16, Scene, save
from sample_shapes import axis_angle, box, limb, quad, trs

# Pictures


def png(w, h, pixel):
    raw = b"".join(b"\0" + b"".join(bytes(pixel(x, y)) for x in range(w)) for y in range(h))

    def ch(t, d):
        return struct.pack(">I", len(d)) + t + d + struct.pack(">I", zlib.crc32(t + d) & 0xFFFFFFFF)

    n = len(pixel(0, 0))
    return (
        b"\x89PNG\r\n\x1a\n"
        + ch(b"IHDR", struct.pack(">IIBBBBB", w, h, 8, {3: 2, 4: 6}[n], 0, 0, 0))
        + ch(b"IDAT", zlib.compress(raw, 9))
        + ch(b"IEND", b"")
    )


F_GLYPH = ("......", ".####.", ".#....", ".###..", ".#....", ".#....")


def quadrants(x, y, w=64, h=64):
    """Top left red, top right green, bottom left blue, bottom right yellow; in the middle a white F, upright."""
    gx, gy = (x - 20) // 4, (y - 20) // 4
    if 0 <= gx < 6 and 0 <= gy < 6 and F_GLYPH[gy][gx] == "#":
        return (255, 255, 255, 255)
    return ((220, 40, 40, 255), (40, 200, 60, 255), (50, 70, 220, 255), (230, 210, 40, 255))[
        (x >= w // 2) + 2 * (y >= h // 2)
    ]


def holes(x, y):
    return (240, 240, 240, 255 if ((x // 8) + (y // 8)) % 2 else 0)


def bumps(x, y):
    nx, ny = 0.6 * math.sin(x * math.pi / 8), 0.6 * math.sin(y * math.pi / 8)
    nz = math.sqrt(max(0.0, 1 - nx * nx - ny * ny))
    return tuple(int(round(127.5 + 127.5 * c)) for c in (nx, ny, nz))


def orm(x, y):
    return (255, x * 4 % 256, 255 if y < 32 else 0)  # R occlusion, G roughness, B metallic


WEBP_1X1 = base64.b64decode("UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==")


# Materials and scenes


def mtoon(tex=None, color=(1.0, 1.0, 1.0, 1.0), **over):
    m = dict(
        name="toon",
        shaderName="VRM/MToon",
        renderQueue=2000,
        intProperties={
            "_MToonVersion": 35,
            "_BlendMode": 0,
            "_CullMode": 2,
            "_OutlineWidthMode": 0,
            "_OutlineColorMode": 0,
        },
        floatProperties={"_Cutoff": 0.5, "_ShadeShift": 0.0, "_ShadeToony": 0.9, "_BumpScale": 1.0},
        colorProperties={
            "_Color": list(color),
            "_ShadeColor": [0.6, 0.5, 0.55, 1.0],
            "_EmissionColor": [0.0, 0.0, 0.0],
        },
    )
    if tex is not None:
        m["textureIndexProperties"] = {"_MainTex": tex}
    m.update(over)
    return m


def standard(tex=None, mode=0, color=(1.0, 1.0, 1.0, 1.0), **over):
    m = dict(
        name="standard",
        shaderName="Standard",
        renderQueue={0: 2000, 1: 2450, 2: 3000, 3: 3000}[mode],
        intProperties={"_Mode": mode, "_SmoothnessTextureChannel": 0, "_UVSec": 0},
        floatProperties={
            "_Cutoff": 0.5,
            "_Metallic": 0.0,
            "_Glossiness": 0.5,
            "_GlossMapScale": 1.0,
            "_BumpScale": 1.0,
            "_OcclusionStrength": 1.0,
        },
        colorProperties={"_Color": list(color), "_EmissionColor": [0.0, 0.0, 0.0]},
    )
    if tex is not None:
        m["textureIndexProperties"] = {"_MainTex": tex}
    m.update(over)
    return m


SUN = {
    "type": 1,
    "color": [1.0, 0.9, 0.8, 1.0],
    "lightmapBakeType": 4,
    "intensity": 1.0,
    "bounceIntensity": 1.0,
    "shadows": 2,
}
COLLIDER = {
    "type": 0,
    "physicMaterial": {
        "dynamicFriction": 0.6,
        "staticFriction": 0.6,
        "bounciness": 0.0,
        "frictionCombine": 0,
        "bounceCombine": 0,
    },
}


def cube_scene(geom, uv, minor=5):
    s = Scene(geom, uv)
    material = s.material(**standard(s.texture(png(64, 64, quadrants), "quadrants")))
    root = s.node("Root")
    mesh = s.mesh("Cube", box())
    cube = s.node("Cube", trs((1.0, 0.5, 2.0), axis_angle((0, 1, 0), 20)), root)
    pivot = s.node("Pivot", trs((-1.0, 0.0, 0.0), axis_angle((1, 0, 0), 30), (1.0, 2.0, 0.5)), root)
    small = s.node("Small", trs((0.0, 1.0, 0.0), (0, 0, 0, 1), (0.5, 0.5, 0.5)), pivot)
    hidden = s.node("Hidden", trs((0, 5, 0)), root, isActive=False)
    nodes = s.layout["nodes"]
    for node in (cube, small, hidden):
        if minor >= 5:
            nodes[node]["meshRenderer"] = {"name": "r", "mesh": mesh, "materials": [material]}
        else:
            nodes[node]["mesh"] = mesh
    if minor < 5:
        s.layout["meshes"][mesh]["materials"] = [material]
    sun = s.node("Sun", trs((0, 3, 0), axis_angle((1, 0, 0), 50)), root)
    if minor >= 4:
        s.layout["lights"] = [SUN]
        s.layout["colliders"] = [COLLIDER]
        nodes[sun]["light"] = 0
        nodes[cube]["colliders"] = [0]
    else:  # before 2.4 nodes hold what they have
        nodes[sun]["light"] = SUN
        nodes[cube]["colliders"] = [COLLIDER]
    s.finish_nodes()
    return s


def limb_shapes(positions):
    """Blend shapes: one kept as sparse rows, one as sparse numbers, one whole, and one of nothing."""
    bulge = [((p[0] * 0.8, 0.0, p[2] * 0.8) if 1.2 < p[1] < 1.8 else (0.0, 0.0, 0.0)) for p in positions]
    lean = [(0.3 * p[1] if p[1] > 2 else 0.0, 0.0, 0.0) for p in positions]
    grow = [(0.0, 0.1 * p[1] + 0.05, 0.0) for p in positions]
    return [
        dict(name="bulge", pos=bulge, mode=1, extra={"facePartsType": 50, "visemeType": 10}),
        dict(name="lean", pos=lean, mode=2, extra={"blinkType": 3, "facePartsType": 13}),
        dict(name="grow", pos=grow, mode=0),
        dict(name="nothing", pos=None, mode=0),
    ]


def spring_bones(head, left_handed):
    return {
        "springBoneGroups": [
            {
                "name": "hair",
                "dragForce": 0.4,
                "stiffnessForce": 1.0,
                "gravityDirection": [0.0, -1.0, 0.0],
                "gravityPower": 0.1,
                "rootBones": [head],
                "hitRadius": 0.02,
                "colliderGroups": [0],
                "gizmoColor": [1.0, 0.92, 0.016],
            }
        ],
        "colliderGroups": [
            {
                "colliders": [{"offset": [0.0, 0.1, 0.05 if left_handed else -0.05], "radius": 0.1}],
                "gizmoColor": [1.0, 0.0, 1.0],
            }
        ],
    }


def curve(name, keys):
    """`keys`: time, value, tangent before and after."""
    fields = [
        {"time": t, "value": v, "inTangent": i, "outTangent": o, "inWeight": 0.333333343, "outWeight": 0.333333343}
        for t, v, i, o in keys
    ]
    return {
        "type": "Transform",
        "propertyName": name,
        "animationCurve": {"keys": fields, "preWrapMode": 8, "postWrapMode": 8},
    }


SWAY = {
    "name": "sway",
    "wrapMode": 4,
    "curveBindings": [
        curve("LocalPosition.x", [(0.0, 0.5, 0.0, 0.0), (1.0, 0.9, math.inf, math.inf), (2.0, 0.5, 0.0, 0.0)]),
        curve("LocalPosition.y", [(0.0, 0.0, 0.0, 0.0)]),
        curve("LocalPosition.z", [(0.0, 0.0, 0.0, 0.0), (2.0, 1.0, 0.5, 0.5)]),
    ],
}


def avatar_scene(geom, uv, joints8=False, presets_key="blendShapePresets"):
    s = Scene(geom, uv)
    body = s.material(**mtoon(s.texture(png(64, 64, quadrants), "quadrants"), name="body"))
    top = s.material(**standard(None, color=(0.2, 0.4, 0.8, 1.0), name="top"))
    root = s.node("Avatar")
    rig = s.node("Armature", trs((0.5, 0.0, 0.0)), root)
    hips = s.node("Hips", trs(), rig)
    spine = s.node("Spine", trs((0, 1, 0), axis_angle((0, 0, 1), 30)), hips)
    head = s.node("Head", trs((0, 1, 0), axis_angle((1, 0, 0), 40)), spine)
    shape = limb()
    mesh = s.mesh("Limb", shape, joints8=joints8, sparse_index=True, shapes=limb_shapes(shape["pos"]))
    unbent = s.vecs([s.mat(trs((0, -k, 0))) for k in (0.0, 1.0, 2.0)], M4F, K_SKIN)
    s.layout["skins"].append({"inverseBindMatrices": unbent, "skeleton": hips, "joints": [hips, spine, head]})
    presets = [
        {"name": "Joy", "type": 2, "bindings": [{"index": 0, "weight": 100.0}, {"index": 2, "weight": 50.0}]},
        {"name": "Blink", "type": 10, "bindings": [{"index": 1, "weight": 100.0}]},
    ]
    # The node's own transform counts for nothing: its mesh is skinned.
    shown = s.node("Body", trs((0.0, 0.0, 7.0)), root, skin=0)
    nodes = s.layout["nodes"]
    nodes[shown]["meshRenderer"] = {
        "name": "Body",
        "mesh": mesh,
        "materials": [body, top],
        "blendShapeKind": 1,
        presets_key: presets,
    }
    bones = [{"humanBodyBone": bone, "nodeIndex": node} for bone, node in ((0, hips), (7, spine), (10, head))]
    nodes[root]["animator"] = {"humanAvatar": {"name": "Avatar", "humanBones": bones}}
    s.layout["springBoneInfo"] = spring_bones(head, geom == LH)
    nodes[head]["springBoneGroups"] = [0]
    nodes[spine]["springBoneColliderGroup"] = 0
    s.layout["animationClips"] = [SWAY]
    nodes[rig]["animation"] = {"name": "Armature", "clipIndex": 0, "playAutomatically": True}
    s.finish_nodes()
    return s


def standard_materials(picture, holed, clamped, normals, rough):
    return [
        standard(holed, 1, name="cutout"),
        standard(picture, 3, color=(1.0, 1.0, 1.0, 0.4), name="fade"),
        dict(
            standard(picture, name="normal+orm"),
            textureIndexProperties={
                "_MainTex": picture,
                "_BumpMap": normals,
                "_MetallicGlossMap": rough,
                "_OcclusionMap": rough,
            },
            keywordMap={"_NORMALMAP": True, "_METALLICGLOSSMAP": True},
        ),
        dict(
            standard(None, name="emissive", color=(0.0, 0.0, 0.0, 1.0)),
            colorProperties={"_Color": [0.0, 0.0, 0.0, 1.0], "_EmissionColor": [1.0, 0.2, 0.0]},
            keywordMap={"_EMISSION": True},
        ),
        dict(
            standard(picture, name="tiled"),
            textureScaleProperties={"_MainTex": [2.0, 3.0]},
            textureOffsetProperties={"_MainTex": [0.25, 0.125]},
        ),
        dict(standard(clamped, name="clamped-tiled"), textureScaleProperties={"_MainTex": [2.0, 2.0]}),
    ]


def other_materials(picture, holed, webp):
    return [
        mtoon(
            picture,
            name="mtoon0 double-sided",
            intProperties={
                "_MToonVersion": 35,
                "_BlendMode": 0,
                "_CullMode": 0,
                "_OutlineWidthMode": 1,
                "_OutlineColorMode": 0,
            },
        ),
        dict(
            name="mtoon10",
            shaderName="VRM10/MToon10",
            renderQueue=2450,
            intProperties={"_AlphaMode": 1, "_DoubleSided": 1, "_M_CullMode": 0},
            floatProperties={"_Cutoff": 0.5, "_ShadingToonyFactor": 0.9, "_ShadingShiftFactor": -0.1},
            colorProperties={"_Color": [1.0, 1.0, 1.0, 1.0], "_ShadeColor": [0.5, 0.4, 0.4, 1.0]},
            textureIndexProperties={"_MainTex": holed},
        ),
        dict(
            name="liltoon",
            shaderName="Hidden/lilToonTransparent",
            renderQueue=3000,
            floatProperties={
                "_Cull": 2.0,
                "_Cutoff": 0.001,
                "_TransparentMode": 2.0,
                "_UseEmission": 0.0,
                "_UseBumpMap": 0.0,
            },
            colorProperties={"_Color": [1.0, 0.8, 0.8, 0.7]},
            textureIndexProperties={"_MainTex": picture},
        ),
        dict(
            shaderName="Universal Render Pipeline/Lit",
            renderQueue=2000,
            name="urp",
            floatProperties={"_Surface": 0.0, "_AlphaClip": 0.0, "_Cull": 2.0, "_Metallic": 0.0, "_Smoothness": 0.5},
            colorProperties={"_BaseColor": [0.6, 1.0, 0.6, 1.0]},
            textureIndexProperties={"_BaseMap": picture},
        ),
        dict(
            name="hdrp",
            shaderName="HDRP/Lit",
            renderQueue=2225,
            floatProperties={"_SurfaceType": 0.0, "_AlphaCutoffEnable": 0.0, "_DoubleSidedEnable": 0.0},
            colorProperties={"_BaseColor": [0.6, 0.6, 1.0, 1.0]},
            textureIndexProperties={"_BaseColorMap": picture},
        ),
        dict(
            name="unlit",
            shaderName="UniGLTF/UniUnlit",
            renderQueue=2000,
            isUnlit=True,
            intProperties={"_BlendMode": 0, "_CullMode": 2, "_VColBlendMode": 0},
            floatProperties={"_Cutoff": 0.5},
            colorProperties={"_Color": [1.0, 1.0, 1.0, 1.0]},
            textureIndexProperties={"_MainTex": picture},
        ),
        dict(
            name="unlit texture",
            shaderName="Unlit/Texture",
            renderQueue=2000,
            isUnlit=True,
            textureIndexProperties={"_MainTex": picture},
        ),
        dict(name="webp", shaderName="Standard", renderQueue=2000, textureIndexProperties={"_MainTex": webp}),
        dict(
            name="unknown shader",
            shaderName="Custom/Nobody Knows",
            renderQueue=2000,
            colorProperties={"_Color": [1.0, 0.0, 1.0, 1.0]},
        ),
        dict(
            name="vertex colour",
            shaderName="UniGLTF/StandardVColor",
            renderQueue=2000,
            colorProperties={"_Color": [1.0, 1.0, 1.0, 1.0]},
        ),
    ]


def material_scene(geom, uv):
    s = Scene(geom, uv)
    picture = s.texture(png(64, 64, quadrants), "quadrants")
    holed = s.texture(png(64, 64, holes), "holes")
    normals = s.texture(png(64, 64, bumps), "bumps", mapType=1, colorSpace=1)
    rough = s.texture(png(64, 64, orm), "orm", mapType=5, colorSpace=1, metallicRoughness=0.5)
    clamped = s.texture(png(64, 64, quadrants), "clamped", filterMode=0, wrapMode=1, wrapModeU=1, wrapModeV=1)
    webp = s.texture(WEBP_1X1, "webp", "image/webp")
    ms = standard_materials(picture, holed, clamped, normals, rough) + other_materials(picture, holed, webp)
    ids = [s.material(**m) for m in ms]
    root = s.node("Materials")
    me = s.mesh("Quad", quad(0.9))
    g = quad(0.9)
    g["col"] = [(255, 0, 0, 255), (0, 255, 0, 255), (0, 0, 255, 255), (255, 255, 255, 255)]
    mc = s.mesh("Quad coloured", g, index_type=U16)
    mb = s.mesh("Quad coloured, mislabelled floats", g, index_type=U8, color_bug=True)
    for k, i in enumerate(ids):
        s.node(
            ms[k]["name"],
            trs((k % 4, 3 - k // 4, 0)),
            root,
            meshRenderer={"name": "q", "mesh": mc if k == len(ids) - 1 else me, "materials": [i]},
        )
    s.node(
        "vertex colour bug", trs((4.0, 0.0, 0.0)), root, meshRenderer={"name": "q", "mesh": mb, "materials": [ids[-1]]}
    )
    s.layout["nodes"].append(
        {
            "name": "Sky",
            "skybox": {
                "materialIndex": s.material(
                    name="sky",
                    shaderName="Skybox/Procedural",
                    renderQueue=1000,
                    colorProperties={"_SkyTint": [0.2, 0.2, 0.2, 1.0], "_GroundColor": [0.1, 0.1, 0.1, 1.0]},
                )
            },
        }
    )
    s.mats.append(trs())
    s.layout["nodes"][root]["children"].append(len(s.mats) - 1)
    s.layout["materials"].append(None)
    s.layout["colliders"] = [None]  # slots kept by null
    s.finish_nodes()
    return s


# Broken files


def broken_bytes(out):
    """The cube with bytes missing or replaced."""
    whole = (out / "gen_cube_rh_tl.vgo").read_bytes()
    entry, first = 16, 24  # size of an entry of the index, and place of the first

    def replaced(at, data):
        return whole[:at] + data + whole[at + len(data) :]

    files = {
        "empty": b"",
        "header_only": whole[:16],
        "truncated": whole[: len(whole) * 2 // 3],
        "magic_space": replaced(3, b" "),
        "major_1": replaced(8, b"\1"),
        "no_handedness": replaced(10, b"\0"),
        "offset_overflow": replaced(first + entry + 4, struct.pack("<I", 0xFFFFFFF0)),
        "idx_huge": replaced(first - 4, struct.pack("<I", 0x7FFFFFF0)),
        "chunk_twice": replaced(first + 2 * entry, b"COMP"),
        "glb_v1": struct.pack("<4sII", b"glTF", 2, 12),
    }
    for name, data in files.items():
        (out / f"bad_{name}.vgo").write_bytes(data)


def positions_of(scene, layout):
    return scene.acc[layout["meshes"][0]["attributes"]["POSITION"]]


def acc_range(scene, layout):
    positions_of(scene, layout)["byteOffset"] = 0x7FFFFF00


def acc_count(scene, layout):
    positions_of(scene, layout)["count"] = 0x7FFFFFFF


def acc_negative(scene, layout):
    positions_of(scene, layout).update(byteOffset=-16, byteLength=-1)


def vertex_range(scene, layout):
    indices = scene.acc[layout["meshes"][0]["subMeshes"][0]]
    struct.pack_into("<I", scene.res, indices["byteOffset"] + 8, 999999)


def cycle(scene, layout):
    layout["nodes"][3]["children"] = [2]


def child_range(scene, layout):
    layout["nodes"][0]["children"].append(4242)


def no_nodes(scene, layout):
    for accessor in scene.acc:
        if accessor["kind"] == K_NODE:
            accessor["kind"] = 0


def mesh_range(scene, layout):
    layout["nodes"][1]["meshRenderer"].update(mesh=77, materials=[55])


def image_junk(scene, layout):
    start = scene.acc[layout["textures"][0]["source"]]["byteOffset"]
    scene.res[start : start + 64] = b"\xee" * 64


def sparse_range(scene, layout):
    shape = layout["meshes"][0]["blendShapes"][0]
    scene.res[scene.acc[shape["attributes"]["POSITION"]]["byteOffset"]] = 255


def json_deep(scene, layout):
    layout["extensions"] = DEEP


def broken_scenes(out):
    """Scenes whose numbers lead nowhere."""
    of_cubes = (acc_range, acc_count, acc_negative, vertex_range, cycle, child_range, no_nodes, mesh_range, image_junk)
    for hack in (*of_cubes, json_deep):
        save(out / f"bad_{hack.__name__}.vgo", cube_scene(RH, TL), hack=hack)
    save(out / "bad_sparse_range.vgo", avatar_scene(RH, TL), hack=sparse_range)


def without_companions(out):
    """Files whose key or resource is missing or wrong."""
    for name in ("key_missing", "key_wrong", "key_short"):
        save(out / f"bad_{name}.vgo", cube_scene(RH, TL), crypt="AESK")
    (out / "bad_key_missing.vgk").unlink()
    (out / "bad_key_wrong.vgk").write_bytes(b"\x55" * 32)
    (out / "bad_key_short.vgk").write_bytes(b"\x55" * 16)
    save(out / "bad_bin_missing.vgo", cube_scene(RH, TL), resource="REPJ")
    (out / "bad_bin_missing.bin").unlink()


# All of them


def sound_files(out):
    for hand, hand_name in ((RH, "rh"), (LH, "lh")):
        for origin, origin_name in ((TL, "tl"), (BL, "bl")):
            save(out / f"gen_cube_{hand_name}_{origin_name}.vgo", cube_scene(hand, origin))
        origin = TL if hand == RH else BL
        save(out / f"gen_avatar_{hand_name}.vgo", avatar_scene(hand, origin))
        save(out / f"gen_materials_{hand_name}.vgo", material_scene(hand, origin))
    # Most exporters misspelt the name of the presets.
    avatar = avatar_scene(RH, TL, joints8=True, presets_key="blendShapePesets")
    save(out / "gen_avatar_bson.vgo", avatar, bson=True)
    save(out / "gen_cube_v24.vgo", cube_scene(LH, BL, 4), minor=4)
    save(out / "gen_cube_v20.vgo", cube_scene(LH, BL, 0), minor=0)
    save(out / "gen_cube_bson.vgo", cube_scene(RH, TL), bson=True)
    save(out / "gen_cube_extbin.vgo", cube_scene(RH, TL), resource="REPJ")
    save(out / "gen_cube_extbin_bson.vgo", cube_scene(LH, BL), bson=True, resource="REPB")
    save(out / "gen_cube_base64.vgo", cube_scene(RH, TL), crypt="Base64")
    save(out / "gen_cube_aes.vgo", cube_scene(RH, TL), crypt="AES")
    save(out / "gen_cube_aes_bson.vgo", cube_scene(RH, TL), crypt="AES", bson=True)
    save(out / "gen_cube_vgk.vgo", cube_scene(RH, TL), crypt="AESK")
    save(out / "gen_cube_vgk_bson.vgo", cube_scene(LH, BL), crypt="AESK", bson=True)


def main():
    out = pathlib.Path(sys.argv[1])
    out.mkdir(parents=True, exist_ok=True)
    sound_files(out)
    broken_bytes(out)
    broken_scenes(out)
    without_companions(out)


if __name__ == "__main__":
    main()
