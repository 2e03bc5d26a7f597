#!/usr/bin/env python3
"""Writes small models of Diggles (.3db) with their TGA textures, sound, odd and damaged ones: write_models.py FOLDER.

Needs Python's own library alone; two runs give the same bytes. Written from docs/formats/diggles-3db.md, with no line
in common with the maker in C++ or with the reader. What an independent reader found in the files is in
write_models.json.
"""

import math
import pathlib
import struct
import sys

NONE16 = 0xFFFF


class Writer:
    def __init__(self):
        self.b = bytearray()

    def u8(self, *v):
        self.b += struct.pack("<%dB" % len(v), *v)

    def u16(self, *v):
        self.b += struct.pack("<%dH" % len(v), *v)

    def u32(self, *v):
        self.b += struct.pack("<%dI" % len(v), *v)

    def f32(self, *v):
        self.b += struct.pack("<%df" % len(v), *v)

    def text(self, s):
        raw = s if isinstance(s, bytes) else s.encode("cp1252")
        self.u32(len(raw))
        self.b += raw


def quant(v):
    """Stored coordinate: offset binary, quarter units, rounded towards zero."""
    return max(0, min(65535, 32768 + int(v * 4)))


class Model:
    """Everything a .3db holds, kept as plain lists."""

    def __init__(self, name):
        self.name = name
        self.version = "3DDB 1.0"
        self.materials = []  # (name, path, number)
        self.meshes = []  # dict(links=[(mat, flag, tri, uv, pts, bri)], lo, hi, anchors[32], shadow, quad[4], cmap)
        self.objects = []  # (name, [animation numbers])
        self.animations = []  # dict(name, frames, junk16, junkf, source, move, turn)
        self.shadows = []  # 1024 bytes each
        self.cmaps = []  # (w, h, a, b, bytes)
        self.tris, self.uvs, self.points, self.bright = [], [], [], []
        self.anchors = []  # (x, y, z, pad, rx, ry, rz)
        self.anchors.append((0.0, 0.0, 0.0, 0x3F56, 0.0, 0.0, 0.0))  # number 0 here = nothing attached

    def add_frame(self, links, shadow=NONE16, cmap=NONE16, anchors=()):
        """links: (material, flag, triangle array, uv array, [points], bytes)"""
        rec, allp = [], []
        for mat, flag, tri, uv, pts, bri in links:
            self.points.append(pts)
            allp += pts
            if bri in self.bright:
                bi = self.bright.index(bri)
            else:
                bi = len(self.bright)
                self.bright.append(bri)
            rec.append((mat, flag, tri, uv, len(self.points) - 1, bi))
        lo = tuple(min((p[k] for p in allp), default=0.0) for k in range(3))
        hi = tuple(max((p[k] for p in allp), default=0.0) for k in range(3))
        cx, cz = (lo[0] + hi[0]) / 2, (lo[2] + hi[2]) / 2
        rx, rz = (hi[0] - lo[0]) * 0.625, (hi[2] - lo[2]) * 0.625
        quad = [(cx - rx, 0, cz - rz), (cx + rx, 0, cz - rz), (cx - rx, 0, cz + rz), (cx + rx, 0, cz + rz)]
        slots = [0] * 32
        for slot, anchor in anchors:
            self.anchors.append(anchor)
            slots[slot] = len(self.anchors) - 1
        self.meshes.append(dict(links=rec, lo=lo, hi=hi, anchors=slots, shadow=shadow, quad=quad, cmap=cmap))
        return len(self.meshes) - 1

    def add_animation(self, name, frames, move=(0, 0, 0), turn=(0, 0, 0), source=None, junk16=0, junkf=0.0):
        self.animations.append(
            dict(
                name=name,
                frames=frames,
                junk16=junk16,
                junkf=junkf,
                move=move,
                turn=turn,
                source="C:\\work\\%s_%s.sex" % (self.name, name) if source is None else source,
            )
        )
        return len(self.animations) - 1

    def pack(self, marks=None):
        """The bytes; `marks` gets the place where each part begins."""
        w = Writer()
        w.text(self.version)
        w.text(self.name)
        parts = {
            "materials": self.pack_materials,
            "meshes": self.pack_meshes,
            "objects": self.pack_objects,
            "animations": self.pack_animations,
            "shadows": self.pack_shadows,
            "cmaps": self.pack_cmaps,
            "data": self.pack_sizes,
            "arrays": self.pack_arrays,
        }
        for part, pack in parts.items():
            if marks is not None:
                marks[part] = len(w.b)
            pack(w)
        return bytes(w.b)

    def pack_materials(self, w):
        w.u16(len(self.materials))
        for name, path, number in self.materials:
            w.text(name)
            w.text(path)
            w.u32(number)

    def pack_meshes(self, w):
        w.u32(len(self.meshes))
        for mesh in self.meshes:
            w.u16(len(mesh["links"]))
            for link in mesh["links"]:
                w.u16(*link)
            w.f32(*mesh["lo"], *mesh["hi"])
            w.u32(*mesh["anchors"])
            w.u16(mesh["shadow"])
            for corner in mesh["quad"]:
                w.f32(*corner)
            w.u16(mesh["cmap"])

    def pack_objects(self, w):
        w.u16(len(self.objects))
        for name, animations in self.objects:
            w.text(name)
            w.u16(len(animations))
            w.u32(*animations)

    def pack_animations(self, w):
        w.u16(len(self.animations))
        for animation in self.animations:
            w.text(animation["name"])
            w.u16(len(animation["frames"]))
            w.u32(*animation["frames"])
            w.u16(animation["junk16"])
            w.f32(animation["junkf"])
            w.text(animation["source"])
            w.f32(*animation["move"], *animation["turn"])

    def pack_shadows(self, w):
        w.u16(len(self.shadows))
        for shadow in self.shadows:
            w.b += shadow

    def pack_cmaps(self, w):
        w.u16(len(self.cmaps))
        for width, height, a, b, data in self.cmaps:
            w.u16(width, height, a, b)
            w.b += data

    def pack_sizes(self, w):
        w.u16(len(self.tris), len(self.uvs), len(self.points), len(self.bright))
        w.u32(len(self.anchors))
        for table in (self.tris, self.uvs, self.points, self.bright):
            w.u16(*(len(array) for array in table))
        for x, y, z, pad, rx, ry, rz in self.anchors:
            w.u16(quant(x), quant(y), quant(z), pad)
            w.f32(rx, ry, rz)

    def pack_arrays(self, w):
        for array in self.tris:
            w.u16(*array)
        for array in self.uvs:
            for uv in array:
                w.f32(*uv)
        for array in self.points:
            for point in array:
                w.u16(*(quant(c) for c in point))
        for array in self.bright:
            w.b += array


