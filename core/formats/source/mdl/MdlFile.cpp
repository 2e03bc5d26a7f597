#include "core/formats/source/mdl/MdlFile.h"

#include "core/bytes/ByteReader.h"
#include "core/bytes/Text.h"
#include "core/formats/source/mdl/Finite.h"

#include <algorithm>
#include <cmath>

namespace vitrine::formats::source {
namespace {

constexpr std::uint32_t kBodyPartSize = 16;
constexpr std::uint32_t kModelSize = 148;
constexpr std::uint32_t kMeshSize = 116;
constexpr std::uint32_t kVertexSize = 48;
constexpr std::size_t kModelNameBytes = 64;
constexpr std::uint32_t kMeshCountOffset = 72;
constexpr std::uint32_t kVertexCountOffset = 80;

QQuaternion unit(const QQuaternion& rotation) {
  const float length = rotation.length();
  return std::isfinite(length) && length > 1e-6F ? rotation.normalized() : QQuaternion();
}

QQuaternion readQuaternion(ByteReader& reader) {
  const float x = reader.f32();
  const float y = reader.f32();
  const float z = reader.f32();
  return unit({reader.f32(), x, y, z});
}

/// Three rows of four; the identity where that is no place.
QMatrix4x4 readTransform(ByteReader& reader) {
  QMatrix4x4 matrix;
  bool whole = true;
  for (int row = 0; row < 3; ++row) {
    for (int column = 0; column < 4; ++column) {
      matrix(row, column) = reader.f32();
      whole = whole && std::isfinite(matrix(row, column));
    }
  }
  return whole ? matrix : QMatrix4x4();
}

class Reader {
public:
  Reader(const Bytes& file, MdlHeader header, Diagnostics* diagnostics) : m_reader(file), m_diagnostics(diagnostics) {
    m_mdl.bytes = file;
    m_mdl.header = std::move(header);
  }

  MdlFile run() {
    for (const MdlSpan& span : m_mdl.header.tables) {
      if (span.fault) {
        damage(*span.fault);
      }
    }
    readBones();
    readTextures();
    readSkins();
    try {
      readBodyParts();
    } catch (const bytes::ReadError& error) {
      m_mdl.damage = error.error();
    }
    if (const auto& fault = m_mdl.header.table(MdlTable::BodyParts).fault) {
      m_mdl.damage = fault;
    }
    return std::move(m_mdl);
  }

private:
  void damage(const Error& error) {
    if (m_diagnostics) {
      m_diagnostics->damage(error.message, ByteRange{base::kFileSpace, error.offset.value_or(0), 4});
    }
  }

  /// Goes to a record of a list, which is known to be there.
  std::uint64_t seek(MdlTable table, std::uint32_t index) {
    const std::uint64_t at = m_mdl.header.table(table).at(index, infoOf(table).recordSize);
    m_reader.seek(at);
    return at;
  }

  QString nameAt(std::uint64_t record, std::int32_t relative) const {
    return relative == 0 ? QString() : mdlText(m_mdl.bytes, static_cast<std::int64_t>(record) + relative);
  }

  void readBones() {
    const std::uint32_t count = m_mdl.header.table(MdlTable::Bones).count;
    m_mdl.bones.reserve(count);
    for (std::uint32_t i = 0; i < count; ++i) {
      m_mdl.bones.push_back(readBone(i));
    }
  }

  MdlBone readBone(std::uint32_t index) {
    const std::uint64_t at = seek(MdlTable::Bones, index);
    MdlBone bone;
    bone.name = nameAt(at, m_reader.i32());
    bone.parent = m_reader.i32();
    if (bone.parent < -1 || bone.parent >= static_cast<int>(index)) {
      damage(Error::damaged(QStringLiteral("bone %1 hangs on bone %2, which does not stand before it; it hangs on none")
                                .arg(index)
                                .arg(bone.parent),
                            at + 4));
      bone.parent = -1;
    }
    m_reader.skip(24);
    bone.position = finite(m_reader.vec3());
    bone.rotation = readQuaternion(m_reader);
    bone.angles = finite(m_reader.vec3());
    bone.positionScale = finite(m_reader.vec3());
    bone.angleScale = finite(m_reader.vec3());
    bone.poseToBone = readTransform(m_reader);
    bone.alignment = readQuaternion(m_reader);
    bone.flags = m_reader.u32();
    return bone;
  }

  void readTextures() {
    for (std::uint32_t i = 0; i < m_mdl.header.table(MdlTable::Textures).count; ++i) {
      const std::uint64_t at = seek(MdlTable::Textures, i);
      m_mdl.textures.push_back(nameAt(at, m_reader.i32()));
    }
    for (std::uint32_t i = 0; i < m_mdl.header.table(MdlTable::TextureDirs).count; ++i) {
      seek(MdlTable::TextureDirs, i);
      m_mdl.textureDirs.push_back(mdlText(m_mdl.bytes, m_reader.i32()));
    }
  }

  /// Every column of the one family there must be is the texture of its number.
  void addPlainSkin() {
    std::vector<int> family(m_mdl.textures.size());
    for (std::size_t i = 0; i < family.size(); ++i) {
      family[i] = static_cast<int>(i);
    }
    m_mdl.skins.push_back(std::move(family));
  }

