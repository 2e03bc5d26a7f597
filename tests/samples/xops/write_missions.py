#!/usr/bin/env python3
"""Writes missions of X Operations with their maps, points, texts and textures, and odd files: write_missions.py FOLDER.

Needs Python's own library alone; two runs give the same bytes. Written from docs/formats/xops-maps.md and
xops-points.md, with no line in common with the makers in C++ or with the readers. What an independent reader found in
the files is in write_missions.json.
"""

import math
import pathlib
import struct
import sys
import zlib

# The corner numbers of the six faces of a block, in the order in which the format lists them.
FACES = ((1, 0, 3, 2), (6, 7, 4, 5), (5, 4, 0, 1), (6, 5, 1, 2), (7, 6, 2, 3), (4, 7, 3, 0))
# Corner j of a face takes the stored pair of texture coordinates UVPICK[j].
UVPICK = (2, 3, 0, 1)


def box(x0, y0, z0, x1, y1, z1):
    return [
        (x0, y1, z0),
        (x1, y1, z0),
        (x1, y1, z1),
        (x0, y1, z1),
        (x0, y0, z0),
        (x1, y0, z0),
        (x1, y0, z1),
        (x0, y0, z1),
    ]


def spin(verts, angle, cx, cz):
    c, s = math.cos(angle), math.sin(angle)
    return [(cx + (x - cx) * c - (z - cz) * s, y, cz + (x - cx) * s + (z - cz) * c) for x, y, z in verts]


def stretched(verts, per_tile):
    """Affine UVs per face: bottom-left corner of the face is (0, n), one tile each per_tile units."""
    out = []
    for f in FACES:
        p = [verts[i] for i in f]
        # face corner 1 = lower left, 0 = lower right, 2 = upper left, 3 = upper right
        ex = tuple(b - a for a, b in zip(p[1], p[0]))
        lx = math.sqrt(sum(c * c for c in ex))
        ex = tuple(c / lx for c in ex) if lx > 1e-6 else (1.0, 0.0, 0.0)
        up = tuple(b - a for a, b in zip(p[1], p[2]))
        d = sum(a * b for a, b in zip(up, ex))
        ey = tuple(a - d * b for a, b in zip(up, ex))
        ly = math.sqrt(sum(c * c for c in ey))
        ey = tuple(c / ly for c in ey) if ly > 1e-6 else (0.0, 1.0, 0.0)
        corner = []
        for q in p:
            w = tuple(b - a for a, b in zip(p[1], q))
            corner.append(
                (sum(a * b for a, b in zip(w, ex)) / per_tile, 1.0 - sum(a * b for a, b in zip(w, ey)) / per_tile)
            )
        stored = [None] * 4
        for j in range(4):
            stored[UVPICK[j]] = corner[j]
        out.append(stored)
    return out


UNIT_UV = [[(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)] for _ in range(6)]


def block(verts, tex, uv=None, flag=1):
    if isinstance(tex, int):
        tex = [tex] * 6
    return (verts, UNIT_UV if uv is None else uv, tex, flag)


def pack_bd1(textures, blocks, trailing=b"", count=None):
    out = bytearray()
    for i in range(10):
        name = textures[i] if i < len(textures) else b""
        if isinstance(name, str):
            name = name.encode("cp932")
        if len(name) > 31:
            raise ValueError("texture path too long")
        out += name.ljust(31, b"\0")
    out += struct.pack("<H", len(blocks) if count is None else count)
    for verts, uv, tex, flag in blocks:
        for axis in range(3):
            out += struct.pack("<8f", *(v[axis] for v in verts))
        for part in range(2):
            for face in uv:
                out += struct.pack("<4f", *(c[part] for c in face))
        out += struct.pack("<6i", *tex)
        out += struct.pack("<i", flag)
    return bytes(out + trailing)


def pack_pd1(points, trailing=b""):
    out = struct.pack("<H", len(points))
    for x, y, z, r, a, b, c, d in points:
        out += struct.pack("<4f4b", x, y, z, r, a, b, c, d)
    return out + trailing


# Pictures