# Shapes, in the axes of the file: x to the figure's left, y down, z forward.


def lathe(profile, seg):
    """Closed surface of revolution about y; profile = [(radius, y)] from top to bottom."""
    pts, uv, tri = [], [], []
    for i, (r, y) in enumerate(profile):
        for s in range(seg + 1):
            a = 2 * math.pi * s / seg
            pts.append((r * math.sin(a), y, r * math.cos(a)))
            uv.append((s / seg, i / (len(profile) - 1)))
    row = seg + 1
    for i in range(len(profile) - 1):
        for s in range(seg):
            a, b, c, d = i * row + s, i * row + s + 1, (i + 1) * row + s, (i + 1) * row + s + 1
            # positive signed volume when x, y, z are read as a right-handed triple (same as the real file)
            if profile[i][0] > 1e-9:
                tri += [a, b, d]
            if profile[i + 1][0] > 1e-9:
                tri += [a, d, c]
    return pts, uv, tri


def volume(pts, tri):
    v = 0.0
    for i in range(0, len(tri) - 2, 3):
        a, b, c = (pts[k] for k in tri[i : i + 3])
        v += (
            a[0] * (b[1] * c[2] - b[2] * c[1]) - a[1] * (b[0] * c[2] - b[2] * c[0]) + a[2] * (b[0] * c[1] - b[1] * c[0])
        ) / 6
    return v


def outward(pts, tri):
    if volume(pts, tri) < 0:
        for i in range(0, len(tri), 3):
            tri[i + 1], tri[i + 2] = tri[i + 2], tri[i + 1]
    return tri


def moved(pts, dx=0.0, dy=0.0, dz=0.0, yaw=0.0, sy=1.0):
    c, s = math.cos(yaw), math.sin(yaw)
    return [(x * c + z * s + dx, y * sy + dy, -x * s + z * c + dz) for x, y, z in pts]


def shade(pts, tri, light=(0.4, -0.8, 0.45)):
    n = [[0.0, 0.0, 0.0] for _ in pts]
    for i in range(0, len(tri) - 2, 3):
        a, b, c = (pts[k] for k in tri[i : i + 3])
        u, v = [b[k] - a[k] for k in range(3)], [c[k] - a[k] for k in range(3)]
        f = (u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0])
        for k in tri[i : i + 3]:
            for q in range(3):
                n[k][q] += f[q]
    out = bytearray()
    for q in n:
        ln = math.sqrt(sum(c * c for c in q)) or 1.0
        out.append(max(0, min(255, int(150 + 105 * sum(a * b for a, b in zip(q, light)) / ln))))
    return bytes(out)


