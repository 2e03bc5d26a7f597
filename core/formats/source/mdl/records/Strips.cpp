#include "core/formats/source/mdl/records/Strips.h"

#include "core/base/Translate.h"
#include "core/formats/source/mdl/records/MdlSections.h"

namespace vitrine::formats::source {
namespace {

using base::translate;
using namespace structure::fields;
using structure::Column;
using structure::columnOf;
using structure::Field;
using structure::FlagName;

constexpr std::int32_t kVtxVersion = 7;
constexpr std::int32_t kFirstWithTopology = 49; ///< version of models
constexpr std::uint8_t kStripIsList = 1;
constexpr std::uint8_t kStripIsStrip = 2;

constexpr auto kStripGroupFlags =
    std::to_array<FlagName>({{1, "IS_FLEXED"}, {2, "IS_HWSKINNED"}, {4, "IS_DELTA_FLEXED"}, {8, "SUPPRESS_HW_MORPH"}});
constexpr auto kStripFlags = std::to_array<FlagName>({{kStripIsList, "IS_TRILIST"}, {kStripIsStrip, "IS_TRISTRIP"}});
constexpr auto kMeshFlags = std::to_array<FlagName>({{1, "IS_TEETH"}, {2, "IS_EYES"}});

constexpr auto kVtxHeader = structure::layout(
    "header", 36, i32("version"), i32("vertCacheSize"), u16("maxBonesPerStrip"), u16("maxBonesPerTri"),
    i32("maxBonesPerVert"), u32("checkSum"), i32("numLODs"), i32("materialReplacementListOffset", kMdlPlace),
    i32("numBodyParts"), i32("bodyPartOffset", kMdlPlace));

constexpr auto kVtxBodyPart = structure::layout("body part", 8, i32("numModels"), i32("modelOffset", kMdlFromRecord));
constexpr auto kVtxModel = structure::layout("model", 8, i32("numLODs"), i32("lodOffset", kMdlFromRecord));
constexpr auto kVtxLod =
    structure::layout("level of detail", 12, i32("numMeshes"), i32("meshOffset", kMdlFromRecord),
                      f32("switchPoint", QT_TRANSLATE_NOOP("formats", "switch distance; -1: for shadows only")));
constexpr auto kVtxMesh = structure::layout(
    "mesh", 9, i32("numStripGroups"), i32("stripGroupHeaderOffset", kMdlFromRecord), u8("flags").flags(kMeshFlags));

constexpr auto kStripGroupFields = structure::group(
    i32("numVerts"), i32("vertOffset", kMdlFromRecord), i32("numIndices"), i32("indexOffset", kMdlFromRecord),
    i32("numStrips"), i32("stripOffset", kMdlFromRecord), u8("flags").flags(kStripGroupFlags));
constexpr auto kVtxStripGroup = structure::layout("strip group", 25, kStripGroupFields);
constexpr auto kVtxStripGroupWithTopology = structure::layout(
    "strip group", 33, kStripGroupFields, i32("numTopologyIndices"), i32("topologyOffset", kMdlFromRecord));

constexpr auto kStripFields = structure::group(
    i32("numIndices"), i32("indexOffset", QT_TRANSLATE_NOOP("formats", "first index, counted in the strip group")),
    i32("numVerts"), i32("vertOffset", QT_TRANSLATE_NOOP("formats", "first vertex, counted in the strip group")),
    i16("numBones"), u8("flags").flags(kStripFlags), i32("numBoneStateChanges"),
    i32("boneStateChangeOffset", kMdlFromRecord));
constexpr auto kVtxStrip = structure::layout("strip", 27, kStripFields);
constexpr auto kVtxStripWithTopology =
    structure::layout("strip", 35, kStripFields, i32("numTopologyIndices"), i32("topologyOffset"));

constexpr auto kVtxVertex =
    structure::layout("vertex", 9, u8("boneWeightIndex", "", 3), u8("numBones"),
                      u16("origMeshVertID", QT_TRANSLATE_NOOP("formats", "counted in the mesh")), i8("boneID", "", 3));
constexpr auto kVtxTriangle =
    structure::layout("triangle", 6, u16("indices", QT_TRANSLATE_NOOP("formats", "counted in the strip group"), 3));
constexpr Column kMeshVertex = columnOf<kVtxVertex>("origMeshVertID");
constexpr Column kTriangleIndices = columnOf<kVtxTriangle>("indices");
constexpr std::uint32_t kVtxIndexSize = kVtxTriangle.size / 3;

/// Levels of the tree, the coarsest first: into VtxFile::places.
enum VtxLevel : std::size_t { kPartLevel, kModelLevel, kLodLevel, kMeshLevel, kGroupLevel, kStripLevel };

/// A list that a record tells count and place of, the latter from its own start.
struct ListFields {
  const char* records; ///< name of them, and of their section
  Column count;
  Column place;
  const char* tooMany = nullptr; ///< fault where the model has fewer
};

/// The lists of each level, which the records of the level above have.
constexpr std::array<ListFields, 6> kTreeLevels{{
    {"body parts", columnOf<kVtxHeader>("numBodyParts"), columnOf<kVtxHeader>("bodyPartOffset"),
     QT_TRANSLATE_NOOP("formats", "more body parts than the model has")},
    {"models", columnOf<kVtxBodyPart>("numModels"), columnOf<kVtxBodyPart>("modelOffset"),
     QT_TRANSLATE_NOOP("formats", "more models than the body part has")},
    {"levels of detail", columnOf<kVtxModel>("numLODs"), columnOf<kVtxModel>("lodOffset")},
    {"meshes", columnOf<kVtxLod>("numMeshes"), columnOf<kVtxLod>("meshOffset"),
     QT_TRANSLATE_NOOP("formats", "more meshes than the model has")},
    {"strip groups", columnOf<kVtxMesh>("numStripGroups"), columnOf<kVtxMesh>("stripGroupHeaderOffset")},
    {"strips", columnOf<kVtxStripGroup>("numStrips"), columnOf<kVtxStripGroup>("stripOffset")},
}};
constexpr ListFields kVertexList{"vertices", columnOf<kVtxStripGroup>("numVerts"),
                                 columnOf<kVtxStripGroup>("vertOffset")};
constexpr ListFields kIndexList{"indices", columnOf<kVtxStripGroup>("numIndices"),
                                columnOf<kVtxStripGroup>("indexOffset")};

/// The longer records have the fields of the shorter ones at the same places: columns of the latter read both.
const structure::LayoutPtr& layoutOf(VtxLevel level, bool hasTopology) {
  static const std::array<structure::LayoutPtr, 8> layouts{
      kVtxBodyPart,         kVtxModel, kVtxLod, kVtxMesh, kVtxStripGroup, kVtxStrip, kVtxStripGroupWithTopology,
      kVtxStripWithTopology};
  return layouts[hasTopology && level >= kGroupLevel ? level + 2 : level];
}

/// A list as it lies in the file.
struct VtxList {
  std::uint32_t count = 0;
  std::uint64_t place = 0;
  std::uint32_t size = 0; ///< of its records
};

class VtxReader {
public:
  VtxReader(const Bytes& file, SpaceId space, const MdlFile& mdl, bool hasTopology)
      : m_reader(file, {space, 0, file.size()}), m_mdl(mdl), m_left(kOverlap * file.size()) {
    m_vtx.bytes = file;
    m_vtx.space = space;
    m_vtx.hasTopology = hasTopology;
  }