DIGITS = {  # 3 x 5 pixels
    "0": "111101101101111",
    "1": "010110010010111",
    "2": "111001111100111",
    "3": "111001111001111",
    "4": "101101111001001",
    "5": "111100111001111",
    "6": "111100111101111",
    "7": "111001001001001",
    "8": "111101111101111",
    "9": "111101111001111",
}


class Pic:
    def __init__(self, w, h, fill=(0, 0, 0, 255)):
        self.w, self.h = w, h
        self.p = [fill] * (w * h)

    def put(self, x, y, c):
        if 0 <= x < self.w and 0 <= y < self.h:
            self.p[y * self.w + x] = c

    def rect(self, x0, y0, x1, y1, c):
        for y in range(max(0, y0), min(self.h, y1)):
            for x in range(max(0, x0), min(self.w, x1)):
                self.p[y * self.w + x] = c

    def digit(self, ch, x0, y0, s, c):
        for i, bit in enumerate(DIGITS[ch]):
            if bit == "1":
                x, y = x0 + (i % 3) * s, y0 + (i // 3) * s
                self.rect(x, y, x + s, y + s, c)


def noise(x, y, seed):
    v = (x * 374761393 + y * 668265263 + seed * 2246822519) & 0xFFFFFFFF
    v = ((v ^ (v >> 13)) * 1274126177) & 0xFFFFFFFF
    return (v ^ (v >> 16)) & 255


def brick(base, mortar, seed, w=128, h=128):
    pic = Pic(w, h)
    for y in range(h):
        for x in range(w):
            row = y // 16
            xx = (x + (row % 2) * 16) % 32
            c = mortar if y % 16 < 2 or xx < 2 else base
            n = noise(x, y, seed) // 12 - 10
            pic.put(x, y, tuple(max(0, min(255, q + n)) for q in c) + (255,))
    return pic


def speckle(base, seed, amp=24, w=128, h=128):
    pic = Pic(w, h)
    for y in range(h):
        for x in range(w):
            n = noise(x // 2, y // 2, seed) * amp // 255 - amp // 2
            pic.put(x, y, tuple(max(0, min(255, q + n)) for q in base) + (255,))
    return pic


def planks(base, seed, w=128, h=128):
    pic = Pic(w, h)
    for y in range(h):
        for x in range(w):
            n = noise(x // 16, y, seed) // 10 - 12
            dark = -40 if x % 16 == 0 else 0
            pic.put(x, y, tuple(max(0, min(255, q + n + dark)) for q in base) + (255,))
    return pic


def window(w=64, h=64):
    pic = Pic(w, h, (160, 200, 230, 96))
    frame = (90, 60, 40, 255)
    pic.rect(0, 0, w, 6, frame), pic.rect(0, h - 6, w, h, frame)
    pic.rect(0, 0, 6, h, frame), pic.rect(w - 6, 0, w, h, frame)
    pic.rect(w // 2 - 2, 0, w // 2 + 2, h, frame), pic.rect(0, h // 2 - 2, w, h // 2 + 2, frame)
    return pic


def face_card(n, w=128, h=128):
    """Orientation card: red = top left, green = top right, blue = bottom right, yellow = bottom left."""
    pic = Pic(w, h, (235, 235, 235, 255))
    pic.rect(0, 0, 28, 28, (220, 30, 30, 255))
    pic.rect(w - 28, 0, w, 28, (30, 160, 30, 255))
    pic.rect(w - 28, h - 28, w, h, (40, 60, 220, 255))
    pic.rect(0, h - 28, 28, h, (230, 200, 20, 255))
    pic.digit(str(n), 46, 34, 12, (20, 20, 20, 255))
    return pic


def save_png(pic):
    raw = b"".join(b"\0" + b"".join(bytes(c) for c in pic.p[y * pic.w : (y + 1) * pic.w]) for y in range(pic.h))

    def chunk(tag, body):
        return struct.pack(">I", len(body)) + tag + body + struct.pack(">I", zlib.crc32(tag + body))

    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", struct.pack(">IIBBBBB", pic.w, pic.h, 8, 6, 0, 0, 0))
        + chunk(b"IDAT", zlib.compress(raw, 9))
        + chunk(b"IEND", b"")
    )


def save_bmp24(pic):
    pad = b"\0" * ((4 - pic.w * 3 % 4) % 4)
    rows = b"".join(
        b"".join(bytes((c[2], c[1], c[0])) for c in pic.p[y * pic.w : (y + 1) * pic.w]) + pad
        for y in range(pic.h - 1, -1, -1)
    )
    return (
        b"BM"
        + struct.pack("<IHHI", 54 + len(rows), 0, 0, 54)
        + struct.pack("<IiiHHIIiiII", 40, pic.w, pic.h, 1, 24, 0, len(rows), 2835, 2835, 0, 0)
        + rows
    )


def save_bmp8(pic):
    """Palettised BMP (the commonest kind next to real maps): 6x7x6 colour cube."""
    pal, rows = b"", b""
    for i in range(252):
        r, g, b = i // 42, i // 6 % 7, i % 6
        pal += bytes((b * 51, g * 255 // 6, r * 51, 0))
    pal += b"\0" * 16
    for y in range(pic.h - 1, -1, -1):
        row = bytes(
            (min(5, (c[0] + 25) // 51)) * 42 + min(6, (c[1] * 6 + 127) // 255) * 6 + min(5, (c[2] + 25) // 51)
            for c in pic.p[y * pic.w : (y + 1) * pic.w]
        )
        rows += row + b"\0" * ((4 - pic.w % 4) % 4)
    off = 54 + 1024
    return (
        b"BM"
        + struct.pack("<IHHI", off + len(rows), 0, 0, off)
        + struct.pack("<IiiHHIIiiII", 40, pic.w, pic.h, 1, 8, 0, len(rows), 2835, 2835, 256, 0)
        + pal
        + rows
    )


def dds_header(w, h, flags, pitch, fourcc, bits, masks):
    return (
        b"DDS "
        + struct.pack("<IIIIIII", 124, 0x1007 | flags, h, w, pitch, 0, 0)
        + b"\0" * 44
        + struct.pack("<II4sIIIII", 32, 4 if fourcc != b"\0\0\0\0" else 0x41, fourcc, bits, *masks)
        + struct.pack("<IIIII", 0x1000, 0, 0, 0, 0)
    )


def save_dds_argb(pic):
    body = b"".join(bytes((c[2], c[1], c[0], c[3])) for c in pic.p)
    return dds_header(pic.w, pic.h, 0x8, pic.w * 4, b"\0\0\0\0", 32, (0xFF0000, 0xFF00, 0xFF, 0xFF000000)) + body


def save_dds_dxt1(pic):
    def to565(c):
        return (c[0] >> 3) << 11 | (c[1] >> 2) << 5 | c[2] >> 3

    body = b""
    for by in range(0, pic.h, 4):
        for bx in range(0, pic.w, 4):
            px = [pic.p[(by + i // 4) * pic.w + bx + i % 4] for i in range(16)]
            lum = [c[0] * 3 + c[1] * 6 + c[2] for c in px]
            hi, lo = px[lum.index(max(lum))], px[lum.index(min(lum))]
            a, b = to565(hi), to565(lo)
            if a < b:
                a, b, hi, lo = b, a, lo, hi
            bits = 0
            span = max(1, max(lum) - min(lum))
            if a != b:
                for i, v in enumerate(lum):
                    t = (max(lum) - v) / span
                    bits |= (0 if t < 1 / 6 else 2 if t < 0.5 else 3 if t < 5 / 6 else 1) << (2 * i)
            body += struct.pack("<HHI", a, b, bits)
    return dds_header(pic.w, pic.h, 0x80000, len(body), b"DXT1", 0, (0, 0, 0, 0)) + body


# The town

TEX = [
    "tex\\grass.bmp",
    "tex\\road.bmp",
    "tex\\brick.bmp",
    "TEX\\Planks.BMP",
    "tex\\roof.bmp",
    "tex\\window.png",
    "tex\\water.dds",
    "tex\\crate.dds",
    "tex\\missing.jpg",
    "",
]
GRASS, ROAD, BRICK, WOOD, ROOF, GLASS, WATER, CRATE, MISSING, UNSET = range(10)
INVISIBLE = 10


def textured(verts, tex, tile=40.0):
    return block(verts, tex, stretched(verts, tile))


def roof_half(x0, x1, h, eaves, ridge):
    """A wedge whose upper edge is all but the ridge; its gables are trapezoids."""
    low, high = sorted(eaves)
    back, front = sorted(ridge)
    upper = [(x0 + 8, back), (x1 - 8, back), (x1 - 8, front), (x0 + 8, front)]
    lower = [(x0 - 4, low), (x1 + 4, low), (x1 + 4, high), (x0 - 4, high)]
    return [(x, h + 24, z) for x, z in upper] + [(x, h, z) for x, z in lower]


def house(cx, cz, angle=0.0, w=60, d=50, h=40):
    x0, x1, z0, z1 = cx - w / 2, cx + w / 2, cz - d / 2, cz + d / 2
    parts = [
        (box(x0, 0, z0, x1, 2, z1), WOOD),
        (box(x0, 2, z0, x0 + 3, h, z1), BRICK),
        (box(x1 - 3, 2, z0, x1, h, z1), BRICK),
        (box(x0 + 3, 2, z1 - 3, x1 - 3, h, z1), BRICK),
        (box(x0 + 3, 26, z0, x1 - 3, h, z0 + 3), BRICK),
        (roof_half(x0, x1, h, (z0 - 4, cz), (cz - 1, cz)), ROOF),
        (roof_half(x0, x1, h, (cz, z1 + 4), (cz, cz + 1)), ROOF),
        (box(x0 + 3, 2, z0, x0 + 20, 26, z0 + 3), WOOD),
    ]
    out = [textured(spin(corners, angle, cx, cz), texture) for corners, texture in parts]
    # Two window panes without thickness: the eight corners coincide in pairs.
    for left in (cx - 2, cx + 12):
        pane = spin(box(left, 6, z0 + 1, left + 12, 26, z0 + 1), angle, cx, cz)
        out.append(block(pane, [INVISIBLE, INVISIBLE, GLASS, INVISIBLE, GLASS, INVISIBLE]))
    return out


def ground():
    quarters = [(-400, -400), (0, -400), (-400, 0), (0, 0)]
    roads = [(-400, -15, 400, 15), (-15, 15, 15, 400), (-15, -400, 15, -15)]
    return [textured(box(x, -10, z, x + 400, 0, z + 400), GRASS) for x, z in quarters] + [
        textured(box(x0, 0, z0, x1, 0.5, z1), ROAD, 30) for x0, z0, x1, z1 in roads
    ]


def tree(x, z):
    trunk = textured(box(x - 2, 0, z - 2, x + 2, 22, z + 2), WOOD, 16)
    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    crown = [(x + r * dx, y, z + r * dz) for r, y in ((3, 52), (12, 20)) for dx, dz in corners]
    return [trunk, textured(crown, GRASS, 24)]


def tower():
    storeys = []
    for i, texture in enumerate((BRICK, MISSING, BRICK, UNSET)):
        r = 16 - 2 * i
        storeys.append(textured(box(-60 - r, i * 30, 60 - r, -60 + r, i * 30 + 30, 60 + r), texture, 20))
    return storeys


def crate(i):
    x, z = -380 + (i % 20) * 38, -120 + (i // 20) * 14
    return textured(spin(box(x, 0, z, x + 9, 9, z + 9), i * 0.3, x + 4.5, z + 4.5), CRATE, 9)


def town(houses, crates):
    blocks = ground()
    side = int(math.ceil(math.sqrt(houses)))
    for i in range(houses):
        cx = -330 + i % side * 660 / max(1, side - 1)
        cz = -330 + i // side * 660 / max(1, side - 1)
        blocks += house(cx, cz, (i % 8) * math.pi / 4)
    for i in range(8):
        blocks += tree(45 + 44 * i, 32 + 7 * (i % 3))
    for i in range(12):
        blocks.append(textured(box(-390 + i * 65, 0, 392, -345 + i * 65, 9, 394), WOOD, 12))
    blocks += tower()
    blocks.append(textured(box(120, 0.2, 120, 210, 0.6, 210), WATER, 45))
    return blocks + [crate(i) for i in range(crates)]


def people():
    """Templates (kind 4: model, team, number) and those who stand there (1 and 6), the first of them the player."""
    templates = [(0, 0, 0, 0, 4, n, n % 2, n) for n in range(6)]
    return templates + [
        (
            *(-200 + 36 * n, 2, 20 if n % 2 else -20, n * math.pi / 6),
            *(6 if n % 5 == 4 else 1, n % 6, 20 + n if n else 0, n),
        )
        for n in range(12)
    ]


def things():
    """Weapons (2), one of two weapons (7), and small objects (5), of which number 12 is the addon's own."""
    weapons = [(60 + 10 * n, 1, -40, 0, 2, n + 1, 30, 0) for n in range(8)]
    small = [(-100 + 14 * n, 6, 100, n * 0.4, 5, n, 1, 40 + n) for n in range(13)]
    return weapons + [(150, 1, -40, 0, 7, 3, 5, 0)] + small


def route():
    """A walk around a circle (3), points 20 to 27, and a branch by chance (8)."""
    points = []
    for n in range(8):
        a = n * math.pi / 4
        points.append((-60 + 40 * math.cos(a), 0, 60 + 40 * math.sin(a), a, 3, n % 4, 20 + (n + 1) % 8, 20 + n))
    return points + [(0, 0, 0, 0, 8, 20, 24, 28)]


def events():
    """A chain of events (10 to 19), each of which names the next: -100, -101 …"""
    chain = [(12, 5), (13, 1), (14, 2), (15, 41), (16, 1), (17, 10), (18, 0), (19, 3), (10, 0), (11, 0)]
    return [(200 + 5 * n, 0, 200, 0, kind, a, -101 - n, -100 - n) for n, (kind, a) in enumerate(chain)]


def town_points():
    unknown = (0, 90, 0, 0, 42, 1, 2, 3)
    return people() + things() + route() + events() + [unknown]


def town_pictures():
    return {
        "brief.bmp": save_bmp24(face_card(1)),
        "tex/grass.bmp": save_bmp8(speckle((70, 120, 50), 1)),
        "tex/road.bmp": save_bmp24(speckle((90, 90, 95), 2, 40)),
        "tex/brick.bmp": save_bmp8(brick((150, 70, 55), (190, 185, 175), 3)),
        "tex/planks.bmp": save_bmp24(planks((140, 100, 60), 4)),
        "tex/roof.bmp": save_bmp8(brick((110, 40, 35), (70, 25, 25), 5)),
        "tex/window.png": save_png(window()),
        "tex/water.dds": save_dds_argb(speckle((40, 90, 160), 6, 60, 64, 64)),
        "tex/crate.dds": save_dds_dxt1(planks((170, 130, 80), 7, 64, 64)),
    }


def mission(map_name, sky, flags):
    text = (
        f"TOWN {map_name}\r\n町の見本 {map_name}\r\n.\\addon\\town\\{map_name}.bd1\r\n.\\addon\\town\\town.pd1\r\n"
        f"{sky}\r\n{flags}\r\n.\\addon\\town\\thing.txt\r\n.\\addon\\town\\brief.bmp\r\n!\r\n"
        "試験用の任務です。\r\n\r\n町を一周して\r\n戻ってください。\r\n"
    )
    return text.encode("cp932")


def town_files():
    """The town in two sizes: as many blocks as the game takes, and many more."""
    small, large = town(12, 0), town(30, 60)
    assert (len(small), len(large)) == (160, 400)
    thing = ".\\addon\\town\\thing.x\r\n.\\addon\\town\\tex\\crate.dds\r\n12\r\n40\r\n!\r\n6\r\n"
    return {
        "town.mif": mission("town160", 1, 0),
        "town_night.mif": mission("town400", 3, 3),
        "town/town160.bd1": pack_bd1(TEX, small, bytes(10)),
        "town/town400.bd1": pack_bd1(TEX, large),
        "town/town.pd1": pack_pd1(town_points(), bytes(10)),
        "town/town.msg": "最初の伝言です。\r\n二番目の伝言。\r\nThird message.\r\n".encode("cp932"),
        "town/thing.txt": thing.encode("cp932"),
        **{f"town/{name}": data for name, data in town_pictures().items()},
    }


def cubes():
    """A cube and a tapered block whose faces show a card each: texture numbers are face numbers."""
    names = [f"card{n}.png" for n in range(6)]
    cube = block(box(-10, 0, -10, 10, 20, 10), [0, 1, 2, 3, 4, 5])
    top = [(-4, 20, -6), (4, 20, -6), (4, 20, 6), (-4, 20, 6)]
    bottom = [(-14, 0, -10), (14, 0, -10), (14, 0, 10), (-14, 0, 10)]
    made = {name: save_png(face_card(n)) for n, name in enumerate(names)}
    made["uvcube.bd1"] = pack_bd1(names, [cube])
    made["taper.bd1"] = pack_bd1(names, [textured(top + bottom, [0, 1, 2, 3, 4, 5], 20.0)])
    return made


# Odd files, each about one thing

PLAIN_BOX = box(-10, 0, -10, 10, 20, 10)
PLAIN = textured(PLAIN_BOX, 0, 10)


def odd_paths():
    paths = {
        "sjis_path": ["表示\\壁ソ.bmp"],  # the second bytes of three letters are those of a backslash
        "case_path": [".\\WALL.Bmp"],
        "path31": [b"aaaaaaaaaaaaaaaaaaaaaaaaaaa.bmp"],
        "escape_path": ["..\\..\\..\\..\\etc\\hosts.bmp", "C:\\wall.bmp", "\\\\host\\wall.bmp"],
        "no_textures": [],
    }
    return {f"{name}.bd1": pack_bd1(textures, [PLAIN]) for name, textures in paths.items()}


def odd_shapes():
    small = box(0, 0, 0, 5, 5, 5)[1:]
    upper = [(-10, 20, -10), (10, 14, -10), (10, 26, 10), (-10, 16, 10)]
    shapes = {
        "empty": [],
        "index_out_of_range": [block(PLAIN_BOX, [0, 9, 10, -1, 255, 0x01000000])],
        "index_high_bytes": [block(PLAIN_BOX, [0x7F000000] * 6)],
        "flag_zero": [
            PLAIN,
            block(box(20, 0, -10, 40, 20, 10), 0, flag=0),
            block(box(50, 0, -10, 70, 20, 10), 0, flag=7),
        ],
        "plank": [
            block(box(-10, 0, 0, 10, 20, 0), 0),
            block(box(-10, 5, -10, 10, 5, 10), 0),
            block([(1, 2, 3)] * 8, 0),
        ],
        "inside_out": [textured(box(10, 0, -10, -10, 20, 10), 0, 10)],
        "twisted": [textured(upper + box(-10, 0, -10, 10, 0, 10)[4:], 0, 10)],
        "not_finite": [PLAIN]
        + [block([first] + small, 0) for first in ((math.nan, 0, 0), (math.inf, 1, 1), (3e38, 1, 1))],
    }
    return {f"{name}.bd1": pack_bd1(["wall.bmp"], blocks) for name, blocks in shapes.items()}


def odd_sizes():
    header, record = 312, 316
    full = pack_bd1(["wall.bmp"], [PLAIN] * 5)
    return {
        "trailing.bd1": pack_bd1(["wall.bmp"], [PLAIN], bytes(10)),
        "truncated.bd1": full[: header + record * 3 + 158],
        "count_too_big.bd1": pack_bd1(["wall.bmp"], [PLAIN, PLAIN], count=65535),
        "header_only_short.bd1": full[:200],
        "zero_bytes.bd1": b"",
        "points_truncated.pd1": pack_pd1(town_points())[: 2 + 20 * 7 + 9],
        "points_none.pd1": pack_pd1([]),
    }


def main():
    wall = save_bmp24(brick((120, 120, 160), (220, 220, 220), 9, 32, 32))
    folders = {
        "addon": town_files(),
        "uvcube": cubes(),
        "edge": {"wall.bmp": wall, "表示/壁ソ.bmp": wall, **odd_paths(), **odd_shapes(), **odd_sizes()},
    }
    for folder, files in folders.items():
        for name, data in files.items():
            path = pathlib.Path(sys.argv[1]) / folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)


if __name__ == "__main__":
    main()
