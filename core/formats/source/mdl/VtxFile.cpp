#include "core/formats/source/mdl/VtxFile.h"

#include "core/bytes/ByteReader.h"

namespace vitrine::formats::source {
namespace {

constexpr std::int32_t kVersion = 7;
constexpr std::int32_t kFirstWithTopology = 49;
constexpr std::uint32_t kBodyPartSize = 8;
constexpr std::uint32_t kModelSize = 8;
constexpr std::uint32_t kLodSize = 12;
constexpr std::uint32_t kMeshSize = 9;
constexpr std::uint8_t kIsList = 1;
constexpr std::uint8_t kIsStrip = 2;
constexpr std::size_t kIdAt = 4;

/// Count and place of a list, the latter told from the start of the record that has it.
struct List {
  std::uint32_t count = 0;
  std::uint64_t place = 0;
};

class Reader {
public:
  Reader(const Bytes& file, SpaceId space, const MdlFile& mdl, bool hasTopology)
      : m_reader(file, {space, 0, file.size()}), m_mdl(mdl), m_left(kOverlap * file.size()) {
    m_vtx.bytes = file;
    m_vtx.space = space;
    m_vtx.hasTopology = hasTopology;
  }

  VtxFile run() {
    m_vtx.version = m_reader.i32();
    m_reader.seek(16);
    m_vtx.checksum = m_reader.u32();
    m_vtx.lodCount = m_reader.i32();
    m_reader.skip(4);
    const List parts = readList(0, kBodyPartSize, "body parts");
    expect(parts.count <= m_mdl.bodyParts.size(), "more body parts than the model has");
    for (std::uint32_t i = 0; i < parts.count; ++i) {
      m_vtx.bodyParts.push_back(readBodyPart(parts.place + std::uint64_t{i} * kBodyPartSize, m_mdl.bodyParts[i]));
    }
    return std::move(m_vtx);
  }

private:
  /// Compilers write every list once; the same bytes may be named this often before it is called hostile.
  static constexpr std::uint64_t kOverlap = 4;

  void expect(bool holds, const char* fault) const {
    if (!holds) {
      m_reader.fail(QString::fromLatin1(fault));
    }
  }

  List readList(std::uint64_t record, std::uint32_t size, const char* what) {
    const std::uint64_t field = m_reader.position();
    const std::int32_t count = m_reader.i32();
    const std::int64_t place = static_cast<std::int64_t>(record) + m_reader.i32();
    const auto fileSize = static_cast<std::int64_t>(m_reader.size());
    const bool fits =
        count >= 0 &&
        (count == 0 || (place >= 0 && place <= fileSize && std::int64_t{count} * size <= fileSize - place));
    const std::uint64_t taken = fits ? std::uint64_t{size} * static_cast<std::uint64_t>(count) : 0;
    if (!fits || taken > m_left) {
      m_reader.seek(field);
      m_reader.fail(QStringLiteral("%1 %2 of %3 bytes do not fit at byte %4 of %5")
                        .arg(count)
                        .arg(QLatin1StringView(what))
                        .arg(size)
                        .arg(place)
                        .arg(fileSize));
    }
    m_left -= taken;
    return {static_cast<std::uint32_t>(count), static_cast<std::uint64_t>(count == 0 ? 0 : place)};
  }

  VtxBodyPart readBodyPart(std::uint64_t at, const MdlBodyPart& part) {
    m_reader.seek(at);
    const List models = readList(at, kModelSize, "models");
    expect(models.count <= part.models.size(), "more models than the body part has");
    VtxBodyPart made{at, {}};
    for (std::uint32_t i = 0; i < models.count; ++i) {
      made.models.push_back(readModel(models.place + std::uint64_t{i} * kModelSize, part.models[i]));
    }
    return made;
  }

  VtxModel readModel(std::uint64_t at, const MdlModel& model) {
    m_reader.seek(at);
    const List lods = readList(at, kLodSize, "levels of detail");
    VtxModel made{at, {}};
    for (std::uint32_t i = 0; i < lods.count; ++i) {
      made.lods.push_back(readLod(lods.place + std::uint64_t{i} * kLodSize, model));
    }
    return made;
  }

  VtxLod readLod(std::uint64_t at, const MdlModel& model) {
    m_reader.seek(at);
    const List meshes = readList(at, kMeshSize, "meshes");
    expect(meshes.count <= model.meshes.size(), "more meshes than the model has");
    VtxLod made{at, m_reader.f32(), {}};
    for (std::uint32_t i = 0; i < meshes.count; ++i) {
      made.meshes.push_back(readMesh(meshes.place + std::uint64_t{i} * kMeshSize, model.meshes[i]));
    }
    return made;
  }

  VtxMesh readMesh(std::uint64_t at, const MdlMesh& mesh) {
    m_reader.seek(at);
    const List groups = readList(at, m_vtx.stripGroupSize(), "strip groups");
    VtxMesh made{at, m_reader.u8(), {}};
    for (std::uint32_t i = 0; i < groups.count; ++i) {
      made.groups.push_back(readGroup(groups.place + std::uint64_t{i} * m_vtx.stripGroupSize(), mesh));
    }
    return made;
  }

