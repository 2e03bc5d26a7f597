#!/usr/bin/env python3
"""Writes small textures, archives, materials, models and a game of the Source engine: write_assets.py FOLDER.

Needs Python's own library alone; two runs give the same bytes. Written from the format notes (docs/formats), with no
line in common with the makers in C++ or with the readers. What an independent reader found in the files is in
write_assets.json.
"""

import lzma
import pathlib
import random
import struct
import sys
import zlib

import asset_model

BRICK_MATERIAL = b"LightmappedGeneric\n{\n\t$basetexture brick/wall\n}\n"

# The colours of faces, frames, slices and mip levels, in this order.
COLOURS = [
    (255, 0, 0, 255),
    (0, 255, 255, 255),
    (0, 255, 0, 255),
    (255, 0, 255, 255),
    (0, 0, 255, 255),
    (255, 255, 0, 255),
    (128, 128, 128, 255),
]

# Image formats of VTF, as its header numbers them.
RGBA8888, BGRA8888, DXT1, DXT5, RGBA16F, ATI2N, ATI2N_OLD = 0, 12, 13, 15, 24, 34, 37
ENVMAP = 0x4000

# Tags of VTF resources.
THUMBNAIL, IMAGE, CHECKSUM, COMPRESSION = 0x01, 0x30, 0x02435243, 0x435841

IN_DIRECTORY = 0x7FFF  # the archive number of files that lie behind a VPK's directory


# Textures


def vtf_header(minor, size, flags, image_format, mips, *, frames=1, first=0, depth=1, thumbnail=None, resources=()):
    """The head of a VTF 7.MINOR; `resources` are pairs of a tag and an offset or value, `thumbnail` a size."""
    length = {0: 64, 1: 64, 2: 80}.get(minor, 80 + 8 * len(resources))
    head = bytearray(length)
    struct.pack_into("<4sIIIHHIHH", head, 0, b"VTF\0", 7, minor, length, *size, flags, frames, first)
    struct.pack_into("<3f", head, 32, 0.5, 0.5, 0.5)
    struct.pack_into("<f", head, 48, 1.0)
    struct.pack_into("<IBiBB", head, 52, image_format, mips, DXT1 if thumbnail else -1, *(thumbnail or (0, 0)))
    if minor >= 2:
        struct.pack_into("<H", head, 63, depth)
    if minor >= 3:
        struct.pack_into("<I", head, 68, len(resources))
    for number, resource in enumerate(resources):
        struct.pack_into("<II", head, 80 + 8 * number, *resource)
    return bytes(head)


def solid(size, colour):
    return bytes(colour) * (size * size)


def mip_chain(size, mips, pictures):
    """Smallest level first; `pictures(mip)` says how many pictures a level has, each of its own colour."""
    return b"".join(
        solid(size >> mip, COLOURS[number]) for mip in reversed(range(mips)) for number in range(pictures(mip))
    )


def cube_map(minor, faces, first):
    resources = [(IMAGE, 88)] if minor >= 3 else ()
    head = vtf_header(minor, (8, 8), ENVMAP | 0xC, RGBA8888, 3, first=first, resources=resources)
    return head + mip_chain(8, 3, lambda mip: faces)


def compressed_texture(with_method):
    """A VTF 7.6 whose levels are deflated one by one; early writers left the method out."""
    levels = [zlib.compress(solid(16 >> mip, COLOURS[mip]), 9) for mip in (2, 1, 0)]
    sizes = b"".join(struct.pack("<I", len(level)) for level in levels)
    kind = struct.pack("<hh", 9, 8) if with_method else struct.pack("<i", 9)
    table = struct.pack("<I", 4 + len(sizes)) + kind + sizes
    resources = [(COMPRESSION, 96), (IMAGE, 96 + len(table))]
    return vtf_header(6, (16, 16), 0, RGBA8888, 3, resources=resources) + table + b"".join(levels)


def out_of_order_texture(block):
    """Its thumbnail is listed last and lies behind the picture."""
    resources = [(IMAGE, 104), (CHECKSUM, 0x12345678), (THUMBNAIL, 104 + 64)]
    head = vtf_header(3, (4, 4), 0x300, RGBA8888, 1, thumbnail=(4, 4), resources=resources)
    return head + solid(4, (10, 20, 30, 255)) + block