  VtxFile run() {
    requireHeader(m_reader, kVtxHeader.size);
    m_vtx.version = columnOf<kVtxHeader>("version").integer(record(0));
    m_vtx.checksum = columnOf<kVtxHeader>("checkSum").as<std::uint32_t>(record(0));
    m_vtx.lodCount = columnOf<kVtxHeader>("numLODs").integer(record(0));
    const VtxList parts = readLevel(kPartLevel, 0, m_mdl.bodyParts.size());
    m_vtx.bodyParts = readRecords(kPartLevel, parts, m_mdl, &VtxReader::readBodyPart);
    return std::move(m_vtx);
  }

private:
  /// Compilers write every list once; the same bytes may be named this often before it is called hostile.
  static constexpr std::uint64_t kOverlap = 4;

  const std::byte* record(std::uint64_t at) const { return m_vtx.bytes.data() + at; }

  [[noreturn]] void fail(std::uint64_t at, const QString& message) {
    m_reader.seek(at);
    m_reader.fail(message);
  }

  void expect(bool holds, std::uint64_t at, const char* fault) {
    holds ? void() : fail(at, translate("formats", fault));
  }

  /// A list whose records are all in the file.
  VtxList readList(std::uint64_t at, const ListFields& list, std::uint32_t size) {
    const std::int32_t count = list.count.integer(record(at));
    const std::int64_t place = static_cast<std::int64_t>(at) + list.place.integer(record(at));
    const auto fileSize = static_cast<std::int64_t>(m_reader.size());
    const bool fits =
        count >= 0 &&
        (count == 0 || (place >= 0 && place <= fileSize && std::int64_t{count} * size <= fileSize - place));
    const std::uint64_t taken = fits ? std::uint64_t{size} * static_cast<std::uint64_t>(count) : 0;
    if (!fits || taken > m_left) {
      fail(at + list.count.offset(), translate("formats", "%1 %2 of %3 bytes do not fit at byte %4 of %5")
                                         .arg(count)
                                         .arg(QLatin1StringView(list.records))
                                         .arg(size)
                                         .arg(place)
                                         .arg(fileSize));
    }
    m_left -= taken;
    return {static_cast<std::uint32_t>(count), static_cast<std::uint64_t>(count == 0 ? 0 : place), size};
  }

