#!/usr/bin/env python3
"""Writes a small tree of X3's files: write_scenes.py FOLDER.

Text scenes and bodies, a binary body, wrapped ones, textures, and an archive of some of them. Needs Python's own
library alone; two runs give the same bytes. Written from docs/formats/bod.md and x3-files.md, with no line in common
with the makers in C++ or with the readers. What an independent reader found in the files is in write_scenes.json.
"""

import math
import pathlib
import struct
import sys
import zlib

CRLF = "\r\n"
NO_MAPS = "NULL;0; NULL;0; NULL;0; NULL;0; NULL;0;"  # of a MATERIAL6


# Shapes, in the axes of the file: x right, y up, z forward (left-handed). Faces are wound so that (b-a)x(c-a), taken
# literally on the numbers of the file, points outward.


def box(hx, hy, hz):
    v, f = [], []
    sides = [
        ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
        ((-1, 0, 0), (0, 0, 1), (0, 1, 0)),
        ((0, 1, 0), (0, 0, 1), (1, 0, 0)),
        ((0, -1, 0), (1, 0, 0), (0, 0, 1)),
        ((0, 0, 1), (1, 0, 0), (0, 1, 0)),
        ((0, 0, -1), (0, 1, 0), (1, 0, 0)),
    ]
    h = (hx, hy, hz)
    for s, (n, a, b) in enumerate(sides):
        base = len(v)
        for ca, cb in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            v.append(tuple(int(h[k] * (n[k] + ca * a[k] + cb * b[k])) for k in range(3)))
        uv = [(0.0, 1.0), (1.0, 1.0), (1.0, 0.0), (0.0, 0.0)]
        f.append(((base, base + 1, base + 2), (uv[0], uv[1], uv[2]), 1 << s))
        f.append(((base, base + 2, base + 3), (uv[0], uv[2], uv[3]), 1 << s))
    return v, f


def tube(seg, r, hz, smooth=1):
    """open tube along z, shared vertices, one smoothing group"""
    v, f = [], []
    for k in range(seg):
        a = 2 * math.pi * k / seg
        x, y = int(round(r * math.cos(a))), int(round(r * math.sin(a)))
        v += [(x, y, -hz), (x, y, hz)]
    for k in range(seg):
        a0, a1 = 2 * k, 2 * k + 1
        b0, b1 = 2 * ((k + 1) % seg), 2 * ((k + 1) % seg) + 1
        u0, u1 = k / seg, (k + 1) / seg
        f.append(((a0, b0, b1), ((u0, 1.0), (u1, 1.0), (u1, 0.0)), smooth))
        f.append(((a0, b1, a1), ((u0, 1.0), (u1, 0.0), (u0, 0.0)), smooth))
    return v, f


def wedge():
    """five-sided ship-like wedge, nose at +z, raised tail fin so every axis is recognisable"""
    p = [(0, 0, 100000), (-60000, -10000, -80000), (60000, -10000, -80000), (0, 30000, -80000)]
    tri = [(0, 2, 3), (0, 3, 1), (0, 1, 2), (1, 3, 2)]
    v, f = [], []
    for g, t in enumerate(tri):
        base = len(v)
        v += [p[i] for i in t]
        f.append(((base, base + 1, base + 2), ((0.5, 0.0), (0.0, 1.0), (1.0, 1.0)), 1 << g))
    # fin at +y, -z, slightly to +x: breaks every mirror symmetry
    base = len(v)
    v += [(5000, 20000, -80000), (5000, 80000, -80000), (5000, 20000, -20000)]
    f.append(((base, base + 1, base + 2), ((0.0, 1.0), (0.0, 0.0), (1.0, 1.0)), 32))
    f.append(((base, base + 2, base + 1), ((0.0, 1.0), (1.0, 1.0), (0.0, 0.0)), 64))
    return v, f


# Bodies as text


def num(x):
    return "%.6f" % x


def fx_material(index, effect, pairs):
    s = "MATERIAL6: %d; 0x2000000; 1; %s; %d; " % (index, effect, len(pairs))
    for name, kind, val in pairs:
        if kind == "FLOAT":
            val = num(val)
        elif kind == "FLOAT4":
            val = ";".join(num(c) for c in val)
        s += "%s;SPTYPE_%s;%s; " % (name, kind, val)
    return s + CRLF