  VtxStripGroup readGroup(std::uint64_t at, const MdlMesh& mesh) {
    m_reader.seek(at);
    const List vertices = readList(at, kVtxVertexSize, "vertices");
    const List indices = readList(at, 2, "indices");
    const List strips = readList(at, m_vtx.stripSize(), "strips");
    VtxStripGroup group{at, vertices.place, vertices.count, indices.place, indices.count, strips.place,
                        {}, m_reader.u8()};
    checkNumbers(group, mesh);
    for (std::uint32_t i = 0; i < strips.count; ++i) {
      group.strips.push_back(readStrip(strips.place + std::uint64_t{i} * m_vtx.stripSize(), group));
    }
    return group;
  }

  void checkNumbers(const VtxStripGroup& group, const MdlMesh& mesh) {
    for (std::uint32_t i = 0; i < group.vertexCount; ++i) {
      if (m_vtx.meshVertexAt(group, i) >= mesh.vertexCount) {
        m_reader.seek(group.vertices + std::uint64_t{i} * kVtxVertexSize + kIdAt);
        m_reader.fail(
            QStringLiteral("vertex %1 of a mesh that has %2").arg(m_vtx.meshVertexAt(group, i)).arg(mesh.vertexCount));
      }
    }
    for (std::uint32_t i = 0; i < group.indexCount; ++i) {
      if (m_vtx.indexAt(group, i) >= group.vertexCount) {
        m_reader.seek(group.indices + std::uint64_t{i} * 2);
        m_reader.fail(QStringLiteral("index %1 of a strip group of %2 vertices")
                          .arg(m_vtx.indexAt(group, i))
                          .arg(group.vertexCount));
      }
    }
  }

  VtxStrip readStrip(std::uint64_t at, const VtxStripGroup& group) {
    m_reader.seek(at);
    VtxStrip strip;
    strip.indexCount = m_reader.u32();
    strip.firstIndex = m_reader.u32();
    const std::uint32_t vertexCount = m_reader.u32();
    const std::uint32_t firstVertex = m_reader.u32();
    m_reader.skip(2);
    const std::uint8_t flags = m_reader.u8();
    m_reader.seek(at);
    expect(strip.firstIndex <= group.indexCount && strip.indexCount <= group.indexCount - strip.firstIndex,
           "a strip of indices that its group does not have");
    expect(firstVertex <= group.vertexCount && vertexCount <= group.vertexCount - firstVertex,
           "a strip of vertices that its group does not have");
    expect(flags == kIsList || flags == kIsStrip, "a strip that is neither list nor strip of triangles");
    // Strips of a group lie side by side; many that name the same indices would be drawn again and again.
    expect(m_left >= std::uint64_t{2} * strip.indexCount, "strips that name the same indices over and over");
    m_left -= std::uint64_t{2} * strip.indexCount;
    strip.isTriangleStrip = flags == kIsStrip;
    return strip;
  }

  ByteReader m_reader;
  const MdlFile& m_mdl;
  std::uint64_t m_left; ///< bytes that lists may still name
  VtxFile m_vtx;
};

Result<VtxFile> tryRead(const Bytes& file, SpaceId space, const MdlFile& mdl, bool hasTopology) {
  try {
    return Reader(file, space, mdl, hasTopology).run();
  } catch (const bytes::ReadError& error) {
    return std::unexpected(error.error());
  }
}

} // namespace

std::uint32_t VtxFile::indexAt(const VtxStripGroup& group, std::uint32_t number) const {
  return bytes::loadU16(bytes.data() + group.indices + std::uint64_t{2} * number);
}

std::uint32_t VtxFile::meshVertexAt(const VtxStripGroup& group, std::uint32_t vertex) const {
  return bytes::loadU16(bytes.data() + group.vertices + std::uint64_t{kVtxVertexSize} * vertex + kIdAt);
}

Result<VtxFile> readVtx(const Bytes& file, SpaceId space, const MdlFile& mdl) {
  if (file.size() >= 4 && bytes::loadI32(file.data()) != kVersion) {
    return std::unexpected(
        Error::of(ErrorCode::Unsupported,
                  QStringLiteral("triangles of version %1; version 7 is read").arg(bytes::loadI32(file.data()))));
  }
  const bool usual = mdl.header.version >= kFirstWithTopology;
  auto first = tryRead(file, space, mdl, usual);
  if (first) {
    return first;
  }
  auto second = tryRead(file, space, mdl, !usual);
  return second ? std::move(second) : std::move(first);
}

std::uint64_t triangleCount(const VtxFile& vtx, const VtxStripGroup& group) {
  std::uint64_t count = 0;
  forEachTriangle(vtx, group, [&count](const VtxTriangle&) { ++count; });
  return count;
}

} // namespace vitrine::formats::source