def blob(pts):
    """32x32 single-byte shadow picture from the x/z outline."""
    lo = [min(p[k] for p in pts) for k in (0, 2)]
    hi = [max(p[k] for p in pts) for k in (0, 2)]
    out = bytearray()
    for j in range(32):
        for i in range(32):
            u, v = (i - 15.5) / 12.8, (j - 15.5) / 12.8
            out.append(max(0, min(200, int(260 * (1.05 - math.hypot(u, v))))) if hi > lo else 0)
    return bytes(out)


def kobold_shapes():
    """Body with nose and lump, and the hat: points, texture coordinates and triangles of each."""
    profile = [(0, -60), (14, -58), (20, -50), (17, -42), (10, -38), (18, -30), (26, -16), (22, -4), (12, 0), (0, 0)]
    points, uvs, triangles = [], [], []
    # The lump is on the figure's left (+x) alone: mirrored imports show at once.
    for outline, segments, place in (
        (profile, 16, (0, 0, 0)),
        ([(0, -4), (4, -2), (4, 2), (0, 4)], 8, (0, -49, 22)),
        ([(0, -5), (6, 0), (0, 5)], 6, (30, -24, 6)),
    ):
        part, part_uvs, part_triangles = lathe(outline, segments)
        triangles += [len(points) + k for k in outward(part, part_triangles)]
        points += moved(part, *place) if any(place) else part
        uvs += part_uvs
    return (points, uvs, triangles), lathe([(0, -100), (19, -54)], 12)


def kobold_poses(m, body, hat, hat_front):
    """Frames of its three animations: standing, walking, turning."""

    def pose(bob, yaw, lean, shadow=0):
        b = moved(body, 0, bob, lean, yaw)
        h = moved(hat, 0, bob * 1.2, lean * 1.5, yaw)
        hands = [
            (0, (-24, -28 + bob, 8, 0x0000, 0, yaw % (2 * math.pi), 0)),
            (1, (30, -24 + bob, 6, 0xBEEF, 0, yaw % (2 * math.pi), 0)),
            (4, (0, -58 + bob, lean, 0, 0, yaw % (2 * math.pi), 0)),
            (10, (0, -46 + bob, 24, 0, 0, 0, 0)),
        ]
        links = [(0, 1, 0, 0, b, shade(b, m.tris[0])), (1, 1, 1, 1, h, shade(h, hat_front))]
        return m.add_frame(links, shadow=shadow, anchors=hands)

    steps = [i * math.pi / 4 for i in range(8)]
    standard = [pose(0, 0, 0), pose(0.6, 0, 0)]
    walk = [pose(-3 * abs(math.sin(a)), 0.08 * math.sin(a), 2 * math.cos(a)) for a in steps]
    turn = [pose(0, 0.15 * math.sin(i * math.pi / 6), 0, NONE16) for i in range(13)]
    return standard, walk, turn


def add_stone(m):
    """A rock, and before it a flat board: seen from the front (+z) its picture is upright, the red mark top left."""
    rock, uvs, triangles = lathe([(0, -22), (15, -18), (24, -6), (20, 0), (0, 0)], 9)
    triangles = outward(rock, triangles)
    board = [(-20.0, -45.0, 26.0), (20.0, -45.0, 26.0), (20.0, -5.0, 26.0), (-20.0, -5.0, 26.0)]
    m.tris += [triangles, [0, 1, 2, 0, 2, 3]]
    m.uvs += [uvs, [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)]]
    m.shadows.append(blob(rock))
    m.cmaps += [(8, 4, 1, 2, bytes((i * 7) & 255 for i in range(32))), (3, 5, 0, 0, bytes(range(15)))]
    links = [(2, 1, 2, 2, rock, shade(rock, triangles)), (0, 1, 3, 3, board, b"\xff" * 4)]
    return m.add_animation("stein_standard", [m.add_frame(links, shadow=1, cmap=0)])