  /// The list that the record at `at` has of a level: of at most so many records.
  VtxList readLevel(VtxLevel level, std::uint64_t at, std::size_t most = SIZE_MAX) {
    const ListFields& list = kTreeLevels[level];
    const VtxList found = readList(at, list, layoutOf(level, m_vtx.hasTopology)->size);
    expect(found.count <= most, at + list.count.offset(), list.tooMany);
    return found;
  }

  /// The records of a list. `read` gets the place of each, what the level above is of, and its number there.
  template <class Made, class Of>
  std::vector<Made> readRecords(VtxLevel level, const VtxList& list, const Of& of,
                                Made (VtxReader::*read)(std::uint64_t, const Of&, std::uint32_t)) {
    std::vector<Made> made;
    for (std::uint32_t i = 0; i < list.count; ++i) {
      const std::uint64_t at = list.place + std::uint64_t{i} * list.size;
      m_vtx.places[level].push_back(at);
      made.push_back((this->*read)(at, of, i));
    }
    return made;
  }

  VtxBodyPart readBodyPart(std::uint64_t at, const MdlFile& mdl, std::uint32_t number) {
    const MdlBodyPart& part = mdl.bodyParts[number];
    const VtxList models = readLevel(kModelLevel, at, part.models.size());
    return {readRecords(kModelLevel, models, part, &VtxReader::readModel)};
  }

  VtxModel readModel(std::uint64_t at, const MdlBodyPart& part, std::uint32_t number) {
    return {readRecords(kLodLevel, readLevel(kLodLevel, at), part.models[number], &VtxReader::readLod)};
  }

  VtxLod readLod(std::uint64_t at, const MdlModel& model, std::uint32_t) {
    const VtxList meshes = readLevel(kMeshLevel, at, model.meshes.size());
    return {columnOf<kVtxLod>("switchPoint").real(record(at)),
            readRecords(kMeshLevel, meshes, model, &VtxReader::readMesh)};
  }

