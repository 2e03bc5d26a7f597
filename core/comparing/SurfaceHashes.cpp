#include "core/comparing/SurfaceHashes.h"

#include "core/comparing/ContentMatch.h"

#include <QHashFunctions>

#include <cmath>

namespace vitrine::comparing {
namespace {

constexpr float kStepsPerUnit = 64;
constexpr float kCoordSteps = 1024;
constexpr float kColorSteps = 255;

std::uint64_t stepOf(float value, float steps) {
  return static_cast<std::uint64_t>(static_cast<std::int64_t>(std::lround(static_cast<double>(value) * steps)));
}

std::uint64_t hashOfVector(const QVector3D& vector) {
  return mixed(mixed(stepOf(vector.x(), kStepsPerUnit), stepOf(vector.y(), kStepsPerUnit)),
               stepOf(vector.z(), kStepsPerUnit));
}

std::uint64_t hashOfBytes(const Bytes& bytes) {
  return qHashBits(bytes.data(), bytes.size(), 0);
}

std::uint64_t hashOfLightmap(const scene::Lightmap& lightmap) {
  std::uint64_t hash = mixed(static_cast<std::uint64_t>(lightmap.width), static_cast<std::uint64_t>(lightmap.height));
  for (const scene::LightmapLayer& layer : lightmap.layers) {
    hash = mixed(mixed(hash, layer.style), layer.set);
    hash = mixed(mixed(hash, hashOfBytes(layer.flat)), hashOfBytes(layer.bumped));
  }
  return hash;
}

std::uint64_t hashOfColors(const scene::VertexStreams& vertices, std::uint32_t vertex, int surface) {
  std::uint64_t hash = 0;
  for (const scene::VertexStreams::Colors& stream : vertices.colors) {
    const std::size_t index = stream.indexOf(vertex, surface);
    if (index < stream.values.size()) {
      const QVector4D& color = stream.values[index];
      hash = mixed(mixed(mixed(hash, stepOf(color.x(), kColorSteps)), stepOf(color.y(), kColorSteps)),
                   stepOf(color.z(), kColorSteps));
    }
  }
  return hash;
}

} // namespace

SurfaceHashes hashesOf(const scene::Mesh& mesh, std::size_t surface,
                       const scene::ByLightmap<scene::Lightmap>& lightmaps) {
  const scene::Surface& of = mesh.surfaces[surface];
  SurfaceHashes hashes;
  const scene::VertexStreams& vertices = mesh.vertices;
  for (std::uint32_t i = of.firstIndex; i < of.firstIndex + of.indexCount; ++i) {
    const std::uint32_t vertex = mesh.indices[i];
    const std::uint64_t corner = hashOfVector(vertices.positions[vertex]);
    hashes.shape += mixed(21, corner);
    if (vertex < vertices.uvs[0].size()) {
      const QVector2D& uv = vertices.uvs[0][vertex];
      hashes.coords += mixed(mixed(corner, stepOf(uv.x(), kCoordSteps)), stepOf(uv.y(), kCoordSteps));
    }
    hashes.light += mixed(corner, hashOfColors(vertices, vertex, static_cast<int>(surface)));
  }
  if (!of.bounds.empty()) {
    hashes.bounds = mixed(hashOfVector(of.bounds.min()), hashOfVector(of.bounds.max()));
  }
  hashes.light += of.lightmap ? hashOfLightmap(lightmaps[of.lightmap]) : 0;
  return hashes;
}

} // namespace vitrine::comparing
