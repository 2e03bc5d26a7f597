#include "core/formats/source/bsp/props/VertexLight.h"

#include "core/bytes/ByteReader.h"

#include <cmath>

namespace vitrine::formats::source {
namespace {

constexpr std::uint32_t kVersion = 2;
constexpr std::uint32_t kColourBytes = 4;
constexpr std::uint64_t kUnusedBytes = 16;
constexpr std::uint64_t kMeshBytes = 28;
constexpr float kOverbright = 2.0F;
constexpr float kGamma = 2.2F;

struct MeshEntry {
  std::uint32_t lod = 0;
  std::uint32_t vertexCount = 0;
  std::uint32_t offset = 0;
};

/// Linear light of a byte.
std::array<qfloat16, 256> lightOfBytes() {
  std::array<qfloat16, 256> table;
  for (std::size_t i = 0; i < table.size(); ++i) {
    table[i] = qfloat16(std::pow(kOverbright * static_cast<float>(i) / 255.0F, kGamma));
  }
  return table;
}

void appendColours(const Bytes& colours, std::vector<std::array<qfloat16, 3>>& to) {
  static const std::array<qfloat16, 256> kLight = lightOfBytes();
  for (std::size_t at = 0; at + kColourBytes <= colours.size(); at += kColourBytes) {
    const auto light = [&](std::size_t channel) { return kLight[std::to_integer<std::size_t>(colours[at + channel])]; };
    to.push_back({light(2), light(1), light(0)}); // blue comes first
  }
}

VertexLight read(ByteReader& reader) {
  VertexLight light;
  if (const std::uint32_t version = reader.u32(); version != kVersion) {
    throw bytes::ReadError(
        Error::of(ErrorCode::Unsupported, QStringLiteral("light by vertex of version %1").arg(version)));
  }
  light.checksum = reader.u32();
  reader.skip(4); // flags: that there are colours
  if (const std::uint32_t size = reader.u32(); size != kColourBytes) {
    throw bytes::ReadError(
        Error::of(ErrorCode::Unsupported, QStringLiteral("light by vertex with %1 bytes for each").arg(size)));
  }
  const std::uint32_t total = reader.u32();
  const std::uint32_t meshCount = reader.u32();
  reader.skip(kUnusedBytes);
  reader.require(meshCount, kMeshBytes, QStringLiteral("meshes"));
  std::vector<MeshEntry> meshes(meshCount);
  for (MeshEntry& mesh : meshes) {
    mesh = {reader.u32(), reader.u32(), reader.u32()};
    reader.skip(kUnusedBytes);
  }
  for (const MeshEntry& mesh : meshes) {
    if (mesh.lod != 0 || mesh.vertexCount == 0) {
      continue;
    }
    // Meshes that name the same bytes over and over could ask for endless vertices.
    if (mesh.vertexCount > total - light.vertices.size()) {
      reader.fail(QStringLiteral("more vertices than the %1 it says it has").arg(total));
    }
    reader.seek(mesh.offset);
    reader.require(mesh.vertexCount, kColourBytes, QStringLiteral("colours"));
    appendColours(reader.take(std::uint64_t{mesh.vertexCount} * kColourBytes), light.vertices);
    light.meshVertexCounts.push_back(mesh.vertexCount);
  }
  return light;
}

} // namespace

bool keepMeshes(VertexLight& light, const std::vector<std::uint32_t>& vertexCounts) {
  std::vector<std::array<qfloat16, 3>> kept;
  std::size_t next = 0;
  auto vertex = light.vertices.cbegin();
  for (const std::uint32_t count : light.meshVertexCounts) {
    if (next < vertexCounts.size() && count == vertexCounts[next]) {
      kept.insert(kept.end(), vertex, vertex + count);
      ++next;
    }
    vertex += count;
  }
  if (next < vertexCounts.size()) {
    return false;
  }
  light.vertices = std::move(kept);
  light.meshVertexCounts = vertexCounts;
  return true;
}

Result<VertexLight> readVertexLight(const Bytes& bytes) {
  ByteReader reader(bytes);
  try {
    reader.require(1, 40, QStringLiteral("the header"));
    if (const std::uint64_t claimed = bytes::loadU32(bytes.data() + 16); claimed > bytes.size() / kColourBytes) {
      reader.fail(QStringLiteral("%1 vertices do not fit").arg(claimed));
    }
    return read(reader);
  } catch (const bytes::ReadError& error) {
    return std::unexpected(error.error());
  }
}

} // namespace vitrine::formats::source