HULL_FX = [
    ("g_CullMode", "LONG", 2),
    ("g_AlphaBlendEnable", "LONG", 0),
    ("g_SrcBlend", "LONG", 2),
    ("g_DestBlend", "LONG", 1),
    ("g_ZEnable", "LONG", 1),
    ("g_ZWriteEnable", "LONG", 1),
    ("g_MatDiffuseStrength", "FLOAT", 1.0),
    ("g_MatSpecularStrength", "FLOAT", 0.5),
    ("g_MatSpecularPower", "FLOAT", 12.0),
    ("g_MatEmissiveColor", "FLOAT4", (0.0, 0.0, 0.0, 0.0)),
    ("t_DiffuseTexture", "STRING", "X:\\art\\vitrine_hull_diff.tga"),
    ("t_SpecularTexture", "STRING", "NULL"),
    ("t_BumpTexture", "STRING", "NULL"),
    ("t_LightMapTexture", "STRING", "NULL"),
]
GLOW_FX = [
    ("g_CullMode", "LONG", 1),
    ("g_AlphaBlendEnable", "LONG", 1),
    ("g_SrcBlend", "LONG", 2),
    ("g_DestBlend", "LONG", 2),
    ("g_ZEnable", "LONG", 1),
    ("g_ZWriteEnable", "LONG", 0),
    ("t_DiffuseTexture", "STRING", "vitrine_glow_diff.dds"),
]


def text_lod(value, verts, parts, note):
    s = "%d; / Automatic body size, %s%s" % (value, note, CRLF)
    for k, p in enumerate(verts):
        s += "%d; %d; %d; /%d%s" % (p[0], p[1], p[2], k, CRLF)
    s += "-1; -1; -1; / End of verts for body" + CRLF
    for name, flags, faces in parts:
        s += "/----- Part %s -----%s" % (name, CRLF)
        for mat, idx, bits, sg, uv in faces:
            s += " %d; " % mat + " ".join("%d;" % i for i in idx) + " -%d; " % bits
            if bits & 16:
                s += "%d; " % sg
            if bits & 8:
                s += " ".join("%s;%s;" % (num(a), num(b)) for a, b in uv)
            s += CRLF
        s += "-99; " + format(flags, "020b") + ";" + CRLF
    return s + "-99; 0000000000000000; /Mark end of body" + CRLF


def to_faces(mat, f):
    return [(mat, idx, 25, sg, uv) for idx, uv, sg in f]


def hull_body():
    v, f = wedge()
    lod0 = text_lod(25000, v, [("hull", 1, to_faces(0, f[:4])), ("fin", 1, to_faces(1, f[4:]))], "LOD 0 size")
    v1 = v[:12]
    lod1 = text_lod(40, v1, [("hull_far", 1, to_faces(0, f[:4]))], "LOD 1 threshold")
    return (
        "/# Vitrine sample body: hull"
        + CRLF
        + fx_material(0, "argon.fx", HULL_FX)
        + fx_material(1, "effects.fx", GLOW_FX)
        + CRLF
        + lod0
        + lod1
    )


def ring_body():
    v, f = tube(24, 100000, 20000)
    v1, f1 = tube(8, 100000, 20000)
    mat = "MATERIAL6: 0; 0x10; 25.jpg; 40;40;40; 200;180;160; 255;255;255; 0;0;20;30; 0;1;0; 100; " + NO_MAPS + CRLF
    return (
        "/ ring, two-sided classic material"
        + CRLF
        + mat
        + text_lod(8000, v, [("ring", 1, to_faces(0, f))], "LOD 0")
        + text_lod(60, v1, [("ring", 1, to_faces(0, f1))], "LOD 1")
    )


def old_body():
    """X2-style numeric body: MATERIAL3, quads, a -9 and a -17 and a -1 face, un-normalised coordinates,
    a hidden collision-like part flag, hex and binary integers, two statements on one line"""
    s = "/ X2 style body" + CRLF
    s += "MATERIAL3: 0;25; 51;89;89; 102;178;178; 229;229;229; 0;0;40;30; 0;0;0; 100; 0;0; 0;0;" + CRLF
    s += "1500; / Automatic Object Size" + CRLF
    s += (
        "-700; -0x2BC; 0; 700; -700; 0; /two on a line"
        + CRLF
        + "700; 700; %0; -700; 700; 0;"
        + CRLF
        + "0; 0; 900;"
        + CRLF
    )
    s += "-1;  -1;   -1;" + CRLF
    s += '/----- Part 0: (0 / -1 / 2)"Base"' + CRLF
    s += "0; 0; 3; 2; 1; -25;\t1; 0.0;1.0; 0.0;0.0; 1.0;0.0; 1.0;1.0; /quad" + CRLF
    s += "0; 0; 1; 4; -9; 0.0;1.0; 1.0;1.0; 0.5;0.0;" + CRLF + "0; 1; 2; 4; -17; 2;" + CRLF + "0; 2; 3; 4; -1;" + CRLF
    s += "-99; 0000000000000000; /zero flags do not end the body" + CRLF
    s += (
        '/----- Part 1: (1 / 0 / 0)"Tip"'
        + CRLF
        + "0; 3; 0; 4; -25; 4; 0.0;1.0; 1.0;1.0; 0.5;0.0;"
        + CRLF
        + "-99; 0000000000010001;"
        + CRLF
    )
    return s + "-99; 0000000000000000;" + CRLF


