"""The file of a scene for write_avatars.py: accessors, layout as JSON or BSON, encryption, chunks.

Scenes are described once in Unity's axes (sample_shapes.py) and converted while they are written, so that left-handed
and right-handed files of one scene look the same.
"""

import base64
import json
import math
import pathlib
import struct

from sample_shapes import mirror, trs

RH, LH = 1, 2  # byte 10 of the header
TL, BL = 1, 2  # byte 11
U8, U16, U32, F32 = 0x10, 0x20, 0x30, 0x50
V2F, V3F, V4F, V4U8, V4U16, M4F = 0x1250, 0x1350, 0x1450, 0x1410, 0x1420, 0x2450
K_IMAGE, K_NODE, K_MESH, K_SKIN, K_CLOTH = 1, 2, 3, 4, 5
SIZE = {U8: 1, U16: 2, U32: 4, F32: 4, V2F: 8, V3F: 12, V4F: 16, V4U8: 4, V4U16: 8, M4F: 64}
DEEP = "nested 5000 deep"  # a value of the layout that is written as that many objects


# Encryption


def times_two(a):
    return ((a << 1) ^ 0x1B) & 255 if a & 0x80 else a << 1


def substitution_box():
    box = [0x63] * 256
    p = q = 1
    while True:
        p ^= times_two(p)
        q ^= q << 1
        q ^= q << 2
        q ^= q << 4
        q &= 255
        if q & 0x80:
            q ^= 9
        turned = [((q << n) | (q >> (8 - n))) & 255 for n in range(5)]
        box[p] = turned[0] ^ turned[1] ^ turned[2] ^ turned[3] ^ turned[4] ^ 0x63
        if p == 1:
            return box


SB = substitution_box()


def aes_round_keys(key):
    nk = len(key) // 4
    w = [list(key[4 * i : 4 * i + 4]) for i in range(nk)]
    rc = 1
    for i in range(nk, 4 * (nk + 7)):
        t = list(w[-1])
        if i % nk == 0:
            t = [SB[b] for b in t[1:] + t[:1]]
            t[0] ^= rc
            rc = times_two(rc)
        elif nk > 6 and i % nk == 4:
            t = [SB[b] for b in t]
        w.append([a ^ b for a, b in zip(w[-nk], t)])
    return [sum(w[4 * r : 4 * r + 4], []) for r in range(nk + 7)]


def aes_block(block, rk):
    s = [a ^ b for a, b in zip(block, rk[0])]
    for rnd in range(1, len(rk)):
        s = [SB[b] for b in s]
        s = [s[(i + 4 * (i % 4)) % 16] for i in range(16)]
        if rnd < len(rk) - 1:
            o = []
            for c in range(0, 16, 4):
                a = s[c : c + 4]
                t = a[0] ^ a[1] ^ a[2] ^ a[3]
                o += [a[i] ^ t ^ times_two(a[i] ^ a[(i + 1) % 4]) for i in range(4)]
            s = o
        s = [a ^ b for a, b in zip(s, rk[rnd])]
    return bytes(s)


def aes_cbc(data, key, iv):
    n = 16 - len(data) % 16
    data += bytes([n]) * n
    rk, out, prev = aes_round_keys(key), b"", iv
    for i in range(0, len(data), 16):
        prev = aes_block(bytes(a ^ b for a, b in zip(data[i : i + 16], prev)), rk)
        out += prev
    return out


# Texts


def strip(v):
    """JSON form: absent instead of null, special floats as quoted words."""
    if isinstance(v, dict):
        return {k: strip(x) for k, x in v.items() if x is not None}
    if isinstance(v, list):
        return [strip(x) for x in v]
    if isinstance(v, float) and (math.isinf(v) or math.isnan(v)):
        return "NaN" if math.isnan(v) else ("Infinity" if v > 0 else "-Infinity")
    return v


def to_json(v):
    text = json.dumps(strip(v), separators=(",", ":"), ensure_ascii=False)
    return text.replace(f'"{DEEP}"', '{"a":' * 5000 + "{}" + "}" * 5000).encode("utf-8")


def to_bson(v):
    items = v.items() if isinstance(v, dict) else ((str(i), x) for i, x in enumerate(v))
    b = b""
    for k, x in items:
        n = k.encode("utf-8") + b"\0"
        if x is None:
            b += b"\x0a" + n
        elif isinstance(x, bool):
            b += b"\x08" + n + bytes([x])
        elif isinstance(x, int):
            b += b"\x10" + n + struct.pack("<i", x)
        elif isinstance(x, float):
            b += b"\x01" + n + struct.pack("<d", x)
        elif isinstance(x, str):
            e = x.encode("utf-8") + b"\0"
            b += b"\x02" + n + struct.pack("<i", len(e)) + e
        elif isinstance(x, dict):
            b += b"\x03" + n + to_bson(x)
        elif isinstance(x, (list, tuple)):
            b += b"\x04" + n + to_bson(list(x))
        else:
            raise TypeError(type(x))
    return struct.pack("<i", len(b) + 5) + b + b"\0"


