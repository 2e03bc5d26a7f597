#include "core/formats/source/bsp/records/VertexLight.h"

#include "core/base/Translate.h"
#include "core/formats/source/bsp/records/LayoutParts.h"

#include <cmath>

namespace vitrine::formats::source {
namespace bsp {

constexpr auto kVertexLightHeader = layout("light by vertex", 40, u32("version"), u32("checksum"), u32("vertexFlags"),
                                           u32("vertexSize"), u32("vertexCount"), u32("meshCount").gap(16));
constexpr auto kVertexLightMesh =
    layout("light of a mesh", 28, u32("lod"), u32("vertexCount"), u32("vertexOffset").gap(16));

} // namespace bsp

namespace {

constexpr std::uint32_t kVersion = 2;
constexpr std::uint32_t kColourBytes = 4;
constexpr float kOverbright = 2.0F;
constexpr float kGamma = 2.2F;

consteval Column ofHeader(std::string_view field) {
  return structure::columnOf<bsp::kVertexLightHeader>(field);
}

consteval Column ofMesh(std::string_view field) {
  return structure::columnOf<bsp::kVertexLightMesh>(field);
}

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

void checkForm(const Bytes& header, ByteReader& reader) {
  const auto number = [&](const Column& field) { return field.as<std::uint32_t>(header.data()); };
  if (number(ofHeader("version")) == bytes::swapped(kVersion)) {
    throw bytes::ReadError(
        Error::of(ErrorCode::Unsupported, base::translate("formats", "vertex lighting of a console")));
  }
  if (const std::uint32_t claimed = number(ofHeader("vertexCount")); claimed > reader.size() / kColourBytes) {
    reader.seek(0);
    reader.fail(base::translate("formats", "%1 vertices do not fit").arg(claimed));
  }
  if (const std::uint32_t version = number(ofHeader("version")); version != kVersion) {
    throw bytes::ReadError(
        Error::of(ErrorCode::Unsupported, base::translate("formats", "vertex lighting of version %1").arg(version)));
  }
  if (const std::uint32_t size = number(ofHeader("vertexSize")); size != kColourBytes) {
    throw bytes::ReadError(Error::of(ErrorCode::Unsupported,
                                     base::translate("formats", "vertex lighting with %1 bytes per vertex").arg(size)));
  }
}

VertexLight read(ByteReader& reader) {
  reader.require(1, bsp::kVertexLightHeader.size, base::translate("formats", "the header"));
  const Bytes header = reader.take(bsp::kVertexLightHeader.size);
  checkForm(header, reader);
  VertexLight light;
  light.checksum = ofHeader("checksum").as<std::uint32_t>(header.data());
  const auto total = ofHeader("vertexCount").as<std::uint32_t>(header.data());
  const auto meshCount = ofHeader("meshCount").as<std::uint32_t>(header.data());
  reader.require(meshCount, bsp::kVertexLightMesh.size, base::translate("formats", "meshes"));
  const RecordView meshes(bsp::kVertexLightMesh, reader.take(std::uint64_t{meshCount} * bsp::kVertexLightMesh.size),
                          {});
  for (std::size_t i = 0; i < meshes.count(); ++i) {
    const auto vertexCount = ofMesh("vertexCount").as<std::uint32_t>(meshes.at(i));
    if (ofMesh("lod").as<std::uint32_t>(meshes.at(i)) != 0 || vertexCount == 0) {
      continue;
    }
    // Meshes that name the same bytes over and over could ask for endless vertices.
    if (vertexCount > total - light.vertices.size()) {
      reader.fail(base::translate("formats", "more vertices than the declared %1").arg(total));
    }
    reader.seek(ofMesh("vertexOffset").as<std::uint32_t>(meshes.at(i)));
    reader.require(vertexCount, kColourBytes, base::translate("formats", "colours"));
    appendColours(reader.take(std::uint64_t{vertexCount} * kColourBytes), light.vertices);
    light.meshVertexCounts.push_back(vertexCount);
  }
  return light;
}

} // namespace

Result<VertexLight> readVertexLight(const Bytes& bytes) {
  ByteReader reader(bytes);
  try {
    return read(reader);
  } catch (const bytes::ReadError& error) {
    return std::unexpected(error.error());
  }
}

} // namespace vitrine::formats::source