def small_pictures():
    block = struct.pack("<HHI", 0xF800, 0x001F, 0xE4E4E4E4)
    one_bit_block = struct.pack("<HHI", 0x001F, 0xF800, 0xE4E4E4E4)  # the first colour not above the second
    halves = b"".join(struct.pack("<4e", x / 4, y / 4, 2.0, 1.0) for y in range(4) for x in range(4))
    two_channels = (bytes([255, 0]) + bytes(6)) * 2
    image = [(IMAGE, 88)]
    return {
        "dxt1_10x6_nomip.vtf": vtf_header(2, (10, 6), 0x300, DXT1, 1) + block * 6,
        "dxt1_onebit_8x8.vtf": vtf_header(2, (8, 8), 0x1300, DXT1, 1) + one_bit_block * 4,
        "rgba16161616f_4x4.vtf": vtf_header(2, (4, 4), 0x2300, RGBA16F, 1) + halves,
        "hdr_bgra8888_4x4.hdr.vtf": vtf_header(4, (4, 4), 0x2300, BGRA8888, 1, resources=image)
        + bytes((64, 128, 255, 32)) * 16,
        "ati2n_75_4x4.vtf": vtf_header(5, (4, 4), 0x380, ATI2N, 1, resources=image) + two_channels,
        "ati2n_74_id37_4x4.vtf": vtf_header(4, (4, 4), 0x380, ATI2N_OLD, 1, resources=image) + two_channels,
        "res_73_out_of_order.vtf": out_of_order_texture(block),
    }


def textures():
    return {
        "cube_72_7faces.vtf": cube_map(2, 7, 0),
        "cube_72_6faces_ffff.vtf": cube_map(2, 6, 0xFFFF),
        "cube_75_6faces.vtf": cube_map(5, 6, 0),
        "anim_71_4frames.vtf": vtf_header(1, (4, 4), 0, RGBA8888, 2, frames=4) + mip_chain(4, 2, lambda mip: 4),
        "volume_72_depth4.vtf": vtf_header(2, (4, 4), 0, RGBA8888, 3, depth=4) + mip_chain(4, 3, lambda mip: 4 >> mip),
        **small_pictures(),
        "deflate_76_16x16.vtf": compressed_texture(True),
        "deflate_76_method0.vtf": compressed_texture(False),
        "bad_truncated.vtf": vtf_header(2, (64, 64), 0, DXT5, 7) + bytes(100),
        "bad_huge.vtf": vtf_header(2, (65535, 65535), ENVMAP, 29, 16, frames=65535),
        "bad_format.vtf": vtf_header(2, (4, 4), 0, 999, 1) + bytes(64),
    }


# VPK archives


def vpk(version, files):
    """The directory and, by their numbers, the archives of files: (folder, name, ending, bytes, preload, archive)."""
    endings = {}
    for folder, name, ending, *rest in files:
        endings.setdefault(ending, {}).setdefault(folder, []).append((name, *rest))
    tree = b""
    archives = {IN_DIRECTORY: b""}
    for ending, folders in endings.items():
        tree += ending.encode() + b"\0"
        for folder, entries in folders.items():
            tree += folder.encode() + b"\0"
            for name, data, preload, archive in entries:
                body = data[preload:]
                offset = len(archives.setdefault(archive, b""))
                archives[archive] += body
                fields = (zlib.crc32(data), preload, archive, offset if body else 0, len(body), 0xFFFF)
                tree += name.encode() + b"\0" + struct.pack("<IHHIIH", *fields) + data[:preload]
            tree += b"\0"
        tree += b"\0"
    tree += b"\0"
    inside = archives.pop(IN_DIRECTORY)
    head = struct.pack("<III", 0x55AA1234, version, len(tree))
    if version == 2:
        head += struct.pack("<IIII", len(inside), 0, 0, 0)
    return head + tree + inside, archives


