#include "tests/core/formats/source/bsp/DamagedFiles.h"

#include "tests/core/formats/source/bsp/RichMap.h"

#include <array>
#include <cstring>
#include <limits>
#include <tuple>

namespace vitrine::tests {
namespace {

using formats::source::LumpId;

// Record sizes of version 20 (fact sheet, "Lump list").
constexpr std::size_t kFaceBytes = 56;
constexpr std::size_t kNodeBytes = 32;
constexpr std::size_t kLeafBytes = 32;
constexpr std::size_t kTexDataBytes = 32;
constexpr std::size_t kTexInfoBytes = 72;
constexpr std::size_t kOverlayRecordBytes = 352;
constexpr std::size_t kEntryBytes = 16;
constexpr std::size_t kProps = 3; // of the rich map

ByteRange bytesAt(std::size_t offset, std::size_t size) {
  return {base::kFileSpace, offset, size};
}

/// The place of a record in a map.
std::size_t recordAt(const MapUnderTest& map, LumpId lump, std::size_t row, std::size_t size) {
  return map.offset(lump) + row * size;
}

/// Number of the first face with a displacement, or of the first without.
std::size_t faceWith(const MapUnderTest& map, bool displacement) {
  constexpr std::size_t kDispInfo = 12;
  std::size_t face = 0;
  while ((map.u32(recordAt(map, LumpId::Faces, face, kFaceBytes) + kDispInfo) % 0x10000 != 0xffff) != displacement) {
    ++face;
  }
  return face;
}

class DamagedFileList {
public:
  /// Adds a map and leads to its bytes.
  DamagedFile& add(const char* name, const char* told, const MapUnderTest& sound = richMap()) {
    return m_files.emplace_back(DamagedFile{name, sound, sound, QString::fromLatin1(told), {}});
  }
  /// Spoils a field of a record and expects the record to be named.
  DamagedFile& spoil32(const char* name, const char* told, LumpId lump, std::size_t row, std::size_t size,
                       std::size_t field, std::uint32_t value) {
    DamagedFile& made = add(name, told);
    made.file.setU32(recordAt(made.file, lump, row, size) + field, value);
    made.where = bytesAt(recordAt(made.file, lump, row, size), size);
    return made;
  }
  DamagedFile& spoil16(const char* name, const char* told, LumpId lump, std::size_t row, std::size_t size,
                       std::size_t field, std::uint16_t value) {
    DamagedFile& made = add(name, told);
    made.file.setU16(recordAt(made.file, lump, row, size) + field, value);
    made.where = bytesAt(recordAt(made.file, lump, row, size), size);
    return made;
  }
  std::vector<DamagedFile> take() { return std::move(m_files); }

private:
  std::vector<DamagedFile> m_files;
};

void addVersions(DamagedFileList& list) {
  for (const auto& [name, told, version] :
       {std::tuple{"versionBefore", "version 16 is unknown", 16U}, {"versionBehind", "version 28 is unknown", 28U}}) {
    DamagedFile& made = list.add(name, told);
    made.file.setU32(4, version);
    made.where = bytesAt(4, 4);
  }
}

void addDirectories(DamagedFileList& list) {
  const std::size_t cubemaps = MapUnderTest::entryAt(LumpId::Cubemaps);
  for (const auto& [name, offset] : {std::pair{"lumpBehind", 0x7ffffff0U}, {"lumpBefore", 0xfffffff0U}}) {
    DamagedFile& made = list.add(name, "lump CUBEMAPS lies outside the file");
    made.file.setU32(cubemaps, offset);
    made.file.setU32(cubemaps + 4, 16);
    made.where = bytesAt(cubemaps, kEntryBytes);
  }
  DamagedFile& cut = list.add("lumpCut", "lump CUBEMAPS is truncated: 160 of its 2147483647 bytes are in the file");
  cut.file.setU32(cubemaps, static_cast<std::uint32_t>(cut.file.bytes().size() - 160));
  cut.file.setU32(cubemaps + 4, 0x7fffffff);
  cut.where = bytesAt(cut.file.bytes().size() - 160, 160);

  DamagedFile& alias = list.add("lumpsAlias", "lumps VERTEXES and VERTNORMALS share bytes");
  const std::size_t normals = MapUnderTest::entryAt(LumpId::VertNormals);
  alias.file.setU32(normals, alias.file.offset(LumpId::Vertexes));
  alias.file.setU32(normals + 4, alias.file.length(LumpId::Vertexes));
  alias.where = bytesAt(alias.file.offset(LumpId::Vertexes), alias.file.length(LumpId::Vertexes));

  DamagedFile& inside = list.add("lumpInHeader", "lump CUBEMAPS starts inside the header");
  inside.file.setU32(cubemaps, 100);
  inside.file.setU32(cubemaps + 4, 160);
  inside.where = bytesAt(100, 160);

  DamagedFile& uneven = list.add("lumpUneven", "lump LEAFFACES: 1 bytes after the last record");
  const std::uint32_t length = uneven.file.length(LumpId::LeafFaces) - 1;
  uneven.file.setU32(MapUnderTest::entryAt(LumpId::LeafFaces) + 4, length);
  uneven.where = bytesAt(uneven.file.offset(LumpId::LeafFaces) + length - 1, 1);
}

/// The original faces, which nothing is drawn of, of a map whose lumps are coded: tag, decoded size, coded size, five
/// bytes of properties, stream.
void addCodedLumps(DamagedFileList& list) {
  const MapUnderTest coded = MapUnderTest::made({.version = 20, .lzmaLumps = true});
  const auto add = [&](const char* name, const char* told) -> DamagedFile& {
    DamagedFile& made = list.add(name, told, coded);
    made.where = bytesAt(coded.offset(LumpId::OriginalFaces), coded.length(LumpId::OriginalFaces));
    return made;
  };
  const std::size_t lump = coded.offset(LumpId::OriginalFaces);
  add("codedTooLarge", "ORIGINALFACES: it would decode to 4294967295 bytes, which exceeds the limit; treated as empty")
      .file.setU32(lump + 4, 0xffffffff);
  add("codedSizesDiffer", "ORIGINALFACES: the directory says 1 bytes decoded, the stream ")
      .file.setU32(MapUnderTest::entryAt(LumpId::OriginalFaces) + 12, 1);
  add("codedProperties", " bytes decoded: bad LZMA properties").file.setU8(lump + 12, 225);
  add("codedStreamCut", " bytes decoded: ").file.setU32(lump + 8, coded.u32(lump + 8) / 2);
}

void addFaces(DamagedFileList& list) {
  const auto face = [&](const char* name, const char* told, std::size_t field, std::uint32_t value) -> DamagedFile& {
    return list.spoil32(name, told, LumpId::Faces, 0, kFaceBytes, field, value);
  };
  const auto dropped = [](DamagedFile& made) { made.lostSurfaces = made.lostLightmaps = 1; };
  dropped(face("faceSurfEdge", "face 0 is left out: surfedges that are not in the file", 4, 0x7fffff00));
  const auto narrow = [&](const char* name, const char* told, std::size_t field, std::uint16_t value) {
    dropped(list.spoil16(name, told, LumpId::Faces, 0, kFaceBytes, field, value));
  };
  narrow("faceCorners", "face 0 is left out: fewer than three corners", 8, 2);
  narrow("faceTexInfo", "face 0 is left out: a texture info that is not in the file", 10, 0x7000);
  narrow("facePlane", "face 0 is left out: a plane that is not in the file", 0, 0xfff0);
  face("lightBehind", "face 0 is drawn unlit", 20, 0x7ffffff0).lostLightmaps = 1;
  face("lightNegative", "face 0 is drawn unlit", 20, 0xfffffff0).lostLightmaps = 1;
  face("lightTooLarge", "face 0 is drawn unlit", 36, 2000).lostLightmaps = 1;

  DamagedFile& edge = list.add("faceEdge", "face 0 is left out: an edge that is not in the file");
  const std::size_t first = edge.file.u32(edge.file.offset(LumpId::Faces) + 4);
  edge.file.setU32(recordAt(edge.file, LumpId::SurfEdges, first, 4), 0x7fffffff);
  edge.where = bytesAt(edge.file.offset(LumpId::Faces), kFaceBytes);
  edge.lostSurfaces = edge.lostLightmaps = 1;
}

void addNames(DamagedFileList& list) {
  list.spoil32("textureName", "texture 0 has no name in the string table", LumpId::TexData, 0, kTexDataBytes, 12,
               0x7fffffff);
  DamagedFile& open = list.add("textureNameOpen", "has no end");
  const std::size_t last = open.file.length(LumpId::TexDataStringTable) / 4 - 1;
  open.file.setU8(open.file.offset(LumpId::TexDataStringData) + open.file.length(LumpId::TexDataStringData) - 1, 'x');
  for (std::size_t row = 0; row < open.file.length(LumpId::TexData) / kTexDataBytes; ++row) {
    const std::size_t at = recordAt(open.file, LumpId::TexData, row, kTexDataBytes);
    if (open.file.u32(at + 12) == last) {
      open.where = bytesAt(at, kTexDataBytes);
    }
  }
  DamagedFile& gone = list.add("textureGone", "face 0 has texture 1879048192, which does not exist");
  const std::size_t texInfo = gone.file.u32(gone.file.offset(LumpId::Faces) + 10) % 0x10000;
  gone.where = bytesAt(recordAt(gone.file, LumpId::TexInfo, texInfo, kTexInfoBytes), kTexInfoBytes);
  gone.file.setU32(gone.where.offset + 68, 0x70000000);
}

void addTrees(DamagedFileList& list) {
  const auto node = [&](const char* name, const char* told, std::size_t row, std::size_t field, std::uint32_t value) {
    list.spoil32(name, told, LumpId::Nodes, row, kNodeBytes, field, value);
  };
  node("nodePlane", "node 0 has no plane", 0, 0, 0x7fffffff);
  node("nodeLoop", "node 0 leads back to node 0; the tree contains a cycle", 0, 4, 0);
  node("nodeChild", "node 0 leads to node 1879048192, which does not exist", 0, 4, 0x70000000);
  node("nodeLeaf", "node 0 leads to leaf 2147483647, which does not exist", 0, 8, 0x80000000);
  list.spoil16("leafFaces", "leaf 1 lists faces 65535 to", LumpId::Leafs, 1, kLeafBytes, 20, 0xffff)
      .file.setU16(richMap().offset(LumpId::Leafs) + kLeafBytes + 22, 1);
  list.spoil16("leafBrushes", "leaf 1 lists brushes 65535 to 65536 of", LumpId::Leafs, 1, kLeafBytes, 24, 0xffff)
      .file.setU16(richMap().offset(LumpId::Leafs) + kLeafBytes + 26, 1);
}

void addVisibilities(DamagedFileList& list) {
  const auto add = [&](const char* name, const char* told, std::uint32_t count) {
    DamagedFile& made = list.add(name, told);
    made.file.setU32(made.file.offset(LumpId::Visibility), count);
    made.where = bytesAt(made.file.offset(LumpId::Visibility), made.file.length(LumpId::Visibility));
  };
  add("clustersNegative", "VISIBILITY: -1 clusters do not fit; everything is drawn", 0xffffffff);
  add("clustersTooMany", "VISIBILITY: 65537 clusters do not fit; everything is drawn", 65537);

  DamagedFile& outside = list.add("rowOutside", "VISIBILITY: the row of cluster 1 lies outside the lump");
  const std::size_t cluster = outside.file.offset(LumpId::Visibility) + 4 + 8;
  outside.file.setU32(cluster, 0x7fffffff);
  outside.where = bytesAt(cluster, 4);

  // A row of its own behind the others: a zero that stands for none.
  DamagedFile& nothing = list.add("rowRepeatsNothing", "VISIBILITY: the row of cluster 0 has an empty run");
  const auto start = nothing.file.bytes().begin() + nothing.file.offset(LumpId::Visibility);
  std::vector<std::byte> lump(start, start + nothing.file.length(LumpId::Visibility));
  const auto row = static_cast<std::uint32_t>(lump.size());
  std::memcpy(lump.data() + 4, &row, sizeof row);
  lump.insert(lump.end(), 2, std::byte{0});
  nothing.file.replaceLump(LumpId::Visibility, lump);
  nothing.where = bytesAt(nothing.file.offset(LumpId::Visibility) + row, 2);
}

void addDisplacements(DamagedFileList& list) {
  const std::size_t face = faceWith(richMap(), true);
  const QString start = QStringLiteral("face %1 is left out: ").arg(face);
  const auto add = [&](const char* name, const char* told, std::size_t field, std::uint32_t value) {
    DamagedFile& made = list.add(name, told);
    made.told.prepend(start);
    made.file.setU32(made.file.offset(LumpId::DispInfo) + field, value);
    made.where = bytesAt(recordAt(made.file, LumpId::Faces, face, kFaceBytes), kFaceBytes);
    made.lostSurfaces = made.lostLightmaps = 1;
  };
  add("displacementVertices", "displacement vertices that are not in the file", 12, 0x7fffffff);
  add("displacementPower", "a displacement of power 5", 20, 5);
  add("displacementFace", "its displacement belongs to face 1", 36, 1);
  DamagedFile& corners = list.add("displacementCorners", "a displacement on a face with 3 corners");
  corners.where = bytesAt(recordAt(corners.file, LumpId::Faces, face, kFaceBytes), kFaceBytes);
  corners.file.setU16(corners.where.offset + 8, 3);
  corners.lostSurfaces = corners.lostLightmaps = 1;
}

void addCoordinates(DamagedFileList& list) {
  const std::size_t face = faceWith(richMap(), false);
  for (const auto& [name, value] :
       {std::pair{"coordinateNan", std::numeric_limits<float>::quiet_NaN()}, {"coordinateFar", 1.1e6F}}) {
    DamagedFile& made = list.add(name, "is left out: a vertex out of range");
    // A corner of its own for one face: another vertex at the end, and an edge that leads there.
    const MapUnderTest& sound = made.sound;
    const auto copyOf = [&](LumpId lump) {
      const auto start = made.sound.bytes().begin() + sound.offset(lump);
      return std::vector<std::byte>(start, start + sound.length(lump));
    };
    std::vector<std::byte> vertices = copyOf(LumpId::Vertexes), edges = copyOf(LumpId::Edges);
    const auto vertex = static_cast<std::uint16_t>(vertices.size() / 12);
    const auto edge = static_cast<std::uint32_t>(edges.size() / 4);
    const std::array<float, 3> far{0, value, 0};
    const std::array<std::uint16_t, 2> ends{vertex, vertex};
    vertices.insert(vertices.end(), std::as_bytes(std::span(far)).begin(), std::as_bytes(std::span(far)).end());
    edges.insert(edges.end(), std::as_bytes(std::span(ends)).begin(), std::as_bytes(std::span(ends)).end());
    made.file.replaceLump(LumpId::Vertexes, vertices);
    made.file.replaceLump(LumpId::Edges, edges);
    made.where = bytesAt(recordAt(sound, LumpId::Faces, face, kFaceBytes), kFaceBytes);
    made.file.setU32(recordAt(sound, LumpId::SurfEdges, sound.u32(made.where.offset + 4), 4), edge);
    made.lostSurfaces = made.lostLightmaps = 1;
  }
}

void addOverlays(DamagedFileList& list) {
  // With the only overlay its node goes, too. Overlays are lit by the lightmaps of their faces.
  const auto dropped = [](DamagedFile& made) { made.lostSurfaces = made.lostNodes = 1; };
  dropped(list.spoil16("overlayCount", "overlay 0 claims 65 faces", LumpId::Overlays, 0, kOverlayRecordBytes, 6, 65));
  dropped(list.spoil32("overlayFace", "overlay 0 lies on face 1879048192, which does not exist", LumpId::Overlays, 0,
                       kOverlayRecordBytes, 8, 0x70000000));
}

void addGameLumps(DamagedFileList& list) {
  const auto add = [&](const char* name, const char* told, std::uint32_t count) {
    DamagedFile& made = list.add(name, told);
    made.file.setU32(made.file.offset(LumpId::GameLump), count);
    made.where = bytesAt(made.file.offset(LumpId::GameLump), made.file.length(LumpId::GameLump));
    made.lostNodes = kProps + 1; // and the group of them
  };
  add("gameLumpsNegative", "GAME_LUMP: -1 entries do not fit; treated as empty", 0xffffffff);
  add("gameLumpsTooMany", "GAME_LUMP: 65 entries do not fit; treated as empty", 65);

  // Its first entry is of the static props: id, flags, version, offset, size.
  const std::size_t entry = richMap().offset(LumpId::GameLump) + 4;
  DamagedFile& outside = list.add("gameLumpOutside", "game lump sprp lies outside the file");
  outside.file.setU32(entry + 8, 0x7fffffff);
  outside.where = bytesAt(entry, kEntryBytes);
  outside.lostNodes = kProps + 1; // and the group of them

  // Two names of 128 bytes; leaves; then the number of records, of 72 bytes each.
  DamagedFile& many = list.add("propsTooMany", "static props: 1879048192 records cannot fit in 216 bytes");
  const std::size_t leaves = many.file.u32(entry + 8) + 4 + 2 * 128;
  const std::size_t count = leaves + 4 + 2 * many.file.u32(leaves);
  many.file.setU32(count, 0x70000000);
  many.where = bytesAt(count + 4, kProps * 72);

  DamagedFile& unknown =
      list.add("propsUnknown", "static props of version 10 with 108 bytes are unknown; only their first 56");
  unknown.file.setU32(count, 2);
  unknown.where = bytesAt(count + 4, kProps * 72);
  unknown.lostNodes = 1;
}

void addTexts(DamagedFileList& list) {
  // The last entity, a light, is left open, and the NUL with it.
  DamagedFile& open = list.add("entityOpen", "ENTITIES: the last entity is not closed");
  const std::size_t end = open.file.offset(LumpId::Entities) + open.file.length(LumpId::Entities);
  std::size_t brace = end;
  while (open.file.bytes().at(brace - 1) != std::byte{'}'}) {
    --brace;
  }
  open.file.setU8(brace - 1, ' ');
  open.where = bytesAt(end - 1, 0);

  DamagedFile& junk = list.add("entityJunk", "ENTITIES: text outside of any entity");
  junk.file.setU8(junk.file.offset(LumpId::Entities), 0xf1);
  junk.where = bytesAt(junk.file.offset(LumpId::Entities), 0);
}

void addPaks(DamagedFileList& list) {
  DamagedFile& none = list.add("pakNoZip", "PAKFILE: not a zip archive");
  none.where = bytesAt(none.file.offset(LumpId::PakFile), none.file.length(LumpId::PakFile));
  std::fill_n(none.file.bytes().begin() + static_cast<std::ptrdiff_t>(none.where.offset), none.where.size,
              std::byte{0x55});

  // The first record of the central directory: the end record, 22 bytes, names its place at byte 16.
  const MapUnderTest& rich = richMap();
  const std::size_t pak = rich.offset(LumpId::PakFile);
  const std::size_t central = pak + rich.u32(pak + rich.length(LumpId::PakFile) - 22 + 16);
  const std::size_t local = pak + rich.u32(central + 42);
  const std::size_t data = local + 30 + rich.u32(local + 26) % 0x10000 + rich.u32(local + 26) / 0x10000;
  for (const auto& [name, told, field, value] :
       {std::tuple{"pakEncrypted", "cannot be opened: it is encrypted", 8U, std::uint16_t{1}},
        {"pakMethod", "cannot be opened: compression method 98 is not supported", 10U, std::uint16_t{98}}}) {
    DamagedFile& made = list.add(name, told);
    made.file.setU16(central + field, value);
    made.where = bytesAt(data, 0);
  }
}

/// A record of the physics lump whose two sizes are more than there is.
void addPhysics(DamagedFileList& list) {
  DamagedFile& made = list.add("physicsSizes", "PHYSCOLLIDE: the sizes of record 0 do not fit");
  const std::array<std::int32_t, 4> head{0, 0x7fffffff, 0, 1};
  made.file.replaceLump(LumpId::PhysCollide, std::as_bytes(std::span(head)));
  made.where = bytesAt(made.file.offset(LumpId::PhysCollide), 16);
}

} // namespace

std::vector<DamagedFile> damagedFiles() {
  DamagedFileList list;
  addVersions(list);
  addDirectories(list);
  addCodedLumps(list);
  addFaces(list);
  addNames(list);
  addTrees(list);
  addVisibilities(list);
  addDisplacements(list);
  addCoordinates(list);
  addOverlays(list);
  addGameLumps(list);
  addTexts(list);
  addPaks(list);
  addPhysics(list);
  return list.take();
}

} // namespace vitrine::tests
