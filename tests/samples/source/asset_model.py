"""A small model of the Source engine in its three files (.mdl, .vvd, .dx90.vtx), for write_assets.py.

A box with a lid, and a second body part that is either blank or a hat; two skins, two levels of detail, strip groups
of several strips, and vertices that lie as fix-ups say.
"""

import struct

SIDE = 16
CHECKSUM = 0x56495452
LODS = 2

# Sizes of the records, in bytes.
HEADER, BONE, TEXTURE, BODY_PART, MODEL, MESH = 408, 216, 64, 16, 148, 116
VERTEX, FIXUP = 48, 12
VTX_HEADER, VTX_LOD, VTX_MESH = 36, 12, 9


def quad(origin, along, up, normal):
    corners = ((0, 0), (1, 0), (1, 1), (0, 1))
    places = [tuple(origin[i] + a * along[i] + b * up[i] for i in range(3)) for a, b in corners]
    return [(place, normal, corner) for place, corner in zip(places, corners)]


def quads(sides):
    """Vertices, and triangles that are clockwise from outside."""
    vertices = []
    triangles = []
    for side in sides:
        first = len(vertices)
        vertices += side
        triangles += [(first, first + 2, first + 1), (first, first + 3, first + 2)]
    return vertices, triangles


WALLS = quads(
    [
        quad((0, 0, 0), (SIDE, 0, 0), (0, 0, SIDE), (0, -1, 0)),
        quad((SIDE, 0, 0), (0, SIDE, 0), (0, 0, SIDE), (1, 0, 0)),
        quad((SIDE, SIDE, 0), (-SIDE, 0, 0), (0, 0, SIDE), (0, 1, 0)),
        quad((0, SIDE, 0), (0, -SIDE, 0), (0, 0, SIDE), (-1, 0, 0)),
    ]
)
LIDS = quads(
    [
        quad((0, 0, SIDE), (SIDE, 0, 0), (0, SIDE, 0), (0, 0, 1)),
        quad((0, SIDE, 0), (SIDE, 0, 0), (0, -SIDE, 0), (0, 0, -1)),
    ]
)
HAT = quads(
    [
        quad((4, 4, SIDE), (0, 8, 0), (8, 0, 0), (0, 0, -1)),
        quad((4, 4, 20), (8, 0, 0), (0, 8, 0), (0, 0, 1)),
    ]
)

# Body parts, each of models: a name and meshes, each of a material and a shape.
BODY_PARTS = [
    ("body", [("box", [(0, WALLS), (1, LIDS)])]),
    ("hat", [("blank", []), ("hat", [(1, HAT)])]),
]

SHAPES = [shape for _, models in BODY_PARTS for _, meshes in models for _, shape in meshes]


class File:
    """Bytes that grow, with records filled in once it is known where their parts lie."""

    def __init__(self, size):
        self.data = bytearray(size)

    def append(self, data):
        """Where the data begin."""
        start = len(self.data)
        self.data += data
        return start

    def append_aligned(self, data):
        self.data += bytes(-len(self.data) % 4)
        return self.append(data)

    def put(self, at, layout, *values):
        struct.pack_into("<" + layout, self.data, at, *values)