  VtxMesh readMesh(std::uint64_t at, const MdlModel& model, std::uint32_t number) {
    return {readRecords(kGroupLevel, readLevel(kGroupLevel, at), model.meshes[number], &VtxReader::readGroup)};
  }

  VtxStripGroup readGroup(std::uint64_t at, const MdlMesh& mesh, std::uint32_t) {
    const VtxList vertices = readList(at, kVertexList, kVtxVertex.size);
    const VtxList indices = readList(at, kIndexList, kVtxIndexSize);
    const VtxList strips = readLevel(kStripLevel, at);
    VtxStripGroup group{vertices.place, vertices.count, indices.place, indices.count, {}};
    group.flags = columnOf<kVtxStripGroup>("flags").as<std::uint8_t>(record(at));
    checkNumbers(group, mesh);
    group.strips = readRecords(kStripLevel, strips, group, &VtxReader::readStrip);
    return group;
  }

  void checkNumbers(const VtxStripGroup& group, const MdlMesh& mesh) {
    for (std::uint32_t i = 0; i < group.vertexCount; ++i) {
      if (m_vtx.meshVertexAt(group, i) >= mesh.vertexCount) {
        fail(group.vertices + std::uint64_t{i} * kVtxVertex.size + kMeshVertex.offset(),
             translate("formats", "vertex %1 of a mesh that has %2")
                 .arg(m_vtx.meshVertexAt(group, i))
                 .arg(mesh.vertexCount));
      }
    }
    for (std::uint32_t i = 0; i < group.indexCount; ++i) {
      if (m_vtx.indexAt(group, i) >= group.vertexCount) {
        fail(group.indices + std::uint64_t{i} * kVtxIndexSize,
             translate("formats", "index %1 of a strip group of %2 vertices")
                 .arg(m_vtx.indexAt(group, i))
                 .arg(group.vertexCount));
      }
    }
  }

  VtxStrip readStrip(std::uint64_t at, const VtxStripGroup& group, std::uint32_t) {
    VtxStrip strip;
    strip.indexCount = columnOf<kVtxStrip>("numIndices").as<std::uint32_t>(record(at));
    strip.firstIndex = columnOf<kVtxStrip>("indexOffset").as<std::uint32_t>(record(at));
    const auto vertexCount = columnOf<kVtxStrip>("numVerts").as<std::uint32_t>(record(at));
    const auto firstVertex = columnOf<kVtxStrip>("vertOffset").as<std::uint32_t>(record(at));
    const auto flags = columnOf<kVtxStrip>("flags").as<std::uint8_t>(record(at));
    expect(strip.firstIndex <= group.indexCount && strip.indexCount <= group.indexCount - strip.firstIndex, at,
           QT_TRANSLATE_NOOP("formats", "a strip with indices outside its group"));
    expect(firstVertex <= group.vertexCount && vertexCount <= group.vertexCount - firstVertex, at,
           QT_TRANSLATE_NOOP("formats", "a strip with vertices outside its group"));
    expect(flags == kStripIsList || flags == kStripIsStrip, at,
           QT_TRANSLATE_NOOP("formats", "a strip that is neither a triangle list nor a triangle strip"));
    // Strips of a group lie side by side; many that name the same indices would be drawn again and again.
    const std::uint64_t taken = std::uint64_t{kVtxIndexSize} * strip.indexCount;
    expect(m_left >= taken, at, QT_TRANSLATE_NOOP("formats", "too many strips share the same indices"));
    m_left -= taken;
    strip.isTriangleStrip = flags == kStripIsStrip;
    return strip;
  }