def kobold():
    m = Model("kobold")
    m.materials = [
        ("kobold_haut", "\\\\server\\art\\textures\\256\\kobold_haut.tga", 1),
        ("kobold_hut", "\\\\server\\art\\textures\\kobold_hut.tga", 1),
        ("kobold_stein_128", "D:\\art\\kobold_stein_128.tga", 1),
    ]
    (body, body_uvs, body_triangles), (hat, hat_uvs, hat_triangles) = kobold_shapes()
    # The hat is an open shell: both of its sides are stored.
    inside = [hat_triangles[i + k] for i in range(0, len(hat_triangles), 3) for k in (0, 2, 1)]
    m.tris += [body_triangles, hat_triangles + inside]
    m.uvs += [body_uvs, hat_uvs]
    m.shadows.append(blob(body))
    standard, walk, turn = kobold_poses(m, body, hat, hat_triangles)
    a0 = m.add_animation("standard", standard, junk16=26981, junkf=-1.0)
    a1 = m.add_animation("laufen_loop", walk, move=(0, -12.5, 0), junkf=100.847)
    a2 = m.add_animation("drehen_links", turn, turn=(0, 0, math.pi / 24))
    m.objects = [("kobold", [a0, a1, a2]), ("stein", [add_stone(m)])]
    return m