# Bodies as BOB1


def be(fmt, *v):
    return struct.pack(">" + fmt, *v)


def z(s):
    return s.encode("latin1") + b"\0"


def fix(x):
    return int(x * 65536.0)


KIND = {"LONG": 0, "BOOL": 1, "FLOAT": 2, "FLOAT4": 5, "STRING": 8}


def bob_fx(index, effect, pairs):
    b = be("HI", index, 0x2000000) + be("H", 1) + z(effect) + be("H", len(pairs))
    for name, kind, val in pairs:
        b += z(name) + be("H", KIND[kind])
        b += (
            z(str(val))
            if kind == "STRING"
            else be("i", val)
            if kind in ("LONG", "BOOL")
            else be("i", fix(val))
            if kind == "FLOAT"
            else be("4i", *[fix(c) for c in val])
        )
    return b


def unit(v):
    n = math.sqrt(sum(c * c for c in v)) or 1.0
    return [c / n for c in v]


def bob_lod(value, verts, faces, mat):
    m = max(max(abs(c) for c in p) for p in verts)
    pts, fl = [], []
    acc = {}
    for idx, uv, sg in faces:
        a, b, c = (verts[i] for i in idx)
        e = [b[k] - a[k] for k in range(3)]
        g = [c[k] - a[k] for k in range(3)]
        n = unit([e[1] * g[2] - e[2] * g[1], e[2] * g[0] - e[0] * g[2], e[0] * g[1] - e[1] * g[0]])
        for i in idx:
            t = acc.setdefault((i, sg), [0.0, 0.0, 0.0])
            for k in range(3):
                t[k] += n[k]
    for idx, uv, sg in faces:
        tri = []
        for i, (u, w) in zip(idx, uv):
            p = [int(verts[i][k] * 65536 / m) for k in range(3)]
            n = unit(acc[(i, sg)])
            pts.append(
                be("H", 0x1B) + be("3i", *p) + be("2i", fix(u), fix(w)) + be("3i", *[fix(c) for c in n]) + be("I", sg)
            )
            tri.append(len(pts) - 1)
        fl.append(be("4i", tri[0], tri[1], tri[2], 1))
    part = be("IH", 1, 1) + be("ii", mat, len(fl)) + b"".join(fl)  # flags 1: no tangent records, no bounds
    return (
        be("iI", value, 0)
        + b"POIN"
        + be("i", len(pts))
        + b"".join(pts)
        + b"/POI"
        + b"PART"
        + be("i", 1)
        + part
        + b"/PAR"
    )


def pod_bob():
    v, f = box(50000, 80000, 100000)
    v1, f1 = box(50000, 80000, 100000)
    out = b"BOB1" + b"INFO" + z("Vitrine sample pod") + b"/INF" + b"MAT6" + be("i", 2)
    out += bob_fx(0, "argon.fx", HULL_FX) + bob_fx(1, "effects.fx", GLOW_FX) + b"/MAT" + b"BODY" + be("H", 2)
    out += bob_lod(6000, v, f, 0) + bob_lod(30, v1, f1, 1)
    return out + b"/BOD" + b"/BOB"


def pod_text():
    v, f = box(50000, 80000, 100000)
    return (
        "/# Vitrine sample pod"
        + CRLF
        + fx_material(0, "argon.fx", HULL_FX)
        + fx_material(1, "effects.fx", GLOW_FX)
        + text_lod(6000, v, [("pod", 1, to_faces(0, f))], "LOD 0")
        + text_lod(30, v, [("pod", 1, to_faces(1, f))], "LOD 1")
    )


# Scenes