NODE_NULLS = (
    "tag",
    "animator",
    "animation",
    "rigidbody",
    "colliders",
    "meshRenderer",
    "springBoneGroups",
    "skybox",
    "right",
    "children",
    "extensions",
)


def with_nulls(layout):
    """BSON exporters keep explicit nulls; JSON ones drop them."""
    l = dict(layout)
    for k in (
        "skins",
        "meshes",
        "materials",
        "textures",
        "animationClips",
        "colliders",
        "clothes",
        "lights",
        "particles",
        "springBoneInfo",
        "extensions",
    ):
        l.setdefault(k, None)
    l["nodes"] = [dict({k: None for k in NODE_NULLS}, **n) for n in l["nodes"]]
    return l


# Scenes and their files


class Scene:
    def __init__(self, geom, uv):
        self.geom, self.uv = geom, uv
        self.res = bytearray()
        self.acc = []
        self.nodes = []
        self.mats = []
        self.layout = {"nodes": [], "skins": [], "meshes": [], "materials": [], "textures": []}

    def add(self, blob, kind, dtype, stride, count, **extra):
        self.acc.append(
            dict(
                kind=kind,
                byteOffset=len(self.res),
                byteLength=len(blob),
                **({"byteStride": stride} if stride else {}),
                dataType=dtype,
                count=count,
                **extra,
            )
        )
        self.res += blob
        return len(self.acc) - 1

    def vecs(self, rows, dtype, kind=K_MESH):
        f = {V2F: "2f", V3F: "3f", V4F: "4f", V4U8: "4B", V4U16: "4H", M4F: "16f"}[dtype]
        return self.add(b"".join(struct.pack("<" + f, *r) for r in rows), kind, dtype, SIZE[dtype], len(rows))

    def sparse(self, values, comps, dtype, mode, vtype):
        """mode 1: rows that are not all zero; mode 2: single floats that are not zero"""
        if mode == 1:
            idx = [i for i, r in enumerate(values) if any(c != 0 for c in r)]
            vals = [c for i in idx for c in values[i]]
        else:
            flat = [c for r in values for c in r]
            idx = [i for i, c in enumerate(flat) if c != 0]
            vals = [flat[i] for i in idx]
        it, ic = (U8, "B") if max(idx) <= 255 else (U16, "H") if max(idx) <= 65535 else (U32, "I")
        ib = struct.pack("<%d%s" % (len(idx), ic), *idx)
        vb = struct.pack("<%d%s" % (len(vals), "I" if vtype == U32 else "f"), *vals)
        return self.add(
            ib + vb,
            K_MESH,
            dtype,
            0,
            len(values),
            sparseType=mode,
            sparseCount=len(idx),
            sparseIndexDataType=it,
            sparseValueDataType=vtype,
            sparseValueByteOffset=len(ib),
        )

    def p3(self, rows):
        return [(x, y, -z) if self.geom == RH else (x, y, z) for x, y, z in rows]

    def t2(self, rows):
        return [(u, 1 - v) if self.uv == TL else (u, v) for u, v in rows]

    def mat(self, m):
        return mirror(m) if self.geom == RH else m

    def tris(self, idx):
        return [
            i
            for k in range(0, len(idx), 3)
            for i in ((idx[k + 2], idx[k + 1], idx[k]) if self.geom == RH else idx[k : k + 3])
        ]

    def texture(self, blob, name, mime="image/png", **extra):
        a = self.add(blob, K_IMAGE, U8, 1, len(blob))
        self.layout["textures"].append(
            dict(
                name=name,
                source=a,
                dimensionType=2,
                **extra,
                mimeType=mime,
                **({} if "filterMode" in extra else {"filterMode": 1}),
            )
        )
        return len(self.layout["textures"]) - 1

    def material(self, **m):
        self.layout["materials"].append(m)
        return len(self.layout["materials"]) - 1

    def mesh(self, name, geo, index_type=U32, sparse_index=False, color_bug=False, joints8=False, shapes=()):
        at = {"POSITION": self.vecs(self.p3(geo["pos"]), V3F), "NORMAL": self.vecs(self.p3(geo["nor"]), V3F)}
        if "uv" in geo:
            at["TEXCOORD_0"] = self.vecs(self.t2(geo["uv"]), V2F)
        if "col" in geo:
            if color_bug:  # as UniVGO writes it: floats under the label of bytes, 16 apart
                blob = b"".join(struct.pack("<4f", *[c / 255 for c in r]) for r in geo["col"])
                at["COLOR_0"] = self.add(blob, K_MESH, V4U8, 16, len(geo["col"]))
            else:
                at["COLOR_0"] = self.vecs(geo["col"], V4U8)
        if "jnt" in geo:
            at["JOINTS_0"] = self.vecs(geo["jnt"], V4U8 if joints8 else V4U16)
            at["WEIGHTS_0"] = self.vecs(geo["wgt"], V4F)
        subs = []
        for sub in geo["subs"]:
            t = self.tris(sub)
            if sparse_index:
                subs.append(self.sparse([(i,) for i in t], 1, U32, 1, U32))
            else:
                c = {U8: "B", U16: "H", U32: "I"}[index_type]
                subs.append(
                    self.add(struct.pack("<%d%s" % (len(t), c), *t), K_MESH, index_type, SIZE[index_type], len(t))
                )
        m = dict(name=name, attributes=at, subMeshes=subs)
        bs = []
        for sh in shapes:
            a = {"POSITION": -1, "NORMAL": -1, "TANGENT": -1}
            if sh.get("pos"):
                rows = self.p3(sh["pos"])
                a["POSITION"] = (
                    self.vecs(rows, V3F)
                    if not sh["mode"]
                    else self.sparse(rows, 3, V3F, sh["mode"], V3F if sh["mode"] == 1 else F32)
                )
            bs.append(dict(name=sh["name"], attributes=a, **sh.get("extra", {})))
        if bs:
            m["blendShapes"] = bs
        self.layout["meshes"].append(m)
        return len(self.layout["meshes"]) - 1

    def node(self, name, matrix=None, parent=None, **extra):
        self.layout["nodes"].append(dict(name=name, **extra))
        self.mats.append(matrix or trs())
        i = len(self.mats) - 1
        if parent is None:
            self.layout["nodes"][i]["isRoot"] = True
        else:
            self.layout["nodes"][parent].setdefault("children", []).append(i)
        return i

    def finish_nodes(self):
        return self.vecs([self.mat(m) for m in self.mats], M4F, K_NODE)