def vpk_archives():
    noise = random.Random(7)
    files = [
        ("materials/brick", "wall", "vmt", BRICK_MATERIAL, len(BRICK_MATERIAL), 0),
        ("materials/brick", "wall", "vtf", cube_map(5, 6, 0), 16, 1),
        (" ", "readme", "txt", b"hello\n", 0, IN_DIRECTORY),
        ("models", " ", "mdl", b"IDST", 2, 0),
        ("scripts", "noext", " ", b"x" * 37, 0, IN_DIRECTORY),
        ("Materials/Upper", "CASE", "vmt", b"UnlitGeneric{}", 0, 0),
        ("sound", "big", "raw", bytes(noise.randrange(256) for _ in range(3000)), 100, 1),
    ]
    made = {}
    for version in (1, 2):
        made[f"v{version}_dir.vpk"], archives = vpk(version, files)
        made.update({f"v{version}_{number:03d}.vpk": data for number, data in archives.items()})
    made["single_v2.vpk"], _ = vpk(2, [(*file[:5], IN_DIRECTORY) for file in files])
    made["bad_truncated_dir.vpk"] = made["single_v2.vpk"][:60]
    return made


# Zip archives


def raw_lzma(data):
    """The properties and the LZMA stream without an end mark, as zips of the engine and its lumps have it."""
    chain = {"id": lzma.FILTER_LZMA1, "preset": 6, "dict_size": 1 << 16}
    alone = lzma.compress(data, format=lzma.FORMAT_ALONE, filters=[chain])
    properties, body = alone[:5], alone[13:]
    chain = {
        "id": lzma.FILTER_LZMA1,
        "lc": properties[0] % 9,
        "lp": properties[0] // 9 % 5,
        "pb": properties[0] // 45,
        "dict_size": 1 << 16,
    }
    for cut in range(8, 0, -1):
        try:
            if lzma.LZMADecompressor(format=lzma.FORMAT_RAW, filters=[chain]).decompress(body[:-cut]) == data:
                return properties, body[:-cut]
        except lzma.LZMAError:
            pass
    return properties, body


def packed(method, data):
    if method == 14:
        properties, stream = raw_lzma(data)
        return struct.pack("<BBH", 9, 20, 5) + properties + stream
    if method == 8:
        deflate = zlib.compressobj(9, zlib.DEFLATED, -15)
        return deflate.compress(data) + deflate.flush()
    return data


def zip_archive(entries):
    out = b""
    directory = b""
    for name, method, data in entries:
        coded = packed(method, data)
        needs = 63 if method == 14 else 10
        sizes = (zlib.crc32(data), len(coded), len(data), len(name), 0)
        fields = struct.pack("<HHHHHIIIHH", needs, 0, method, 0, 0x21, *sizes)
        place = struct.pack("<HHHII", 0, 0, 0, 0, len(out))
        directory += b"PK\1\2" + struct.pack("<H", 20) + fields + place + name.encode()
        out += b"PK\3\4" + fields + name.encode() + coded
    end = struct.pack("<HHHHIIH", 0, 0, len(entries), len(entries), len(directory), len(out), 0)
    return out + directory + b"PK\5\6" + end


def zips():
    patch = b'patch\n{\n\tinclude "materials/brick/wall.vmt"\n\tinsert\n\t{\n\t\t$envmap "maps/test/c0_0_0"\n\t}\n}\n'
    entries = [
        ("materials/maps/test/brick/wall_0_0_0.vmt", 0, patch),
        ("materials/BRICK\\Wall.vmt", 8, BRICK_MATERIAL * 20),
        ("materials/big.txt", 14, b"The quick brown fox. " * 400),
        ("materials/maps/test/c0_0_0.vtf", 14, cube_map(2, 7, 0)),
    ]
    properties, stream = raw_lzma(b"lump data " * 500)
    return {
        "pakfile_mixed.zip": zip_archive(entries),
        "pakfile_stored.zip": zip_archive([(name, 0, data) for name, _, data in entries]),
        "valve_lzma_lump.bin": b"LZMA" + struct.pack("<II", 5000, len(stream)) + properties + stream,
    }


# Texts

TORTURE = (
    b'// comment\r\n"LightmappedGeneric" // shader\r\n{\r\n\t"$basetexture" "brick\\new\\tile"\r\n'
    b'\t$bumpmap brick/tile_n\r\n\t$color "{255 128 0}"\n\t"$color2""[1 .5 0]"\n\t$Translucent 1 [$X360]\n'
    b'\t$AlphaTest "1" [!$X360]\n\thdr?$envmap "cubemaps/h"\n\tldr?$envmap "cubemaps/l"\n\t"%compilesky" 1\n'
    b'\tLightmappedGeneric_DX9\n\t{\n\t\t$detail "detail/d"\n\t}\n\t"<dx90"\n\t{\n\t\t$basetexture "old"\n\t}\n'
    b"\tProxies { TextureScroll { textureScrollVar $basetexturetransform textureScrollRate .1 "
    b"textureScrollAngle 90 } }\n\t$dup 1\n\t$dup 2\n}\n"
)