BODY_PATHS = [
    "/# Vitrine sample scene",
    "VER: 6;",
    r"P 0; B vitrine\hull; N hull; b // idx 0",
    "{ 0x2002; 0; 0; 0; 0.000000; 0.000000; 0.000000; 0.000000; -1; 1; } // 0",
    # A spinning ring: absolute and relative TCB keys, one full turn in 1200 ms about +z.
    r"P 1; B vitrine\ring; N spin ring; b // idx 1",
    "{ 0xa002; 0; 15000; -20000; 0.000000; 0.000000; 0.000000; 0.000000; 0.0;0.0;0.0;0.0;0.0; 400; 1; } // 0",
    "{ 0x8012; 0.333333; 0.000000; 0.000000; 1.000000; 0.0;0.0;0.0;0.0;0.0; 400; 2; } // 1",
    "{ 0x8012; 0.333333; 0.000000; 0.000000; 1.000000; 0.0;0.0;0.0;0.0;0.0; 400; 3; } // 2",
    "{ 0x8012; 0.333334; 0.000000; 0.000000; 1.000000; 0.0;0.0;0.0;0.0;0.0; -1; -1; } // 3",
    # A child of the ring: position with tension, continuity, bias and ease, turned by 90 degrees about +y.
    r"P 2; B vitrine\pod; F 1; N pod; b // idx 2",
    "{ 0x6002; 0; 12000; 0; 0.0;0.0;0.0;0.0;0.5; 0.250000; 0.000000; 1.000000; 0.000000; 500; 1; } // 0",
    "{ 0x4022; 0; 12000; 9000; 0.5;-0.5;0.25;0.5;0.0; 500; 2; } // 1",
    "{ 0x0021; 0; 12000; 18000; -1; -1; } // 2",
    # A scene inside the scene.
    r"P 3; B vitrine\sub_scene; N sub; j // idx 3",
    "{ 0x2002; -30000; 0; 10000; 0.500000; 0.000000; 1.000000; 0.000000; -1; -1; } // 0",
    # A number as its body, a path id left out before it, and a turret's cockpit.
    "P 5; B 00940; C 1; N B940; b // idx 4",
    "{ 2; 30000; 0; 10000; 0.000000; 0.000000; 0.000000; 0.000000; -1; -1; } // 0",
]

INLINE_PATH = [
    # A body inside the scene.
    "P 6; B 100001; N EPlane;",
    "L { / start of body data",
    "MATERIAL6: 0;0;25.jpg; 0;0;0; 255;255;255; 255;255;255; 0;100;10;0; 0;0;0; 100; " + NO_MAPS,
    "40000; / Automatic body size",
    "-100000; -75000; 0; /0",
    "100000; -75000; 0; /1",
    "100000; 75000; 0; /2",
    "-100000; 75000; 0; /3",
    "-1; -1; -1;",
    " 0; 0; 2; 1; -25; 1; 0.0;1.0; 1.0;0.0; 1.0;1.0;",
    " 0; 3; 2; 0; -25; 1; 0.0;0.0; 1.0;0.0; 0.0;1.0;",
    "-99; 00000000000010000001;",
    "-99; 0000000000000000;",
    "} / end of body data",
    "{ 0x2002; 0; 0; 90000; 0.000000; 0.000000; 0.000000; 0.000000; -1; -1; } // -1",
]

VIEW_AND_LIGHT_PATHS = [
    # A free camera with notes, and one with a moving target.
    "P 7; B -1; N Camera01; c",
    "T / Note Track 0",
    "0; start 1;",
    "0; camera Camera01;",
    "2000; end 1;",
    "-1;",
    "{ 0x2802; 0; 20000; -80000; 0.000000; 0.000000; 0.000000; 0.000000; 1.570796; -1; -1; } // -1",
    "P 8; B -1; N Camera02; c",
    "{ 0x0808; 60000; 30000; -60000; 0; 0; 0; 0.000000; 0.785398; 1000; 1; } // 0",
    "{ 0x1858; 0.250000; 1000; 2; } // 1",
    "{ 0x1808; -60000; 30000; -60000; 0; 5000; 0; 0.000000; -1; -1; } // 2",
    # Lights.
    "P 9; B -1; N Omni01; l",
    "{ 0x0202; 0; 60000; 0; 0.000000; 0.000000; 0.000000; 0.000000; 1.000000; 0.800000; 0.600000; 1000; 1; } // 0",
    "{ 0x0632; -1; -1; } // 1",
    "P 10; B -1; N Sun; d",
    "{ 0x0202; 0; 0; 0; 0.125000; 1.000000; 0.000000; 0.000000; 0.500000; 0.500000; 1.000000; -1; -1; } // 0",
]


def scene():
    return "".join(line + CRLF for line in BODY_PATHS + INLINE_PATH + VIEW_AND_LIGHT_PATHS)