  ByteReader m_reader; ///< names the places of errors
  const MdlFile& m_mdl;
  std::uint64_t m_left; ///< bytes that lists may still name
  VtxFile m_vtx;
};

Field storedVertexField(const char* name, std::uint32_t count) {
  Field field{name, structure::FieldType::U32, structure::kVaryingOffset, count,
              QT_TRANSLATE_NOOP("formats", "location of its vertex")};
  field.reference = {structure::ReferenceKind::Index, "vvd/vertices", nullptr};
  return field;
}

/// Vertices that records of strip groups stand for.
struct StoredVertices {
  VtxFile vtx;
  std::vector<std::uint32_t> rows;    ///< of VvdFile
  std::vector<VtxStripGroup> groups;  ///< without strips
  std::vector<std::uint32_t> firsts;  ///< first vertex of each group's mesh
  std::vector<std::uint32_t> groupOf; ///< by row of the table

  std::int64_t of(std::size_t group, std::uint32_t vertex) const {
    const VtxStripGroup& in = groups[group];
    const std::uint64_t number =
        vertex < in.vertexCount ? std::uint64_t{firsts[group]} + vtx.meshVertexAt(in, vertex) : rows.size();
    return number < rows.size() ? std::int64_t{rows[number]} : -1;
  }
};

/// Records, and which group each is of.
struct GroupRecords {
  std::vector<std::uint64_t> places;
  std::vector<std::uint32_t> owners;

  void add(std::uint64_t place, std::size_t owner) {
    places.push_back(place);
    owners.push_back(static_cast<std::uint32_t>(owner));
  }
};

class StripSections {
public:
  StripSections(RecordSections sections, const VtxFile& vtx, const VvdFile* vvd, std::span<const ShownGroup> groups)
      : m_sections(std::move(sections)), m_vtx(vtx), m_vvd(vvd), m_groups(groups) {}

  void add(ModelRecords& records) {
    m_sections.addTable("header", kVtxHeader, 0, 1);
    addTree(records);
    if (!m_groups.empty()) {
      addVertices();
      addTriangles(records);
    }
  }

private:
  void addTree(ModelRecords& records) {
    for (const VtxLevel level : {kPartLevel, kModelLevel, kLodLevel, kMeshLevel, kGroupLevel, kStripLevel}) {
      FlatRows rows = flatRows(m_vtx.places[level]);
      const auto section =
          m_sections.addScattered(kTreeLevels[level].records, layoutOf(level, m_vtx.hasTopology), rows);
      if (level == kGroupLevel) {
        records.stripGroups = section;
        records.stripGroupRows = std::move(rows);
      }
    }
  }

  std::shared_ptr<StoredVertices> storedFor(const FlatRows& rows, const std::vector<std::uint32_t>& owners) const {
    auto stored = std::make_shared<StoredVertices>();
    stored->vtx.bytes = m_vtx.bytes;
    stored->rows = m_vvd->rows;
    for (const ShownGroup& shown : m_groups) {
      VtxStripGroup group = *shown.group;
      group.strips.clear();
      stored->groups.push_back(std::move(group));
      stored->firsts.push_back(shown.firstVertex);
    }
    stored->groupOf.resize(rows.places.size());
    for (std::size_t i = 0; i < owners.size(); ++i) {
      stored->groupOf[rows.rowOf[i]] = owners[i];
    }
    return stored;
  }

  /// Adds records of groups, with the vertices that they stand for: `meaning` of a record of a group, by its place.
  SectionId addMeant(const char* name, const structure::LayoutPtr& layout, const FlatRows& rows,
                     const std::vector<std::uint32_t>& owners, const Field& field,
                     structure::Value (*meaning)(const StoredVertices&, std::size_t group, std::uint64_t at)) {
    const SectionId section = m_sections.addScattered(name, layout, rows);
    m_sections.derive(section, {field},
                      [meaning, stored = storedFor(rows, owners),
                       raw = m_sections.tableOf(section)](std::uint64_t index, const structure::Row&) {
                        return std::vector{meaning(*stored, stored->groupOf[index], raw->rangeOf(index).offset)};
                      });
    return section;
  }