GAMEINFO = (
    b'"GameInfo"\n{\n\tgame "Test"\n\tFileSystem\n\t{\n\t\tSteamAppId 4242\n\t\tSearchPaths\n\t\t{\n'
    b"\t\t\tgame+mod\ttestgame/custom/*\n\t\t\tgame+mod+mod_write+default_write_path |gameinfo_path|.\n"
    b"\t\t\tgamebin |gameinfo_path|bin\n\t\t\tgame |all_source_engine_paths|base/base_textures.vpk\n"
    b"\t\t\tgame |all_source_engine_paths|base\n\t\t}\n\t}\n}\n"
)

LIBRARIES = (
    b'"libraryfolders"\n{\n\t"0"\n\t{\n\t\t"path"\t\t"/home/u/.local/share/Steam"\n\t\t"label"\t\t""\n'
    b'\t\t"apps"\n\t\t{\n\t\t\t"4242"\t\t"1000"\n\t\t}\n\t}\n\t"1"\n\t{\n'
    b'\t\t"path"\t\t"D:\\\\Games\\\\Steam \\"2\\""\n\t}\n}\n'
)

OLD_LIBRARIES = (
    b'"LibraryFolders"\n{\n\t"TimeNextStatsReport"\t\t"1"\n\t"ContentStatsID"\t\t"-2"\n\t"1"\t\t"/mnt/games"\n}\n'
)

MANIFEST = (
    b'"AppState"\n{\n\t"appid"\t\t"4242"\n\t"name"\t\t"Test Game"\n\t"StateFlags"\t\t"4"\n'
    b'\t"installdir"\t\t"Test Game"\n}\n'
)


def texts():
    return {
        "torture.vmt": TORTURE,
        "patch.vmt": b'Patch{include"materials/text/torture.vmt"insert{$alpha .5}replace{$basetexture "other"}}',
        "unclosed.vmt": b'UnlitGeneric\n{\n\t$basetexture "a/b\n',
        "deep.vmt": b"a{" * 5000,
    }


def game_tree():
    """A game as Steam installs one: two addons, loose files, and an archive that comes before them."""
    game = "steamapps/common/Test Game/"
    directory, archives = vpk(
        2,
        [
            ("materials/tex", "stone", "vmt", BRICK_MATERIAL, 0, 0),
            ("materials", "loose", "vmt", b"UnlitGeneric{$basetexture vpk}", 0, 0),
        ],
    )
    return {
        game + "testgame/gameinfo.txt": GAMEINFO,
        game + "testgame/maps/README.txt": b"put a map here\n",
        game + "testgame/custom/addon_b/materials/over.vmt": b"UnlitGeneric{$basetexture b}",
        game + "testgame/custom/addon_a/materials/Over.VMT": b"UnlitGeneric{$basetexture a}",
        game + "testgame/materials/local.vmt": b"UnlitGeneric{$basetexture local}",
        game + "base/materials/loose.vmt": b"UnlitGeneric{$basetexture loose}",
        game + "base/materials/local.vmt": b"UnlitGeneric{$basetexture wrong}",
        game + "base/base_textures_dir.vpk": directory,
        game + "base/base_textures_000.vpk": archives[0],
        "config/libraryfolders.vdf": LIBRARIES,
        "steamapps/libraryfolders_old.vdf": OLD_LIBRARIES,
        "steamapps/appmanifest_4242.acf": MANIFEST,
    }


def main():
    root = pathlib.Path(sys.argv[1])
    folders = {
        "vtf": textures(),
        "vpk": vpk_archives(),
        "zip": zips(),
        "text": texts(),
        "tree/steam": game_tree(),
        "mdl": asset_model.models(),
    }
    for folder, files in folders.items():
        for name, data in files.items():
            path = root / folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)


if __name__ == "__main__":
    main()
