"""Shapes and matrices for write_avatars.py, in Unity's axes.

Left-handed, Y up, texture coordinates from the bottom left, fronts clockwise.
"""

import math


def cross(a, b):
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def norm(a):
    l = math.sqrt(sum(x * x for x in a)) or 1.0
    return tuple(x / l for x in a)


def axis_angle(axis, deg):
    a = norm(axis)
    h = math.radians(deg) / 2
    return (a[0] * math.sin(h), a[1] * math.sin(h), a[2] * math.sin(h), math.cos(h))


def trs(t=(0, 0, 0), q=(0, 0, 0, 1), s=(1, 1, 1)):
    x, y, z, w = q
    m = [
        [1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w)],
        [2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)],
        [2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)],
    ]
    return [v for c in range(3) for v in (m[0][c] * s[c], m[1][c] * s[c], m[2][c] * s[c], 0.0)] + [
        float(t[0]),
        float(t[1]),
        float(t[2]),
        1.0,
    ]


def mirror(m):
    """S*M*S with S = diag(1,1,-1,1); 16 floats, columns of four"""
    return [v * (-1 if (i % 4 == 2) != (i // 4 == 2) else 1) for i, v in enumerate(m)]


def box(half=(0.5, 0.5, 0.5)):
    g = dict(pos=[], nor=[], uv=[], subs=[[]])
    for n, u in (
        ((0, 0, -1), (0, 1, 0)),
        ((0, 0, 1), (0, 1, 0)),
        ((-1, 0, 0), (0, 1, 0)),
        ((1, 0, 0), (0, 1, 0)),
        ((0, 1, 0), (0, 0, 1)),
        ((0, -1, 0), (0, 0, 1)),
    ):
        r = cross(u, tuple(-c for c in n))
        b = len(g["pos"])
        for a, c in ((-1, -1), (-1, 1), (1, 1), (1, -1)):
            g["pos"].append(tuple((n[k] + a * r[k] + c * u[k]) * half[k] for k in range(3)))
            g["nor"].append(tuple(float(x) for x in n))
            g["uv"].append(((a + 1) / 2, (c + 1) / 2))
        g["subs"][0] += [b, b + 1, b + 2, b, b + 2, b + 3]
    return g


def quad(size=1.0):
    h = size / 2
    return dict(
        pos=[(-h, -h, 0), (-h, h, 0), (h, h, 0), (h, -h, 0)],
        nor=[(0, 0, -1)] * 4,
        uv=[(0, 0), (0, 1), (1, 1), (1, 0)],
        subs=[[0, 1, 2, 0, 2, 3]],
    )


def face_out(g):
    for s in g["subs"]:
        for k in range(0, len(s), 3):
            a, b, c = (g["pos"][i] for i in s[k : k + 3])
            n = cross(tuple(b[i] - a[i] for i in range(3)), tuple(c[i] - a[i] for i in range(3)))
            m = tuple(sum(g["nor"][i][d] for i in s[k : k + 3]) for d in range(3))
            if sum(x * y for x, y in zip(n, m)) < 0:
                s[k + 1], s[k + 2] = s[k + 2], s[k + 1]
    return g


def limb(seg=10, rings=12, radius=0.25, height=3.0):
    """upright tube, three joints at y = 0, 1, 2; two sub-meshes split at half height"""
    g = dict(pos=[], nor=[], uv=[], col=[], jnt=[], wgt=[], subs=[[], []])
    for j in range(rings + 1):
        y = height * j / rings
        w = [max(0.0, 1 - abs(y - k - 0.5) / 1.0) for k in range(3)]
        if y >= 2.5:
            w = [0, 0, 1.0]
        if y <= 0.5:
            w = [1.0, 0, 0]
        t = sum(w)
        for i in range(seg + 1):
            ph = 2 * math.pi * i / seg
            n = (math.cos(ph), 0.0, math.sin(ph))
            g["pos"].append((radius * n[0], y, radius * n[2]))
            g["nor"].append(n)
            g["uv"].append((i / seg, j / rings))
            g["col"].append((255, int(255 * j / rings), 128, 255))
            g["jnt"].append((0, 1, 2, 0))
            g["wgt"].append((w[0] / t, w[1] / t, w[2] / t, 0.0))
    for j in range(rings):
        for i in range(seg):
            a = j * (seg + 1) + i
            b = a + seg + 1
            g["subs"][0 if j < rings // 2 else 1] += [a, b, b + 1, a, b + 1, a + 1]
    return face_out(g)