  void addVertices() {
    GroupRecords vertices;
    for (std::size_t number = 0; number < m_groups.size(); ++number) {
      const VtxStripGroup& group = *m_groups[number].group;
      for (std::uint32_t i = 0; i < group.vertexCount; ++i) {
        vertices.add(group.vertices + std::uint64_t{i} * kVtxVertex.size, number);
      }
    }
    addMeant("vertices", kVtxVertex, flatRows(vertices.places), vertices.owners, storedVertexField("vertex", 1),
             [](const StoredVertices& stored, std::size_t group, std::uint64_t at) -> structure::Value {
               const std::uint64_t vertex = (at - stored.groups[group].vertices) / kVtxVertex.size;
               return stored.of(group, static_cast<std::uint32_t>(vertex));
             });
  }

  void addTriangles(ModelRecords& records) {
    GroupRecords triangles;
    for (std::size_t number = 0; number < m_groups.size(); ++number) {
      const VtxStripGroup& group = *m_groups[number].group;
      forEachTriangle(m_vtx, group, [&](const VtxTriangle& triangle) {
        triangles.add(group.indices + std::uint64_t{kVtxIndexSize} * triangle.firstIndex, number);
      });
    }
    FlatRows rows = flatRows(triangles.places);
    records.triangles =
        addMeant("triangles", kVtxTriangle, rows, triangles.owners, storedVertexField("vertices", 3),
                 [](const StoredVertices& stored, std::size_t group, std::uint64_t at) -> structure::Value {
                   std::vector<std::int64_t> corners;
                   for (std::uint32_t corner = 0; corner < kTriangleIndices.count(); ++corner) {
                     const std::byte* record = stored.vtx.bytes.data() + at;
                     corners.push_back(stored.of(group, kTriangleIndices.as<std::uint32_t>(record, corner)));
                   }
                   return corners;
                 });
    records.triangleRows = std::make_shared<const std::vector<std::uint32_t>>(std::move(rows.rowOf));
  }

  RecordSections m_sections;
  const VtxFile& m_vtx;
  const VvdFile* m_vvd;
  std::span<const ShownGroup> m_groups;
};

} // namespace

std::uint32_t VtxFile::indexAt(const VtxStripGroup& group, std::uint32_t number) const {
  return kTriangleIndices.as<std::uint32_t>(bytes.data() + group.indices, number);
}

std::uint32_t VtxFile::meshVertexAt(const VtxStripGroup& group, std::uint32_t vertex) const {
  return kMeshVertex.as<std::uint32_t>(bytes.data() + group.vertices + std::uint64_t{kVtxVertex.size} * vertex);
}

Result<VtxFile> readVtx(const Bytes& file, SpaceId space, const MdlFile& mdl) {
  constexpr Column kVersion = columnOf<kVtxHeader>("version");
  if (file.size() >= 4 && kVersion.integer(file.data()) != kVtxVersion) {
    return std::unexpected(Error::of(
        ErrorCode::Unsupported,
        translate("formats", "triangles of version %1; version 7 is supported").arg(kVersion.integer(file.data()))));
  }
  const auto tryRead = [&](bool hasTopology) -> Result<VtxFile> {
    try {
      return VtxReader(file, space, mdl, hasTopology).run();
    } catch (const bytes::ReadError& error) {
      return std::unexpected(error.error());
    }
  };
  const bool usual = mdl.header.version >= kFirstWithTopology;
  auto read = tryRead(usual);
  if (read) {
    return read;
  }
  auto unusual = tryRead(!usual);
  return unusual ? unusual : read;
}

void addStripSections(structure::StructureBuilder& builder, const ByteSourcePtr& source, const VtxFile& vtx,
                      const VvdFile* vvd, std::span<const ShownGroup> groups, ModelRecords& records) {
  StripSections({builder, QStringLiteral("vtx"), vtx.space, source, vtx.bytes}, vtx, vvd, groups).add(records);
}

} // namespace vitrine::formats::source