SUB_SCENE = [
    "VER: 3;",
    r"P 0; B vitrine\packed; N packed; b",
    "  { 0x2002;  0; 0; 0;  0.000000; 0.000000; 0.000000; 0.000000;  1000;  1; } // 1",
    "  { 0x2002;  0; 6000; 0;  0.000000; 0.000000; 0.000000; 0.000000;  -1;  -1; } // -1",
    r"P 1; B vitrine\missing_body; N gone; b",
    "  { 0x2002;  5000; 0; 0;  0.000000; 0.000000; 0.000000; 0.000000;  -1;  -1; } // -1",
]


def sub_scene(line_end="\n"):
    return "".join(line + line_end for line in SUB_SCENE)


# Textures


def dds_dxt1(w, h, colour):
    """one solid-colour-per-block DXT1 surface, no mips"""
    hd = struct.pack("<4s7I44x", b"DDS ", 124, 0x81007, h, w, w * h // 2, 0, 1)
    hd += struct.pack("<2I4s5I", 32, 4, b"DXT1", 0, 0, 0, 0, 0) + struct.pack("<5I", 0x1000, 0, 0, 0, 0)
    out = b""
    for by in range(h // 4):
        for bx in range(w // 4):
            r, g, b = colour(bx * 4, by * 4)
            c = (r >> 3) << 11 | (g >> 2) << 5 | b >> 3
            out += struct.pack("<HHI", c, c, 0)
    return hd + out


def tga(w, h, colour):
    hd = struct.pack("<BBBHHBHHHHBB", 0, 0, 2, 0, 0, 0, 0, 0, w, h, 24, 0x20)
    return hd + b"".join(bytes(colour(x, y)[::-1]) for y in range(h) for x in range(w))


# Wrappings and archives


def gz(data):
    """A gzip without a time; its head names no system."""
    deflate = zlib.compressobj(9, zlib.DEFLATED, -15)
    body = deflate.compress(data) + deflate.flush()
    return b"\x1f\x8b\x08\0\0\0\0\0\x02\xff" + body + struct.pack("<II", zlib.crc32(data), len(data))


def pck(data, key):
    return bytes([0xC8 ^ key]) + bytes(b ^ key for b in gz(data))


def catalogue(members):
    lines = ["01.dat"] + ["%s %d" % (n, len(d)) for n, d in members]
    plain = ("\n".join(lines) + "\n").encode("latin1")
    return bytes(c ^ ((0xDB + k) & 255) for k, c in enumerate(plain)), bytes(b ^ 0x33 for _, d in members for b in d)


def bodies_and_scenes():
    ring = ring_body().encode("latin1")
    old = old_body().encode("latin1")
    made = {
        "vitrine/demo_scene.bod": scene(),
        "vitrine/sub_scene.bod": sub_scene(),
        "vitrine/hull.bod": hull_body(),
        "vitrine/ring.bod": ring,
        "vitrine/pod.bob": pod_bob(),
        "vitrine/pod_text.bod": pod_text(),
        "v/00940.bod": old,
        "vitrine/packed.pbd": pck(ring, 0x5A),
        "vitrine/plain_gzip.pbd": gz(old),
        "cut/08999.bod": sub_scene(CRLF),
    }
    return {
        f"objects/{name}": data if isinstance(data, bytes) else data.encode("latin1") for name, data in made.items()
    }


def pictures():
    red, white = (200, 60, 40), (220, 220, 220)
    return {
        "dds/vitrine_hull_diff.dds": dds_dxt1(32, 32, lambda x, y: red if (x // 8 + y // 8) % 2 else white),
        "dds/vitrine_glow_diff.dds": dds_dxt1(16, 16, lambda x, y: (40, 120, 255)),
        "tex/true/25.tga": tga(16, 16, lambda x, y: (x * 16, y * 16, 128)),
    }


def main():
    made = {**bodies_and_scenes(), **pictures()}
    made["archive/01.cat"], made["archive/01.dat"] = catalogue(
        [
            ("objects/vitrine/packed.pbd", made["objects/vitrine/packed.pbd"]),
            ("objects/v/00940.pbd", made["objects/vitrine/plain_gzip.pbd"]),
            ("dds/vitrine_hull_diff.pck", pck(made["dds/vitrine_hull_diff.dds"], 0x17)),
            ("objects/vitrine/ring.bod", made["objects/vitrine/ring.bod"]),
        ]
    )
    for name, data in made.items():
        path = pathlib.Path(sys.argv[1]) / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)


if __name__ == "__main__":
    main()