  void readSkins() {
    const MdlHeader& header = m_mdl.header;
    if (header.skinRefs == 0 || header.skinFamilies == 0) {
      addPlainSkin();
      return;
    }
    const auto fileSize = static_cast<std::int64_t>(m_mdl.bytes.size());
    const bool counts = header.skinRefs > 0 && header.skinFamilies > 0 && header.skins >= 0 && header.skins <= fileSize;
    if (!counts || std::int64_t{header.skinRefs} * header.skinFamilies > (fileSize - header.skins) / 2) {
      damage(Error::damaged(QStringLiteral("%1 skins of %2 materials do not fit in the file; there is but one skin")
                                .arg(header.skinFamilies)
                                .arg(header.skinRefs),
                            220));
      addPlainSkin();
      return;
    }
    m_mdl.skinsAreStored = true;
    m_reader.seek(static_cast<std::uint64_t>(header.skins));
    for (std::int32_t family = 0; family < header.skinFamilies; ++family) {
      std::vector<int>& row = m_mdl.skins.emplace_back();
      for (std::int32_t ref = 0; ref < header.skinRefs; ++ref) {
        row.push_back(m_reader.i16());
      }
    }
  }

  /// Models first and then all their meshes, so that a mesh that cannot be read costs no model.
  void readBodyParts() {
    for (std::uint32_t i = 0; i < m_mdl.header.table(MdlTable::BodyParts).count; ++i) {
      const std::uint64_t at = seek(MdlTable::BodyParts, i);
      MdlBodyPart& part = m_mdl.bodyParts.emplace_back();
      part.name = nameAt(at, m_reader.i32());
      const std::uint32_t count = readCount(m_modelsLeft, kModelSize, "models");
      part.base = m_reader.i32();
      const std::uint64_t models = readPlace(at, count, kModelSize, "models");
      for (std::uint32_t k = 0; k < count; ++k) {
        part.models.push_back(readModel(models + std::uint64_t{k} * kModelSize));
      }
    }
    for (MdlBodyPart& part : m_mdl.bodyParts) {
      std::ranges::for_each(part.models, [this](MdlModel& model) { readMeshes(model); });
    }
  }

  /// A count of records, which all lie apart in what a compiler writes: together they are no larger than the file.
  std::uint32_t readCount(std::uint64_t& left, std::uint32_t size, const char* what) {
    const std::int32_t count = m_reader.i32();
    if (count < 0 || static_cast<std::uint64_t>(count) > left) {
      m_reader.seek(m_reader.position() - 4);
      m_reader.fail(
          QStringLiteral("%1 %2 of %3 bytes cannot fit in the file").arg(count).arg(QLatin1StringView(what)).arg(size));
    }
    left -= static_cast<std::uint64_t>(count);
    return static_cast<std::uint32_t>(count);
  }

  /// A place told from the start of its record, with room for so many.
  std::uint64_t readPlace(std::uint64_t record, std::uint32_t count, std::uint32_t size, const char* what) {
    const std::uint64_t field = m_reader.position();
    const std::int64_t place = static_cast<std::int64_t>(record) + m_reader.i32();
    const auto fileSize = static_cast<std::int64_t>(m_mdl.bytes.size());
    if (count > 0 && (place < 0 || place > fileSize || std::int64_t{count} * size > fileSize - place)) {
      m_reader.seek(field);
      m_reader.fail(QStringLiteral("%1 %2 of %3 bytes do not fit at byte %4 of %5")
                        .arg(count)
                        .arg(QLatin1StringView(what))
                        .arg(size)
                        .arg(place)
                        .arg(fileSize));
    }
    return static_cast<std::uint64_t>(std::max<std::int64_t>(place, 0));
  }

  MdlModel readModel(std::uint64_t at) {
    m_reader.seek(at);
    MdlModel model;
    model.offset = at;
    model.name = m_reader.fixedLatin1(kModelNameBytes);
    m_reader.seek(at + kVertexCountOffset);
    model.vertexCount = m_reader.u32();
    model.firstVertex = m_reader.u32() / kVertexSize;
    return model;
  }

  void readMeshes(MdlModel& model) {
    m_reader.seek(model.offset + kMeshCountOffset);
    const std::uint32_t count = readCount(m_meshesLeft, kMeshSize, "meshes");
    const std::uint64_t meshes = readPlace(model.offset, count, kMeshSize, "meshes");
    for (std::uint32_t k = 0; k < count; ++k) {
      model.meshes.push_back(readMesh(meshes + std::uint64_t{k} * kMeshSize));
    }
  }

  MdlMesh readMesh(std::uint64_t at) {
    m_reader.seek(at);
    MdlMesh mesh;
    mesh.offset = at;
    mesh.material = m_reader.i32();
    m_reader.skip(4);
    mesh.vertexCount = m_reader.u32();
    mesh.firstVertex = m_reader.u32();
    mesh.flexCount = m_reader.u32();
    const std::int64_t flexes = m_reader.i32();
    mesh.flexes = mesh.flexCount > 0 && flexes > 0 ? at + static_cast<std::uint64_t>(flexes) : 0;
    m_reader.seek(at + 52);
    for (std::uint32_t& vertices : mesh.lodVertexCounts) {
      vertices = m_reader.u32();
    }
    return mesh;
  }

  ByteReader m_reader;
  Diagnostics* m_diagnostics;
  MdlFile m_mdl;
  std::uint64_t m_modelsLeft = m_reader.size() / kModelSize;
  std::uint64_t m_meshesLeft = m_reader.size() / kMeshSize;
};

} // namespace

QString mdlText(const Bytes& file, std::int64_t place) {
  if (place < 0) {
    return {};
  }
  return bytes::cString(file.clippedSlice(static_cast<std::uint64_t>(place), kLongestMdlName).span(), 0);
}

Result<MdlFile> readMdl(const Bytes& file, Diagnostics* diagnostics) {
  auto header = readMdlHeader(file);
  if (!header) {
    return std::unexpected(header.error());
  }
  return Reader(file, std::move(*header), diagnostics).run();
}

} // namespace vitrine::formats::source