def big():
    """About 50,000 triangles in four links, two animations of four frames each."""
    m = Model("gross50k")
    m.materials = [("feld_%d" % i, "X:\\feld_%d.tga" % i, 1) for i in range(4)]
    n = 79  # 79*79*2*4 = 49,928 triangles
    grids = []
    for part in range(4):
        x0, z0 = (part % 2) * 400 - 400, (part // 2) * 400 - 400
        grid = [(x0 + 400 * i / n, 0.0, z0 + 400 * j / n) for j in range(n + 1) for i in range(n + 1)]
        tri = []
        for j in range(n):
            for i in range(n):
                a = j * (n + 1) + i
                b, c, d = a + 1, a + n + 1, a + n + 2
                tri += [a, c, b, b, c, d]
        # face up (towards -y): cross product of the stored numbers must point to -y
        p, q, r = grid[tri[0]], grid[tri[1]], grid[tri[2]]
        ny = (q[2] - p[2]) * (r[0] - p[0]) - (q[0] - p[0]) * (r[2] - p[2])
        if ny > 0:
            for k in range(0, len(tri), 3):
                tri[k + 1], tri[k + 2] = tri[k + 2], tri[k + 1]
        m.tris.append(tri)
        m.uvs.append([((i % (n + 1)) / n, (i // (n + 1)) / n) for i in range((n + 1) ** 2)])
        grids.append(grid)

    def frame(phase, height):
        links = []
        for part, grid in enumerate(grids):
            pts = [(x, -height * math.sin(x / 60 + phase) * math.cos(z / 75 + phase), z) for x, y, z in grid]
            bri = bytes(max(0, min(255, int(140 - p[1]))) for p in pts)
            links.append((part, 1, part, part, pts, bri))
        return m.add_frame(links)

    flat = [frame(0.0, 20 + 10 * i) for i in range(4)]
    wave = [frame(i * math.pi / 2, 60) for i in range(4)]
    m.objects = [("feld", [m.add_animation("wachsen", flat), m.add_animation("wellen_loop", wave)])]
    return m


def edge():
    m = Model("k\u00e4ntchen \u00df")
    m.materials = [("t\u00fcr_\u00e4", "", 1), ("", "no name at all", 2), ("fehlt", "Z:\\fehlt.tga", 0)]
    p, uv, tri = lathe([(0, -10), (8, 0), (0, 10)], 5)
    tri = outward(p, tri)
    m.tris += [tri, [], [0, 1]]  # normal, empty, not a multiple of three
    m.uvs += [uv, [], [(1.5, -0.5)] * len(uv)]
    f0 = m.add_frame([(0, 1, 0, 0, p, shade(p, tri)), (1, 1, 1, 1, [], b"")])
    f1 = m.add_frame([(2, 0, 0, 2, moved(p, 5), bytes(len(p))), (NONE16, 3, 2, 0, p, b"\xff" * len(p))])
    m.add_frame([])  # no links at all
    # Coordinates beyond the range are clamped; no animation uses this frame.
    m.add_frame([(0, 1, 0, 0, moved(p, 9000, -9000, 9000), shade(p, tri))])
    m.objects = [
        ("leer", []),
        ("ding", [m.add_animation("standard", [f0, f1, f0]), m.add_animation("nichts", [])]),
        ("ding", [0]),
    ]
    m.add_animation("herrenlos", [f1], source="")
    return m


# Textures


def tga(w, h, pixel, bits=32, top=False, rle=False):
    rows = [[pixel(x, y) for x in range(w)] for y in range(h)]
    if not top:
        rows.reverse()
    n = bits // 8
    flat = [bytes((c[2], c[1], c[0], c[3])[:n]) for row in rows for c in row]
    head = struct.pack(
        "<BBBHHBHHHHBB", 0, 0, 10 if rle else 2, 0, 0, 0, 0, 0, w, h, bits, (0x20 if top else 0) | (8 if n == 4 else 0)
    )
    if not rle:
        return head + b"".join(flat)
    out = bytearray()
    for r in range(h):
        row, i = flat[r * w : (r + 1) * w], 0
        while i < w:
            k = 1
            while i + k < w and k < 128 and row[i + k] == row[i]:
                k += 1
            if k > 1:
                out.append(127 + k)
                out += row[i]
            else:
                while i + k < w and k < 128 and (i + k + 1 >= w or row[i + k] != row[i + k + 1]):
                    k += 1
                out.append(k - 1)
                out += b"".join(row[i : i + k])
            i += k
    return head + bytes(out)


def marked(base):
    """Top left of the picture is red, top right green, bottom right blue, bottom left yellow."""

    def f(x, y, w=64):
        q = (x * 8 // w, y * 8 // w)
        if q == (0, 0):
            return (220, 30, 30, 255)
        if q == (7, 0):
            return (30, 180, 30, 255)
        if q == (7, 7):
            return (40, 60, 220, 255)
        if q == (0, 7):
            return (230, 210, 20, 255)
        k = 24 if (x // 4 + y // 4) % 2 else 0
        return tuple(max(0, min(255, c - k)) for c in base) + (255,)

    return f


def holes(x, y):
    return (150, 30, 30, 0 if (x % 16 - 8) ** 2 + (y % 16 - 8) ** 2 < 12 else 255)


def textures():
    """By their places. A picture's name may be in several folders: the largest picture wins, in any letter case."""
    made = {
        "m256/Kobold_Haut.TGA": tga(64, 64, marked((205, 160, 120)), 32),
        "m128/kobold_haut.tga": tga(32, 32, lambda x, y: (255, 0, 255, 255), 24),
        "m128/kobold_hut.tga": tga(64, 64, holes, 32, top=True, rle=True),
        "m064/kobold_stein_128.tga": tga(64, 64, marked((130, 130, 135)), 24, rle=True),
    }
    colours = ((90, 140, 60), (140, 120, 60), (70, 110, 150), (150, 90, 110))
    for number, (folder, colour) in enumerate(zip(("m256", "m128", "Misc", "Gray"), colours)):
        made[f"{folder}/feld_{number}.tga"] = tga(64, 64, marked(colour), 24 if number % 2 else 32)
    return made


def cut_kobolds(whole, marks):
    """The kobold with bytes missing, added or replaced."""
    made = {f"cut_at_{part}": whole[: start + 1] for part, start in marks.items() if part != "end"}
    made["cut_last_byte"] = whole[:-1]
    made["one_byte_more"] = whole + b"\0"
    made["wrong_version"] = whole.replace(b"3DDB 1.0", b"3DDB 9.9", 1)
    made["string_length"] = struct.pack("<I", 0xFFFFFFF0) + whole[4:]
    count = marks["meshes"]
    made["mesh_count"] = whole[:count] + struct.pack("<I", 0x7FFFFFFF) + whole[count + 4 :]
    made["empty"] = b""
    return made


def misleading_kobolds():
    """The kobold with numbers that lead nowhere."""
    vertex, frame, array, short = (kobold() for _ in range(4))
    vertex.tris[0] = [60000] + vertex.tris[0][1:]
    frame.animations[0]["frames"] = [0, 4000000000]
    frame.objects[1] = ("stein", [99])
    array.meshes[0]["links"] = [(9, 1, 77, 78, 79, 80)]
    array.meshes[1].update(anchors=[123456] * 32, shadow=500, cmap=501)
    short.uvs[0] = short.uvs[0][:10]
    short.bright[0] = short.bright[0][:3]
    models = {"vertex_index": vertex, "frame_index": frame, "array_index": array, "short_arrays": short}
    return {name: model.pack() for name, model in models.items()}


def main():
    marks = {}
    whole = kobold().pack(marks)
    folders = {
        "data/3db": {"kobold.3db": whole, "gross50k.3db": big().pack(), "kaentchen.3db": edge().pack()},
        "data/Texture": textures(),
        "bad": {f"{name}.3db": data for name, data in {**cut_kobolds(whole, marks), **misleading_kobolds()}.items()},
    }
    for folder, files in folders.items():
        for name, data in files.items():
            path = pathlib.Path(sys.argv[1]) / folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)


if __name__ == "__main__":
    main()