class ModelFile(File):
    """The .mdl."""

    def __init__(self, version):
        super().__init__(HEADER)
        self.names = []  # of a field, what its offset counts from, and the text
        self.put(0, "4sii64s", b"IDST", version, CHECKSUM, b"vitrine/synthetic.mdl")
        self.put(104, "6f", 0, 0, 0, SIDE, SIDE, 20)
        self.put(152, "i", 0x10)  # a static prop
        self.add_bone()
        self.add_materials()
        self.add_body_parts()
        self.add_names()
        self.put(76, "i", len(self.data))

    def name(self, field, base, text):
        self.names.append((field, base, text))

    def add_bone(self):
        bone = self.append_aligned(bytes(BONE))
        self.put(bone, "ii6i", 0, -1, *[-1] * 6)
        self.put(bone + 32, "3f4f", 0, 0, 0, 0, 0, 0, 1)
        self.put(bone + 96, "12f", 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0)
        self.name(bone, bone, "static_prop")
        self.put(156, "ii", 1, bone)

    def add_materials(self):
        textures = self.append_aligned(bytes(2 * TEXTURE))
        for at, text in ((textures, "skin_a"), (textures + TEXTURE, "skin_b")):
            self.name(at, at, text)
        self.put(204, "ii", 2, textures)
        folders = self.append_aligned(bytes(8))
        self.name(folders, 0, "models\\vitrine\\")
        self.name(folders + 4, 0, "")
        self.put(212, "ii", 2, folders)
        skins = self.append_aligned(struct.pack("<4h", 0, 1, 1, 0))
        self.put(220, "iii", 2, 2, skins)

    def add_body_parts(self):
        parts = self.append_aligned(bytes(BODY_PART * len(BODY_PARTS)))
        self.put(232, "ii", len(BODY_PARTS), parts)
        base = 1
        self.vertices = 0
        for number, (name, models) in enumerate(BODY_PARTS):
            part = parts + BODY_PART * number
            first = self.append_aligned(bytes(MODEL * len(models)))
            self.put(part + 4, "iii", len(models), base, first - part)
            self.name(part, part, name)
            base *= len(models)
            for model, (model_name, meshes) in enumerate(models):
                self.fill_model(first + MODEL * model, model_name, meshes)

    def fill_model(self, model, name, meshes):
        count = sum(len(vertices) for _, (vertices, _) in meshes)
        first = self.append_aligned(bytes(MESH * len(meshes)))
        self.put(model, "64sif", name.encode(), 0, 30.0)
        places = (self.vertices * VERTEX, self.vertices * 16)
        self.put(model + 72, "5i", len(meshes), first - model if meshes else 0, count, *places)
        offset = 0
        for number, (material, (vertices, _)) in enumerate(meshes):
            mesh = first + MESH * number
            self.put(mesh, "4i", material, model - mesh, len(vertices), offset)
            self.put(mesh + 52, "8i", len(vertices), *[len(vertices) // 2] * 7)
            offset += len(vertices)
        self.vertices += count

    def add_names(self):
        for field, base, text in self.names:
            self.put(field, "i", self.append(text.encode() + b"\0") - base)
        self.append_aligned(b"")


def ordered_vertices(with_fixups):
    """Vertices as they lie in the .vvd: with fix-ups, those of level 1 of all meshes come first."""
    if not with_fixups:
        return [vertex for vertices, _ in SHAPES for vertex in vertices], []
    halves = [len(vertices) // 2 for vertices, _ in SHAPES]
    coarse = [vertex for (vertices, _), half in zip(SHAPES, halves) for vertex in vertices[:half]]
    fine = [vertex for (vertices, _), half in zip(SHAPES, halves) for vertex in vertices[half:]]
    fixups = []
    first, second = 0, len(coarse)
    for (vertices, _), half in zip(SHAPES, halves):
        rest = len(vertices) - half
        fixups += [(1, first, half), (0, second, rest)]
        first += half
        second += rest
    return coarse + fine, fixups


def vertex_file(with_fixups):
    """The .vvd."""
    vertices, fixups = ordered_vertices(with_fixups)
    coarse = sum(len(shape) // 2 for shape, _ in SHAPES)
    first = (64 + FIXUP * len(fixups) + 15) // 16 * 16
    tangents = first + VERTEX * len(vertices)
    file = File(first)
    places = (64 if fixups else 0, first, tangents)
    file.put(0, "4siii8i4i", b"IDSV", 4, CHECKSUM, LODS, len(vertices), *[coarse] * 7, len(fixups), *places)
    for number, fixup in enumerate(fixups):
        file.put(64 + FIXUP * number, "3i", *fixup)
    for place, normal, uv in vertices:
        file.append(struct.pack("<3f4B3f3f2f", 1, 0, 0, 0, 0, 0, 1, *place, *normal, *uv))
    file.append(struct.pack("<4f", 1, 0, 0, 1) * len(vertices))
    return bytes(file.data)


def strips_of(group, is_second, ids):
    """Indices of a strip group, and its strips: first index, count, 1 for a list or 2 for a strip."""
    indices = [ids.index(vertex) for triangle in group for vertex in triangle]
    if len(group) >= 4:
        return indices, [(0, 6, 1), (6, len(indices) - 6, 1)]
    if len(group) == 2 and is_second:
        # The two triangles of a quad, as one strip of the same winding.
        a, b, c = group[0]
        other = next(vertex for vertex in group[1] if vertex not in group[0])
        return [ids.index(vertex) for vertex in (c, a, b, other)], [(0, 4, 2)]
    return indices, [(0, len(indices), 1)]


class TriangleFile(File):
    """The .dx90.vtx; later games keep the topology of each strip too."""

    def __init__(self, with_topology):
        super().__init__(VTX_HEADER)
        self.group_size = 33 if with_topology else 25
        self.strip_size = 35 if with_topology else 27
        parts = self.append(bytes(8 * len(BODY_PARTS)))
        for number, (_, models) in enumerate(BODY_PARTS):
            part = parts + 8 * number
            first = self.append(bytes(8 * len(models)))
            self.put(part, "ii", len(models), first - part)
            for model, (_, meshes) in enumerate(models):
                self.fill_model(first + 8 * model, meshes)
        replacements = self.append(bytes(8 * LODS))
        counts = (LODS, replacements, len(BODY_PARTS), parts)
        self.put(0, "iiHHiiiiii", 7, 24, 53, 9, 3, CHECKSUM, *counts)

    def fill_model(self, model, meshes):
        lods = self.append(bytes(VTX_LOD * LODS))
        self.put(model, "ii", LODS, lods - model)
        for lod in range(LODS):
            record = lods + VTX_LOD * lod
            first = self.append(bytes(VTX_MESH * len(meshes)))
            self.put(record, "iif", len(meshes), first - record, 30.0 * lod)
            for number, (_, (vertices, triangles)) in enumerate(meshes):
                kept = [one for one in triangles if lod == 0 or max(one) < len(vertices) // 2]
                self.fill_mesh(first + VTX_MESH * number, kept)

    def fill_mesh(self, mesh, triangles):
        half = max(2, len(triangles) // 2) if len(triangles) > 2 else len(triangles)
        groups = [group for group in (triangles[:half], triangles[half:]) if group]
        first = self.append(bytes(self.group_size * len(groups)))
        self.put(mesh, "iiB", len(groups), first - mesh, 0)
        for number, group in enumerate(groups):
            self.fill_group(first + self.group_size * number, group, number == 1)

    def fill_group(self, record, group, is_second):
        ids = sorted({vertex for triangle in group for vertex in triangle})
        indices, strips = strips_of(group, is_second, ids)
        first_strip = self.append(bytes(self.strip_size * len(strips)))
        first_vertex = len(self.data)
        for vertex in ids:
            self.append(struct.pack("<4BH3B", 0, 1, 2, 1, vertex, 0, 0, 0))
        first_index = self.append(struct.pack(f"<{len(indices)}H", *indices))
        runs = ((ids, first_vertex), (indices, first_index), (strips, first_strip))
        fields = [field for run, start in runs for field in (len(run), start - record)]
        self.put(record, "6iB", *fields, 2)
        for number, (first, count, kind) in enumerate(strips):
            at = first_strip + self.strip_size * number
            self.put(at, "4ihB2i", count, first, len(ids), 0, 1, kind, 0, 0)


def files_of(version, with_topology, with_fixups):
    return {
        ".mdl": bytes(ModelFile(version).data),
        ".vvd": vertex_file(with_fixups),
        ".dx90.vtx": bytes(TriangleFile(with_topology).data),
    }


def models():
    made = {}
    for name, version, with_topology, with_fixups in (
        ("v49_topology_fixups", 49, True, True),
        ("v49_plain", 49, False, False),
        ("v48_fixups", 48, False, True),
    ):
        made.update({name + ending: data for ending, data in files_of(version, with_topology, with_fixups).items()})
    for ending, kept in ((".mdl", 300), (".vvd", 300), (".dx90.vtx", 120)):
        made["bad_truncated" + ending] = made["v49_topology_fixups" + ending][:kept]
    return made