def chunk(tag, data):
    pad = len(data) & 1
    if pad:
        data += b" " if tag in ("AIPJ", "LAPJ", "RAPJ", "REPJ") else b"\0"
    return tag, struct.pack("<4sI", tag.encode().ljust(4, b"\0"), len(data)) + data, pad


def encrypted(data, crypt):
    """The data, what the file says of their encryption, and the key where it is kept in a file of its own.

    `crypt` is Base64, AES (a key of 16 bytes, kept inside) or AESK (one of 32 bytes, in a .vgk beside the file).
    """
    if crypt == "Base64":
        return base64.b64encode(data), {"algorithms": "Base64"}, None
    key = bytes((7 * i + 11) & 255 for i in range(16 if crypt == "AES" else 32))
    iv = bytes((29 * i + 3) & 255 for i in range(16))
    info = {
        "algorithms": "AES",
        "key": base64.b64encode(key).decode() if crypt == "AES" else None,
        "iv": base64.b64encode(iv).decode(),
        "cipherMode": 1,
        "paddingMode": 2,
    }
    return aes_cbc(data, key, iv), info, key if crypt == "AESK" else None


ASSET = {
    "generator": {"name": "make_sample.py", "version": "1"},
    "right": {
        "title": "generated sample",
        "author": "Vitrine project",
        "licenseUrl": "https://creativecommons.org/publicdomain/zero/1.0/",
    },
}


def joined(head, chunks):
    """The file: its head, the index of the chunks, and the chunks."""
    offset = 16 + 8 + 16 * len(chunks)
    index = b""
    for tag, data, padding in chunks:
        index += struct.pack("<4sIIBBBB", tag.encode().ljust(4, b"\0"), offset, len(data), padding, 0, 0, 0)
        offset += len(data)
    return head + struct.pack("<4sI", b"IDX\0", len(index)) + index + b"".join(data for _, data, _ in chunks)


def save(path, scene, minor=5, bson=False, crypt=None, resource="REPb", hack=None):
    """Writes a scene, with its key and its resource beside it where they are not inside; `hack` spoils it before."""
    path = pathlib.Path(path)
    encode = to_bson if bson else to_json
    letter = "B" if bson else "J"
    layout = {key: value for key, value in scene.layout.items() if value or key == "nodes"}
    if hack:
        hack(scene, layout)
    accessors, info, key, crypt_tag = encode(scene.acc), None, None, ""
    if crypt:
        accessors, info, key = encrypted(accessors, crypt)
        crypt_tag = "CRA" + letter
    if key:
        path.with_suffix(".vgk").write_bytes(key)
    data = bytes(scene.res)
    if resource != "REPb":
        outside = path.with_suffix(".bin")
        outside.write_bytes(data)
        pointer = {"uri": outside.name, "byteLength": len(data)}
        data = (to_bson if resource == "REPB" else to_json)(pointer)
    accessors_tag = ("RAC" if crypt else "RAP") + letter
    # The last slot repeats the tag of the encryption, as UniVGO does.
    tags = ["AIP" + letter, "", "LAP" + letter, "", accessors_tag, crypt_tag, resource, crypt_tag]
    chunks = [
        chunk("COMP", b"".join(struct.pack("<4s", tag.encode().ljust(4, b"\0")) for tag in tags)),
        chunk(tags[0], encode(ASSET)),
        chunk(tags[2], encode(with_nulls(layout) if bson else layout)),
        chunk(accessors_tag, accessors),
    ]
    if crypt:
        chunks.append(chunk(crypt_tag, encode(info)))
    chunks.append(chunk(resource, data))
    flags = (1 if crypt else 0, 1 if key else 0)
    head = struct.pack("<4sI8B", b"VGO\0", 8, 2, minor, scene.geom, scene.uv, *flags, 0, 0)
    path.write_bytes(joined(head, chunks))
